import { theme } from 'antd';
import Input from 'antd/es/input/Input';
import type { ReactNode } from 'react';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { describedByAll } from '../shared/stored-text.ts';

export interface ReadOnlyTextProps
  extends Pick<FieldProps, 'id' | 'describedBy' | 'invalid' | 'size' | 'bare' | 'onBlur'> {
  readonly text: string;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Figures: to the right in a cell, digits of one width. */
  readonly numeric?: boolean;
  readonly title?: string | undefined;
}

/** A value to read and copy, not to change: takes the focus, dashed frame on a quiet ground, so that it differs from disabled. */
export function ReadOnlyText({
  id,
  describedBy,
  invalid,
  size,
  bare,
  onBlur,
  text,
  before,
  after,
  numeric,
  title,
}: ReadOnlyTextProps) {
  const { token } = theme.useToken();
  const shown = !bare;
  return (
    <Input
      id={id}
      readOnly
      value={text}
      title={title || undefined}
      aria-describedby={describedByAll(describedBy, shown && after !== undefined && `${id}-after`)}
      aria-invalid={invalid}
      status={invalid ? 'error' : undefined}
      size={size}
      onBlur={onBlur}
      variant={bare ? 'borderless' : 'outlined'}
      style={bare ? undefined : { borderStyle: 'dashed', background: token.colorFillQuaternary }}
      styles={
        numeric ? { input: { fontVariantNumeric: 'tabular-nums', textAlign: bare ? 'right' : undefined } } : undefined
      }
      prefix={shown ? before : undefined}
      suffix={
        shown && after !== undefined ? (
          <span id={`${id}-after`} style={{ display: 'flex', alignItems: 'baseline' }}>
            {after}
          </span>
        ) : undefined
      }
    />
  );
}
