import { ClockCircleOutlined, LoadingOutlined, PauseCircleOutlined, WarningFilled } from '@ant-design/icons';
import { Progress, theme } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { fileSizeText } from '../../engine/schema/helpers/file-size.ts';
import { PendingActions } from './PendingActions.tsx';
import { type PendingFile, shownPercent, stageWords } from './pending-file.ts';
import type { Uploads } from './use-uploads.ts';

interface Props {
  readonly one: PendingFile;
  readonly uploads: Uploads;
  onRemoved(): void;
}

/** A file on its way: what it is at and how far it is, or why it did not arrive; with what may be done about it. */
export function PendingRow({ one, uploads, onRemoved }: Props) {
  const { translate } = useServices();
  const { token } = theme.useToken();
  const { file, stage, failure } = one;
  const isFailed = stage === 'failed';
  return (
    <li style={{ display: 'flex', alignItems: 'center', gap: 8, minHeight: 44 }}>
      <StageIcon stage={stage} />
      <span style={{ flex: '1 1 auto', minWidth: 0, display: 'grid' }}>
        <span style={{ display: 'flex', flexWrap: 'wrap', columnGap: 8 }}>
          <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {file.name}{' '}
            <span style={{ fontSize: 12, color: token.colorTextTertiary, whiteSpace: 'nowrap' }}>
              {fileSizeText(file.size, translate)}
            </span>
          </span>
          <span
            style={{
              marginInlineStart: 'auto',
              fontSize: 12,
              lineHeight: '22px',
              whiteSpace: 'nowrap',
              fontVariantNumeric: 'tabular-nums',
              color: isFailed ? token.colorError : token.colorTextSecondary,
            }}
          >
            {stageWords(one, translate)}
          </span>
        </span>
        {isFailed ? (
          <span role="alert" style={{ fontSize: 12, lineHeight: '18px', color: token.colorError }}>
            {failure}
          </span>
        ) : (
          <Progress
            percent={shownPercent(one)}
            size={['100%', 4]}
            showInfo={false}
            {...(stage === 'paused' && { strokeColor: token.colorTextQuaternary })}
            aria-label={translate('widget.upload.uploading', { name: file.name })}
            style={{ display: 'block', margin: 0, lineHeight: 1 }}
          />
        )}
      </span>
      <span style={{ flex: 'none', display: 'flex', gap: 8 }}>
        <PendingActions one={one} uploads={uploads} onRemoved={onRemoved} />
      </span>
    </li>
  );
}

function StageIcon({ stage }: Pick<PendingFile, 'stage'>) {
  const { token } = theme.useToken();
  switch (stage) {
    case 'failed':
      return <WarningFilled aria-hidden style={{ color: token.colorError }} />;
    case 'paused':
      return <PauseCircleOutlined aria-hidden style={{ color: token.colorTextTertiary }} />;
    case 'waiting':
      return <ClockCircleOutlined aria-hidden style={{ color: token.colorTextTertiary }} />;
    default:
      return <LoadingOutlined aria-hidden style={{ color: token.colorPrimary }} />;
  }
}
