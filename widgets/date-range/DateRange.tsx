import type { Dayjs } from 'dayjs';
import { useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { dateFormats, formatDate } from '../../engine/schema/values/index.ts';
import { dayEntryFormats, dayjsFormat, dayPart, dayPickerOf, readStored, writeDay } from '../date/day-format.ts';
import { type DayLimitProps, dayLimits } from '../date/day-limits.ts';
import { pickerProps } from '../date/picker-props.tsx';
import { TypedEntryContext } from '../date/TypedInput.tsx';
import { useTypedEntry } from '../date/use-typed-entry.ts';
import { pickerIn } from '../date/zone-picker.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';
import { storedText } from '../shared/stored-text.ts';

/** Two days `YYYY-MM-DD`; one alone is kept, for the rules to ask for the other. */
export type DayRange = readonly [string | null, string | null];

export interface DateRangeProps extends FieldProps<DayRange>, DayLimitProps {
  readonly startPlaceholder?: string;
  readonly endPlaceholder?: string;
  /** Stands between the two days. */
  readonly separator?: string;
  readonly format?: string;
  readonly clearable?: boolean;
}

export function DateRange(props: DateRangeProps) {
  const { id, label, value, onChange, onBlur, readOnly, bare } = props;
  const services = useServices();
  const { translate, timeZone } = services;
  const format = dayPart(dayjsFormat(props.format, dateFormats.day));
  const picker = dayPickerOf(undefined, format);
  const formats = dayEntryFormats(format, picker);
  const limits = dayLimits(props, label, services);
  const [start, end] = Array.isArray(value) ? [value[0] ?? null, value[1] ?? null] : [null, null];
  const separator = storedText(props.separator) ?? '~';
  // One object as long as the value is one: a picker drops what is half chosen when it gets another.
  const shown = useMemo<[Dayjs | null, Dayjs | null]>(
    () => [readStored(start, timeZone), readStored(end, timeZone)],
    [start, end, timeZone],
  );
  const handOut = (first: string | null, second: string | null) => {
    if (first !== start || second !== end) onChange(first === null && second === null ? null : [first, second]);
  };
  const day = (chosen: Dayjs | null | undefined) => (chosen ? writeDay(chosen, picker) : null);
  const startLabel = translate('widget.dateRange.start', { label });
  const endLabel = translate('widget.dateRange.end', { label });
  const { entry, picker: typing } = useTypedEntry({
    label,
    formats,
    refused: 'widget.date.refused',
    example: formatDate('2026-11-20', format),
    outside: limits.outside,
    names: { start: startLabel, end: endLabel },
    take: (typed, which) => {
      if (!typed && props.clearable === false) return;
      if (which === 'start') handOut(day(typed), end);
      else handOut(start, day(typed));
    },
    next: (which) => {
      if (which === 'start') document.getElementById(`${id}-end`)?.focus();
      return which === 'start';
    },
  });

  if (readOnly) {
    const days = [start, end].map((day) => (typeof day === 'string' ? formatDate(day, format) : ''));
    return <ReadOnlyText {...props} text={days.some(Boolean) ? days.join(` ${separator} `) : ''} />;
  }
  const hint = (stored: string | undefined, usual: string) => storedText(stored) ?? (bare ? '' : usual);
  const { RangePicker } = pickerIn(timeZone);
  return (
    <TypedEntryContext value={entry}>
      <RangePicker
        {...pickerProps(props, props.clearable)}
        {...typing}
        id={{ start: id, end: `${id}-end` }}
        picker={picker}
        format={format}
        value={shown}
        minDate={limits.minDate}
        maxDate={limits.maxDate}
        allowEmpty={[true, true]}
        separator={separator}
        placeholder={[hint(props.startPlaceholder, startLabel), hint(props.endPlaceholder, endLabel)]}
        onChange={(chosen) => handOut(day(chosen?.[0]), day(chosen?.[1]))}
        onBlur={onBlur}
      />
    </TypedEntryContext>
  );
}
