import type { FieldProps } from '../../engine/contract/widget.ts';

/** Names of the older generations among them. */
const sizeNames: Readonly<Record<string, FieldProps['size']>> = {
  small: 'small',
  mini: 'small',
  middle: 'middle',
  medium: 'middle',
  large: 'large',
};

/** The control's own size, or the form's. */
export function sizeOf(ownSize: unknown, formSize: FieldProps['size']): FieldProps['size'] {
  return (typeof ownSize === 'string' ? sizeNames[ownSize] : undefined) ?? formSize;
}

/** The form's size has the name `size` too: the control's own goes on as `ownSize`. */
export function withOwnSize({ size, ...props }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...props, ownSize: size };
}
