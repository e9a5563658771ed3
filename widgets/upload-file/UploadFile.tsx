import { UploadOutlined } from '@ant-design/icons';
import { Button, theme } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { readUploadRules } from '../../engine/schema/files/upload-rules.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { storedText } from '../shared/stored-text.ts';
import { FilePreview } from './FilePreview.tsx';
import { FileRow } from './FileRow.tsx';
import { KeptRows } from './KeptRows.tsx';
import { PendingRow } from './PendingRow.tsx';
import { UploadZone } from './UploadZone.tsx';
import { tipWords } from './upload-words.ts';
import { useUploads } from './use-uploads.ts';

export interface UploadFileProps extends FieldProps<FileEntry[]> {
  readonly accept?: string;
  readonly fileSize?: number;
  readonly sizeUnit?: string;
  readonly limit?: number;
  readonly buttonText?: string;
  readonly showTip?: boolean;
  readonly tipText?: string;
}

/** Files as rows, with a button, dropping and pasting to add more. */
export function UploadFile(props: UploadFileProps) {
  const { id, field, value, onChange, disabled, readOnly, invalid, bare, size } = props;
  const { translate } = useServices();
  const { token } = theme.useToken();
  const rules = readUploadRules('file', { ...props });
  const uploads = useUploads({ id, field, value, onChange, rules });
  const [viewed, setViewed] = useState<number | null>(null);
  const { entries, pending, arrived } = uploads;
  const tip = bare ? '' : [storedText(props.tipText), props.showTip === true && tipWords(rules, translate)];

  return (
    <UploadZone
      {...props}
      rules={rules}
      uploads={uploads}
      tip={tip === '' ? '' : tip.filter(Boolean).join(' ')}
      trigger={({ textId, ...button }) => (
        <Button
          {...button}
          size={bare ? 'small' : size}
          type={bare ? 'text' : 'default'}
          icon={<UploadOutlined />}
          style={invalid ? { borderColor: token.colorError } : undefined}
        >
          <span id={textId}>{storedText(props.buttonText) ?? translate('widget.upload.button')}</span>
        </Button>
      )}
    >
      {(trigger, zone) => (
        <>
          {trigger}
          {readOnly && entries.length === 0 && (
            <span className="adit-value adit-empty">{translate('value.empty')}</span>
          )}
          {entries.length + pending.length > 0 && (
            <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {entries.map((entry, index) => (
                <FileRow
                  key={entry.fileId}
                  entry={entry}
                  isNew={arrived.has(entry.fileId)}
                  onView={() => setViewed(index)}
                  {...(disabled || readOnly
                    ? {}
                    : { onRemove: () => void uploads.remove(entry).then((gone) => gone && zone.focusTrigger()) })}
                />
              ))}
              {pending.map((one) => (
                <PendingRow key={one.key} one={one} uploads={uploads} onRemoved={zone.focusTrigger} />
              ))}
            </ul>
          )}
          {!disabled && !readOnly && <KeptRows uploads={uploads} {...zone} />}
          {viewed !== null && (
            <FilePreview entries={entries} index={viewed} onIndex={setViewed} onClose={() => setViewed(null)} />
          )}
        </>
      )}
    </UploadZone>
  );
}
