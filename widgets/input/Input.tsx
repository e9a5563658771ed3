import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input as AntInput, Button } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { FieldProps } from '../../engine/widget.ts';
import { ClearIcon } from './ClearIcon.tsx';
import { knownIcon } from './known-icons.tsx';
import { type Mask, maskText } from './mask-text.ts';
import { ReadOnlyText } from './ReadOnlyText.tsx';
import { describedByAll, storedCount, storedText } from './stored-text.ts';
import { useComposedText } from './use-composed-text.ts';

export interface InputProps extends FieldProps<string> {
  readonly placeholder?: string;
  /** UTF-16 units, as the browser and the server count. */
  readonly maxlength?: number;
  readonly clearable?: boolean;
  readonly showCount?: boolean;
  readonly showPassword?: boolean;
  readonly addonBefore?: string;
  readonly addonAfter?: string;
  readonly prefixIcon?: string;
  readonly suffixIcon?: string;
  /** Hides part of a value that is only read. */
  readonly mask?: Mask;
}

export function Input(props: InputProps) {
  const { id, label, describedBy, required, invalid, disabled, readOnly, size, bare, value, onChange, onBlur } = props;
  const { translate } = useServices();
  const [revealed, setRevealed] = useState(false);
  const { text, handOut, events } = useComposedText(value, onChange);
  const secret = props.showPassword === true;
  const before = storedText(props.addonBefore);
  const after = storedText(props.addonAfter);
  const prefixIcon = knownIcon(props.prefixIcon);
  const suffixIcon = knownIcon(props.suffixIcon);

  if (readOnly) {
    const shown = props.mask ? maskText(text, props.mask) : secret ? '•'.repeat(text ? 6 : 0) : text;
    const parts = { id, describedBy, invalid, size, bare, onBlur, text: shown };
    return <ReadOnlyText {...parts} before={before} after={after} />;
  }

  const suffix = [
    after && (
      <span key="after" id={`${id}-after`}>
        {after}
      </span>
    ),
    suffixIcon && <span key="icon">{suffixIcon}</span>,
    secret && (
      <Button
        key="reveal"
        type="text"
        size="small"
        disabled={disabled}
        aria-label={translate(revealed ? 'widget.input.hide' : 'widget.input.show')}
        aria-pressed={revealed}
        icon={revealed ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        onClick={() => setRevealed(!revealed)}
      />
    ),
  ].filter(Boolean);
  const decorated = !bare && (prefixIcon || before);
  const usual = required && !bare ? translate('widget.input.placeholder', { label }) : undefined;

  return (
    <AntInput
      id={id}
      type={secret && !revealed ? 'password' : 'text'}
      autoComplete={secret ? 'new-password' : 'off'}
      value={text}
      {...events}
      onBlur={(event) => {
        // Text inputs are trimmed. Source: library specification 5, form items.
        handOut(event.target.value.trim());
        onBlur();
      }}
      placeholder={storedText(props.placeholder) ?? usual}
      maxLength={storedCount(props.maxlength)}
      allowClear={props.clearable === true && !secret && !bare && { clearIcon: <ClearIcon /> }}
      showCount={props.showCount === true && !bare}
      disabled={disabled}
      size={size}
      variant={bare ? 'borderless' : 'outlined'}
      status={invalid ? 'error' : undefined}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedByAll(describedBy, !bare && before && `${id}-before`, !bare && after && `${id}-after`)}
      prefix={
        decorated ? (
          <>
            {prefixIcon}
            {before && <span id={`${id}-before`}>{before}</span>}
          </>
        ) : undefined
      }
      suffix={!bare && suffix.length > 0 ? suffix : undefined}
    />
  );
}
