import { Input, theme } from 'antd';
import { useServices } from '../../engine/render/services.ts';
import { valueKinds } from '../../engine/schema/values/index.ts';
import type { FieldProps } from '../../engine/widget.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';

/** What was chosen, in the words that lists and exports use; several choices wrap instead of being cut off. */
export function ReadOnlyChoice(props: FieldProps) {
  const { id, describedBy, invalid, size, bare, onBlur, value, options, field } = props;
  const { language, translate } = useServices();
  const { token } = theme.useToken();
  const text = valueKinds[field.kind].display(value, field, { language, translate, optionsOf: () => options });
  if (bare || !Array.isArray(value) || value.length < 2)
    return <ReadOnlyText {...{ id, describedBy, invalid, size, bare, onBlur, text }} />;
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
