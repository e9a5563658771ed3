import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { useMemo } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { dateFormats, formatInstant } from '../../engine/schema/values/index.ts';
import type { FieldProps } from '../../engine/widget.ts';
import { dayjsFormat, momentEntryFormats, readStored } from '../date/day-format.ts';
import { type DayLimitProps, dayLimits } from '../date/day-limits.ts';
import { pickerProps } from '../date/picker-props.tsx';
import { TypedEntryContext } from '../date/TypedInput.tsx';
import { useTypedEntry } from '../date/use-typed-entry.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';
import { storedText } from '../input/stored-text.ts';

export interface DatetimeProps extends FieldProps<string>, DayLimitProps {
  readonly placeholder?: string;
  /** As people read it, `yyyy-MM-dd HH:mm`; what it leaves out is zero in the value. */
  readonly format?: string;
  readonly clearable?: boolean;
}

/** A moment: shown and chosen in the browser's own zone, stored as ISO text in UTC. */
export function Datetime(props: DatetimeProps) {
  const { id, label, value, onChange, onBlur, readOnly, bare } = props;
  const { translate } = useServices();
  // One object as long as the value is one: a picker drops what is half chosen when it gets another.
  const shown = useMemo(() => readStored(value), [value]);
  const handOut = (next: string | null) => {
    if (next !== (value ?? null)) onChange(next);
  };
  const format = dayjsFormat(props.format, dateFormats.minute);
  const time = /H.*$/.exec(format)?.[0];
  const formats = momentEntryFormats(format);
  const limits = dayLimits(props, label, translate);
  const { entry, picker: typing } = useTypedEntry({
    label,
    formats,
    refused: 'widget.datetime.refused',
    example: '2026-11-20 09:35',
    outside: limits.outside,
    take: (typed) => {
      if (typed) handOut(cut(typed, format).toISOString());
      else if (props.clearable !== false) handOut(null);
    },
  });

  if (readOnly) {
    const text = typeof value === 'string' ? formatInstant(value, format) : '';
    return <ReadOnlyText {...props} text={text} />;
  }
  return (
    <TypedEntryContext value={entry}>
      <DatePicker
        {...pickerProps(props, props.clearable)}
        {...typing}
        id={id}
        showTime={time ? { format: time } : false}
        format={format}
        value={shown}
        minDate={limits.minDate}
        maxDate={limits.maxDate}
        placeholder={storedText(props.placeholder) ?? (bare ? '' : undefined)}
        onChange={(chosen) => onChange(chosen ? cut(chosen, format).toISOString() : null)}
        onBlur={onBlur}
      />
    </TypedEntryContext>
  );
}

/** "Now" comes with seconds; a value holds no more than its format shows. */
function cut(chosen: Dayjs, format: string): Dayjs {
  if (/s/.test(format)) return chosen.startOf('second');
  if (/m/.test(format)) return chosen.startOf('minute');
  return chosen.startOf(/H/.test(format) ? 'hour' : 'day');
}
