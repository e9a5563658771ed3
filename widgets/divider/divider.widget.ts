import { defineWidget } from '../../engine/contract/widget.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { storedText } from '../shared/stored-text.ts';
import { Divider } from './Divider.tsx';
import { dividerDescriptor } from './divider.descriptor.ts';

/** The older generation keeps the words in its slot. */
function mapDividerProps(props: Readonly<Record<string, unknown>>, node: Node): Record<string, unknown> {
  return { ...props, content: storedText(props.content) ?? node.slot?.default };
}

export const widget = defineWidget(dividerDescriptor, Divider, mapDividerProps);
