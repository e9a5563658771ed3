import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { limits } from '../../engine/schema/limits.ts';
import type { Database } from '../database/index.ts';
import { type Facts, type Said, type Subject, saidIn, subjects, textsOf } from './subjects.ts';

/** What a subscriber does about one subject. Both may be called at any time, also twice for one change. */
export interface Hearing<S extends Subject> {
  /** Something changed, here or in another process. */
  hear(fact: Facts[S]): void | Promise<void>;
  /**
   * Something may have changed without being heard: what the subscriber holds is to be compared with the database. Called
   * every 25 s, and when the line to other processes is back.
   */
  reread(): void | Promise<void>;
}

/** How the parts of all server processes on one database learn of each other's changes; on the app context as `live`. */
export interface Bus {
  /**
   * Says that something changed. Call it after the change is committed, never inside a transaction: whoever hears it reads
   * the database at once. Subscribers in this process have heard it when the call returns; those of other processes hear
   * it within a second (PostgreSQL NOTIFY), or at their next `reread` when it got lost on the way. Never throws for want
   * of a database. A list of more than 1,000 users reaches other processes as `all`.
   *
   *     await database.transaction(…);
   *     context.live.announce('message', { tenantId, userIds: ['user-1', 'user-2'] });
   */
  announce<S extends Subject>(subject: S, fact: Facts[S]): void;
  /**
   * Hears of changes from now on. What a subscriber throws or rejects is reported and harms nobody else; it runs outside
   * of whatever call or transaction announced the change.
   *
   *     const stop = context.live.subscribe('dictionary', { hear: () => cache.clear(), reread: () => cache.clear() });
   *
   * @returns ends it
   */
  subscribe<S extends Subject>(subject: S, hearing: Hearing<S>): () => void;
  /**
   * Connects this process with the others on the database; without it, changes are heard in this process alone.
   * @param healMs how often subscribers re-read, 25 s
   * @returns disconnects; what was announced before has left by then
   */
  join(database: Database, healMs?: number): Promise<() => Promise<void>>;
}

type Hearings = { readonly [S in Subject]: Set<Hearing<S>> };

/** @param report hears, in one line, what went wrong; default: standard error */
export function createBus(report: (line: string) => void = (line) => process.stderr.write(`${line}\n`)): Bus {
  const hearings = Object.fromEntries(subjects.map((subject) => [subject, new Set()])) as unknown as Hearings; // one of each
  const name = randomUUID();
  const lines = new Set<{ send(text: string): void }>();
  // Whoever hears of a change must not run inside the transaction, or under the repetition key, of who made it.
  const outside = AsyncLocalStorage.snapshot();

  const run = (work: () => void | Promise<void>) => {
    const failed = (error: unknown) =>
      report(`A change was not followed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    try {
      outside(work)?.catch(failed);
    } catch (error) {
      failed(error);
    }
  };

  function tell<S extends Subject>({ subject, fact }: { readonly subject: S; readonly fact: Facts[S] }): void {
    for (const hearing of hearings[subject]) run(() => hearing.hear(fact));
  }

  /** A database that is slower than the healing gets no second look of one subscriber on top of the first. */
  const rereading = new Set<object>();

  function rereadAll(): void {
    for (const subject of subjects) {
      for (const hearing of hearings[subject]) {
        if (rereading.has(hearing)) continue;
        rereading.add(hearing);
        run(async () => {
          try {
            await hearing.reread();
          } finally {
            rereading.delete(hearing);
          }
        });
      }
    }
  }

  return {
    announce(subject, fact) {
      tell({ subject, fact });
      if (lines.size === 0) return;
      // One subject and its fact, as the signature says.
      for (const text of textsOf(name, { subject, fact } as Said)) for (const line of lines) line.send(text);
    },
    subscribe(subject, hearing) {
      hearings[subject].add(hearing);
      return () => void hearings[subject].delete(hearing);
    },
    async join(database, healMs = limits.liveHealMs) {
      const line = await database.openLine({
        hear(text) {
          const said = saidIn(text);
          if (said !== undefined && said.from !== name) tell(said);
        },
        reconnected: rereadAll,
      });
      if (line !== undefined) lines.add(line);
      const healing = setInterval(() => {
        void line?.check();
        rereadAll();
      }, healMs);
      healing.unref();
      return async () => {
        clearInterval(healing);
        if (line !== undefined) lines.delete(line);
        await line?.close();
      };
    },
  };
}
