import type { CSSProperties } from 'react';
import type { LayoutProps } from '../../engine/contract/widget.ts';

export interface RowProps extends LayoutProps {
  readonly justify?: string;
  readonly align?: string;
}

const justifies = ['start', 'center', 'end', 'space-between', 'space-around', 'space-evenly'] as const;
const aligns = new Map([
  ['top', 'start'],
  ['middle', 'center'],
  ['bottom', 'end'],
  ['stretch', 'stretch'],
]);

/** Children beside each other in 24 columns; the engine's grid inside takes both directions from these two properties. */
export function Row({ justify, align, children }: RowProps) {
  const across = justifies.find((known) => known === justify) ?? 'start';
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--adit-justify': across,
    '--adit-align': aligns.get(align ?? 'top') ?? 'start',
  };
  return (
    <div className="adit-row" data-justify={across} style={style}>
      {children}
    </div>
  );
}
