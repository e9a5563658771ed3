import type { CellProps } from '../list-parts/cell-of.ts';
import { StateMark, stateOf } from './StateMark.tsx';

/** Mark and word. */
export function Cell({ value, text }: CellProps) {
  return (
    <span className="adit-three-state-cell">
      <StateMark state={stateOf(value)} />
      {text}
    </span>
  );
}
