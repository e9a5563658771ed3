import './datetime-range.css';
import type { Dayjs } from 'dayjs';
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

/** Two moments as ISO text in UTC; one alone is kept, for the rules to ask for the other. */
type Moments = readonly [string | null, string | null];

export interface DatetimeRangeProps extends FieldProps<Moments>, DayLimitProps {
  readonly startPlaceholder?: string;
  readonly endPlaceholder?: string;
  /** As people read it, `yyyy-MM-dd HH:mm`; what it leaves out is zero in the value. */
  readonly format?: string;
  readonly clearable?: boolean;
}

/** From one moment to another: shown and chosen in the zone of the installation. */
export function DatetimeRange(props: DatetimeRangeProps) {
  const { id, label, value, onChange, onBlur, readOnly, bare } = props;
  const services = useServices();
  const { translate, timeZone } = services;
  const moments = useMoments();
  const [start, end] = Array.isArray(value) ? [value[0] ?? null, value[1] ?? null] : [null, null];
  // One object as long as the value is one: a picker drops what is half chosen when it gets another.
  const shown = useMemo<[Dayjs | null, Dayjs | null]>(
    () => [readStored(start, timeZone), readStored(end, timeZone)],
    [start, end, timeZone],
  );
  const handOut = (first: string | null, second: string | null) => {
    if (first !== start || second !== end) onChange(first === null && second === null ? null : [first, second]);
  };
  const format = dayjsFormat(props.format, dateFormats.minute);
  const time = /H.*$/.exec(format)?.[0];
  const limits = dayLimits(props, label, services);
  const written = (chosen: Dayjs | null | undefined) =>
    chosen ? writeMoment(cutMoment(chosen, format), timeZone) : null;
  const { entry, picker } = useTypedEntry({
    label,
    formats: momentEntryFormats(format),
    refused: 'widget.datetime.refused',
    example: '2026-11-20 09:35',
    outside: limits.outside,
    names: {
      start: translate('widget.datetimeRange.startOf', { label }),
      end: translate('widget.datetimeRange.endOf', { label }),
    },
    take: (typed, which) => {
      if (!typed && props.clearable === false) return;
      if (which === 'start') handOut(written(typed), end);
      else handOut(start, written(typed));
    },
    next: (which) => {
      if (which === 'start') document.getElementById(`${id}-end`)?.focus();
      return which === 'start';
    },
  });

  if (readOnly) {
    const ends = [start, end].filter((moment) => typeof moment === 'string');
    const [text, title] = [ends.map((end) => moments.text(end, format)), ends.map(moments.title)];
    return <ReadOnlyText {...props} text={text.join(' ~ ')} title={title.join(' ~ ')} />;
  }
  const hint = (stored: string | undefined, usual: string) => storedText(stored) ?? (bare ? '' : translate(usual));
  const { RangePicker } = pickerIn(timeZone);
  const elsewhere = moments.zoneElsewhere();
  return (
    <TypedEntryContext value={entry}>
      <div className="adit-datetime-range">
        <RangePicker
          classNames={{ popup: { root: 'adit-datetime-range-popup' } }}
          {...pickerProps(props, props.clearable)}
          {...picker}
          id={{ start: id, end: `${id}-end` }}
          showTime={time ? { format: time } : false}
          format={format}
          value={shown}
          // What is the wrong way round is said, not turned.
          order={false}
          minDate={limits.minDate}
          maxDate={limits.maxDate}
          allowEmpty={[true, true]}
          separator="~"
          renderExtraFooter={elsewhere === undefined ? undefined : () => elsewhere}
          placeholder={[
            hint(props.startPlaceholder, 'widget.datetimeRange.start'),
            hint(props.endPlaceholder, 'widget.datetimeRange.end'),
          ]}
          onChange={(chosen) => handOut(written(chosen?.[0]), written(chosen?.[1]))}
          onBlur={onBlur}
        />
      </div>
    </TypedEntryContext>
  );
}
