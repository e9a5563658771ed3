import pg from 'pg';
import { ConnectionQueue } from './connection-queue.ts';
import { DatabaseError } from './database-error.ts';
import type { NotifyChannel, NotifyListener } from './notify-channel.ts';
import { PostgresLine } from './postgres-line.ts';
import { PostgresSession, translate } from './postgres-session.ts';
import { type Deadlines, defaultDeadlines, type Session, type SessionSource } from './session.ts';
import { parserFor } from './value-parsers.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  url: string;
  /** connections kept; default 10 */
  poolSize?: number | undefined;
  deadlines?: Partial<Deadlines> | undefined;
  /** hears, in one line, of lost connections; default: standard error */
  report?: ((line: string) => void) | undefined;
}

const connectDeadlineMs = 3000;
const usualPoolSize = 10;
const waitDeadlineMs = 30_000;

/** A pool of PostgreSQL connections. */
export class PostgresSessions implements SessionSource {
  readonly engine = 'postgres';
  #closing: Promise<void> | undefined;

  private constructor(
    private readonly url: string,
    private readonly report: (line: string) => void,
    private readonly pool: pg.Pool,
    private readonly turns: ConnectionQueue,
    private readonly beginText: string,
    readonly promise: string,
  ) {}

  /** @throws DatabaseError `database.unreachable` when no connection can be made within 3 s */
  static async open(options: PostgresOptions): Promise<PostgresSessions> {
    refuseOtherUrl(options.url);
    const { statementMs, transactionStatementMs, transactionIdleMs } = { ...defaultDeadlines, ...options.deadlines };
    const report = options.report ?? ((line) => process.stderr.write(`${line}\n`));
    const pool = new pg.Pool({
      connectionString: options.url,
      max: options.poolSize ?? usualPoolSize,
      application_name: 'adit',
      connectionTimeoutMillis: connectDeadlineMs,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: transactionIdleMs,
      keepAlive: true,
      options: '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres',
      // pg's type asks for its own set of type numbers; ours takes any number.
      types: { getTypeParser: ((oid: number) => parserFor(oid)) as pg.CustomTypesConfig['getTypeParser'] },
    });
    pool.on('error', (error) => report(`An idle PostgreSQL connection was lost: ${error.message}`));
    try {
      const promise = await readPromise(pool);
      const turns = new ConnectionQueue(options.poolSize ?? usualPoolSize, waitDeadlineMs, tooBusy);
      return new PostgresSessions(
        options.url,
        report,
        pool,
        turns,
        `begin; set local statement_timeout = ${transactionStatementMs}`,
        promise,
      );
    } catch (error) {
      await pool.end();
      throw translate(error);
    }
  }

  async acquire(): Promise<Session> {
    await this.turns.take();
    try {
      return new PostgresSession(await this.pool.connect(), this.beginText, () => this.turns.give());
    } catch (error) {
      this.turns.give();
      throw translate(error);
    }
  }

  /** The disk is the server's affair: it refuses by itself, with `database.full`. */
  async writable(): Promise<boolean> {
    return true;
  }

  refusesWrites(): boolean {
    return false;
  }

  openLine(listener: NotifyListener): Promise<NotifyChannel> {
    return PostgresLine.open(this.url, listener, this.report);
  }

  close(): Promise<void> {
    this.#closing ??= this.pool.end();
    return this.#closing;
  }
}

function tooBusy(): DatabaseError {
  return new DatabaseError('database.deadline', `No connection became free within ${waitDeadlineMs / 1000} s.`);
}

/** Anything else pg would read as the name of a database on this machine. The text may hold a password: it is not shown. */
function refuseOtherUrl(url: string): void {
  if (/^postgres(ql)?:\/\//.test(url)) return;
  throw new DatabaseError(
    'database.unreachable',
    'DATABASE_URL is not an address of PostgreSQL. Write postgres://user:password@host:5432/database.',
  );
}

/** Asks the server what its settings make of a commit. `true` leaves out settings that an engine does not know. */
async function readPromise(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Record<'version' | 'fsync' | 'commit', string | null>>(
    `select current_setting('server_version') as version, current_setting('fsync', true) as fsync,
            current_setting('synchronous_commit', true) as commit`,
  );
  const { version, fsync, commit } = rows[0] ?? { version: null, fsync: null, commit: null };
  const isSafe = fsync !== 'off' && commit !== 'off';
  const verdict = isSafe
    ? 'each commit is on its disk before it is acknowledged'
    : 'acknowledged commits can be lost when the server fails';
  return `PostgreSQL ${version}: ${verdict} (fsync ${fsync ?? 'unknown'}, synchronous_commit ${commit ?? 'unknown'}).`;
}
