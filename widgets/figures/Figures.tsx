import './figures.css';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { shortNumber } from '../../engine/schema/helpers/short-number.ts';
import { records, wordOf } from '../shared/records.ts';

export interface FiguresProps extends ActionProps {
  /** Entries `{ label, value, note?, tone?: 'error', path? }`; a value that is not there yet keeps its place. */
  readonly items?: unknown;
  /** Further entries, as a source has them: they stand first. */
  readonly more?: unknown;
}

/** Below this a number is short enough as it is. */
const longFrom = 10_000;

/** Facts as figures on the ground of the page: no cards, no frames. Long numbers stand in short. */
export function Figures({ items, more, label }: FiguresProps) {
  return (
    <dl className="adit-figures" aria-label={label || undefined}>
      {[...records(more), ...records(items)].map((item) => {
        const words = wordOf(item.label);
        return (
          <div key={words} data-tone={item.tone === 'error' && isSomething(item.value) ? 'error' : undefined}>
            <dt>{words}</dt>
            <dd>
              <FigureLink to={item.path} label={words} value={item.value} />
              {wordOf(item.note) && <span>{wordOf(item.note)}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Neither none of it, nor not known yet. */
const isSomething = (value: unknown) => !['', '0'].includes(wordOf(value));

/** What a figure counts stands on a page of the application. */
function FigureLink({ to, label, value }: { readonly to: unknown; readonly label: string; readonly value: unknown }) {
  const { addressOf, navigate } = useServices();
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to)) return <Figure value={value} />;
  return (
    <a
      href={addressOf(to)}
      aria-label={`${label} ${wordOf(value)}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      <Figure value={value} />
    </a>
  );
}

function Figure({ value }: { readonly value: unknown }) {
  if (typeof value !== 'number' || Math.abs(value) < longFrom) return <strong>{wordOf(value) || '–'}</strong>;
  return (
    <strong title={String(value)}>
      <span aria-hidden="true">{shortNumber(value)}</span>
      <span className="adit-sr">{value}</span>
    </strong>
  );
}
