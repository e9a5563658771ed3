import './qr-sign-in.css';
import QRCode from 'antd/es/qr-code';
import { useRef } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { useQr } from './use-qr.ts';

const sizePx = 200;

/** Black on white in every mode: that is what cameras read. */
export function ShownQr() {
  const { translate } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const { address, state, refresh } = useQr(place);
  const status = { loading: 'loading', scanned: 'scanned', confirmed: 'scanned' } as const;
  const isOver = state === 'expired' || state === 'failed';
  return (
    <div ref={place} className="adit-qr" data-address={address}>
      <div role="img" aria-label={translate('widget.qrSignIn.code')} hidden={isOver}>
        <QRCode
          type="svg"
          size={sizePx}
          color="#000000"
          bgColor="#ffffff"
          value={address ?? '-'}
          status={state === 'waiting' || isOver ? 'active' : status[state]}
        />
      </div>
      {isOver && <QRCode type="svg" size={sizePx} value="-" status="expired" onRefresh={refresh} />}
      <p role="status">{state !== 'loading' && translate(`widget.qrSignIn.${state}`)}</p>
    </div>
  );
}
