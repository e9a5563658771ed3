import type { Node } from '../../engine/schema/documents/node.ts';
import { defineWidget } from '../../engine/widget.ts';
import { Input } from './Input.tsx';
import { inputDescriptor } from './input.descriptor.ts';
import { type Mask, readMask } from './mask-text.ts';
import { storedCount, storedText } from './stored-text.ts';

type Props = Readonly<Record<string, unknown>>;

/** The older generation writes the texts around an input into its slot. */
function mapInputProps(props: Props, node: Node): Record<string, unknown> {
  return {
    ...props,
    addonBefore: storedText(props.addonBefore) ?? storedText(node.slot?.prepend),
    addonAfter: storedText(props.addonAfter) ?? storedText(node.slot?.append),
    mask: props.useMask === true ? maskOf(props, node.props?.maskConfig) : undefined,
  };
}

/** Own settings over what a design of the dialect keeps in `maskConfig`. */
function maskOf(props: Props, stored: unknown): Mask {
  const mask = readMask(stored);
  return {
    ...mask,
    filler: storedText(props.maskFiller) ?? mask.filler,
    prefixLimit: storedCount(props.maskPrefix) ?? mask.prefixLimit,
    suffixLimit: storedCount(props.maskSuffix) ?? mask.suffixLimit,
    ignoreChar: storedText(props.maskIgnore) ?? mask.ignoreChar,
  };
}

export const widget = defineWidget(inputDescriptor, Input, mapInputProps);
