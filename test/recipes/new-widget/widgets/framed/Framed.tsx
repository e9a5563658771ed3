import type { LayoutProps } from '../../../../../engine/contract/widget.ts';

export interface FramedProps extends LayoutProps {
  readonly heading?: string;
}

/** A group with a line around it and its name on the line. */
export function Framed({ heading, label, children }: FramedProps) {
  return (
    <fieldset>
      <legend>{heading || label}</legend>
      {children}
    </fieldset>
  );
}
