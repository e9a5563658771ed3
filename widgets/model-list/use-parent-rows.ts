import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { cellText } from './cell-text.ts';
import { type ListColumn, listColumns, type Model } from './model.ts';
import { useParentScope } from './parent-context.ts';
import type { AskNodes, SideNode } from './use-side-tree.ts';

/** What rows are called, and what tells apart those that are called the same. */
function namingColumns(model: Model, all: readonly ListColumn[]): readonly ListColumn[] {
  const above = model.list.parentField;
  return all.filter(({ column, field }) => column.prop !== above && !field?.table).slice(0, 2);
}

/** The rows that a record may be put under, level by level, or those that a word is in with what stands above them. */
export function useParentRows(): AskNodes {
  const { request, language, translate, timeZone } = useServices();
  const { model, except } = useParentScope();
  const [identity, second] = useMemo(() => namingColumns(model, listColumns(model, language)), [model, language]);
  return useCallback(
    async ({ keyword = '', parent = '' }, signal) => {
      const body = {
        parent,
        pageSize: limits.pageSizeMost,
        ...(keyword === '' ? {} : { keyword }),
        ...(except === null ? {} : { except }),
      };
      const input = { params: { id: model.id }, body, quiet: true, ...(signal && { signal }) };
      const { list, tree = [], pagination } = await request('recordList', input);
      const way: string[] = [];
      const words = { language, translate, timeZone };
      const nodes = list.map((row, index): SideNode => {
        const { level = 1, children = 0 } = tree[index] ?? {};
        const parentId = way[level - 2] ?? (parent || null);
        way.length = level - 1;
        way.push(row.id);
        const label = (identity && cellText(identity, row, words)) || row.id;
        const note = second ? cellText(second, row, words) : '';
        return { id: row.id, label, note, parentId, level, children };
      });
      const shown = tree.filter(({ isMatch }) => isMatch).length;
      return { list: nodes, left: Math.max(0, pagination.total - shown) };
    },
    [request, model, except, identity, second, language, translate, timeZone],
  );
}

/** What the chosen row is called: as it was chosen, as the server said with the record, or as it says when it is asked. */
export function useParentName(value: string, said: string | undefined) {
  const { request, language } = useServices();
  const { model } = useParentScope();
  const [first] = useState(value);
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const learn = useCallback((id: string, name: string) => setKnown((all) => new Map(all).set(id, name)), []);
  const name = known.get(value) ?? (value === first ? said : undefined);
  const isUnknown = value !== '' && name === undefined;
  const [identity] = useMemo(() => namingColumns(model, listColumns(model, language)), [model, language]);
  useEffect(() => {
    if (!isUnknown || !identity) return;
    const left = new AbortController();
    const input = { params: { id: model.id, dataId: value }, signal: left.signal, quiet: true };
    request('recordDataChange', input).then(
      ({ data }) => {
        const text = Object(JSON.parse(data))[identity.column.prop];
        if (!left.signal.aborted) learn(value, typeof text === 'string' && text !== '' ? text : value);
      },
      // Gone, or out of sight: its id is all there is to show.
      () => !left.signal.aborted && learn(value, value),
    );
    return () => left.abort();
  }, [isUnknown, identity, model, value, request, learn]);
  return { name: name ?? '', learn };
}
