import type { Transaction } from 'kysely';
import { userAgentName } from '../../engine/schema/helpers/user-agent-name.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { platformTenant } from '../kernel/context.ts';
import { enabledNow } from '../kernel/enabled-now.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { countTry } from './attempt-limits.ts';
import { beginSession } from './begin-session.ts';
import { lockUser } from './lock-user.ts';
import { requireLive } from './read-actor.ts';
import { hashOf, newSecret, type TokenPair } from './secrets.ts';

/** Codes for one address within 15 minutes: a page that stays open takes a new one every two. */
const codesMost = 100;

/** What a waiting page hears. `scanned`: somebody looks at the question; `expired`: too late, used, or they said no. */
export type QrState = 'waiting' | 'scanned' | 'confirmed' | 'expired';

/**
 * A code for the screen of somebody who wants in. `code` is what is scanned and may be seen by anybody in the room;
 * `secret` stays with the page that asked: only it is let in.
 * @throws Refused `tooMany`
 */
export async function newQrCode(context: AppContext, address: string, agent: string | undefined) {
  const { database, now, settings } = context;
  const [code, secret] = [newSecret(), newSecret()];
  await database.essential(async () => {
    const asked = await countTry(context, `qr ${address}`, codesMost);
    if (asked > codesMost) throw new Refused('tooMany', 'session.often');
    await tables(database.kysely)
      .insertInto('base_qr_sign_in')
      .values({
        tenant_id: platformTenant,
        code_hash: hashOf(code),
        secret_hash: hashOf(secret),
        state: 'waiting',
        user_id: null,
        address,
        agent: userAgentName(agent),
        expires_time: new Date(now().getTime() + limits.qrSeconds * 1000).toISOString(),
      })
      .execute();
  });
  return { code, secret, seconds: limits.qrSeconds, publicUrl: settings.publicUrl ?? '' };
}

/** Where a code stands. The first to ask after it was confirmed is let in, once. */
export async function qrState(
  context: AppContext,
  secret: string,
  address: string,
): Promise<{ state: QrState; tokens: TokenPair | null }> {
  const { database, now } = context;
  const known = await tables(database.kysely)
    .selectFrom('base_qr_sign_in')
    .select(['state', 'expires_time'])
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst();
  const isOver = !known || known.state === 'used' || Date.parse(known.expires_time) <= now().getTime();
  if (isOver) return { state: 'expired', tokens: null };
  if (known.state !== 'confirmed') return { state: known.state as QrState, tokens: null }; // `used` is over
  return { state: 'confirmed', tokens: await takeIn(context, secret, address) };
}

async function takeIn(context: AppContext, secret: string, address: string): Promise<TokenPair | null> {
  const db = tables(context.database.kysely);
  return context.database.essential(async () => {
    const taken = await db
      .updateTable('base_qr_sign_in')
      .set({ state: 'used' })
      .where('secret_hash', '=', hashOf(secret))
      .where('state', '=', 'confirmed')
      .returning(['tenant_id', 'user_id'])
      .executeTakeFirst();
    if (!taken) return null;
    const user = await db
      .selectFrom('base_user')
      .select(['id', 'tenant_id', enabledNow().as('enabled_mark'), 'account'])
      .where('tenant_id', '=', taken.tenant_id)
      .where('id', '=', taken.user_id)
      .executeTakeFirst();
    const check = (_: unknown, trx: Transaction<DatabaseSchema>) => takeAway(trx, secret);
    return user ? beginSession(context, user, { address, as: user.account, way: 'qr', check }) : null;
  });
}

/** @throws Refused `notFound` where the code went with the sessions of its person, which ended while it was being taken */
async function takeAway(trx: Transaction<DatabaseSchema>, secret: string): Promise<void> {
  const there = await tables(trx)
    .deleteFrom('base_qr_sign_in')
    .where('secret_hash', '=', hashOf(secret))
    .returning('state')
    .executeTakeFirst();
  if (!there) throw new Refused('notFound', 'qr.gone');
}

/**
 * Somebody who is signed in has scanned a code: from then on it is theirs to confirm.
 * @returns where the question comes from, so that they can tell whether it is their own; `known` is false alike for a
 * code that is unknown, too old, or another person's
 */
export async function scanQr({ database, now }: AppContext, actor: Actor, code: string) {
  const scanned = await database.essential(() =>
    tables(database.kysely)
      .updateTable('base_qr_sign_in')
      .set({ state: 'scanned', tenant_id: actor.tenantId, user_id: actor.userId })
      .where('code_hash', '=', hashOf(code))
      .where('expires_time', '>', now().toISOString())
      .where((where) =>
        where.or([
          where('state', '=', 'waiting'),
          // Looked at again by the same person, who has not answered yet.
          where.and([
            where('state', '=', 'scanned'),
            where('user_id', '=', actor.userId),
            where('tenant_id', '=', actor.tenantId),
          ]),
        ]),
      )
      .returning(['address', 'agent'])
      .executeTakeFirst(),
  );
  return scanned ? { known: true, ...scanned } : { known: false, address: '', agent: '' };
}

/** @param allow false: the code is dead at once @throws Refused `notFound`; when the session has ended */
export async function answerQr(context: AppContext, actor: Actor, code: string, allow: boolean): Promise<void> {
  const { database, now } = context;
  const answered = await database.essential(() =>
    database.transaction(async (trx) => {
      const user = await lockUser(trx, actor);
      await requireLive(trx, actor, user ?? { enabled_mark: 0 });
      return tables(trx)
        .updateTable('base_qr_sign_in')
        .set({ state: allow ? 'confirmed' : 'used' })
        .where('code_hash', '=', hashOf(code))
        .where('state', '=', 'scanned')
        .where('tenant_id', '=', actor.tenantId)
        .where('user_id', '=', actor.userId)
        .where('expires_time', '>', now().toISOString())
        .returning('address')
        .executeTakeFirst();
    }),
  );
  if (!answered) throw new Refused('notFound', 'qr.gone');
  await context.audit({ actor, action: 'qr.confirm', target: answered.address, outcome: allow ? 'done' : 'refused' });
}
