import { AsyncLocalStorage } from 'node:async_hooks';

/** Keys of one read. */
const keysMost = 500;
/** What comes meanwhile waits, and is read together then: the busier the database, the fewer reads. */
const readsAtOnce = 2;

interface Asked<Key, Value> {
  readonly key: Key;
  readonly askers: { resolve(value: Value | undefined): void; reject(error: unknown): void }[];
}

// A read is for several callers: it belongs to none of their transactions, deadlines and repetition keys.
const outside = AsyncLocalStorage.snapshot();

/**
 * Reads together what is asked for in one turn of the event loop: a thousand pages that come back in one moment cost a
 * few statements. Nobody gets what was read before he asked; a key that is asked for while it is being read is read anew.
 */
export class BatchLoader<Key, Value> {
  /** By name. */
  #waiting = new Map<string, Asked<Key, Value>>();
  #reading = 0;
  #isDue = false;

  /**
   * @param read finds by name what is there of up to 500 different keys; what it leaves out is not there. When it fails,
   * all who asked for them hear why.
   * @param nameOf what tells one key from another
   */
  constructor(
    private readonly read: (keys: readonly Key[]) => Promise<ReadonlyMap<string, Value>>,
    private readonly nameOf: (key: Key) => string,
  ) {}

  /** @returns undefined for what is not there */
  get(key: Key): Promise<Value | undefined> {
    return new Promise((resolve, reject) => {
      const name = this.nameOf(key);
      const asked = this.#waiting.get(name) ?? { key, askers: [] };
      this.#waiting.set(name, asked);
      asked.askers.push({ resolve, reject });
      if (this.#isDue) return;
      this.#isDue = true;
      outside(() => setImmediate(() => this.#start()));
    });
  }

  #start(): void {
    this.#isDue = false;
    while (this.#waiting.size > 0 && this.#reading < readsAtOnce) void this.#readSome(this.#take());
  }

  #take(): ReadonlyMap<string, Asked<Key, Value>> {
    const taken = this.#waiting;
    this.#waiting = new Map();
    if (taken.size <= keysMost) return taken;
    const entries = [...taken];
    this.#waiting = new Map(entries.slice(keysMost));
    return new Map(entries.slice(0, keysMost));
  }

  async #readSome(asked: ReadonlyMap<string, Asked<Key, Value>>): Promise<void> {
    this.#reading += 1;
    try {
      const found = await this.read([...asked.values()].map(({ key }) => key));
      for (const [name, { askers }] of asked) for (const { resolve } of askers) resolve(found.get(name));
    } catch (error) {
      for (const { askers } of asked.values()) for (const { reject } of askers) reject(error);
    } finally {
      this.#reading -= 1;
      this.#start();
    }
  }
}

/**
 * The same for whatever database is asked: each has its own.
 * @param read as of `Gathered`
 * @returns takes the database and a key; answers undefined for what is not there
 */
export function batchLoaderFrom<Source extends object, Key, Value>(
  read: (source: Source, keys: readonly Key[]) => Promise<ReadonlyMap<string, Value>>,
  nameOf: (key: Key) => string,
): (source: Source, key: Key) => Promise<Value | undefined> {
  const known = new WeakMap<Source, BatchLoader<Key, Value>>();
  return (source, key) => {
    const own = known.get(source) ?? new BatchLoader<Key, Value>((keys) => read(source, keys), nameOf);
    known.set(source, own);
    return own.get(key);
  };
}

/** Rows by the name that each stands under, in their order. */
export function byName<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const name = nameOf(row);
    const own = found.get(name);
    if (own) own.push(row);
    else found.set(name, [row]);
  }
  return found;
}
