import { join } from 'node:path';
import { prepareFolder } from './data-folder.ts';
import { DatabaseError } from './database-error.ts';
import { EmbeddedSession, type SessionOwner } from './embedded-session.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { FreeSpace, type FreeSpaceOptions } from './free-space.ts';
import { Maintenance } from './maintenance.ts';
import { type Deadlines, defaultDeadlines, type Session, type SessionSource } from './session.ts';
import { WorkerLink } from './worker-link.ts';

export interface EmbeddedOptions {
  /** made when absent; the database is kept in its sub-folder `database` */
  dataDir: string;
  deadlines?: Partial<Deadlines> | undefined;
  freeSpace?: FreeSpaceOptions | undefined;
  /** hears, in one line, of restarts and failed upkeep; default: standard error */
  report?: ((line: string) => void) | undefined;
}

const closeLimitMs = 30_000;
const mostTickMs = 1000;
/** after a failed attempt to open the database again */
const reopenPauseMs = 1000;

/** PGlite in a worker thread, behind a lock, with deadlines; opened again after a deadline or a crash of the engine. */
export class EmbeddedSessions implements SessionSource, SessionOwner {
  readonly engine = 'embedded';
  readonly promise =
    'Embedded database: each commit is synced to the disk before it is acknowledged (checked at this start), one process per data folder; ' +
    'kill -9 loses nothing acknowledged, a real power cut was not tested. Keep backups, or set DATABASE_URL.';
  readonly deadlines: Deadlines;
  readonly #space: FreeSpace;
  readonly #maintenance: Maintenance;
  readonly #watchdog: NodeJS.Timeout;
  readonly #inTransaction = new Set<EmbeddedSession>();
  readonly #report: (line: string) => void;
  #link: Promise<WorkerLink> | undefined;
  #openFailedAtMs = Number.NEGATIVE_INFINITY;
  #lastSession = 0;
  #closing: Promise<void> | undefined;
  /** set for good when another process has taken the folder */
  #taken: DatabaseError | undefined;

  private constructor(
    private readonly clusterFolder: string,
    private readonly lock: FolderLock,
    options: EmbeddedOptions,
  ) {
    this.deadlines = { ...defaultDeadlines, ...options.deadlines };
    this.#report = options.report ?? ((line) => process.stderr.write(`${line}\n`));
    this.#space = new FreeSpace(options.dataDir, options.freeSpace ?? {});
    this.#maintenance = new Maintenance(() => this.#newSession(), this.#report);
    const tickMs = Math.min(mostTickMs, ...Object.values(this.deadlines).map((limitMs) => limitMs / 4));
    this.#watchdog = setInterval(() => void this.#watch(), tickMs);
    this.#watchdog.unref();
  }

  /** @throws DatabaseError */
  static async open(options: EmbeddedOptions): Promise<EmbeddedSessions> {
    const folder = prepareFolder(options.dataDir);
    const lock = await lockFolder(folder);
    const sessions = new EmbeddedSessions(join(folder, 'database'), lock, options);
    try {
      await sessions.link();
      await sessions.#space.look();
    } catch (error) {
      await sessions.close();
      throw error;
    }
    return sessions;
  }

  async acquire(): Promise<Session> {
    return this.#newSession();
  }

  link(): Promise<WorkerLink> {
    if (this.#closing !== undefined) return Promise.reject(closedError());
    if (this.#taken !== undefined) return Promise.reject(this.#taken);
    if (this.#link === undefined && Date.now() - this.#openFailedAtMs < reopenPauseMs) {
      return Promise.reject(new DatabaseError('database.unreachable', 'The database is being opened again.'));
    }
    this.#link ??= this.#open();
    return this.#link;
  }

  watchIdle(session: EmbeddedSession, isOpen: boolean): void {
    if (isOpen) this.#inTransaction.add(session);
    else this.#inTransaction.delete(session);
  }

  /** One process has the folder: there is nobody to tell. */
  async openLine(): Promise<undefined> {
    return undefined;
  }

  writable(): Promise<boolean> {
    return this.#space.look();
  }

  refusesWrites(): boolean {
    return this.#space.isLow;
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    clearInterval(this.#watchdog);
    this.#space.stop();
    this.#maintenance.stop();
    const link = await this.#link?.catch(() => undefined);
    await link?.close(closeLimitMs);
    await this.lock.release();
  }

  #newSession(): EmbeddedSession {
    this.#lastSession += 1;
    return new EmbeddedSession(this.#lastSession, this);
  }

  #open(): Promise<WorkerLink> {
    const opening: Promise<WorkerLink> = new Promise((resolve, reject) => {
      let isReady = false;
      const link: WorkerLink = new WorkerLink(this.clusterFolder, this.lock.owner, {
        onReady: () => {
          isReady = true;
          resolve(link);
        },
        onDeath: (cause) => {
          if (this.#link === opening) this.#link = undefined;
          if (cause.code === 'database.taken') this.#giveUp(cause);
          if (!isReady) this.#openFailedAtMs = Date.now();
          reject(cause);
          if (isReady) this.#reopen(cause);
        },
      });
    });
    return opening;
  }

  #giveUp(cause: DatabaseError): void {
    this.#taken = cause;
    this.#maintenance.stop();
    this.#report(cause.message);
  }

  #reopen(cause: DatabaseError): void {
    if (this.#closing !== undefined || this.#taken !== undefined) return;
    this.#report(`The embedded database is opened again: ${cause.message}`);
    this.link().catch((error: unknown) => this.#report(String(error)));
  }

  async #watch(): Promise<void> {
    const nowMs = Date.now();
    for (const session of this.#inTransaction) session.expireIfIdle(nowMs);
    const link = await this.#link?.catch(() => undefined);
    link?.watch(nowMs);
  }
}

function closedError(): DatabaseError {
  return new DatabaseError('database.unreachable', 'The database is closed.');
}
