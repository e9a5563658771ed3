import { defineWidget } from '../../engine/contract/widget.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { maskOf } from '../../engine/schema/values/index.ts';
import { storedText } from '../shared/stored-text.ts';
import { Input } from './Input.tsx';
import { inputDescriptor } from './input.descriptor.ts';

type Props = Readonly<Record<string, unknown>>;

/** The older generation writes the texts around an input into its slot. */
function mapInputProps(props: Props, node: Node): Record<string, unknown> {
  return {
    ...props,
    addonBefore: storedText(props.addonBefore) ?? storedText(node.slot?.prepend),
    addonAfter: storedText(props.addonAfter) ?? storedText(node.slot?.append),
    mask: maskOf({ props, node }),
  };
}

export const widget = defineWidget(inputDescriptor, Input, mapInputProps);
