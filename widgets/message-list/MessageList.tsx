import { lazy, Suspense } from 'react';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { MessagesOutline } from './MessagesOutline.tsx';

export interface MessageListProps extends ActionProps {
  /** Whether it begins with the unread ones alone. */
  readonly onlyUnread?: boolean;
  /** How many are unread, as the live channel says: another number, and the list is fetched anew. */
  readonly unread?: unknown;
  /** 1 notices, 2 flow messages; both where nothing is said. */
  readonly type?: unknown;
  /** Only so many, the latest, without filters and without more: for a card of a page. */
  readonly most?: unknown;
  /** Said in a card that has none. */
  readonly emptyText?: unknown;
}

// A drawer that is closed and a card further down need nothing of it yet.
const Rows = lazy(() => import('./MessageRows.tsx').then((module) => ({ default: module.MessageRows })));

/** What a person has received. */
export function MessageList(props: MessageListProps) {
  return (
    <Suspense fallback={<MessagesOutline most={props.most} />}>
      <Rows {...props} />
    </Suspense>
  );
}
