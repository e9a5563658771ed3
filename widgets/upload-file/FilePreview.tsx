import { DownloadOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Flex, Modal } from 'antd';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { PreviewContent } from './PreviewContent.tsx';
import { useDownload } from './use-file-address.ts';

interface Props {
  readonly entries: readonly FileEntry[];
  readonly index: number;
  /** default: true */
  readonly showDownload?: boolean;
  /** default: false; the cross closes it as well */
  readonly showCancel?: boolean;
  /** px of a picture before it is enlarged; 380 where nothing is said. */
  readonly pictureMax?: number | undefined;
  onIndex(index: number): void;
  onClose(): void;
}

/** One file over the whole window, the others by arrow keys. Source: library specification 2, file preview. */
export function FilePreview({
  entries,
  index,
  showDownload = true,
  showCancel = false,
  pictureMax,
  onIndex,
  onClose,
}: Props) {
  const { translate } = useServices();
  const download = useDownload();
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  const entry = entries[index];
  if (!entry) return null;
  const go = (step: number) => {
    if (entries[index + step]) onIndex(index + step);
  };
  // Keys reach this element through React's tree, though the dialog stands elsewhere in the page. They end here: around
  // it may be a sheet with arrow keys of its own, or a drawer that Escape would close as well.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Escape'].includes(event.key)) return;
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    // A film is wound by the same keys.
    else if (!(event.target instanceof HTMLMediaElement)) go(event.key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the dialog, wherever in it the focus stands
    <span onKeyDown={onKeyDown}>
      <Modal
        open
        className="adit-file-preview"
        width="100%"
        title={translate('widget.upload.preview', { name: entry.name })}
        onCancel={onClose}
        closable={{ 'aria-label': translate('widget.upload.close') }}
        footer={
          <Flex gap={8} justify="end" align="center" wrap>
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
            {showCancel && <Button onClick={onClose}>{translate('widget.upload.cancelPreview')}</Button>}
            {showDownload && (
              <Button icon={<DownloadOutlined />} onClick={() => void download(entry)}>
                {translate('widget.upload.downloadPlain')}
              </Button>
            )}
          </Flex>
        }
      >
        <PreviewContent key={entry.fileId} entry={entry} pictureMax={pictureMax} />
      </Modal>
    </span>
  );
}
