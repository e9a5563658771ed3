import { CloseOutlined, RedoOutlined } from '@ant-design/icons';
import { Progress, theme } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { IconButton } from '../shared/IconButton.tsx';
import type { PendingFile, Uploads } from '../upload-file/use-uploads.ts';
import { useCardStyle } from './use-card-style.ts';

interface Props {
  readonly one: PendingFile;
  readonly uploads: Uploads;
}

export function PendingCard({ one, uploads }: Props) {
  const { translate } = useServices();
  const { token } = theme.useToken();
  const card = useCardStyle();
  const { key, file, percent, failure } = one;
  const name = { name: file.name };
  return (
    <li style={{ ...card, ...(failure === null ? {} : { borderColor: token.colorError }) }}>
      <span style={{ flex: 1, minHeight: 0, display: 'grid', placeItems: 'center', padding: 4, overflow: 'hidden' }}>
        {failure === null ? (
          <Progress
            type="circle"
            size={48}
            percent={Math.round(percent)}
            aria-label={translate('widget.upload.uploading', name)}
          />
        ) : (
          <span role="alert" style={{ fontSize: 12, lineHeight: '18px', color: token.colorError }}>
            {failure}
          </span>
        )}
      </span>
      <span style={{ flex: '0 0 28px', display: 'flex', justifyContent: 'space-evenly' }}>
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
      </span>
    </li>
  );
}
