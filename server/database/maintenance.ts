import type { EmbeddedSession } from './embedded-session.ts';

const tickMs = 10_000;
const checkpointEveryMs = 3 * 60_000;
/** log written since the last checkpoint beyond which the next one does not wait: it is what recovery has to read */
const mostLogBytes = 64_000_000;
/** Upkeep is let run longer than callers' statements. */
const deadlineMs = 10 * 60_000;

/** Tables with more dead or changed rows than 1,000 and a fifth of all, worst first: PostgreSQL's own autovacuum rule. */
const busiestTable = `
  select quote_ident(schemaname) || '.' || quote_ident(relname) as name
  from pg_stat_user_tables
  where greatest(n_dead_tup, n_mod_since_analyze) > 1000 + 0.2 * n_live_tup
  order by greatest(n_dead_tup, n_mod_since_analyze) desc
  limit 1`;

/**
 * What a PostgreSQL server does in background processes and the embedded engine does not do at all: checkpoints, so that
 * recovery stays short, and VACUUM ANALYZE, one table at a time because it blocks the one session.
 */
export class Maintenance {
  readonly #timer: NodeJS.Timeout;
  #isRunning = false;
  #isStopped = false;
  #checkpointAtMs = Date.now();
  /** log position after the last checkpoint, in bytes */
  #checkpointPosition = 0;

  constructor(
    private readonly newSession: () => EmbeddedSession,
    private readonly report: (line: string) => void,
  ) {
    this.#timer = setInterval(() => void this.tick(Date.now()), tickMs);
    this.#timer.unref();
  }

  /** Does what is due. A failure is reported, and tried again at the next tick. */
  async tick(nowMs: number): Promise<void> {
    if (this.#isRunning || this.#isStopped) return;
    this.#isRunning = true;
    const session = this.newSession();
    try {
      await this.#vacuumBusiest(session);
      await this.#checkpointIfDue(session, nowMs);
    } catch (error) {
      if (!this.#isStopped)
        this.report(
          `Upkeep of the embedded database failed: ${error instanceof Error ? error.message : String(error)}`,
        );
    } finally {
      session.release();
      this.#isRunning = false;
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
  }

  async #vacuumBusiest(session: EmbeddedSession): Promise<void> {
    // The engine keeps counts to itself until it is told to hand them over, which it does after this statement.
    await session.run('select pg_stat_force_next_flush()', []);
    const { rows } = await session.run(busiestTable, []);
    const name = rows[0]?.name;
    if (typeof name === 'string') await session.runWithin(deadlineMs, `vacuum analyze ${name}`, []);
  }

  async #checkpointIfDue(session: EmbeddedSession, nowMs: number): Promise<void> {
    const position = await this.#logPosition(session);
    const written = position - this.#checkpointPosition;
    const isDue = written > mostLogBytes || nowMs - this.#checkpointAtMs >= checkpointEveryMs;
    if (written === 0 || !isDue) return;
    await session.runWithin(deadlineMs, 'checkpoint', []);
    this.#checkpointAtMs = nowMs;
    this.#checkpointPosition = await this.#logPosition(session);
  }

  async #logPosition(session: EmbeddedSession): Promise<number> {
    const { rows } = await session.run(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::int8 as bytes`, []);
    return Number(rows[0]?.bytes);
  }
}
