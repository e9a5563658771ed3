import type { Node } from '../../engine/schema/documents/node.ts';

/** Where the step buttons stand: one above the other at the end, or one at each side. */
export const buttonPlaces = [
  { value: 'right', label: '▲▼' },
  { value: 'both', label: '－ ＋' },
] as const;

/** Designs of the older generation ask for buttons by naming their place, and write affixes into the slot. */
export function mapNumberProps(props: Readonly<Record<string, unknown>>, node: Node): Record<string, unknown> {
  const { slot } = node;
  return {
    ...props,
    controls: props.controls ?? props.controlsPosition === 'right',
    addonBefore: props.addonBefore || slot?.prepend,
    addonAfter: props.addonAfter || slot?.append,
  };
}
