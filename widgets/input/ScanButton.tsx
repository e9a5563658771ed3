import './scan.css';
import { ScanOutlined } from '@ant-design/icons';
import { Alert, Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { scannedQuery, scanPath, scanQuery } from '../../engine/schema/codes/record-code.ts';
import { codeDetector } from './can-scan.ts';

interface Props {
  readonly label: string;
  readonly disabled: boolean;
  onScan(text: string): void;
}

/** Reads a bar code or QR code with the camera into the field. */
export function ScanButton({ label, disabled, onScan }: Props) {
  const { translate, navigate } = useServices();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="text"
        size="small"
        className="adit-scan-button"
        disabled={disabled}
        aria-label={translate('widget.input.scan', { label })}
        title={translate('widget.input.scan', { label })}
        icon={<ScanOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <Modal
        open={open}
        title={translate('widget.input.scan', { label })}
        footer={null}
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        {open && (
          <Camera
            onFound={(text) => {
              setOpen(false);
              const query = scannedQuery(text, document.baseURI);
              // The code of a record leads to it, as far as the reader may see it; what was filled in stays.
              if (query === undefined) onScan(text);
              else navigate(`${scanPath}?${scanQuery}=${query}`, '_blank');
            }}
          />
        )}
      </Modal>
    </>
  );
}

function Camera({ onFound }: { onFound(text: string): void }) {
  const { translate } = useServices();
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const found = useRef(onFound);
  found.current = onFound;
  useEffect(() => {
    const screen = video.current;
    if (!screen) return;
    const ended = new AbortController();
    watch(screen, ended.signal)
      .then((text) => {
        if (text !== null) found.current(text);
      })
      .catch(() => {
        if (!ended.signal.aborted) setFailed(true);
      });
    return () => ended.abort();
  }, []);
  return (
    <>
      {failed ? (
        <Alert type="error" showIcon title={translate('widget.input.scanFailed')} />
      ) : (
        <p>{translate('widget.input.scanAbout')}</p>
      )}
      <video ref={video} className="adit-scan-view" hidden={failed} muted playsInline />
    </>
  );
}

/**
 * Shows the camera and looks for a code in each picture; the camera is let go of in the end.
 * @returns the text of the first code; null when it was ended before
 * @throws Error when the camera is not given, or the browser cannot read codes
 */
async function watch(screen: HTMLVideoElement, ended: AbortSignal): Promise<string | null> {
  const detector = codeDetector();
  if (!detector) throw new Error('This browser reads no codes.');
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    if (ended.aborted) return null;
    screen.srcObject = stream;
    await screen.play();
    while (!ended.aborted) {
      const [code] = await detector.detect(screen);
      if (ended.aborted) return null;
      if (code && code.rawValue !== '') return code.rawValue;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
