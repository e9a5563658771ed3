import type { Dayjs } from 'dayjs';
import { useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { readTime } from '../../engine/schema/values/index.ts';
import { pickerProps } from '../date/picker-props.tsx';
import { TypedEntryContext } from '../date/TypedInput.tsx';
import { useTypedEntry } from '../date/use-typed-entry.ts';
import { pickerIn } from '../date/zone-picker.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';
import { storedText } from '../shared/stored-text.ts';
import { disabledTimes, timeToDayjs } from './time-limits.ts';

export interface TimeProps extends FieldProps<string> {
  readonly placeholder?: string;
  /** `HH:mm:ss`, or `HH:mm` for times of whole minutes. */
  readonly format?: string;
  /** First and last time that may be chosen, `HH:mm` or `HH:mm:ss`. */
  readonly startTime?: string;
  readonly endTime?: string;
  readonly clearable?: boolean;
}

const entries = ['HH:mm:ss', 'HH:mm', 'H:mm', 'HHmm', 'HHmmss'];

/** A time of day; the value is `HH:mm:ss`. */
export function Time(props: TimeProps) {
  const { id, label, value, onChange, onBlur, readOnly, bare } = props;
  const { translate, timeZone } = useServices();
  // One object as long as the value is one: a picker drops what is half chosen when it gets another.
  const shown = useMemo(() => timeToDayjs(value), [value]);
  const handOut = (next: string | null) => {
    if (next !== (value ?? null)) onChange(next);
  };
  const format = props.format === 'HH:mm' ? 'HH:mm' : 'HH:mm:ss';
  const formats = [format, ...entries.filter((other) => other !== format)];
  const write = (chosen: Dayjs) => chosen.startOf(format === 'HH:mm' ? 'minute' : 'second').format('HH:mm:ss');
  const start = readTime(props.startTime);
  const end = readTime(props.endTime);
  const { entry, picker: typing } = useTypedEntry({
    label,
    formats,
    refused: 'widget.time.refused',
    example: '09:35:00'.slice(0, format.length),
    outside: (typed) => {
      const time = typed.format('HH:mm:ss');
      if (start && time < start) return translate('widget.time.early', { label, limit: start });
      return end && time > end ? translate('widget.time.late', { label, limit: end }) : undefined;
    },
    take: (typed) => {
      if (typed) handOut(write(typed));
      else if (props.clearable !== false) handOut(null);
    },
  });

  if (readOnly) return <ReadOnlyText {...props} text={readTime(value)?.slice(0, format.length) ?? ''} />;
  const { TimePicker } = pickerIn(timeZone);
  return (
    <TypedEntryContext value={entry}>
      <TimePicker
        {...pickerProps(props, props.clearable)}
        {...typing}
        id={id}
        format={format}
        value={shown}
        disabledTime={start || end ? () => disabledTimes(start, end) : undefined}
        placeholder={storedText(props.placeholder) ?? (bare ? '' : undefined)}
        onChange={(chosen) => handOut(chosen ? write(chosen) : null)}
        onBlur={onBlur}
      />
    </TypedEntryContext>
  );
}
