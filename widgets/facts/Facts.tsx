import './facts.css';
import { useServices } from '../../engine/render/services.ts';
import { dateFormats, formatInstant } from '../../engine/schema/values/index.ts';
import type { ActionProps } from '../../engine/widget.ts';
import { records, wordOf } from '../shared/records.ts';

export interface FactsProps extends ActionProps {
  /** Entries `{ label, value, kind?: 'date' | 'datetime' }`. */
  readonly items?: unknown;
}

/** What is known of one thing, each under its name: a person, a device, a file. What is not known says so. */
export function Facts({ items, label }: FactsProps) {
  const { translate } = useServices();
  return (
    <dl className="adit-facts" aria-label={label || undefined}>
      {records(items).map((item) => {
        const words = factText(item);
        return (
          <div key={wordOf(item.label)}>
            <dt>{wordOf(item.label)}</dt>
            <dd data-empty={words === '' || undefined}>{words || translate('widget.facts.none')}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function factText({ value, kind }: Readonly<Record<string, unknown>>): string {
  const text = wordOf(value);
  if (kind === 'date') return formatInstant(text, dateFormats.day);
  return kind === 'datetime' ? formatInstant(text, dateFormats.minute) : text;
}
