import './file-preview-page.css';
import { DownloadOutlined } from '@ant-design/icons';
import { Button, Spin } from 'antd';
import { useCallback, useEffect } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { places } from '../../engine/schema/routes/routes.ts';
import { storedText } from '../shared/stored-text.ts';
import { PreviewContent } from '../upload-file/PreviewContent.tsx';
import { useDownload } from '../upload-file/use-file-address.ts';
import { useKnownFile } from './use-known-file.ts';

export interface FilePreviewPageProps extends ActionProps {
  readonly fileId?: string;
  readonly showDownload?: boolean;
  readonly showCancel?: boolean;
}

/** One file as a page of its own; where there is none, back to where one came from. Source: pickers 3.10. */
export function FilePreviewPage({ fileId, showDownload = true, showCancel = false }: FilePreviewPageProps) {
  const { translate, toast } = useServices();
  const download = useDownload();
  const leave = useLeave();
  const { known, retry } = useKnownFile(storedText(fileId) ?? '');
  const isMissing = known.kind === 'missing';
  useEffect(() => {
    if (!isMissing) return;
    toast('error', translate('widget.filePreview.missing'));
    leave();
  }, [isMissing, toast, translate, leave]);
  if (known.kind !== 'known')
    return (
      <div className="adit-file-page-state">
        {known.kind === 'asking' && <Spin aria-label={translate('widget.upload.loading')} />}
        {isMissing && <p>{translate('widget.filePreview.missing')}</p>}
        {known.kind === 'failed' && (
          <>
            <p role="alert">{translate('widget.filePreview.failed')}</p>
            <Button onClick={retry}>{translate('widget.filePreview.retry')}</Button>
          </>
        )}
      </div>
    );
  const { entry } = known;
  return (
    <article className="adit-file-page">
      <header>
        <h1 title={entry.name}>{translate('widget.upload.preview', { name: entry.name })}</h1>
        {showCancel && <Button onClick={leave}>{translate('widget.upload.cancelPreview')}</Button>}
        {showDownload && (
          <Button icon={<DownloadOutlined />} onClick={() => void download(entry)}>
            {translate('widget.upload.downloadPlain')}
          </Button>
        )}
      </header>
      <div className="adit-file-page-body">
        <PreviewContent key={entry.fileId} entry={entry} />
      </div>
    </article>
  );
}

/** Back, and home from a page that was opened in a window of its own. */
function useLeave(): () => void {
  const { command, navigate } = useServices();
  return useCallback(() => {
    if (window.history.length > 1) void command('back', {});
    else navigate(places.home);
  }, [command, navigate]);
}
