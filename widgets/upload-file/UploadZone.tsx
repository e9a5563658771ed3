import { theme } from 'antd';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import type { UploadRules } from '../../engine/schema/files/upload-rules.ts';
import { describedByAll } from '../shared/stored-text.ts';
import { isUnderWay } from './pending-file.ts';
import type { Uploads } from './use-uploads.ts';

type Shared = Pick<
  FieldProps,
  'id' | 'labelId' | 'describedBy' | 'required' | 'invalid' | 'disabled' | 'readOnly' | 'onBlur'
>;

/** What the element that opens the file chooser needs. */
export interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly id: string;
  /** Of the visible words, so that the name is the label and the words. */
  readonly textId: string;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
  readonly disabled: boolean;
  onClick(): void;
}

interface Props extends Shared {
  readonly rules: UploadRules;
  readonly uploads: Uploads;
  /** Help of the design under the control; blank: none. */
  readonly tip: string;
  trigger(props: TriggerProps): ReactNode;
  /** Draws files and trigger in their places. */
  children(trigger: ReactNode, zone: Zone): ReactNode;
}

/** What the files in it may ask of the group. */
export interface Zone {
  /** For what is gone with the focus in it. */
  focusTrigger(): void;
  /** Opens the chooser, where there is room. */
  choose(): void;
}

/** A group that takes files by a button, by dropping them anywhere on it, and by pasting. */
export function UploadZone(props: Props) {
  const { id, labelId, describedBy, required, invalid, disabled, readOnly, onBlur, rules, uploads, tip } = props;
  const { translate } = useServices();
  const { token } = theme.useToken();
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const open = !disabled && !readOnly;

  const take = (files: FileList | null | undefined) => {
    if (open && files && files.length > 0) uploads.add([...files]);
  };
  const choose = () => {
    if (!uploads.refusesMore()) chooser.current?.click();
  };
  const trigger = readOnly
    ? null
    : props.trigger({
        ref: button,
        id,
        textId: `${id}-text`,
        'aria-labelledby': `${labelId} ${id}-text`,
        'aria-describedby': describedByAll(required && `${id}-required`, tip !== '' && `${id}-tip`, describedBy),
        'aria-invalid': invalid,
        disabled,
        onClick: choose,
      });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be named by a legend, and the label stands elsewhere
    <div
      role="group"
      {...(readOnly ? { id, tabIndex: -1 } : {})}
      aria-labelledby={labelId}
      aria-describedby={readOnly ? describedBy : undefined}
      aria-busy={uploads.pending.some(isUnderWay)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
      }}
      onDragOver={(event) => {
        if (!open || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        // Dropped on a closed field, a file would otherwise replace the page.
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => take(event.clipboardData.files)}
      style={{
        borderRadius: token.borderRadius,
        outline: over ? `2px dashed ${token.colorPrimary}` : undefined,
        outlineOffset: 2,
      }}
    >
      {readOnly ? null : (
        <input
          ref={chooser}
          type="file"
          hidden
          aria-hidden
          tabIndex={-1}
          data-testid={`${id}-chooser`}
          multiple={rules.countMost !== 1}
          accept={rules.accept.join(',') || (rules.kind === 'image' ? 'image/*' : undefined)}
          onChange={(event) => {
            take(event.target.files);
            // The same file again is a choice too.
            event.target.value = '';
          }}
        />
      )}
      {props.children(trigger, { focusTrigger: () => button.current?.focus(), choose })}
      {required && !readOnly && (
        <span id={`${id}-required`} hidden>
          {translate('form.required')}
        </span>
      )}
      {tip !== '' && !readOnly && (
        <div id={`${id}-tip`} style={{ fontSize: 12, lineHeight: '18px', color: token.colorTextTertiary }}>
          {tip}
        </div>
      )}
      {uploads.refusals.map((line) => (
        <div key={line} style={{ fontSize: 12, lineHeight: '18px', color: token.colorError }}>
          {line}
        </div>
      ))}
      <span role="status" className="adit-sr">
        {uploads.news}
      </span>
    </div>
  );
}
