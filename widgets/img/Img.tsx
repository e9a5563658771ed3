import './img.css';
import { type CSSProperties, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { type FileEntry, isFileEntry } from '../../engine/schema/values/index.ts';
import { FilePicture } from '../upload-file/FilePicture.tsx';
import { FilePreview } from '../upload-file/FilePreview.tsx';

export interface ImgProps extends FieldProps<FileEntry[]> {
  readonly width?: number;
  readonly fit?: string;
  readonly previewMax?: number;
}

const fits: readonly string[] = ['contain', 'cover', 'fill', 'none', 'scale-down'];
/** Height to width of a picture's place: one that is drawn later moves nothing. */
const ratio = 3 / 4;
const cellPx = 24;

/** Pictures to be looked at, each larger by a press; one that cannot be had says so in its place. */
export function Img({ value, ...props }: ImgProps) {
  const { translate } = useServices();
  const entries = Array.isArray(value) ? value.filter(isFileEntry) : [];
  if (entries.length === 0) return <span className="adit-value adit-empty">{translate('value.empty')}</span>;
  return <Pictures {...props} entries={entries} />;
}

interface PicturesProps extends Partial<Pick<ImgProps, 'id' | 'labelId' | 'bare' | 'width' | 'fit' | 'previewMax'>> {
  readonly label: string;
  readonly entries: readonly FileEntry[];
  /** How many are drawn; a press shows all. */
  readonly most?: number;
}

/** The pictures themselves; in a cell as high as its line. */
export function Pictures({
  entries,
  most,
  id,
  label,
  labelId,
  bare,
  width = 160,
  fit = '',
  previewMax,
}: PicturesProps) {
  const { translate } = useServices();
  const [viewed, setViewed] = useState<number | null>(null);
  const size = bare ? { width: cellPx, height: cellPx } : { width, aspectRatio: `${1 / ratio}` };
  // One of the list above, each of which CSS knows.
  const objectFit = (fits.includes(fit) ? fit : 'contain') as CSSProperties['objectFit'];
  return (
    <ul
      id={id}
      className="adit-img-list"
      {...(labelId ? { 'aria-labelledby': labelId } : { 'aria-label': label })}
      data-bare={bare || undefined}
    >
      {entries.slice(0, most).map((entry, index) => (
        <li key={entry.fileId} style={{ ...size, maxWidth: '100%' }}>
          <button
            type="button"
            className="adit-img-button"
            title={translate('widget.upload.view', { name: entry.name })}
            onClick={() => setViewed(index)}
          >
            <FilePicture entry={entry} style={{ width: '100%', height: '100%', ...(objectFit && { objectFit }) }} />
          </button>
        </li>
      ))}
      {viewed !== null && (
        <FilePreview
          entries={entries}
          index={viewed}
          pictureMax={previewMax}
          onIndex={setViewed}
          onClose={() => setViewed(null)}
        />
      )}
    </ul>
  );
}
