import { Input, theme } from 'antd';
import type { ReadOnlyTextProps } from '../input/ReadOnlyText.tsx';

/** As `ReadOnlyText`, in as many lines as the text takes. */
export function ReadOnlyLines({ id, describedBy, invalid, size, onBlur, text }: ReadOnlyTextProps) {
  const { token } = theme.useToken();
  return (
    <Input.TextArea
      id={id}
      readOnly
      value={text}
      rows={1}
      size={size}
      status={invalid ? 'error' : undefined}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      onBlur={onBlur}
      // The browser fits the box to its words: antd's way measures with a style attribute, which the content policy refuses.
      style={{ borderStyle: 'dashed', background: token.colorFillQuaternary, resize: 'none', fieldSizing: 'content' }}
    />
  );
}
