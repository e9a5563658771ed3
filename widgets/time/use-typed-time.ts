import type { Dayjs } from 'dayjs';
import { useServices } from '../../engine/contract/services.ts';
import { readTime } from '../../engine/schema/values/index.ts';
import type { EntryEnd } from '../date/TypedInput.tsx';
import { type TypedEntryRules, useTypedEntry } from '../date/use-typed-entry.ts';
import { disabledTimes } from './time-limits.ts';

const entries = ['HH:mm:ss', 'HH:mm', 'H:mm', 'HHmm', 'HHmmss'];

interface Asked extends Pick<TypedEntryRules, 'label' | 'names' | 'next'> {
  readonly format: string | undefined;
  readonly startTime: string | undefined;
  readonly endTime: string | undefined;
  readonly clearable: boolean | undefined;
  take(time: string | null, end: EntryEnd): void;
}

/** How times of day are typed, within the limits of their field; `HH:mm:ss` where nothing says it without seconds. */
export function useTypedTime({ label, names, next, clearable, take, ...asked }: Asked) {
  const { translate } = useServices();
  const format = asked.format === 'HH:mm' ? 'HH:mm' : 'HH:mm:ss';
  const start = readTime(asked.startTime);
  const end = readTime(asked.endTime);
  const write = (chosen: Dayjs) => chosen.startOf(format === 'HH:mm' ? 'minute' : 'second').format('HH:mm:ss');
  const typing = useTypedEntry({
    label,
    formats: [format, ...entries.filter((other) => other !== format)],
    refused: 'widget.time.refused',
    example: '09:35:00'.slice(0, format.length),
    ...(names ? { names } : {}),
    ...(next ? { next } : {}),
    outside: (typed) => {
      const time = typed.format('HH:mm:ss');
      if (start && time < start) return translate('widget.time.early', { label, limit: start });
      return end && time > end ? translate('widget.time.late', { label, limit: end }) : undefined;
    },
    take: (typed, which) => {
      if (typed) take(write(typed), which);
      else if (clearable !== false) take(null, which);
    },
  });
  const disabledTime = start || end ? () => disabledTimes(start, end) : undefined;
  return { ...typing, format, write, disabledTime };
}
