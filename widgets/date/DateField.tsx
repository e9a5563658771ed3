import { useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { dateFormats, dayFormat, formatDate } from '../../engine/schema/values/index.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';
import { storedText } from '../shared/stored-text.ts';
import { dayEntryFormats, dayjsFormat, dayPickerOf, readStored, writeDay } from './day-format.ts';
import { type DayLimitProps, dayLimits } from './day-limits.ts';
import { pickerProps } from './picker-props.tsx';
import { TypedEntryContext } from './TypedInput.tsx';
import { useTypedEntry } from './use-typed-entry.ts';
import { pickerIn } from './zone-picker.ts';

export interface DateFieldProps extends FieldProps<string>, DayLimitProps {
  readonly placeholder?: string;
  /** As people read it, `yyyy-MM-dd`; without days one picks a month, without months a year. */
  readonly format?: string;
  readonly type?: string;
  readonly clearable?: boolean;
}

/** A calendar day, month or year; the value is a day `YYYY-MM-DD`, the first of a month or year. */
export function DateField(props: DateFieldProps) {
  const { id, label, value, onChange, onBlur, readOnly, bare } = props;
  const services = useServices();
  const { timeZone } = services;
  // One object as long as the value is one: a picker drops what is half chosen when it gets another.
  const shown = useMemo(() => readStored(value, timeZone), [value, timeZone]);
  const handOut = (next: string | null) => {
    if (next !== (value ?? null)) onChange(next);
  };
  const format = dayjsFormat(dayFormat(props), dateFormats.day);
  const picker = dayPickerOf(props.type, format);
  const formats = dayEntryFormats(format, picker);
  const limits = dayLimits(props, label, services);
  const { entry, picker: typing } = useTypedEntry({
    label,
    formats,
    refused: 'widget.date.refused',
    example: formatDate('2026-11-20', format),
    outside: limits.outside,
    take: (typed) => {
      if (typed) handOut(writeDay(typed, picker));
      else if (props.clearable !== false) handOut(null);
    },
  });

  if (readOnly) {
    const text = typeof value === 'string' ? formatDate(value, format) : '';
    return <ReadOnlyText {...props} text={text} />;
  }
  const Picker = pickerIn(timeZone);
  return (
    <TypedEntryContext value={entry}>
      <Picker
        {...pickerProps(props, props.clearable)}
        {...typing}
        id={id}
        picker={picker}
        format={format}
        value={shown}
        minDate={limits.minDate}
        maxDate={limits.maxDate}
        placeholder={storedText(props.placeholder) ?? (bare ? '' : undefined)}
        onChange={(chosen) => onChange(chosen ? writeDay(chosen, picker) : null)}
        onBlur={onBlur}
      />
    </TypedEntryContext>
  );
}
