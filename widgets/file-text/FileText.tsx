import './file-text.css';
import { InboxOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type DragEvent, useContext, useRef, useState } from 'react';
import { EngineContext } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { fileSizeText } from '../../engine/schema/helpers/file-size.ts';
import { describedByAll, storedText } from '../shared/stored-text.ts';
import { jsonFault } from './json-fault.ts';

export interface FileTextProps extends FieldProps<string> {
  readonly placeholder?: string;
  readonly accept?: string;
  readonly megabytes?: number;
  readonly rows?: number;
}

const megabyte = 1024 * 1024;

/**
 * The text of a file: chosen, dropped or pasted. Says at once whether it is too large or no JSON; once there is a whole new
 * text the node's actions of `change` run, and may name the file it came from as `fileName`.
 */
export function FileText(props: FileTextProps) {
  const { id, describedBy, required, invalid, disabled, readOnly, value, onChange, onBlur, field } = props;
  const { translate } = useServices();
  const engine = useContext(EngineContext);
  const [refused, setRefused] = useState('');
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const known = useRef(value ?? '');
  const most = (props.megabytes ?? 2) * megabyte;
  const text = value ?? '';
  const fault = text.trim() === '' ? undefined : jsonFault(text);

  /** @param fileName empty for what was written or pasted */
  const announce = (next: string, fileName = '') => {
    known.current = next;
    // After the value is in the form: what runs may read it.
    if (next.trim() !== '') queueMicrotask(() => void engine?.run(field.node.on?.change ?? [], { fileName }));
  };
  const take = (next: string, fileName?: string) => {
    setRefused('');
    onChange(next === '' ? null : next);
    announce(next, fileName);
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > most) {
      const sizes = { size: fileSizeText(file.size, translate), most: fileSizeText(most, translate) };
      setRefused(translate('widget.fileText.large', sizes));
      return;
    }
    try {
      take(await file.text(), file.name);
    } catch {
      setRefused(translate('widget.fileText.unread'));
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled && !readOnly) void read(event.dataTransfer.files[0]);
  };
  const words = () => {
    if (refused) return refused;
    if (fault) return translate('widget.fileText.notJson', { line: fault.line });
    return text ? translate('widget.fileText.valid', { size: fileSizeText(new Blob([text]).size, translate) }) : '';
  };
  const locked = disabled || readOnly;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a file; the button beside it does the same by key
    <div
      className="adit-file-text"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {!locked && (
        <div className="adit-file-text-bar">
          <InboxOutlined aria-hidden />
          <span>{translate('widget.fileText.drop')}</span>
          <Button size="small" onClick={() => picker.current?.click()}>
            {translate('widget.fileText.choose')}
          </Button>
          {text && (
            <Button size="small" type="text" onClick={() => take('')}>
              {translate('widget.fileText.clear')}
            </Button>
          )}
          <input
            ref={picker}
            type="file"
            hidden
            accept={storedText(props.accept)}
            onChange={(event) => {
              void read(event.target.files?.[0]);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
        </div>
      )}
      <Input.TextArea
        id={id}
        className="adit-file-text-area"
        rows={props.rows ?? 8}
        spellCheck={false}
        value={text}
        disabled={disabled}
        readOnly={readOnly}
        placeholder={storedText(props.placeholder)}
        status={invalid || fault || refused ? 'error' : undefined}
        aria-required={required}
        aria-invalid={invalid || fault !== undefined}
        aria-describedby={describedByAll(describedBy, words() !== '' && `${id}-state`)}
        onChange={(event) => {
          setRefused('');
          onChange(event.target.value === '' ? null : event.target.value);
        }}
        onPaste={(event) => {
          // A whole text over an empty box is as good as a file.
          const pasted = event.clipboardData.getData('text');
          if (text !== '' || pasted === '' || locked) return;
          event.preventDefault();
          take(pasted);
        }}
        onBlur={() => {
          if (text !== known.current) announce(text);
          onBlur();
        }}
      />
      <div id={`${id}-state`} role="status" data-state={fault || refused ? 'error' : 'ok'}>
        {words()}
      </div>
    </div>
  );
}
