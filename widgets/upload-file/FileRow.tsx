import { CheckCircleFilled, DeleteOutlined, DownloadOutlined, EyeOutlined, PaperClipOutlined } from '@ant-design/icons';
import { theme } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { fileSizeText } from '../../engine/schema/helpers/file-size.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { IconButton } from '../shared/IconButton.tsx';
import { useDownload } from './use-file-address.ts';

interface Props {
  readonly entry: FileEntry;
  /** It came a moment ago. */
  readonly isNew?: boolean;
  onView(): void;
  /** Left out where files can only be read. */
  readonly onRemove?: () => void;
}

export function FileRow({ entry, isNew = false, onView, onRemove }: Props) {
  const { translate } = useServices();
  const { token } = theme.useToken();
  const download = useDownload();
  const name = { name: entry.name };
  return (
    <li style={{ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 }}>
      <PaperClipOutlined aria-hidden style={{ color: token.colorTextTertiary }} />
      <span style={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
        {entry.name}{' '}
        <span style={{ fontSize: 12, color: token.colorTextTertiary, whiteSpace: 'nowrap' }}>
          {fileSizeText(entry.fileSize, translate)}
        </span>
      </span>
      {isNew && (
        <span style={{ fontSize: 12, whiteSpace: 'nowrap', color: token.colorSuccess }}>
          <CheckCircleFilled aria-hidden /> {translate('widget.upload.arrived')}
        </span>
      )}
      <IconButton name={translate('widget.upload.view', name)} icon={<EyeOutlined />} onClick={onView} />
      <IconButton
        name={translate('widget.upload.download', name)}
        icon={<DownloadOutlined />}
        onClick={() => void download(entry)}
      />
      {onRemove && (
        <IconButton
          name={translate('widget.upload.remove', name)}
          icon={<DeleteOutlined />}
          danger
          onClick={onRemove}
        />
      )}
    </li>
  );
}
