import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { Database } from '../database/index.ts';

/** Clocks are read in whole milliseconds, at both ends. */
const coarseMs = 1;

/**
 * The time of the database, which is one for all server processes: what one of them gives out counts as long at another,
 * however wrong their own clocks are. Source: reliability B32.
 */
export class DatabaseClock {
  /** From the clock of the process to that of the database. */
  #offsetMs = 0;

  /** @param own clock of the process, in milliseconds */
  constructor(
    private readonly database: Database,
    private readonly own: () => number = Date.now,
  ) {}

  now(): Date {
    return new Date(this.own() + this.#offsetMs);
  }

  /** Compares the clocks. @throws DatabaseError; what is known counts on */
  async look(): Promise<void> {
    const begun = performance.now();
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(this.database.kysely);
    const [row] = rows;
    if (row === undefined) return;
    const own = this.own();
    const took = performance.now() - begun;
    // The database told its time at some moment of the way there and back, and that ended when our own time was read.
    const least = row.ms - own - coarseMs;
    const most = least + took + 2 * coarseMs;
    const mayBe = (offsetMs: number) => least <= offsetMs && offsetMs <= most;
    // What a look cannot tell from what is known stays: time must not waver by the length of the way. Nor is a clock that
    // may be right said to be wrong.
    if (!mayBe(this.#offsetMs)) this.#offsetMs = mayBe(0) ? 0 : Math.round((least + most) / 2);
  }

  /** Looks again every 25 s: clocks are set, and drift. @returns ends it */
  keep(): () => void {
    // Of a database that does not answer, those tell who need it.
    const timer = setInterval(() => void this.look().catch(() => undefined), limits.liveHealMs);
    timer.unref();
    return () => clearInterval(timer);
  }
}
