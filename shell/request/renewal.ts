import { limits } from '../../engine/schema/limits.ts';

/** Tokens of the session as they stand now. */
export interface Tokens {
  readonly token: string;
  readonly tokenKey: string;
}

export interface SessionTokens extends Tokens {
  /** When the person signed in, in milliseconds: tells the session from the next one, whose tokens are others as well. */
  readonly since: number;
}

export interface TokenStore {
  read(): SessionTokens | null;
  /** @param since of the session that the tokens renew; without it a new session begins */
  write(tokens: Tokens, since?: number): void;
  clear(): void;
}

export interface RenewalBounds {
  /** Of one question to the server. */
  readonly tryMs: number;
  /** Before a question that failed is put again; each waits a little more or less, so that pages do not ask in step. */
  readonly pauseMs: number;
  readonly tries: number;
  /** Of the whole, with the wait for another tab: nobody waits longer. */
  readonly waitMs: number;
  /** For what another tab has stored to be seen in this one, after waiting for that tab. */
  readonly arrivalMs: number;
  readonly perMinute: number;
  /** How many may wait beside the one that asks. */
  readonly queue: number;
}

const shipped: RenewalBounds = {
  tryMs: limits.renewalTryMs,
  pauseMs: limits.renewalPauseMs,
  tries: limits.renewalTries,
  waitMs: limits.renewalWaitMs,
  arrivalMs: limits.renewalArrivalMs,
  perMinute: limits.renewalsPerMinute,
  queue: limits.renewalQueue,
};

/** How the server is asked, and what those who wait are told when it gives no answer. */
export interface Asking {
  /** @returns null when the server refuses the key; @throws anything when it did not say */
  renew(key: string, signal: AbortSignal): Promise<Tokens | null>;
  /** `later`: no answer, or asked too often; `queue`: too many wait already. */
  failure(why: 'later' | 'queue'): Error;
}

let sends = 0;
/** The place of a call among all that are sent: a clock has the same time for two of them, and may be set back. */
export function nextSend(): number {
  sends += 1;
  return sends;
}

/**
 * @param failed with which a call was refused
 * @param sent the place of that call, from `nextSend`
 */
export type Renewal = (failed: SessionTokens, sent: number, asking: Asking) => Promise<boolean>;

/**
 * One renewal for any number of failing requests: the first starts it, the others wait for it and go on with what it
 * brought. Over tabs, the one that holds the lock renews; the others find the new token when they get it. A key that
 * the server refuses is thrown away; one that it could not be asked about is kept. One of these for a page's life.
 * Source: shell specification 4.3, reliability B15-B18.
 *
 * The function answers whether there is another token to try with, false: the session is over. It rejects with the one
 * error of `failure` for all who waited when that cannot be known now.
 */
export function createRenewal(store: TokenStore, bounds: RenewalBounds = shipped): Renewal {
  let underWay: { readonly outcome: Promise<boolean>; waiting: number; full?: Error } | null = null;
  let inVain: { readonly error: Error; readonly after: number } | null = null;
  let asked: readonly number[] = [];

  const mayAsk = () => {
    const now = Date.now();
    // Later than now: the clock was set back since.
    asked = asked.filter((time) => time <= now && now - time < 60_000);
    if (asked.length >= bounds.perMinute) return false;
    asked = [...asked, now];
    return true;
  };

  const ask = async (failed: SessionTokens, { renew }: Asking, until: number): Promise<boolean> => {
    const known = store.read();
    // Another tab was refused, or signed out, or somebody signed in there.
    if (known?.since !== failed.since) return false;
    // Another tab, or an earlier failure, has brought a new token already.
    if (known.token !== failed.token) return true;
    if (!known.tokenKey) return false;
    for (let tries = 1; tries <= bounds.tries && Date.now() < until && mayAsk(); tries += 1) {
      const signal = AbortSignal.timeout(Math.min(bounds.tryMs, until - Date.now()));
      const tokens = await renew(known.tokenKey, signal).catch(() => undefined);
      const now = store.read();
      // Signed out, or in again, while the answer was on its way: it is about a session that is no more.
      if (now?.tokenKey !== known.tokenKey) return now?.since === known.since;
      if (tokens === null) store.clear();
      if (tokens) store.write(tokens, known.since);
      if (tokens !== undefined) return tokens !== null;
      if (tries < bounds.tries) await pause(bounds.pauseMs * (0.5 + Math.random()));
    }
    throw new Error('The server did not say.');
  };

  return (failed, sent, asking) => {
    // Under way when a renewal failed: its refusal comes a little later than the others', and is one of them.
    if (inVain && sent <= inVain.after) return Promise.reject(inVain.error);
    if (underWay) {
      if (underWay.waiting >= bounds.queue) {
        underWay.full ??= asking.failure('queue');
        return Promise.reject(underWay.full);
      }
      underWay.waiting += 1;
      return underWay.outcome;
    }
    const until = Date.now() + bounds.waitMs;
    const outcome = withLock(bounds.waitMs, async (waited) => {
      if (waited) await arrival(store, failed, bounds.arrivalMs);
      return ask(failed, asking, until);
    })
      .catch(() => {
        const known = store.read();
        if (known?.since === failed.since && known.token !== failed.token) return true;
        inVain = { error: asking.failure('later'), after: sends };
        throw inVain.error;
      })
      .finally(() => {
        underWay = null;
      });
    underWay = { outcome, waiting: 0 };
    return outcome;
  };
}

/**
 * Waits for the lock no longer than given, and says whether another tab had it. Plain http has no locks: there the
 * server gives all tabs the same pair.
 */
async function withLock<T>(waitMs: number, work: (waited: boolean) => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work(false);
  let waited = true;
  const atOnce = await navigator.locks.request('adit_renewal', { ifAvailable: true }, async (lock) => {
    waited = lock === null;
    return waited ? undefined : { value: await work(false) };
  });
  if (atOnce) return atOnce.value;
  return navigator.locks.request('adit_renewal', { signal: AbortSignal.timeout(waitMs) }, () => work(waited));
}

/** Locks pass from tab to tab quicker than what was stored: gives other tokens than those that failed time to be seen. */
async function arrival(store: TokenStore, failed: SessionTokens, withinMs: number): Promise<void> {
  const until = Date.now() + withinMs;
  while (store.read()?.token === failed.token && Date.now() < until) await pause(arrivalLookMs);
}

const arrivalLookMs = 20;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
