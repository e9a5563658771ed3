import '../sources/sources.css';
import { ReloadOutlined } from '@ant-design/icons';
import { Button, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { FailedState, ListState } from '../../widgets/model-list/ListState.tsx';
import { isObject, type JsonObject } from '../document/json.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { DataPaths } from '../sources/DataPaths.tsx';
import type { Sample } from '../sources/sample-store.ts';

interface Props {
  readonly sample: Sample;
  /** False while what the call needs is not filled in. */
  readonly complete: boolean;
  onAsk(): void;
}

const rowsMost = 20;
const columnsMost = 12;

/** What a source answers, as the server says it to the person who looks. */
export function SampleView({ sample, complete, onAsk }: Props) {
  const text = useDesignerText();
  const [look, setLook] = useState<'table' | 'tree'>('table');
  const rows = sample.status === 'ready' ? rowsIn(sample.data) : null;
  const isEmpty =
    sample.status === 'ready' && (sample.data === null || sample.data === undefined || rows?.length === 0);
  return (
    <section
      className="adit-design-answer"
      aria-label={text('designer.sources.preview')}
      aria-busy={sample.status === 'loading'}
    >
      <header>
        <h3>{text('designer.sources.preview')}</h3>
        {rows !== null && rows.length > 0 && (
          <Segmented
            size="small"
            aria-label={text('designer.sources.preview')}
            value={look}
            options={(['table', 'tree'] as const).map((value) => ({ value, label: text(`designer.sources.${value}`) }))}
            onChange={setLook}
          />
        )}
        <Button
          size="small"
          icon={<ReloadOutlined aria-hidden />}
          loading={sample.status === 'loading'}
          disabled={!complete}
          onClick={onAsk}
        >
          {text(sample.status === 'unasked' ? 'designer.sources.askFirst' : 'designer.sources.ask')}
        </Button>
      </header>
      {sample.status === 'unasked' && (
        <p className="adit-design-setting-hint">
          {text(complete ? 'designer.sources.unasked' : 'designer.sources.incomplete')}
        </p>
      )}
      {sample.status === 'loading' && (
        <div role="status" aria-label={text('designer.sources.loading')}>
          <Skeleton active paragraph={{ rows: 4 }} />
        </div>
      )}
      {sample.status === 'failed' && (
        <FailedState title={text('designer.sources.failed')} message={sample.message} onAgain={onAsk} />
      )}
      {isEmpty && <ListState picture="empty" title={text('designer.sources.empty')} text="" />}
      {sample.status === 'ready' &&
        !isEmpty &&
        (rows !== null && rows.length > 0 && look === 'table' ? (
          <Rows rows={rows} />
        ) : (
          <DataPaths data={sample.data} />
        ))}
    </section>
  );
}

function Rows({ rows }: { readonly rows: readonly JsonObject[] }) {
  const text = useDesignerText();
  const shown = rows.slice(0, rowsMost);
  const columns = [...new Set(shown.flatMap((row) => Object.keys(row)))].slice(0, columnsMost);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus */}
      <section className="adit-design-answer-rows" tabIndex={0} aria-label={text('designer.sources.table')}>
        <table>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a sample hold no state
              <tr key={index}>
                {columns.map((name) => (
                  <td key={name}>{cellWords(row[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="adit-design-setting-hint">
        {rows.length > rowsMost
          ? text('designer.sources.firstRows', { shown: rowsMost, count: rows.length })
          : text('designer.sources.rows', { count: rows.length })}
      </p>
    </>
  );
}

/** The rows of an answer: itself, or its list; null where it is no list of records. */
function rowsIn(data: unknown): readonly JsonObject[] | null {
  const list = isObject(data) && Array.isArray(data.list) ? data.list : data;
  return Array.isArray(list) && list.every(isObject) ? list : null;
}

function cellWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
