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

export const factsOf = ({ unreadMessageCount, unreadNoticeCount }: UnreadCounts): LiveFacts => ({
  unread: unreadMessageCount + unreadNoticeCount,
  unreadMessage: unreadMessageCount,
  unreadNotice: unreadNoticeCount,
});

/** Ends the line of this page. Whoever signs out does so first: the server would tell the page that its session is over. */
export const stopLiveAtom = atom<{ readonly stop: () => void }>({ stop: () => {} });
