import './progress-cell.css';
import type { CellProps } from '../list-parts/cell-of.ts';
import { barOf, shareOf } from './progress-scale.ts';

/** A short bar and the number. */
export function Cell({ value, text, label }: CellProps) {
  const bar = barOf(shareOf(value) ?? 0);
  return (
    <span className="adit-progress-cell">
      <span
        role="progressbar"
        aria-label={label}
        aria-valuenow={bar}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${text}%`}
      >
        <i style={{ width: `${bar}%` }} />
      </span>
      {text}%
    </span>
  );
}
