import './figures.css';
import type { ActionProps } from '../../engine/widget.ts';
import { records, wordOf } from '../shared/records.ts';

export interface FiguresProps extends ActionProps {
  /** Entries `{ label, value, note?, tone?: 'error' }`; a value that is not there yet keeps its place. */
  readonly items?: unknown;
}

/** Facts as figures on the ground of the page: no cards, no frames. */
export function Figures({ items, label }: FiguresProps) {
  return (
    <dl className="adit-figures" aria-label={label || undefined}>
      {records(items).map((item) => {
        const words = wordOf(item.label);
        return (
          <div key={words} data-tone={item.tone === 'error' ? 'error' : undefined}>
            <dt>{words}</dt>
            <dd>
              <strong>{wordOf(item.value) || '–'}</strong>
              {wordOf(item.note) && <span>{wordOf(item.note)}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
