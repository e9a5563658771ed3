import type { FieldProps } from '../../engine/contract/widget.ts';
import { limits } from '../../engine/schema/limits.ts';
import { storedCount } from '../shared/stored-text.ts';
import { CodeButton } from './CodeButton.tsx';
import { CodeWorkbench } from './CodeWorkbench.tsx';
import { isCodeType } from './code-types.ts';

export interface CodeEditorProps extends FieldProps<string> {
  /** What the text is written in; left out: as it looks. */
  readonly codeType?: unknown;
  readonly inline?: boolean;
  readonly rows?: number;
  /** UTF-16 units, as the browser and the server count. */
  readonly maxlength?: number;
  readonly clearable?: boolean;
}

/** Height of a line and of what stands above and below the text, px. */
const linePx = 20;
const aroundPx = 76;

/** JSON, XML, HTML or any other text in which every character counts: behind a button, or open in the form. */
export function CodeEditor(props: CodeEditorProps) {
  const { id, labelId, describedBy, required, invalid, disabled, readOnly, bare, onChange, onBlur } = props;
  const text = typeof props.value === 'string' ? props.value : '';
  const given = isCodeType(props.codeType) ? props.codeType : undefined;
  const most = storedCount(props.maxlength) ?? limits.longTextLength;
  if (props.inline !== true || bare || disabled) return <CodeButton {...props} text={text} given={given} most={most} />;
  return (
    <CodeWorkbench
      text={text}
      given={given}
      most={most}
      readOnly={readOnly}
      invalid={invalid}
      attributes={{
        id,
        'aria-labelledby': labelId,
        'aria-required': String(required),
        'aria-invalid': String(invalid),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      }}
      style={{ height: (storedCount(props.rows) ?? 8) * linePx + aroundPx }}
      onText={(next) => onChange(next === '' ? null : next)}
      onLeave={onBlur}
    />
  );
}
