import { useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { type FileEntry, isFileEntry } from '../../engine/schema/values/index.ts';
import { FilePreview } from '../upload-file/FilePreview.tsx';
import { FileRow } from '../upload-file/FileRow.tsx';

export interface FileListProps extends FieldProps<FileEntry[]> {
  readonly canDelete?: boolean;
}

/** Files with what can be done with each: look, save, and delete where the design lets one. */
export function FileList(props: FileListProps) {
  const { id, value, labelId, describedBy, onChange, onBlur, canDelete = false, disabled, readOnly } = props;
  const { translate, confirm, toast } = useServices();
  const list = useRef<HTMLUListElement>(null);
  const [viewed, setViewed] = useState<number | null>(null);
  const entries = Array.isArray(value) ? value.filter(isFileEntry) : [];
  const remove = async ({ fileId }: FileEntry) => {
    const sure = await confirm({
      title: translate('widget.upload.removeTitle'),
      text: translate('widget.upload.removeText'),
      okText: translate('widget.upload.removeOk'),
      danger: true,
    });
    if (!sure) return;
    onChange(entries.filter((one) => one.fileId !== fileId));
    onBlur();
    toast('success', translate('widget.upload.removed'));
    // The button that was pressed goes with its file.
    list.current?.focus();
  };
  if (entries.length === 0) return <span className="adit-value adit-empty">{translate('value.empty')}</span>;
  return (
    <ul
      ref={list}
      id={id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      style={{ margin: 0, padding: 0, listStyle: 'none' }}
    >
      {entries.map((entry, index) => (
        <FileRow
          key={entry.fileId}
          entry={entry}
          onView={() => setViewed(index)}
          {...(canDelete && !disabled && !readOnly ? { onRemove: () => void remove(entry) } : {})}
        />
      ))}
      {viewed !== null && (
        <FilePreview entries={entries} index={viewed} onIndex={setViewed} onClose={() => setViewed(null)} />
      )}
    </ul>
  );
}
