// Here: views of a list that people keep: tabs, bar, dialog.

import type { CallAnswer, CallInput } from '../../engine/contract/requests.ts';
import type { KeptDisplay } from '../column-drawer/kept-display.ts';
import { isRecord } from '../shared/records.ts';

export type ListView = CallAnswer<'recordViews'>['list'][number];
type ViewBody = CallInput<'createRecordView'>['body'];

/** What a list asks for, without the page that somebody stands on. */
export interface ViewAsked {
  /** Values of conditions, by code of their field. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Looked for in what the list shows; '' where nothing is. */
  readonly keyword: string;
  /** A node of the tree beside the list; null: all. */
  readonly treeNode: string | null;
  /** The option of the field of states that is looked at; null: all. */
  readonly state: string | number | null;
  readonly sidx: string;
  readonly sort: 'asc' | 'desc';
}

/** All that a view keeps: what its list asks for, and how it looks. */
export interface ViewKept extends ViewAsked, KeptDisplay {}

/** What a view puts its list to. */
export function keptIn({ queryJson, keyword, treeNode, state, sidx, sort, columns, density }: ListView): ViewKept {
  const query: unknown = JSON.parse(queryJson);
  return { query: isRecord(query) ? query : {}, keyword, treeNode, state, sidx, sort, columns, density };
}

/** What is kept of a list under a name. */
export function viewBody(kept: ViewKept, name: string, shared: boolean): ViewBody {
  const { query, keyword, treeNode, state, sidx, sort, columns, density } = kept;
  const queryJson = JSON.stringify(query);
  return { name, shared, queryJson, keyword, treeNode, state, sidx, sort, density, columns: columns && [...columns] };
}

/** Whether two are alike, in whichever order their conditions were filled in. */
export function isSameKept(one: ViewKept, other: ViewKept): boolean {
  return flat(one) === flat(other);
}

function flat({ query, keyword, treeNode, state, sidx, sort, columns, density }: ViewKept): string {
  const conditions = Object.entries(query).sort(([code], [next]) => (code < next ? -1 : 1));
  const shown = columns?.map(({ prop, visible, pinned }) => [prop, visible, pinned]) ?? null;
  return JSON.stringify([conditions, keyword, treeNode, state, sidx, sort, shown, density]);
}
