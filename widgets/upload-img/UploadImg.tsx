import { PlusOutlined } from '@ant-design/icons';
import { Button, theme } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { readUploadRules } from '../../engine/schema/files/upload-rules.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { storedText } from '../shared/stored-text.ts';
import { FilePreview } from '../upload-file/FilePreview.tsx';
import { KeptRows } from '../upload-file/KeptRows.tsx';
import { UploadZone } from '../upload-file/UploadZone.tsx';
import { tipWords } from '../upload-file/upload-words.ts';
import { useUploads } from '../upload-file/use-uploads.ts';
import { PendingCard } from './PendingCard.tsx';
import { PictureCard } from './PictureCard.tsx';
import { useCardStyle } from './use-card-style.ts';

export interface UploadImgProps extends FieldProps<FileEntry[]> {
  readonly accept?: string;
  readonly fileSize?: number;
  readonly sizeUnit?: string;
  readonly limit?: number;
  readonly buttonText?: string;
  readonly showTip?: boolean;
  readonly tipText?: string;
}

/** Pictures as cards; the last card adds more. */
export function UploadImg(props: UploadImgProps) {
  const { id, field, value, onChange, disabled, readOnly, invalid, bare } = props;
  const { translate } = useServices();
  const { token } = theme.useToken();
  const edge = invalid ? { borderColor: token.colorError } : {};
  const card = useCardStyle();
  const rules = readUploadRules('image', { ...props });
  const uploads = useUploads({ id, field, value, onChange, rules });
  const [viewed, setViewed] = useState<number | null>(null);
  const { entries, pending } = uploads;
  const tip = bare ? [] : [storedText(props.tipText), props.showTip === true && tipWords(rules, translate)];

  return (
    <UploadZone
      {...props}
      rules={rules}
      uploads={uploads}
      tip={tip.filter(Boolean).join(' ')}
      trigger={({ textId, ...button }) => (
        <Button
          {...button}
          type="dashed"
          size={bare ? 'small' : undefined}
          icon={<PlusOutlined />}
          styles={{ content: { whiteSpace: 'normal' } }}
          style={bare ? edge : { ...card, ...edge, gap: 4, alignItems: 'center', justifyContent: 'center' }}
        >
          <span id={textId}>{storedText(props.buttonText) ?? translate('widget.upload.button')}</span>
        </Button>
      )}
    >
      {(trigger, zone) => (
        <>
          {readOnly && entries.length === 0 && (
            <span className="adit-value adit-empty">{translate('value.empty')}</span>
          )}
          <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 8, listStyle: 'none', margin: 0, padding: 0 }}>
            {entries.map((entry, index) => (
              <PictureCard
                key={entry.fileId}
                entry={entry}
                onView={() => setViewed(index)}
                {...(disabled || readOnly
                  ? {}
                  : { onRemove: () => void uploads.remove(entry).then((gone) => gone && zone.focusTrigger()) })}
              />
            ))}
            {pending.map((one) => (
              <PendingCard key={one.key} one={one} uploads={uploads} onRemoved={zone.focusTrigger} />
            ))}
            {trigger && <li>{trigger}</li>}
          </ul>
          {!disabled && !readOnly && <KeptRows uploads={uploads} {...zone} />}
          {viewed !== null && (
            <FilePreview entries={entries} index={viewed} onIndex={setViewed} onClose={() => setViewed(null)} />
          )}
        </>
      )}
    </UploadZone>
  );
}
