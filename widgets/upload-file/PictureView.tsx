import { RotateRightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { FilePicture } from './FilePicture.tsx';

/** Side of a picture before it is enlarged. Source: library specification 9, image preview max. */
const usualPx = 380;
const scales = [0.5, 1, 1.5, 2, 3, 4];
const unscaled = scales.indexOf(1);

interface Props {
  readonly entry: FileEntry;
  readonly previewPx?: number | undefined;
}

/** A picture that can be made larger, smaller, and turned. */
export function PictureView({ entry, previewPx = usualPx }: Props) {
  const { translate } = useServices();
  const [step, setStep] = useState(unscaled);
  const [quarters, setQuarters] = useState(0);
  const scale = scales[step] ?? 1;
  const side = previewPx * scale;
  return (
    <div className="adit-file-preview-picture">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="adit-file-preview-scroll" tabIndex={0} aria-label={entry.name}>
        {/* Turned, it stays within the square that it needs lying as well as standing. */}
        <div style={{ display: 'grid', placeItems: 'center', margin: 'auto', minWidth: side, minHeight: side }}>
          <FilePicture
            entry={entry}
            style={{
              maxWidth: previewPx,
              maxHeight: previewPx,
              zoom: scale,
              transform: `rotate(${quarters * 90}deg)`,
            }}
          />
        </div>
      </section>
      <div className="adit-file-preview-tools">
        <Button
          icon={<ZoomOutOutlined />}
          aria-label={translate('widget.upload.shrink')}
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        />
        <span aria-live="polite">{Math.round(scale * 100)}%</span>
        <Button
          icon={<ZoomInOutlined />}
          aria-label={translate('widget.upload.enlarge')}
          disabled={step === scales.length - 1}
          onClick={() => setStep(step + 1)}
        />
        <Button
          icon={<RotateRightOutlined />}
          aria-label={translate('widget.upload.rotate')}
          onClick={() => setQuarters(quarters + 1)}
        />
      </div>
    </div>
  );
}
