import './file-preview.css';
import { Spin } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { previewKind } from '../../engine/schema/files/preview-kind.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { PictureView } from './PictureView.tsx';
import { readTextFile } from './read-text-file.ts';
import { useLanding } from './use-landing.ts';

interface Props {
  readonly entry: FileEntry;
  readonly pictureMax?: number | undefined;
}

/** A file as far as a page shows its kind: drawn, played or as plain text. What a user uploaded never runs here. */
export function PreviewContent({ entry, pictureMax }: Props) {
  const { translate } = useServices();
  switch (previewKind(entry.name)) {
    case 'picture':
      return <PictureView entry={entry} previewPx={pictureMax} />;
    case 'text':
      return <TextView entry={entry} />;
    case 'audio':
      return <MediaView entry={entry} as="audio" />;
    case 'video':
      return <MediaView entry={entry} as="video" />;
    case 'none':
      return <p className="adit-file-preview-note">{translate('widget.upload.noPreview')}</p>;
  }
}

function TextView({ entry }: Props) {
  const { translate } = useServices();
  const fetched = useLanding(entry, readTextFile);
  if (fetched.state !== 'ready') return <Unready state={fetched.state} />;
  const { text, isCut } = fetched.value;
  return (
    <section className="adit-file-preview-text" aria-label={entry.name}>
      {isCut && <p className="adit-file-preview-note">{translate('widget.upload.textCut')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </section>
  );
}

const itself = async (address: string) => address;

function MediaView({ entry, as: Media }: Props & { readonly as: 'audio' | 'video' }) {
  const fetched = useLanding(entry, itself);
  if (fetched.state !== 'ready') return <Unready state={fetched.state} />;
  // Nobody has made captions for what people upload.
  return (
    <Media
      controls
      preload="metadata"
      src={fetched.value}
      aria-label={entry.name}
      className="adit-file-preview-media"
    />
  );
}

function Unready({ state }: { readonly state: 'loading' | 'failed' }) {
  const { translate } = useServices();
  if (state === 'loading') return <Spin aria-label={translate('widget.upload.loading')} />;
  return (
    <p className="adit-file-preview-note" role="alert">
      {translate('widget.upload.loadFailed')}
    </p>
  );
}
