import type { Dayjs } from 'dayjs';
import type { Services } from '../../engine/contract/services.ts';
import { readStored } from './day-format.ts';

/** First and last day that may be chosen, `YYYY-MM-DD`; the engine computes them from the rules of the field. */
export interface DayLimitProps {
  readonly minDate?: string | null;
  readonly maxDate?: string | null;
}

type Around = Pick<Services, 'translate' | 'timeZone'>;

export interface DayLimits {
  readonly minDate: Dayjs | undefined;
  readonly maxDate: Dayjs | undefined;
  /** Why a day may not be chosen, in words. */
  outside(day: Dayjs): string | undefined;
}

export function dayLimits(
  { minDate, maxDate }: DayLimitProps,
  label: string,
  { translate, timeZone }: Around,
): DayLimits {
  const min = readStored(minDate, timeZone)?.startOf('day');
  const max = readStored(maxDate, timeZone)?.endOf('day');
  return {
    minDate: min,
    maxDate: max,
    outside: (day) => {
      if (min && day.isBefore(min)) return translate('widget.date.early', { label, limit: min.format('YYYY-MM-DD') });
      if (max && day.isAfter(max)) return translate('widget.date.late', { label, limit: max.format('YYYY-MM-DD') });
      return undefined;
    },
  };
}
