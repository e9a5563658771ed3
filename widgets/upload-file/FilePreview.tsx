import { DownloadOutlined, LeftOutlined, RightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Button, Flex, Modal, theme } from 'antd';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { isDrawable } from '../../engine/schema/files/content-type-by-name.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { FilePicture } from './FilePicture.tsx';
import { useDownload } from './use-file-address.ts';

/** Side of a picture before it is enlarged. Source: library specification 9, image preview max. */
const previewPx = 380;

interface Props {
  readonly entries: readonly FileEntry[];
  readonly index: number;
  onIndex(index: number): void;
  onClose(): void;
}

/** One file large, the others by arrow keys. Nothing but pictures is drawn: what a user uploaded never runs here. */
export function FilePreview({ entries, index, onIndex, onClose }: Props) {
  const { translate } = useServices();
  const { token } = theme.useToken();
  const download = useDownload();
  const [enlarged, setEnlarged] = useState(false);
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  const entry = entries[index];
  if (!entry) return null;
  const drawable = isDrawable(entry.name);
  const go = (step: number) => {
    if (entries[index + step]) onIndex(index + step);
  };
  // Keys reach this element through React's tree, though the dialog stands elsewhere in the page. They end here: around
  // it may be a sheet with arrow keys of its own, or a drawer that Escape would close as well.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Escape'].includes(event.key)) return;
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else go(event.key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the dialog, wherever in it the focus stands
    <span onKeyDown={onKeyDown}>
      <Modal
        open
        title={translate('widget.upload.preview', { name: entry.name })}
        width={enlarged ? '90vw' : 640}
        onCancel={onClose}
        closable={{ 'aria-label': translate('widget.upload.close') }}
        footer={
          <Flex gap={8} justify="end" align="center">
            {entries.length > 1 && (
              <>
                <Button
                  icon={<LeftOutlined />}
                  aria-label={translate('widget.upload.previous')}
                  aria-keyshortcuts="ArrowLeft"
                  disabled={index === 0}
                  onClick={() => go(-1)}
                />
                <span aria-live="polite" style={{ fontVariantNumeric: 'tabular-nums' }}>
                  {translate('widget.upload.place', { index: index + 1, count: entries.length })}
                </span>
                <Button
                  icon={<RightOutlined />}
                  aria-label={translate('widget.upload.next')}
                  aria-keyshortcuts="ArrowRight"
                  disabled={index === entries.length - 1}
                  onClick={() => go(1)}
                />
              </>
            )}
            {drawable && (
              <Button icon={enlarged ? <ZoomOutOutlined /> : <ZoomInOutlined />} onClick={() => setEnlarged(!enlarged)}>
                {translate(enlarged ? 'widget.upload.shrink' : 'widget.upload.enlarge')}
              </Button>
            )}
            <Button icon={<DownloadOutlined />} onClick={() => void download(entry)}>
              {translate('widget.upload.downloadPlain')}
            </Button>
          </Flex>
        }
      >
        <Flex align="center" justify="center" style={{ minHeight: 200, background: token.colorFillQuaternary }}>
          {drawable ? (
            <FilePicture
              entry={entry}
              style={enlarged ? { maxWidth: '100%' } : { maxWidth: previewPx, maxHeight: previewPx }}
            />
          ) : (
            <span>{translate('widget.upload.noPreview')}</span>
          )}
        </Flex>
      </Modal>
    </span>
  );
}
