import { Progress, theme } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { PendingActions } from '../upload-file/PendingActions.tsx';
import { type PendingFile, shownPercent, stageWords } from '../upload-file/pending-file.ts';
import type { Uploads } from '../upload-file/use-uploads.ts';
import { useCardStyle } from './use-card-style.ts';

interface Props {
  readonly one: PendingFile;
  readonly uploads: Uploads;
  onRemoved(): void;
}

/** A picture on its way: how far it is, or why it did not arrive. */
export function PendingCard({ one, uploads, onRemoved }: Props) {
  const { translate } = useServices();
  const { token } = theme.useToken();
  const card = useCardStyle();
  const { file, stage, failure } = one;
  const isFailed = stage === 'failed';
  const small = { fontSize: 12, lineHeight: '18px' };
  return (
    <li style={{ ...card, ...(isFailed && { borderColor: token.colorError }) }}>
      <span style={{ flex: 1, minHeight: 0, display: 'grid', placeItems: 'center', padding: 4, overflow: 'hidden' }}>
        {isFailed ? (
          <span role="alert" style={{ ...small, color: token.colorError }}>
            {failure}
          </span>
        ) : (
          <>
            <Progress
              type="circle"
              size={36}
              percent={shownPercent(one)}
              showInfo={false}
              aria-label={translate('widget.upload.uploading', { name: file.name })}
            />
            <span style={{ ...small, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {stageWords(one, translate)}
            </span>
          </>
        )}
      </span>
      <span style={{ flex: '0 0 28px', display: 'flex', justifyContent: 'space-evenly' }}>
        <PendingActions one={one} uploads={uploads} onRemoved={onRemoved} />
      </span>
    </li>
  );
}
