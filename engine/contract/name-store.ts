import type { ChoiceLine, ChoiceState } from '../schema/calls/index.ts';
import { memberText, readMember } from '../schema/references/index.ts';

/** What is told of an id: as it was asked for, and in the reader's language. */
export interface Named {
  /** As `memberText` says it. */
  readonly key: string;
  readonly fullName: string;
  /** Where it stands, to tell it from its namesakes. */
  readonly organize: string;
  readonly state: ChoiceState;
}

export interface NameStore {
  /** Nothing while it is not known; `failed` where it could not be asked. */
  read(key: string): Named | 'failed' | undefined;
  /** Asks for what is not known, or was asked for a while ago; all that is wanted in one tick goes in one question. */
  want(keys: readonly string[]): void;
  /** Keeps what came by another way. */
  learn(names: readonly Named[]): void;
  subscribe(listener: () => void): () => void;
  /** Grows with each answer. */
  version(): number;
}

interface Options {
  ask(keys: string[]): Promise<readonly ChoiceLine[]>;
  /** Milliseconds. */
  now(): number;
  /** Older than this it is asked for anew, and shown as it was until then. */
  readonly freshMs: number;
  /** Before what could not be had is asked for again: whoever shows it wants it each time that he is told. */
  readonly retryMs: number;
  /** In one question. */
  readonly most: number;
}

/** Ids as the call takes them; another one is nobody's. */
const askable = /^[\w-]{1,80}$/;

/** Names of ids, asked for together however many fields show them. */
export function createNameStore({ ask, now, freshMs, retryMs, most }: Options): NameStore {
  const known = new Map<string, { readonly name: Named | 'failed'; readonly at: number }>();
  const wanted = new Set<string>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;

  const tell = () => {
    version += 1;
    for (const listener of [...listeners]) listener();
  };
  const keep = (names: readonly (readonly [key: string, name: Named | 'failed'])[]) => {
    for (const [key, name] of names) known.set(key, { name, at: now() });
    tell();
  };
  const send = (keys: string[]) => {
    for (const key of keys) asked.add(key);
    const done = (names: (readonly [string, Named | 'failed'])[]) => {
      for (const key of keys) asked.delete(key);
      keep(names);
    };
    ask(keys).then(
      (lines) => done(namesOf(keys, lines).map((name) => [name.key, name])),
      // What was known stays as it was.
      () => done(keys.map((key) => [key, known.get(key)?.name ?? 'failed'])),
    );
  };
  const flush = () => {
    const keys = [...wanted];
    wanted.clear();
    for (let from = 0; from < keys.length; from += most) send(keys.slice(from, from + most));
  };

  return {
    read: (key) => (askable.test(key) ? known.get(key)?.name : gone(key)),
    want(keys) {
      const isIdle = wanted.size === 0;
      for (const key of keys) {
        const held = known.get(key);
        const isFresh = held !== undefined && now() - held.at < (held.name === 'failed' ? retryMs : freshMs);
        if (askable.test(key) && !isFresh && !asked.has(key)) wanted.add(key);
      }
      if (isIdle && wanted.size > 0) setTimeout(flush);
    },
    learn: (names) => keep(names.map((name) => [name.key, name])),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

const gone = (key: string): Named => ({ key, fullName: '', organize: '', state: 'deleted' });

/** What was answered to each key; of what is not there, that it is gone. */
function namesOf(keys: readonly string[], lines: readonly ChoiceLine[]): Named[] {
  const byKey = new Map(lines.map((line) => [memberText(readMember(`${line.id}--${line.type}`)), line]));
  return keys.map((key) => {
    const line = byKey.get(key);
    // A server that says no state answers what is there alone.
    return line ? { key, fullName: line.fullName, organize: line.organize, state: line.state ?? 'ok' } : gone(key);
  });
}
