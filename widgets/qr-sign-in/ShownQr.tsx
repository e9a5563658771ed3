import './qr-sign-in.css';
import QRCode from 'antd/es/qr-code';
import { useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useQr } from './use-qr.ts';

const sizePx = 200;

/** Black on white in every mode: that is what cameras read. */
export function ShownQr() {
  const { translate } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const { address, state, refresh } = useQr(place);
  const status = { loading: 'loading', scanned: 'scanned', confirmed: 'scanned' } as const;
  const isOver = state === 'expired' || state === 'failed';
  const look = {
    type: 'svg',
    size: sizePx,
    color: '#000000',
    bgColor: '#ffffff',
    'aria-label': translate('widget.qrSignIn.code'),
  } as const;
  return (
    <div ref={place} className="adit-qr" data-address={address}>
      {isOver ? (
        <QRCode {...look} value="-" status="expired" onRefresh={refresh} />
      ) : (
        <QRCode {...look} value={address ?? '-'} status={state === 'waiting' ? 'active' : status[state]} />
      )}
      <p role="status">{state !== 'loading' && translate(`widget.qrSignIn.${state}`)}</p>
    </div>
  );
}
