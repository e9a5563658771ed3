import { useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { readTime } from '../../engine/schema/values/index.ts';
import { pickerProps } from '../date/picker-props.tsx';
import { TypedEntryContext } from '../date/TypedInput.tsx';
import { pickerIn } from '../date/zone-picker.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';
import { storedText } from '../shared/stored-text.ts';
import { timeToDayjs } from './time-limits.ts';
import { useTypedTime } from './use-typed-time.ts';

export interface TimeProps extends FieldProps<string> {
  readonly placeholder?: string;
  /** `HH:mm:ss`, or `HH:mm` for times of whole minutes. */
  readonly format?: string;
  /** First and last time that may be chosen, `HH:mm` or `HH:mm:ss`. */
  readonly startTime?: string;
  readonly endTime?: string;
  readonly clearable?: boolean;
}

/** A time of day; the value is `HH:mm:ss`. */
export function Time(props: TimeProps) {
  const { id, label, value, onChange, onBlur, readOnly, bare } = props;
  const { timeZone } = useServices();
  // One object as long as the value is one: a picker drops what is half chosen when it gets another.
  const shown = useMemo(() => timeToDayjs(value), [value]);
  const handOut = (next: string | null) => {
    if (next !== (value ?? null)) onChange(next);
  };
  const { entry, picker, format, write, disabledTime } = useTypedTime({
    ...{ label, format: props.format, startTime: props.startTime, endTime: props.endTime, clearable: props.clearable },
    take: handOut,
  });

  if (readOnly) return <ReadOnlyText {...props} text={readTime(value)?.slice(0, format.length) ?? ''} />;
  const { TimePicker } = pickerIn(timeZone);
  return (
    <TypedEntryContext value={entry}>
      <TimePicker
        {...pickerProps(props, props.clearable)}
        {...picker}
        id={id}
        format={format}
        value={shown}
        disabledTime={disabledTime}
        placeholder={storedText(props.placeholder) ?? (bare ? '' : undefined)}
        onChange={(chosen) => handOut(chosen ? write(chosen) : null)}
        onBlur={onBlur}
      />
    </TypedEntryContext>
  );
}
