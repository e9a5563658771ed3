import { atom } from 'jotai';
import type { UnreadCounts } from '../../engine/schema/live/live-messages.ts';

/** What the frame and its pages show of the live channel: source `live` of screens. Blank until the server has said it. */
export interface LiveFacts {
  readonly unread?: number;
  /** Flow messages. */
  readonly unreadMessage?: number;
  readonly unreadNotice?: number;
}

export const liveFactsAtom = atom<LiveFacts>({});

/** @param said may have one of the counts alone; the other is then as it was. Source: shell specification 4.4 */
export function factsOf(said: Partial<UnreadCounts>, before: LiveFacts = {}): LiveFacts {
  const {
    unreadMessageCount: unreadMessage = before.unreadMessage,
    unreadNoticeCount: unreadNotice = before.unreadNotice,
  } = said;
  if (unreadMessage === undefined && unreadNotice === undefined) return before;
  return {
    unread: (unreadMessage ?? 0) + (unreadNotice ?? 0),
    ...(unreadMessage === undefined ? {} : { unreadMessage }),
    ...(unreadNotice === undefined ? {} : { unreadNotice }),
  };
}

/** Ends the line of this page. Whoever signs out does so first: the server would tell the page that its session is over. */
export const stopLiveAtom = atom<{ readonly stop: () => void }>({ stop: () => {} });
