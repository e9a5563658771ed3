import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { BatchLoader } from '../kernel/batch-loader.ts';
import { Refused } from '../kernel/refused.ts';
import { dropOnChange, ShortCache } from '../kernel/short-cache.ts';
import { settingsOf } from '../kernel/system-settings.ts';
import { tables } from '../kernel/tables.ts';
import { seenThrough } from '../seeing/seen-actor.ts';
import { endSessions } from './end-sessions.ts';
import { type LockedUser, lockUser, type Whose } from './lock-user.ts';
import { actorIn, readSessionsByToken, type SessionRow } from './read-actor.ts';
import { renewSession } from './renewal.ts';
import { hashOf, newSecret, type TokenPair, tokenLifeMs } from './secrets.ts';
import { isToBeTouched, keyLifeOf } from './session-rules.ts';

type Touched = Pick<Actor, 'tenantId' | 'sessionId'>;

export type Check = (user: LockedUser, trx: Transaction<DatabaseSchema>) => void | Promise<void>;

/** The sessions of one server: opaque tokens, stored hashed, asked for on each call. */
export class Sessions {
  /** A session that was ended on another node is found out within a second. Source: reliability A05, A38. */
  readonly #actors = new ShortCache<Actor>();
  readonly #rows: BatchLoader<string, SessionRow>;
  /** What many do in one moment is written down together. */
  readonly #touches: BatchLoader<Touched, true>;

  constructor(private readonly context: AppContext) {
    this.#rows = new BatchLoader((hashes) => readSessionsByToken(context, hashes), String);
    this.#touches = new BatchLoader(
      (sessions) => touchSessions(context, sessions),
      ({ tenantId, sessionId }) => `${tenantId} ${sessionId}`,
    );
    dropOnChange(context.live, this.#actors, 'session.ended', 'session.seeing', 'rights', 'config');
  }

  /**
   * @param check throws where what somebody has shown holds no more
   * @throws Refused `badInput` when the account was switched off
   */
  async start({ userId, tenantId }: Whose, address: string, check: Check = () => {}): Promise<TokenPair> {
    const { database, now, newId } = this.context;
    const keyMs = keyLifeOf(await settingsOf(database, tenantId));
    const pair: TokenPair = { token: newSecret(), tokenKey: newSecret() };
    const time = now().getTime();
    const id = newId();
    const begin = async (trx: Transaction<DatabaseSchema>) => {
      const user = await lockUser(trx, { userId, tenantId });
      if (user?.enabled_mark !== 1) throw new Refused('badInput', 'account.stopped');
      await check(user, trx);
      await tables(trx)
        .insertInto('base_session')
        .values({
          id,
          tenant_id: tenantId,
          user_id: userId,
          token_hash: hashOf(pair.token),
          address,
          creator_time: new Date(time).toISOString(),
          last_time: new Date(time).toISOString(),
          expires_time: new Date(time + tokenLifeMs).toISOString(),
        })
        .execute();
      await tables(trx)
        .insertInto('base_session_key')
        .values({
          tenant_id: tenantId,
          key_hash: hashOf(pair.tokenKey),
          session_id: id,
          expires_time: new Date(time + keyMs).toISOString(),
        })
        .execute();
    };
    await database.essential(() => database.transaction(begin));
    return pair;
  }

  /**
   * @param token as sent; empty when none was
   * @param isUse whether somebody does something by it
   * @throws Refused `sessionInvalid`, `sessionExpired` or `sessionElsewhere`
   */
  async actorOf(token: string, isUse = true): Promise<Actor> {
    if (token === '') throw new Refused('sessionInvalid', 'session.none');
    const hash = hashOf(token);
    return this.#actors.get(hash, async () => {
      const row = await this.#rows.get(hash);
      const actor = actorIn(this.context, row);
      const isTouched = isUse && row && !actor.isLocked && isToBeTouched(row, this.context.now());
      if (isTouched) await this.#touches.get(actor);
      return row ? seenThrough(this.context, actor, row) : actor;
    });
  }

  /** @throws Refused `sessionInvalid`, `sessionExpired`, `sessionElsewhere` or `tooMany` */
  async renew(key: string, address: string): Promise<TokenPair> {
    const pair = await renewSession(this.context, key, address);
    this.#actors.clear();
    return pair;
  }

  /** Locks the screen of a session, or unlocks it; of one that is locked the first time stays. */
  async setLocked({ tenantId, sessionId }: Pick<Actor, 'tenantId' | 'sessionId'>, isLocked: boolean): Promise<void> {
    const { database, now } = this.context;
    await database.essential(() =>
      tables(database.kysely)
        .updateTable('base_session')
        // One that nobody used is locked by that alone: it is used again.
        .set(isLocked ? { locked_time: now().toISOString() } : { locked_time: null, last_time: now().toISOString() })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', sessionId)
        .$if(isLocked, (query) => query.where('locked_time', 'is', null))
        .execute(),
    );
    this.#actors.clear();
  }

  /** Ends one session at once. */
  async end({ tenantId, userId, sessionId }: Pick<Actor, 'tenantId' | 'userId' | 'sessionId'>): Promise<void> {
    await endSessions(this.context, { tenantId, userId }, { reason: 'logout', sessionId });
  }
}

const byContext = new WeakMap<AppContext, Sessions>();

/** The sessions that belong to a context. */
export function sessionsOf(context: AppContext): Sessions {
  const known = byContext.get(context) ?? new Sessions(context);
  byContext.set(context, known);
  return known;
}

/** Writes down that sessions are used. */
async function touchSessions(
  { database, now }: AppContext,
  sessions: readonly Touched[],
): Promise<ReadonlyMap<string, true>> {
  const ids = (of: keyof Touched) => sessions.map((session) => session[of]);
  await database.essential(() =>
    sql`
      update base_session session set last_time = ${now().toISOString()}::timestamptz
      from (
        select known.tenant_id, known.id from base_session known
        join unnest(${ids('tenantId')}::text[], ${ids('sessionId')}::text[]) as used (tenant_id, id) using (tenant_id, id)
        -- One that another process writes down just now needs it no more.
        for update of known skip locked
      ) used
      where session.tenant_id = used.tenant_id and session.id = used.id`.execute(database.kysely),
  );
  return new Map();
}
