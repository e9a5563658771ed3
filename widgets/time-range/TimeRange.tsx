import type { Dayjs } from 'dayjs';
import { useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { valueKinds } from '../../engine/schema/values/index.ts';
import { pickerProps } from '../date/picker-props.tsx';
import { TypedEntryContext } from '../date/TypedInput.tsx';
import { pickerIn } from '../date/zone-picker.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';
import { storedText } from '../shared/stored-text.ts';
import { timeToDayjs } from '../time/time-limits.ts';
import { useTypedTime } from '../time/use-typed-time.ts';

/** Two times `HH:mm:ss`; one alone is kept, for the rules to ask for the other. */
type Times = readonly [string | null, string | null];

export interface TimeRangeProps extends FieldProps<Times> {
  readonly startPlaceholder?: string;
  readonly endPlaceholder?: string;
  readonly format?: string;
  /** First and last time that may be chosen. */
  readonly startTime?: string;
  readonly endTime?: string;
  readonly clearable?: boolean;
}

export function TimeRange(props: TimeRangeProps) {
  const { id, label, value, onChange, onBlur, readOnly, bare, field } = props;
  const { language, translate, timeZone } = useServices();
  const [start, end] = Array.isArray(value) ? [value[0] ?? null, value[1] ?? null] : [null, null];
  // One object as long as the value is one: a picker drops what is half chosen when it gets another.
  const shown = useMemo<[Dayjs | null, Dayjs | null]>(() => [timeToDayjs(start), timeToDayjs(end)], [start, end]);
  const handOut = (first: string | null, second: string | null) => {
    if (first !== start || second !== end) onChange(first === null && second === null ? null : [first, second]);
  };
  const { entry, picker, format, write, disabledTime } = useTypedTime({
    ...{ label, format: props.format, startTime: props.startTime, endTime: props.endTime, clearable: props.clearable },
    names: {
      start: translate('widget.timeRange.startOf', { label }),
      end: translate('widget.timeRange.endOf', { label }),
    },
    take: (time, which) => {
      if (which === 'start') handOut(time, end);
      else handOut(start, time);
    },
    next: (which) => {
      if (which === 'start') document.getElementById(`${id}-end`)?.focus();
      return which === 'start';
    },
  });

  if (readOnly) {
    const context = { language, translate, timeZone, optionsOf: () => [] };
    return <ReadOnlyText {...props} text={valueKinds.timeRange.display(value, field, context)} />;
  }
  const hint = (stored: string | undefined, usual: string) => storedText(stored) ?? (bare ? '' : translate(usual));
  const written = (chosen: Dayjs | null | undefined) => (chosen ? write(chosen) : null);
  const { RangePicker } = pickerIn(timeZone);
  return (
    <TypedEntryContext value={entry}>
      <RangePicker
        {...pickerProps(props, props.clearable)}
        {...picker}
        picker="time"
        id={{ start: id, end: `${id}-end` }}
        format={format}
        value={shown}
        // What is the wrong way round is said, not turned: of a shift through midnight it is right.
        order={false}
        {...(disabledTime ? { disabledTime } : {})}
        allowEmpty={[true, true]}
        separator="~"
        placeholder={[
          hint(props.startPlaceholder, 'widget.timeRange.start'),
          hint(props.endPlaceholder, 'widget.timeRange.end'),
        ]}
        onChange={(chosen) => handOut(written(chosen?.[0]), written(chosen?.[1]))}
        onBlur={onBlur}
      />
    </TypedEntryContext>
  );
}
