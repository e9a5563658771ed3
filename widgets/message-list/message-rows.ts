import { records, wordOf } from '../shared/records.ts';

export interface MessageRow {
  readonly id: string;
  /** 1 notice, 2 flow */
  readonly type: number;
  readonly title: string;
  readonly isRead: boolean;
  readonly releaseUser: string;
  readonly releaseTime: string;
}

/** Rows of an answer, without what is none. */
export function messageRows(list: unknown): MessageRow[] {
  return records(list).flatMap((row) => {
    const id = wordOf(row.id);
    if (id === '') return [];
    return {
      id,
      type: Number(row.type),
      title: wordOf(row.title),
      isRead: row.isRead === '1',
      releaseUser: wordOf(row.releaseUser),
      releaseTime: wordOf(row.releaseTime),
    };
  });
}

/** The next page below what is known; nothing twice. */
export function withNext(known: readonly MessageRow[], next: readonly MessageRow[]): MessageRow[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...next.filter(({ id }) => !ids.has(id))];
}

/**
 * The first page as it is now, over what is known. What has been read here stays in its place though it is no longer
 * unread; what is gone from the first page is gone; what lies below it stays.
 * @param isWhole there is nothing below the first page
 */
export function withFirst(known: readonly MessageRow[], first: readonly MessageRow[], isWhole: boolean): MessageRow[] {
  const ids = new Set(first.map(({ id }) => id));
  const last = first.at(-1)?.id ?? '';
  const kept = known.filter(({ id, isRead }) => !ids.has(id) && (isRead || (!isWhole && id < last)));
  // Later messages have greater ids, compared by their characters.
  return [...first, ...kept].sort((one, other) => (one.id < other.id ? 1 : -1));
}
