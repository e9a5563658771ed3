import './code-editor.css';
import { AlignLeftOutlined, CompressOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { CodeTextArea } from '../code-text/CodeTextArea.tsx';
import type { CodeText } from '../code-text/create-code-text.ts';
import { type CodeType, codeTypes } from './code-types.ts';
import { useCode } from './use-code.ts';

interface Props {
  readonly text: string;
  readonly given: CodeType | undefined;
  readonly most: number;
  readonly readOnly: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly takesFocus?: boolean;
  readonly style?: CSSProperties;
  readonly invalid?: boolean;
  onText(text: string): void;
  onLeave(): void;
}

/** The text with what can be done to it above, and what is known of it below. Nothing of it is ever run or drawn. */
export function CodeWorkbench(props: Props) {
  const {
    text,
    given,
    most,
    readOnly,
    attributes,
    takesFocus = false,
    style,
    invalid = false,
    onText,
    onLeave,
  } = props;
  const { translate, command, toast } = useServices();
  const editor = useRef<CodeText>(null);
  const { type, fault, isTooLong, layOut, become } = useCode({ text, given, most, editor, onText });
  const words = isTooLong
    ? translate('widget.codeEditor.grown', { most })
    : fault
      ? translate('widget.codeEditor.fault', { ...fault })
      : type === 'TEXT' || text.trim() === ''
        ? ''
        : translate('widget.codeEditor.sound', { type });
  const mark = () => {
    if (!fault) return editor.current?.mark([]);
    const from = Math.min(fault.at, editor.current?.text().length ?? 0);
    editor.current?.mark([{ from, to: from, severity: 'error', message: words }]);
  };
  useEffect(mark);

  const copy = async () => {
    try {
      await command('copy', { value: text }, { quiet: true });
      toast('success', translate('widget.codeEditor.copied'));
    } catch {
      toast('error', translate('widget.codeEditor.notCopied'));
    }
  };
  return (
    <div className="adit-code-editor" style={style} data-invalid={invalid || undefined}>
      <div className="adit-code-editor-bar">
        {!readOnly && (
          <>
            <Button size="small" icon={<AlignLeftOutlined />} onClick={() => layOut(false)}>
              {translate('widget.codeEditor.format')}
            </Button>
            <Button size="small" icon={<CompressOutlined />} onClick={() => layOut(true)}>
              {translate('widget.codeEditor.compress')}
            </Button>
            <Segmented<CodeType>
              size="small"
              aria-label={translate('widget.codeEditor.type')}
              options={[...codeTypes]}
              value={type}
              onChange={become}
            />
          </>
        )}
        <Button size="small" icon={<CopyOutlined />} onClick={() => void copy()}>
          {translate('widget.codeEditor.copy')}
        </Button>
      </div>
      <CodeTextArea
        text={text}
        language={type === 'JSON' ? 'json' : type === 'TEXT' ? 'none' : 'markup'}
        attributes={attributes}
        readOnly={readOnly}
        tabIndents
        takesFocus={takesFocus}
        handle={editor}
        onReady={mark}
        onEdit={onText}
        onLeave={onLeave}
      />
      <div className="adit-code-editor-state">
        <span role="status" data-problem={fault !== undefined || isTooLong || undefined}>
          {words}
        </span>
        {!readOnly && <span className="adit-code-editor-keys">{translate('widget.codeEditor.leave')}</span>}
        <span className="adit-code-editor-count" data-problem={text.length > most || undefined}>
          {text.length} / {most}
        </span>
      </div>
    </div>
  );
}
