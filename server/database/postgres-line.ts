import pg from 'pg';
import { limits } from '../../engine/schema/limits.ts';
import type { NotifyChannel, NotifyListener } from './notify-channel.ts';

/** Channels belong to one database of a PostgreSQL server. */
const channel = 'adit_live';
const answerDeadlineMs = 5_000;

/**
 * A connection of its own beside the pool: a pooled one is handed to somebody else after each statement and would hear
 * nothing. Lost, it is made anew after 1 to 30 s, with jitter so that ten processes do not come back at one moment. A
 * pooler that hands connections on by transaction, or an engine without LISTEN, is reported once and tried again.
 */
export class PostgresLine implements NotifyChannel {
  #client: pg.Client | undefined;
  #attempt = 0;
  #mayHaveMissed = false;
  #isClosed = false;
  #retry: NodeJS.Timeout | undefined;
  /** One statement at a time: what is asked of the line waits for what was asked before. */
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly url: string,
    private readonly listener: NotifyListener,
    private readonly report: (line: string) => void,
  ) {}

  /** Waits for the first attempt alone: a server starts without the line as well. */
  static async open(url: string, listener: NotifyListener, report: (line: string) => void): Promise<PostgresLine> {
    const line = new PostgresLine(url, listener, report);
    await line.#connect();
    return line;
  }

  send(text: string): void {
    void this.#ask('select pg_notify($1, $2)', [channel, text]);
  }

  check(): Promise<boolean> {
    return this.#ask('select 1');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#turn;
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  /** @returns false when the line is not there, or lost while it was asked */
  #ask(statement: string, values: readonly string[] = []): Promise<boolean> {
    const client = this.#client;
    if (client === undefined) return Promise.resolve(false);
    const asked = this.#turn.then(async () => {
      // Lost while it waited: with the next one there is a look at everything.
      if (this.#client !== client) return false;
      try {
        await client.query(statement, [...values]);
        return true;
      } catch (error) {
        this.#lose(client, error);
        return false;
      }
    });
    this.#turn = asked;
    return asked;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'adit live',
      connectionTimeoutMillis: answerDeadlineMs,
      query_timeout: answerDeadlineMs,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => {
      if (payload) this.listener.hear(payload);
    });
    // Also said while it connects: without a listener it would end the process.
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, 'the server closed it'));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      this.#fail(error);
      client.end().catch(() => undefined);
      return;
    }
    if (this.#isClosed) {
      await client.end();
      return;
    }
    this.#client = client;
    this.#attempt = 0;
    if (this.#mayHaveMissed) this.listener.reconnected();
    this.#mayHaveMissed = false;
  }

  #lose(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    this.#fail(error);
  }

  #fail(error: unknown): void {
    if (this.#isClosed) return;
    this.#mayHaveMissed = true;
    if (this.#attempt === 0) {
      const reason = error instanceof Error ? error.message : String(error);
      this.report(
        `The line by which PostgreSQL tells of changes made by other processes is down (${reason}): they are looked up every ${limits.liveHealMs / 1000} s until it is back.`,
      );
    }
    const mostMs = Math.min(limits.liveRetryMostMs, limits.liveRetryMs * 2 ** this.#attempt);
    this.#attempt += 1;
    this.#retry = setTimeout(() => void this.#connect(), Math.random() * mostMs);
    this.#retry.unref();
  }
}
