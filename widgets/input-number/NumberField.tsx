import { InputNumber as AntInputNumber, theme } from 'antd';
import { useRef } from 'react';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';
import { describedByAll, storedText } from '../shared/stored-text.ts';
import { AmountWords } from './AmountWords.tsx';
import { readEntry, showEntry, snapEntry, stepEntry } from './number-entry.ts';

export interface NumberFieldProps extends FieldProps<number | string> {
  readonly placeholder?: string;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly step?: number | string;
  /** Only multiples of the step: arrows go to the next one, leaving the field to the nearest. */
  readonly stepStrictly?: boolean;
  /** Decimals to fill up to when shown. More may be typed and are kept: the rules of the field judge them. */
  readonly precision?: number;
  readonly thousands?: boolean;
  readonly controls?: boolean;
  readonly controlsPosition?: string;
  readonly addonBefore?: string;
  readonly addonAfter?: string;
  readonly isAmountChinese?: boolean;
  /** Its name, where no label's `for` reaches it. */
  readonly ownName?: string;
}

/**
 * A number exactly as typed. Limits hold for arrows and buttons only: a typed number outside them is handed out and
 * refused by the field's rules with words, instead of being changed behind one's back.
 */
export function NumberField(props: NumberFieldProps) {
  const { id, describedBy, required, invalid, disabled, readOnly, size, bare, value, onChange, onBlur } = props;
  const { token } = theme.useToken();
  const typing = useRef(false);
  const before = bare ? undefined : storedText(props.addonBefore);
  const unit = bare ? undefined : storedText(props.addonAfter);
  const words = props.isAmountChinese === true && !bare;
  const after =
    unit || words ? (
      <>
        {unit}
        {words && <AmountWords value={value} />}
      </>
    ) : undefined;
  const how = { precision: props.precision, thousands: props.thousands === true };
  const rules = { step: props.step ?? 1, stepStrictly: props.stepStrictly === true, min: props.min, max: props.max };

  if (readOnly) {
    const parts = { id, describedBy, invalid, size, bare, onBlur, before, after };
    return <ReadOnlyText {...parts} text={showEntry(value, how)} numeric />;
  }

  const handOut = (next: number | string | null | undefined) => {
    if (next !== undefined && next !== (value ?? null)) onChange(next);
  };
  const settle = () => {
    typing.current = false;
    const snapped = snapEntry(value, rules);
    if (typeof snapped === 'number' || typeof snapped === 'string') handOut(snapped);
  };

  return (
    <AntInputNumber<string | number>
      id={id}
      stringMode
      inputMode="decimal"
      value={typeof value === 'number' || typeof value === 'string' ? showEntry(value, {}) : null}
      // The text stays as typed until one leaves the field, unless the value has become another.
      formatter={(shown, { input }) =>
        typing.current && String(readEntry(input) ?? '') === String(readEntry(String(shown ?? '')) ?? '')
          ? input
          : showEntry(shown, how)
      }
      parser={(text) => String(readEntry(text ?? '') ?? (text === '' ? '' : Number.NaN))}
      onInput={(text) => {
        typing.current = true;
        handOut(readEntry(text));
      }}
      onStep={(_next, { type, offset }) => {
        typing.current = false;
        // Shift makes ten steps of one.
        const times = Number(offset) > Number(rules.step) ? 10 : 1;
        handOut(stepEntry(value, type === 'up' ? times : -times, rules));
      }}
      onPressEnter={settle}
      onBlur={() => {
        settle();
        onBlur();
      }}
      step={rules.step}
      placeholder={storedText(props.placeholder)}
      controls={props.controls === true && !bare}
      mode={props.controlsPosition === 'both' ? 'spinner' : 'input'}
      disabled={disabled}
      size={size}
      variant={bare ? 'borderless' : 'outlined'}
      status={invalid ? 'error' : undefined}
      prefix={before === undefined ? undefined : <span id={`${id}-before`}>{before}</span>}
      suffix={
        after === undefined ? undefined : (
          <span
            id={`${id}-after`}
            style={{ display: 'flex', alignItems: 'baseline', minWidth: 0, whiteSpace: 'nowrap' }}
          >
            {after}
          </span>
        )
      }
      style={{ width: '100%' }}
      styles={{
        input: { fontVariantNumeric: 'tabular-nums', textAlign: bare ? 'right' : undefined },
        suffix: { color: token.colorText, marginInlineEnd: 0, maxWidth: '70%', minWidth: 0 },
      }}
      aria-label={props.ownName}
      aria-valuemin={limit(props.min)}
      aria-valuemax={limit(props.max)}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedByAll(describedBy, before && `${id}-before`, after && `${id}-after`)}
    />
  );
}

function limit(bound: number | string | undefined): number | undefined {
  return bound === undefined || bound === '' || Number.isNaN(Number(bound)) ? undefined : Number(bound);
}
