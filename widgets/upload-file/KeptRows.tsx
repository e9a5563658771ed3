import { CloseOutlined, CloudUploadOutlined } from '@ant-design/icons';
import { Button, theme } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { fileSizeText } from '../../engine/schema/helpers/file-size.ts';
import { IconButton } from '../shared/IconButton.tsx';
import type { Zone } from './UploadZone.tsx';
import type { KeptUpload } from './use-kept-uploads.ts';
import type { Uploads } from './use-uploads.ts';

interface Props extends Zone {
  readonly uploads: Uploads;
}

/** Files that were on their way when the page was left: what of them has arrived waits for the rest. */
export function KeptRows({ uploads, choose, focusTrigger }: Props) {
  if (uploads.offered.length === 0) return null;
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {uploads.offered.map((one) => (
        <KeptRow
          key={`${one.name} ${one.size}`}
          one={one}
          onChoose={choose}
          onRemove={() => {
            uploads.forgetKept(one);
            focusTrigger();
          }}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly one: KeptUpload;
  onChoose(): void;
  onRemove(): void;
}

function KeptRow({ one: { name, size, percent }, onChoose, onRemove }: RowProps) {
  const { translate } = useServices();
  const { token } = theme.useToken();
  const small = { fontSize: 12, color: token.colorTextTertiary };
  return (
    <li style={{ display: 'flex', alignItems: 'center', gap: 8, minHeight: 44 }}>
      <CloudUploadOutlined aria-hidden style={{ color: token.colorTextTertiary }} />
      <span style={{ flex: '1 1 auto', minWidth: 0, display: 'grid' }}>
        <span style={{ overflowWrap: 'anywhere' }}>
          {name} <span style={{ ...small, whiteSpace: 'nowrap' }}>{fileSizeText(size, translate)}</span>
        </span>
        <span style={{ ...small, lineHeight: '18px' }}>{translate('widget.upload.keptHint', { percent })}</span>
      </span>
      <span style={{ flex: 'none', display: 'flex', gap: 8 }}>
        <Button size="small" aria-label={translate('widget.upload.continueNamed', { name })} onClick={onChoose}>
          {translate('widget.upload.continue')}
        </Button>
        <IconButton name={translate('widget.upload.cancel', { name })} icon={<CloseOutlined />} onClick={onRemove} />
      </span>
    </li>
  );
}
