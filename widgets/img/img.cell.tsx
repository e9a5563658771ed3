import { isFileEntry } from '../../engine/schema/values/index.ts';
import type { CellProps } from '../cell-of.ts';
import { Pictures } from './Img.tsx';

/** As many as stand in a line of a list; of the others the number is told. Source: fields 3.2. */
const most = 3;

/** Pictures in a list, small, each larger by a press. */
export function Cell({ value, text, label }: CellProps) {
  const entries = Array.isArray(value) ? value.filter(isFileEntry) : [];
  if (entries.length === 0) return text;
  const more = entries.length - most;
  return (
    <span className="adit-img-cell">
      <Pictures entries={entries} most={most} label={label} bare />
      {more > 0 && `+${more}`}
    </span>
  );
}
