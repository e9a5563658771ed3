import { DeleteOutlined, EyeOutlined } from '@ant-design/icons';
import { theme } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { IconButton } from '../shared/IconButton.tsx';
import { FilePicture } from '../upload-file/FilePicture.tsx';
import { useCardStyle } from './use-card-style.ts';

interface Props {
  readonly entry: FileEntry;
  onView(): void;
  /** Left out where pictures can only be read. */
  readonly onRemove?: () => void;
}

/** A picture with its actions under it, always there: a finger has no hover. */
export function PictureCard({ entry, onView, onRemove }: Props) {
  const { translate } = useServices();
  const { token } = theme.useToken();
  const card = useCardStyle();
  const name = { name: entry.name };
  return (
    <li style={{ ...card, borderStyle: 'solid' }}>
      <span style={{ flex: 1, minHeight: 0, display: 'grid', placeItems: 'center', overflow: 'hidden' }}>
        <FilePicture entry={entry} style={{ width: '100%', height: '100%', objectFit: 'cover' }} />
      </span>
      <span
        style={{
          flex: '0 0 28px',
          display: 'flex',
          justifyContent: 'space-evenly',
          alignItems: 'center',
          borderTop: `1px solid ${token.colorSplit}`,
        }}
      >
        <IconButton name={translate('widget.upload.view', name)} icon={<EyeOutlined />} onClick={onView} />
        {onRemove && (
          <IconButton
            name={translate('widget.upload.remove', name)}
            icon={<DeleteOutlined />}
            danger
            onClick={onRemove}
          />
        )}
      </span>
    </li>
  );
}
