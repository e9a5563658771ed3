import { CalculatorOutlined } from '@ant-design/icons';
import { theme } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { amountInChinese, formatNumber, safePrecision } from '../../engine/schema/calc/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { withAffixes } from '../../engine/schema/values/index.ts';
import { IconButton } from '../shared/IconButton.tsx';
import { formulaWords } from './formula-words.ts';

export interface CalculateProps extends FieldProps<number | string> {
  readonly expression?: readonly unknown[];
  readonly precision?: number;
  readonly thousands?: boolean;
  readonly isAmountChinese?: boolean;
}

/** A value that only a formula writes. It changes while others are typed, so it is not announced each time. */
export function Calculate(props: CalculateProps) {
  const { id, labelId, describedBy, value, invalid, size, bare, field, onBlur } = props;
  const { translate, language } = useServices();
  const { token } = theme.useToken();
  const shown = formatNumber(value, {
    precision: safePrecision(props.precision, limits.decimalPrecision),
    thousands: props.thousands === true,
  });
  const amount = props.isAmountChinese === true ? amountInChinese(value) : null;
  const amountWords = amount === null ? '' : amount.kind === 'words' ? amount.text : translate(amount.key);
  const formula = formulaWords(props.expression, field.table, props.labelOf, translate);
  const hint = formula ? translate('widget.calculate.formula', { formula }) : translate('widget.calculate.noFormula');
  const heights = { small: token.controlHeightSM, middle: token.controlHeight, large: token.controlHeightLG };

  const output = (
    <output
      id={id}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-live="off"
      style={{ fontVariantNumeric: 'tabular-nums', fontWeight: bare ? undefined : 600, userSelect: 'text' }}
    >
      {/* In a cell the unit stands in the head. */}
      {bare ? shown : withAffixes(shown, field, language)}
    </output>
  );
  if (bare) {
    return (
      <span title={hint} style={{ display: 'block', padding: '0 11px', textAlign: 'right' }}>
        {output}
      </span>
    );
  }
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        minHeight: heights[size],
        paddingInline: '11px 4px',
        border: `1px dashed ${invalid ? token.colorError : token.colorBorder}`,
        borderRadius: token.borderRadius,
        background: token.colorFillQuaternary,
      }}
    >
      {output}
      <span style={{ flex: 1, minWidth: 0, fontSize: 12, color: token.colorTextSecondary }}>{amountWords}</span>
      <IconButton name={hint} icon={<CalculatorOutlined />} onBlur={onBlur} />
    </div>
  );
}
