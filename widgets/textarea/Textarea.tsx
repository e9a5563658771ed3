import './textarea.css';
import { Input, theme } from 'antd';
import type { CSSProperties } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { ClearIcon } from '../shared/ClearIcon.tsx';
import { storedCount, storedText } from '../shared/stored-text.ts';
import { useComposedText } from '../shared/use-composed-text.ts';

export interface TextareaProps extends FieldProps<string> {
  readonly placeholder?: string;
  /** UTF-16 units, as the browser and the server count. */
  readonly maxlength?: number;
  readonly showCount?: boolean;
  readonly clearable?: boolean;
  /** Lines: the box grows from the first to the second, and scrolls beyond. */
  readonly minRows: number;
  readonly maxRows: number;
}

export function Textarea(props: TextareaProps) {
  const { id, describedBy, required, invalid, disabled, readOnly, size, bare, value, onChange, onBlur } = props;
  const { translate } = useServices();
  const { token } = theme.useToken();
  const { text, events } = useComposedText(value, onChange);
  const changeable = !readOnly && !disabled;
  // A cell is a line until one writes more; a box of fixed height need not be measured at each key.
  const grows = bare ? { minRows: 1, maxRows: 3 } : { minRows: props.minRows, maxRows: props.maxRows };
  const growing = growingBox(grows, token.lineHeight * token.fontSize);
  const quiet = readOnly && !bare ? { borderStyle: 'dashed', background: token.colorFillQuaternary } : undefined;

  return (
    <Input.TextArea
      id={id}
      value={text}
      {...events}
      onBlur={onBlur}
      {...(grows.minRows ? { rows: grows.minRows } : {})}
      readOnly={readOnly}
      disabled={disabled}
      placeholder={
        readOnly
          ? undefined
          : (storedText(props.placeholder) ?? (required && !bare ? translate('widget.input.placeholder') : undefined))
      }
      maxLength={storedCount(props.maxlength)}
      showCount={props.showCount === true && changeable && !bare}
      allowClear={props.clearable === true && changeable && !bare && { clearIcon: <ClearIcon /> }}
      size={size}
      variant={bare ? 'borderless' : 'outlined'}
      status={invalid ? 'error' : undefined}
      style={quiet}
      styles={{ textarea: growing, count: { color: token.colorTextTertiary, fontSize: token.fontSizeSM } }}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
    />
  );
}

/**
 * The browser itself lets the box grow with its words. antd's way measures with a style attribute, which the page's
 * content policy refuses.
 * @param linePx height of a line
 */
function growingBox({ minRows, maxRows }: { minRows?: number; maxRows?: number }, linePx: number): CSSProperties {
  if (minRows === maxRows) return {};
  const rows = (count: number) => `${Math.round(count * linePx) + framePx}px`;
  return {
    fieldSizing: 'content',
    minHeight: rows(minRows ?? 1),
    ...(maxRows === undefined ? {} : { maxHeight: rows(maxRows) }),
  };
}

/** Padding and edge above and below the lines. */
const framePx = 10;
