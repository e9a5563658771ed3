import type { Bus } from './bus.ts';
import type { Subject } from './subjects.ts';

const freshMs = 900;
const entriesMost = 5_000;

interface Entry<Value> {
  readonly until: number;
  readonly value: Promise<Value>;
}

/**
 * Keeps what was read for less than a second, so that a page that makes twenty calls reads rights and session once. What
 * changes elsewhere is seen within a second by itself; a failed read is not kept.
 */
export class ShortCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  /** Changes with each clearing, so that a read begun before it is not kept after it. */
  #age = 0;

  get(key: string, read: () => Promise<Value>): Promise<Value> {
    // Not the context's clock: this is about how old the answer is, not about what time it is.
    const time = performance.now();
    const known = this.#entries.get(key);
    if (known && known.until > time) return known.value;
    if (this.#entries.size >= entriesMost) this.#entries.clear();
    const age = this.#age;
    const value = read();
    const entry = { until: time + freshMs, value };
    this.#entries.set(key, entry);
    const forget = () => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    value.then(() => {
      if (age !== this.#age) forget();
    }, forget);
    return value;
  }

  clear(): void {
    this.#age += 1;
    this.#entries.clear();
  }
}

/** Drops what a cache holds as soon as one of `subjects` changes, in this process or another. */
export function dropOnChange(live: Bus, cache: ShortCache<unknown>, ...subjects: readonly Subject[]): void {
  const clear = () => cache.clear();
  // Nothing to do at a re-read: it keeps nothing for that long.
  for (const subject of subjects) live.subscribe(subject, { hear: clear, reread: () => undefined });
}
