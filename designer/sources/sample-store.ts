import { fillPlaces, type Scope } from '../../engine/contract/fill-places.ts';
import type { RequestInput, Requests } from '../../engine/contract/requests.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import { isReadable } from './readable.ts';

/** What a source answered, or why it did not. */
export type Sample =
  | { readonly status: 'unasked' | 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly data: unknown };

/** Answers of sources, by what is asked: two that ask the same share one answer, one that is changed has none. */
export interface SampleStore {
  read(source: JsonObject): Sample;
  /** Asks the server, whether it has been asked or not; a call that changes something is never made. */
  ask(source: JsonObject, given: Scope): void;
  subscribe(listener: () => void): () => void;
  /** Another number after each answer. */
  turn(): number;
}

const unasked: Sample = { status: 'unasked' };
const loading: Sample = { status: 'loading' };

export function createSampleStore(request: Requests['requestNamed']): SampleStore {
  const samples = new Map<string, Sample>();
  const turns = new Map<string, number>();
  const listeners = new Set<() => void>();
  let changes = 0;
  const set = (key: string, sample: Sample) => {
    samples.set(key, sample);
    changes += 1;
    for (const listener of listeners) listener();
  };
  return {
    turn: () => changes,
    read: (source) => samples.get(keyOf(source)) ?? unasked,
    ask(source, given) {
      const { call } = source;
      if (typeof call !== 'string' || !isReadable(call)) return;
      const key = keyOf(source);
      const turn = (turns.get(key) ?? 0) + 1;
      turns.set(key, turn);
      const take = (sample: Sample) => {
        if (turns.get(key) === turn) set(key, sample);
      };
      set(key, loading);
      request(call, inputOf(source, given)).then(
        (data) => take({ status: 'ready', data }),
        (error: unknown) => take({ status: 'failed', message: error instanceof Error ? error.message : String(error) }),
      );
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** When it is asked is no part of what is asked. */
function keyOf({ call, params, query, body }: JsonObject): string {
  return JSON.stringify([call, params, query, body]);
}

function inputOf({ params, query, body }: JsonObject, given: Scope): RequestInput {
  const record = (value: unknown) => (isObject(value) ? (fillPlaces(value, given) as JsonObject) : {}); // a record stays one
  return {
    params: record(params),
    query: record(query),
    ...(body === undefined ? {} : { body: fillPlaces(body, given) }),
  };
}
