import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { reloadNews, rightsNews } from '../../engine/contract/reload-news.ts';
import type { CallAnswer, CallInput, Requests } from '../../engine/contract/requests.ts';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { type ListLook, stateFieldOf } from '../../engine/schema/lists/list-type.ts';
import type { ViewAsked } from '../list-views/list-view.ts';
import type { Model, Row } from './model.ts';
import type { Renewal } from './use-model.ts';
import type { Query } from './use-search.ts';

export interface Asked extends ViewAsked {
  readonly currentPage: number;
  readonly pageSize: number;
  /** Of a tree table: what stands below comes at once. */
  readonly whole: boolean;
}

export interface Records {
  readonly status: 'loading' | 'ready' | 'failed';
  /** What was there last stays while something else is asked for, and when that fails. */
  readonly rows: readonly Row[];
  /** Of a grouped list: the groups of this page, whose rows are the first of each. */
  readonly groups: readonly Group[] | null;
  /** Of a tree table: where each row stands. */
  readonly places: readonly TreePlace[] | null;
  /** Rows, groups or topmost rows: what the pages count. */
  readonly total: number;
  /** There are more, which nobody counted. */
  readonly isMore: boolean;
  /** Rows in all groups. */
  readonly groupedRows: number;
  /** The page that the rows are; the last one where there are fewer pages than was asked for. */
  readonly page: number;
  readonly summary: Readonly<Record<string, unknown>> | undefined;
  /** Why it failed, in words for people. */
  readonly message: string;
  /** The first answer has not come yet. */
  readonly first: boolean;
}

export type RowsAnswer = CallAnswer<'recordList'>;
type GroupsAnswer = CallAnswer<'recordGroups'>;
/** Rows that share a value. */
export type Group = GroupsAnswer['groups'][number];
/** Where a row of a tree table stands. */
export type TreePlace = NonNullable<RowsAnswer['tree']>[number];

/** Asks for what a layout shows. */
function ask(
  request: Requests['request'],
  kind: ListLook['kind'],
  whole: boolean,
  input: CallInput<'recordGroups'>,
): Promise<Read> {
  if (kind === 'grouped') return request('recordGroups', input).then(readGroups);
  const body = kind === 'tree' ? { ...input.body, parent: '', ...(whole ? { whole } : {}) } : input.body;
  return request('recordList', { ...input, body }).then(readRows);
}

type Read = Pick<Records, 'rows' | 'groups' | 'places' | 'total' | 'isMore' | 'groupedRows' | 'page' | 'summary'>;

function readRows({ list, pagination, summary, tree }: RowsAnswer): Read {
  const { total, currentPage: page, isMore = false } = pagination;
  return { rows: list, groups: null, places: tree ?? null, total, isMore, groupedRows: 0, page, summary };
}

function readGroups({ groups, pagination, rows: groupedRows, summary }: GroupsAnswer): Read {
  const { total, currentPage: page } = pagination;
  return {
    rows: groups.flatMap(({ list }) => list),
    groups,
    places: null,
    total,
    isMore: false,
    groupedRows,
    page,
    summary,
  };
}

/** Everything that narrows a list but the option of the field of states. */
export function conditionsOf({ query, keyword, treeNode }: Asked) {
  return {
    queryJson: JSON.stringify(query),
    ...(keyword === '' ? {} : { keyword }),
    ...(treeNode === null ? {} : { treeNode }),
  };
}

function isState(field: string, fieldValue: string | number): string {
  return JSON.stringify({ matchLogic: 'and', conditionList: [{ field, symbol: '==', fieldValue }] });
}

/** What a request for rows says: conditions as text, nothing that is not asked for. */
function bodyOf(asked: Asked, menuId: string, stateCode: string) {
  const { sidx, sort, state } = asked;
  return {
    sort,
    ...(sidx ? { sidx } : {}),
    ...conditionsOf(asked),
    ...(state === null || stateCode === '' ? {} : { superQueryJson: isState(stateCode, state) }),
    ...(menuId ? { menuId } : {}),
  };
}

export function firstAsked({ list }: Model, query: Query): Asked {
  return {
    currentPage: 1,
    pageSize: list.hasPage === false ? limits.pageSizeMost : (list.pageSize ?? limits.pageSize),
    sidx: list.defaultSidx ?? '',
    sort: list.sort ?? 'desc',
    query,
    keyword: '',
    treeNode: null,
    state: null,
    whole: false,
  };
}

const none: Records = {
  status: 'loading',
  rows: [],
  groups: null,
  places: null,
  total: 0,
  isMore: false,
  groupedRows: 0,
  page: 1,
  summary: undefined,
  message: '',
  first: true,
};

/**
 * The rows of a list; the last request wins, an earlier one that answers late is forgotten.
 * @param opening what it asks for first
 * @param renew asked before rows that the person may see now: another list has its own
 */
export function useRecords(
  model: Model,
  kind: ListLook['kind'],
  menuId: string,
  opening: Asked,
  renew: Renewal['renew'],
) {
  const { request } = useServices();
  const [asked, setAsked] = useState(opening);
  const stateCode = useMemo(() => stateFieldOf(model.list, model.catalogue)?.name ?? '', [model]);
  const [records, setRecords] = useState<Records>(none);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    const left = new AbortController();
    latest.current += 1;
    const own = latest.current;
    setRecords((known) => ({ ...known, status: 'loading' }));
    const body = {
      currentPage: asked.currentPage,
      pageSize: kind === 'grouped' ? limits.groupsPage : asked.pageSize,
      ...bodyOf(asked, menuId, stateCode),
    };
    ask(request, kind, asked.whole, { params: { id: model.id }, body, signal: left.signal, quiet: true }).then(
      (read) => {
        if (own !== latest.current) return;
        setRecords({ status: 'ready', ...read, message: '', first: false });
      },
      (error: Error) => {
        if (own !== latest.current || left.signal.aborted) return;
        setRecords((known) => ({ ...known, status: 'failed', message: error.message }));
      },
    );
    return () => left.abort();
  }, [asked, attempt, kind, model.id, menuId, stateCode, request]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  // An action of the page around the list has changed something.
  useEffect(() => {
    window.addEventListener(reloadNews, reload);
    return () => window.removeEventListener(reloadNews, reload);
  }, [reload]);
  useEffect(() => {
    let isLeft = false;
    const hear = () => void renew().then((isOther) => !isOther && !isLeft && reload());
    window.addEventListener(rightsNews, hear);
    return () => {
      isLeft = true;
      window.removeEventListener(rightsNews, hear);
    };
  }, [renew, reload]);
  /** Rows beside those of the page: the rest of a group, what stands below a row. */
  const askRows = useCallback(
    async (of: { readonly group: Group['value'] } | { readonly parent: string }, currentPage: number) => {
      // What stands below a row is there whatever the rows above were found by.
      const from = 'parent' in of ? { ...asked, query: {}, treeNode: null, state: null } : asked;
      const pageSize = 'parent' in of ? asked.pageSize : limits.groupRows;
      const body = { currentPage, pageSize, ...bodyOf(from, menuId, stateCode), ...of };
      return request('recordList', { params: { id: model.id }, body, quiet: true });
    },
    [asked, menuId, model.id, stateCode, request],
  );
  /** What the rows in sight were asked for by. */
  const body = useMemo(
    () => ({ currentPage: records.page, pageSize: asked.pageSize, ...bodyOf(asked, menuId, stateCode) }),
    [records.page, asked, menuId, stateCode],
  );
  return { asked, setAsked, records, reload, attempt, askRows, body };
}
