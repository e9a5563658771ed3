import { defineWidget } from '../../engine/contract/widget.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { initialPanes } from '../shared/initial-panes.ts';
import { Steps } from './Steps.tsx';
import { stepsDescriptor } from './steps.descriptor.ts';

/** The engine's own `active` says what is open now; what the design opens at first goes under another name. */
function mapStepsProps(props: Readonly<Record<string, unknown>>, node: Node): Record<string, unknown> {
  return { ...props, initial: initialPanes(node) };
}

export const widget = defineWidget(stepsDescriptor, Steps, mapStepsProps);
