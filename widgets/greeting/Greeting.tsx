import './greeting.css';
import { useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { htmlLanguages } from '../../engine/schema/text/html-languages.ts';
import { formatInstant } from '../../engine/schema/values/index.ts';
import { records, wordOf } from '../shared/records.ts';
import { storedText } from '../shared/stored-text.ts';
import { partOfDay, shiftAt } from './part-of-day.ts';

export interface GreetingProps extends ActionProps {
  readonly name?: string;
  readonly line?: string;
  /** Entries `{ label, from, to }`, times as `08:00`. */
  readonly shifts?: unknown;
}

/** Who it is and what part of the day, the date, and the shift that runs now, by the clocks of the installation. */
export function Greeting({ name, line, shifts }: GreetingProps) {
  const { translate, language, timeZone } = useServices();
  const now = useMinute();
  const clock = formatInstant(now.toISOString(), 'HH:mm', timeZone);
  const written = new Intl.DateTimeFormat(htmlLanguages[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone,
  }).format(now);
  // One space between Chinese and digits. Source: look, words.
  const date = language === 'en' ? written : written.replace(/(\d+)([年月])/g, '$1 $2 ').replace(/(\d+)日/, '$1 日，');
  const list = records(shifts).map((shift) => ({
    label: wordOf(shift.label),
    from: wordOf(shift.from),
    to: wordOf(shift.to),
  }));
  const shift = shiftAt(list, clock);
  const words = [date, shift && `${shift.label} ${shift.from}–${shift.to}`, storedText(line)];
  return (
    <div className="adit-greeting">
      <h1>{translate(`widget.greeting.${partOfDay(clock)}`, { name: name ?? '' }).replace(/^，|, $/g, '')}</h1>
      <p>
        {words.filter(Boolean).map((word) => (
          <span key={String(word)}>{word}</span>
        ))}
      </p>
    </div>
  );
}

/** The time, anew at each full minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), 60_000 - (now.getTime() % 60_000) + 20);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
