import type { Message } from '../../engine/schema/calls/index.ts';

export interface MessageRow extends Readonly<Omit<Message, 'isRead' | 'readTime'>> {
  readonly isRead: boolean;
}

/** The dialect says yes and no in digits. */
export function messageRows(list: readonly Message[]): MessageRow[] {
  return list.map(({ readTime: _, ...row }) => ({ ...row, isRead: row.isRead === '1' }));
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
