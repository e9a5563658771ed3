import './html-view.css';
import { useMemo, useState } from 'react';
import { useEngine, useSignal } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { useMoments } from '../../engine/render/use-moments.ts';
import { isTextBinding } from '../../engine/schema/bindings.ts';
import { readHtml } from '../../engine/schema/html/index.ts';
import { type FileEntry, isFileEntry } from '../../engine/schema/values/index.ts';
import { storedText } from '../shared/stored-text.ts';
import { FilePreview } from '../upload-file/FilePreview.tsx';
import { FileRow } from '../upload-file/FileRow.tsx';
import { FixedContext, HtmlNodes } from './HtmlNodes.tsx';

export interface HtmlViewProps extends ActionProps {
  readonly html?: string;
  /** Name of a field of the form around it: what is written there, as it is written. */
  readonly field?: string;
  readonly author?: string;
  /** ISO text */
  readonly time?: string;
  /** File entries, or the JSON text of a list of them. */
  readonly files?: unknown;
  readonly framed?: boolean;
  readonly emptyText?: string;
}

/** A text of the allowed HTML with who wrote it and its files. Whatever it is given, nothing in it runs or loads. */
export function HtmlView({ id, node, label, html, field = '', author, time, files, framed, emptyText }: HtmlViewProps) {
  const { session } = useEngine();
  const moments = useMoments();
  useSignal(field);
  const source = storedText(field === '' ? html : session.read(field)) ?? '';
  const nodes = useMemo(() => readHtml(source), [source]);
  const entries = useMemo(() => entriesOf(files), [files]);
  const when = storedText(time);
  const by = storedText(author);
  return (
    <section id={id} className="adit-html" data-framed={framed === true || undefined} aria-label={label || undefined}>
      {(by || when) && (
        <p className="adit-html-by">
          {by && <span>{by}</span>}
          {when && (
            <time dateTime={when} title={moments.title(when)}>
              {moments.text(when)}
            </time>
          )}
        </p>
      )}
      {nodes.length > 0 ? (
        <div className="adit-html-text">
          <FixedContext value={field === '' && !isTextBinding(node.props?.html)}>
            <HtmlNodes nodes={nodes} />
          </FixedContext>
        </div>
      ) : (
        <p className="adit-html-by">{storedText(emptyText)}</p>
      )}
      {entries.length > 0 && <Files entries={entries} />}
    </section>
  );
}

function Files({ entries }: { readonly entries: readonly FileEntry[] }) {
  const { translate } = useServices();
  const [viewed, setViewed] = useState<number | null>(null);
  const title = translate('widget.htmlView.files', { count: entries.length });
  return (
    <div className="adit-html-files">
      <strong>{title}</strong>
      <ul aria-label={title}>
        {entries.map((entry, index) => (
          <FileRow key={entry.fileId} entry={entry} onView={() => setViewed(index)} />
        ))}
      </ul>
      {viewed !== null && (
        <FilePreview entries={entries} index={viewed} onIndex={setViewed} onClose={() => setViewed(null)} />
      )}
    </div>
  );
}

function entriesOf(files: unknown): readonly FileEntry[] {
  let list = files;
  if (typeof files === 'string') {
    try {
      list = JSON.parse(files);
    } catch {
      return [];
    }
  }
  return Array.isArray(list) ? list.filter(isFileEntry) : [];
}
