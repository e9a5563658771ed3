// Here: views of a list that people keep: tabs, bar, dialog.

import type { CallAnswer, CallInput } from '../../engine/contract/requests.ts';
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

/** What a view puts its list to. */
export function askedOf({ queryJson, keyword, treeNode, state, sidx, sort }: ListView): ViewAsked {
  const query: unknown = JSON.parse(queryJson);
  return { query: isRecord(query) ? query : {}, keyword, treeNode, state, sidx, sort };
}

/** What is kept of a list under a name. */
export function viewBody(asked: ViewAsked, name: string, shared: boolean): ViewBody {
  const { query, keyword, treeNode, state, sidx, sort } = asked;
  return { name, shared, queryJson: JSON.stringify(query), keyword, treeNode, state, sidx, sort };
}

/** Whether two ask for the same, in whichever order their conditions were filled in. */
export function isSameAsked(one: ViewAsked, other: ViewAsked): boolean {
  return flat(one) === flat(other);
}

function flat({ query, keyword, treeNode, state, sidx, sort }: ViewAsked): string {
  const conditions = Object.entries(query).sort(([code], [next]) => (code < next ? -1 : 1));
  return JSON.stringify([conditions, keyword, treeNode, state, sidx, sort]);
}
