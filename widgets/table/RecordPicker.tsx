import { Alert, Button, Input, Modal, Table } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { CompiledTable } from '../../engine/schema/check/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Row } from './paste-rows.ts';
import { pickedRow } from './picked-row.ts';
import type { RecordSource } from './stored-settings.ts';

interface Props {
  readonly source: RecordSource;
  readonly table: CompiledTable;
  /** Called once, with the rows to add; none when it was called off. */
  onClose(rows: readonly Row[]): void;
}

interface Page {
  readonly list: readonly Row[];
  readonly total: number;
}

/** Rows of a data interface to choose from; what is chosen stays so from page to page. */
export function RecordPicker({ source, table, onClose }: Props) {
  const { translate } = useServices();
  const [keyword, setKeyword] = useState('');
  const [asked, setAsked] = useState({ keyword: '', page: 1 });
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const { page, state, again } = usePage(source, asked);
  const composing = useRef(false);
  const columns = source.columns.length > 0 ? source.columns : guessColumns(page.list);

  return (
    <Modal
      open
      title={source.title ?? translate('widget.table.pick')}
      width={source.widthPx}
      okText={translate('widget.table.ok')}
      cancelText={translate('widget.table.cancel')}
      onCancel={() => onClose([])}
      onOk={() => onClose([...chosen.values()].map((entry) => pickedRow(entry, source, table)))}
    >
      <Input.Search
        value={keyword}
        maxLength={limits.keywordLength}
        placeholder={translate('widget.table.keyword')}
        aria-label={translate('widget.table.keyword')}
        enterButton={translate('widget.table.search')}
        onChange={(event) => setKeyword(event.target.value)}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={() => {
          composing.current = false;
        }}
        onSearch={(text) => {
          if (!composing.current) setAsked({ keyword: text.trim(), page: 1 });
        }}
        style={{ marginBottom: 12 }}
      />
      {state === 'failed' && (
        <Alert
          type="error"
          showIcon
          title={translate('widget.table.loadFailed')}
          action={
            <Button size="small" onClick={again}>
              {translate('widget.table.retry')}
            </Button>
          }
          style={{ marginBottom: 12 }}
        />
      )}
      <Table<Row>
        size="small"
        rowKey={keyOf}
        dataSource={[...page.list]}
        loading={state === 'loading'}
        columns={columns.map(({ value, label }) => ({
          key: value,
          title: label,
          render: (_: unknown, entry: Row) => textOf(entry[value]),
        }))}
        scroll={{ y: 360 }}
        rowSelection={{
          preserveSelectedRowKeys: true,
          selectedRowKeys: [...chosen.keys()],
          onChange: (keys, entries) =>
            setChosen(
              new Map(
                keys.flatMap((key, index) => {
                  const entry = entries[index] ?? chosen.get(String(key));
                  return entry ? [[String(key), entry]] : [];
                }),
              ),
            ),
        }}
        onRow={(entry) => ({
          onClick: () => {
            const next = new Map(chosen);
            if (!next.delete(keyOf(entry))) next.set(keyOf(entry), entry);
            setChosen(next);
          },
        })}
        pagination={
          page.total > source.pageSize && {
            current: asked.page,
            pageSize: source.pageSize,
            total: page.total,
            showSizeChanger: false,
            onChange: (next) => setAsked({ ...asked, page: next }),
          }
        }
      />
      <div aria-live="polite">{translate('widget.table.chosen', { count: chosen.size })}</div>
    </Modal>
  );
}

function usePage(source: RecordSource, asked: { readonly keyword: string; readonly page: number }) {
  const { request } = useServices();
  const { session } = useEngine();
  const [page, setPage] = useState<Page>({ list: [], total: 0 });
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    const abort = new AbortController();
    setState('loading');
    request('interfacePage', {
      params: { id: source.interfaceId },
      body: {
        ...(asked.keyword ? { keyword: asked.keyword } : {}),
        currentPage: asked.page,
        pageSize: source.pageSize,
        columnOptions: source.columns.map(({ value }) => value).join(','),
        paramList: source.params.map(({ field, relationField, value }) => ({
          field,
          defaultValue: (relationField ? session.read(relationField) : value) ?? '',
        })),
      },
      signal: abort.signal,
    }).then(
      ({ list, pagination }) => {
        if (abort.signal.aborted) return;
        setPage({ list, total: pagination.total });
        setState('ready');
      },
      () => {
        if (!abort.signal.aborted) setState('failed');
      },
    );
    return () => abort.abort();
  }, [source, asked, tries, request, session]);
  return { page, state, again: () => setTries((count) => count + 1) };
}

/** A record by its id; one without is the same as another that says the same. */
const keyOf = (entry: Row) => String(entry.id ?? JSON.stringify(entry));
const textOf = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

function guessColumns(list: readonly Row[]): { value: string; label: string }[] {
  const names = Object.keys(list[0] ?? {}).filter((name) => name !== 'id');
  return names.slice(0, 8).map((name) => ({ value: name, label: name }));
}
