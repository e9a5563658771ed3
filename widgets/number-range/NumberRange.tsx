import './number-range.css';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { valueKinds } from '../../engine/schema/values/index.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';
import { NumberField, type NumberFieldProps } from '../input-number/NumberField.tsx';
import { storedText } from '../shared/stored-text.ts';

type End = number | string | null;

type OfBoth = Pick<NumberFieldProps, 'min' | 'max' | 'step' | 'precision' | 'thousands' | 'addonAfter'>;

export interface NumberRangeProps extends FieldProps<readonly End[]>, OfBoth {
  readonly startPlaceholder?: string;
  readonly endPlaceholder?: string;
}

/** Smallest and largest of a number. Blank on both sides gives an empty list. Source: library specification 5. */
export function NumberRange(props: NumberRangeProps) {
  const { id, label, labelId, describedBy, value, onChange, onBlur, invalid, readOnly, size, bare, field } = props;
  const { language, translate, timeZone } = useServices();
  const ends = Array.isArray(value) ? value : [];
  if (readOnly) {
    const text = valueKinds.numberRange.display(value, field, { language, translate, timeZone, optionsOf: () => [] });
    const after = bare ? undefined : storedText(props.addonAfter);
    return <ReadOnlyText {...{ id, describedBy, invalid, size, onBlur, bare, text, after }} />;
  }
  const change = (index: 0 | 1, end: End) => {
    const next: [End, End] = index === 0 ? [end, ends[1] ?? null] : [ends[0] ?? null, end];
    onChange(next.every((one) => one === null) ? [] : next);
  };
  const { startPlaceholder, endPlaceholder, addonAfter, ...both } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend of its own
    <div
      role="group"
      aria-labelledby={labelId}
      className="adit-number-range"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
      }}
    >
      <NumberField
        {...both}
        ownName={translate('widget.numberRange.from', { label })}
        value={ends[0] ?? null}
        {...(startPlaceholder === undefined ? {} : { placeholder: startPlaceholder })}
        onChange={(end) => change(0, end)}
        onBlur={nothing}
      />
      <span aria-hidden="true">~</span>
      <NumberField
        {...both}
        id={`${id}-end`}
        ownName={translate('widget.numberRange.to', { label })}
        value={ends[1] ?? null}
        {...(endPlaceholder === undefined ? {} : { placeholder: endPlaceholder })}
        {...(addonAfter === undefined ? {} : { addonAfter })}
        onChange={(end) => change(1, end)}
        onBlur={nothing}
      />
    </div>
  );
}

/** The pair is left when both ends are. */
const nothing = () => {};
