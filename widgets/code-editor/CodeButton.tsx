import './code-editor.css';
import { CodeOutlined } from '@ant-design/icons';
import { Button, theme } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { ClearIcon } from '../shared/ClearIcon.tsx';
import { describedByAll } from '../shared/stored-text.ts';
import type { CodeEditorProps } from './CodeEditor.tsx';
import { type CodeType, detectType } from './code-types.ts';

const CodeDialog = lazy(() => import('./CodeDialog.tsx').then((module) => ({ default: module.CodeDialog })));

interface Props extends CodeEditorProps {
  readonly text: string;
  readonly given: CodeType | undefined;
  readonly most: number;
}

/** A line that says what the text is, and opens it. */
export function CodeButton(props: Props) {
  const { id, label, labelId, describedBy, required, invalid, disabled, readOnly, size, bare } = props;
  const { text, given, most, onChange, onBlur } = props;
  const { translate } = useServices();
  const { token } = theme.useToken();
  const [open, setOpen] = useState(false);
  const isEmpty = text.trim() === '';
  const close = (next?: string) => {
    setOpen(false);
    if (next !== undefined && next !== text) onChange(next === '' ? null : next);
  };
  const look = { borderColor: invalid || disabled || bare ? undefined : token.colorBorder };
  return (
    <div className="adit-code-closed">
      <Button
        id={id}
        className="adit-code-open"
        type={bare ? 'text' : 'default'}
        size={size}
        block
        disabled={disabled}
        danger={invalid}
        // It is found by its edge like every control, and not by its words like a button.
        style={readOnly && !bare ? { borderStyle: 'dashed', background: token.colorFillQuaternary } : look}
        icon={<CodeOutlined />}
        aria-haspopup="dialog"
        aria-labelledby={`${labelId} ${id}-summary`}
        aria-describedby={describedByAll(describedBy, required && `${id}-required`)}
        onBlur={onBlur}
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-summary`} className="adit-code-summary" data-empty={isEmpty || undefined}>
          <span>{isEmpty ? translate(`widget.codeEditor.${readOnly ? 'none' : 'write'}`) : firstLine(text)}</span>
          {!isEmpty && (
            <small>
              {translate('widget.codeEditor.lines', {
                type: given ?? detectType(text),
                count: text.split('\n').length,
              })}
            </small>
          )}
        </span>
      </Button>
      {!isEmpty && props.clearable === true && !disabled && !readOnly && !bare && (
        <Button
          type="text"
          size={size}
          aria-label={translate('widget.codeEditor.clear')}
          icon={<ClearIcon />}
          onClick={() => {
            onChange(null);
            document.getElementById(id)?.focus();
          }}
        />
      )}
      {required && (
        <span id={`${id}-required`} hidden>
          {translate('widget.codeEditor.required')}
        </span>
      )}
      {open && (
        <Suspense>
          <CodeDialog title={label} text={text} given={given} most={most} readOnly={readOnly} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** As much of the text as a line can show. */
const firstLine = (text: string) => text.trim().slice(0, 200).replace(/\s+/g, ' ');
