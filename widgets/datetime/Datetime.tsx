import { useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { useMoments } from '../../engine/render/use-moments.ts';
import { dateFormats } from '../../engine/schema/values/index.ts';
import { cutMoment, dayjsFormat, momentEntryFormats, readStored, writeMoment } from '../date/day-format.ts';
import { type DayLimitProps, dayLimits } from '../date/day-limits.ts';
import { pickerProps } from '../date/picker-props.tsx';
import { TypedEntryContext } from '../date/TypedInput.tsx';
import { useTypedEntry } from '../date/use-typed-entry.ts';
import { pickerIn } from '../date/zone-picker.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';
import { storedText } from '../shared/stored-text.ts';

export interface DatetimeProps extends FieldProps<string>, DayLimitProps {
  readonly placeholder?: string;
  /** As people read it, `yyyy-MM-dd HH:mm`; what it leaves out is zero in the value. */
  readonly format?: string;
  readonly clearable?: boolean;
}

/** A moment: shown and chosen in the zone of the installation, stored as ISO text in UTC. */
export function Datetime(props: DatetimeProps) {
  const { id, label, value, onChange, onBlur, readOnly, bare } = props;
  const services = useServices();
  const { timeZone } = services;
  const moments = useMoments();
  // One object as long as the value is one: a picker drops what is half chosen when it gets another.
  const shown = useMemo(() => readStored(value, timeZone), [value, timeZone]);
  const handOut = (next: string | null) => {
    if (next !== (value ?? null)) onChange(next);
  };
  const format = dayjsFormat(props.format, dateFormats.minute);
  const time = /H.*$/.exec(format)?.[0];
  const formats = momentEntryFormats(format);
  const limits = dayLimits(props, label, services);
  const { entry, picker: typing } = useTypedEntry({
    label,
    formats,
    refused: 'widget.datetime.refused',
    example: '2026-11-20 09:35',
    outside: limits.outside,
    take: (typed) => {
      if (typed) handOut(writeMoment(cutMoment(typed, format), timeZone));
      else if (props.clearable !== false) handOut(null);
    },
  });

  if (readOnly) {
    const text = typeof value === 'string' ? moments.text(value, format) : '';
    return <ReadOnlyText {...props} text={text} title={moments.title(value ?? '')} />;
  }
  const Picker = pickerIn(timeZone);
  const elsewhere = moments.zoneElsewhere();
  return (
    <TypedEntryContext value={entry}>
      <Picker
        {...pickerProps(props, props.clearable)}
        {...typing}
        id={id}
        showTime={time ? { format: time } : false}
        format={format}
        value={shown}
        minDate={limits.minDate}
        maxDate={limits.maxDate}
        renderExtraFooter={elsewhere === undefined ? undefined : () => elsewhere}
        placeholder={storedText(props.placeholder) ?? (bare ? '' : undefined)}
        onChange={(chosen) => onChange(chosen ? writeMoment(cutMoment(chosen, format), timeZone) : null)}
        onBlur={onBlur}
      />
    </TypedEntryContext>
  );
}
