import { CloseOutlined, LoadingOutlined, RedoOutlined, WarningFilled } from '@ant-design/icons';
import { Progress, theme } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { IconButton } from '../shared/IconButton.tsx';
import type { PendingFile, Uploads } from './use-uploads.ts';

interface Props {
  readonly one: PendingFile;
  readonly uploads: Uploads;
}

/** A file on its way: how far it is, or why it did not arrive and the way to try again. */
export function PendingRow({ one, uploads }: Props) {
  const { translate } = useServices();
  const { token } = theme.useToken();
  const { key, file, percent, failure } = one;
  const name = { name: file.name };
  return (
    <li style={{ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 }}>
      {failure === null ? (
        <LoadingOutlined aria-hidden />
      ) : (
        <WarningFilled aria-hidden style={{ color: token.colorError }} />
      )}
      <span style={{ flex: '1 1 auto', minWidth: 0 }}>
        <span style={{ overflowWrap: 'anywhere' }}>{file.name}</span>
        {failure === null ? (
          <Progress
            percent={Math.round(percent)}
            size="small"
            aria-label={translate('widget.upload.uploading', name)}
            style={{ display: 'block', margin: 0 }}
          />
        ) : (
          <span role="alert" style={{ display: 'block', fontSize: 12, color: token.colorError }}>
            {failure}
          </span>
        )}
      </span>
      {failure !== null && (
        <IconButton
          name={translate('widget.upload.retry', name)}
          icon={<RedoOutlined />}
          onClick={() => uploads.retry(key)}
        />
      )}
      <IconButton
        name={translate('widget.upload.cancel', name)}
        icon={<CloseOutlined />}
        onClick={() => uploads.cancel(key)}
      />
    </li>
  );
}
