import { defineWidget } from '../../engine/contract/widget.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { AutoComplete } from './AutoComplete.tsx';
import { autoCompleteDescriptor } from './auto-complete.descriptor.ts';

/** The older generation keeps the two texts around the control in the slot. */
function withSlotWords(props: Readonly<Record<string, unknown>>, { slot }: Node): Record<string, unknown> {
  return { addonBefore: slot?.prepend, addonAfter: slot?.append, ...props };
}

export const widget = defineWidget(autoCompleteDescriptor, AutoComplete, withSlotWords);
