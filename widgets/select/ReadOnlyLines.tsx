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
      autoSize
      size={size}
      status={invalid ? 'error' : undefined}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      onBlur={onBlur}
      style={{ borderStyle: 'dashed', background: token.colorFillQuaternary, resize: 'none' }}
    />
  );
}
