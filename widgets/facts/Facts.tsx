import './facts.css';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { type Moments, useMoments } from '../../engine/render/use-moments.ts';
import { dateFormats } from '../../engine/schema/values/index.ts';
import { records, wordOf } from '../shared/records.ts';

export interface FactsProps extends ActionProps {
  /** Entries `{ label, value, kind?: 'date' | 'datetime' }`. */
  readonly items?: unknown;
}

/** What is known of one thing, each under its name: a person, a device, a file. What is not known says so. */
export function Facts({ items, label }: FactsProps) {
  const { translate } = useServices();
  const moments = useMoments();
  return (
    <dl className="adit-facts" aria-label={label || undefined}>
      {records(items).map((item) => {
        const words = factText(item, moments);
        return (
          <div key={wordOf(item.label)}>
            <dt>{wordOf(item.label)}</dt>
            <dd data-empty={words === '' || undefined} title={factTitle(item, moments)}>
              {words || translate('widget.facts.none')}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type Fact = Readonly<Record<string, unknown>>;

function factText({ value, kind }: Fact, moments: Moments): string {
  const text = wordOf(value);
  if (kind === 'date') return moments.text(text, dateFormats.day);
  return kind === 'datetime' ? moments.text(text) : text;
}

function factTitle({ value, kind }: Fact, moments: Moments): string | undefined {
  return kind === 'datetime' ? moments.title(wordOf(value)) || undefined : undefined;
}
