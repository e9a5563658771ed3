// Here: reference data, asked for once for all who need it.

import type { RequestInput } from '../../engine/contract/requests.ts';
import { limits } from '../../engine/schema/limits.ts';
import { isNumber, isObject, isText, tabStored } from '../settings/storage.ts';
import { kindOf, type ReferenceKind } from './kinds.ts';

interface Held {
  readonly kind: ReferenceKind;
  /** When it was asked for, by the clock. */
  readonly since: number;
  readonly answer: Promise<unknown>;
}

export type Reference = ReturnType<typeof createReference>;

/** Of all answers this one is kept over a reload of the page. Source: shell specification 3, local storage keys */
const keptCall = 'dictionaries';
const keptName = 'allDict';

/**
 * Answers about people, organisation, dictionaries and regions, of one user at a time: however many ask at once, one
 * request goes out. An answer is good for half a minute, or until it is said to be old.
 * @param now the clock, ms
 */
export function createReference(now: () => number = Date.now) {
  const held = new Map<string, Held>();
  let owner = '';

  const forget = (isOld: (one: Held) => boolean) => {
    for (const [key, one] of held) if (isOld(one)) held.delete(key);
  };
  const clear = () => {
    held.clear();
    owner = '';
    tabStored.remove(keptName);
  };

  return {
    /**
     * @param user whoever is signed in: what another one heard is forgotten
     * @param ask makes the call
     * @returns undefined for a call whose answer is nobody else's
     */
    read(user: string, call: string, input: RequestInput, ask: () => Promise<unknown>): Promise<unknown> | undefined {
      const kind = kindOf(call);
      if (kind === undefined) return undefined;
      if (owner !== user) {
        const kept = keptFor(user, now());
        held.clear();
        owner = user;
        if (kept) held.set(keyOf(keptCall, {}), kept);
        else tabStored.remove(keptName);
      }
      const key = keyOf(call, input);
      const known = held.get(key);
      if (known && isFresh(known.since, now())) return known.answer;
      const since = now();
      const one: Held = { kind, since, answer: ask() };
      held.delete(key);
      held.set(key, one);
      for (const oldest of held.keys()) {
        if (held.size <= limits.referenceAnswers) break;
        held.delete(oldest);
      }
      one.answer.then(
        (answer) => {
          // Forgotten while it was under way, it may be older than what made it old.
          if (held.get(key) === one && call === keptCall) keep(user, since, answer);
        },
        () => {
          // The next one who asks tries again.
          if (held.get(key) === one) held.delete(key);
        },
      );
      return one.answer;
    },
    /** What is held of a kind, or of all of them, is old: the next one who asks is answered by the server. */
    invalidate(kind?: ReferenceKind): void {
      forget((one) => kind === undefined || one.kind === kind);
      if (kind === undefined || kind === 'dictionary') tabStored.remove(keptName);
    },
    /** Nothing of it is left, here and in storage. */
    clear,
  };
}

const isFresh = (since: number, now: number) => now - since < limits.referenceFreshMs && now >= since;

function keyOf(call: string, { params = {}, query = {}, body = null }: RequestInput): string {
  return JSON.stringify([call, params, query, body]);
}

function keep(user: string, since: number, answer: unknown): void {
  const value = { user, since, answer };
  if (JSON.stringify(value).length <= limits.referenceStoredLength) tabStored.write(keptName, value);
  else tabStored.remove(keptName);
}

/** What this tab stored for a user, as long as it is fresh. */
function keptFor(user: string, now: number): Held | undefined {
  const kept = tabStored.read(keptName, isObject);
  if (!kept || !isText(kept.user) || kept.user !== user || !isNumber(kept.since)) return undefined;
  if (!isFresh(kept.since, now) || !isObject(kept.answer) || !Array.isArray(kept.answer.list)) return undefined;
  return { kind: 'dictionary', since: kept.since, answer: Promise.resolve(kept.answer) };
}
