// Here: what the live channel and the frame of maps say.

import type { Language } from '../text/text.ts';

/** Unread messages of a person, as the database has them at that moment; the badge shows the sum. */
export interface UnreadCounts {
  /** Flow messages. */
  readonly unreadMessageCount: number;
  readonly unreadNoticeCount: number;
}

export const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** How far a job of the person is. */
export interface JobNews {
  readonly id: string;
  readonly kind: string;
  readonly state: JobState;
  readonly done: number;
  readonly total: number | null;
  /** Rises: what comes later may be older. */
  readonly revision: number;
}

/** What is other than it was for people of a tenant: whoever holds some of it asks anew. */
export const liveChanges = ['menu', 'rights', 'dictionary', 'organize', 'config'] as const;
export type LiveChange = (typeof liveChanges)[number];

/** Codes of a close that are ours. Source: RFC 6455, 7.4.2: 4000 to 4999 are for applications. */
export const closeCodes = {
  goingAway: 1001,
  policy: 1008,
  wrong: 4400,
  over: 4401,
  silent: 4408,
  crowded: 4409,
} as const;

/** What the server says on the live channel. Source: shell specification 4.4 */
export type ServerSays =
  /** Once, as soon as both tokens agree. */
  | ({ readonly method: 'initMessage' } & UnreadCounts)
  /** Whenever the counts are others. */
  | ({ readonly method: 'messagePush' } & UnreadCounts)
  | { readonly method: 'changed'; readonly what: LiveChange }
  /** A job of the person has come further; what it says in words is asked for by its id. */
  | ({ readonly method: 'job' } & JobNews)
  /** The session is over; closes right after it. */
  | { readonly method: 'logout'; readonly msg: string }
  /** Closes right after it. `again`: come back, by the usual pauses; else only when the page is looked at again. */
  | { readonly method: 'closeSocket'; readonly again: boolean }
  /** Answers the client's. */
  | { readonly method: 'heartbeat' };

/** What a client says. Nothing else is listened to. */
export type ClientSays =
  /** First of all, within 5 s: the token of the address once more. */
  | {
      readonly method: 'OnConnection';
      readonly token: string;
      readonly mobileDevice: boolean;
      /** Of what the server says in words. */
      readonly language?: Language;
    }
  /** Browsers show no pings to a page: by this one it finds out whether the line still works. */
  | { readonly method: 'heartbeat' };

/** The object in a text that came by the socket; undefined for anything else. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>) // an object, as just asked
      : undefined;
  } catch {
    return undefined;
  }
}
