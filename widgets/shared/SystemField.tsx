import { Input, theme } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { useMoments } from '../../engine/render/use-moments.ts';
import { isInWords, valueKinds } from '../../engine/schema/values/index.ts';
import { storedText } from './stored-text.ts';

export interface SystemFieldProps extends FieldProps<string> {
  readonly placeholder?: string;
  /** Of an organisation: only its own name, or the names above it as well. */
  readonly showLevel?: string;
}

/** What the server fills in: to be read and copied, and shown as such until the record is saved. */
export function SystemField(props: SystemFieldProps) {
  const { id, describedBy, required, invalid, disabled, size, bare, onBlur, value, field, options } = props;
  const { translate, language, timeZone } = useServices();
  const moments = useMoments();
  const { token } = theme.useToken();
  const kind = valueKinds[field.kind];
  const stored =
    (isInWords(field) ? storedText(props.displayText) : undefined) ??
    (kind.isEmpty(value)
      ? ''
      : kind.display(value, field, { language, translate, timeZone, optionsOf: () => options }));
  const text = props.showLevel === 'last' ? lastLevel(stored) : stored;
  return (
    <Input
      id={id}
      readOnly
      disabled={disabled}
      value={text}
      title={field.kind === 'dateTime' ? moments.title(value ?? '') || undefined : undefined}
      placeholder={storedText(props.placeholder) ?? translate('widget.system.generated')}
      size={size}
      variant={bare ? 'borderless' : 'outlined'}
      status={invalid ? 'error' : undefined}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onBlur={onBlur}
      style={bare ? undefined : { borderStyle: 'dashed', background: token.colorFillQuaternary }}
    />
  );
}

/** Names from the top are joined by slashes. Source: library specification 3, organisation node. */
function lastLevel(names: string): string {
  return names.split('/').at(-1)?.trim() ?? names;
}
