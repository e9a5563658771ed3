import type { Transaction } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import { settingsIn } from '../../engine/schema/settings/read-settings.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { firstTenant } from '../kernel/context.ts';
import { enabledNow } from '../kernel/enabled-now.ts';
import { Refused } from '../kernel/refused.ts';
import { settingsName } from '../kernel/system-settings.ts';
import { tables } from '../kernel/tables.ts';
import { countTry } from './attempt-limits.ts';
import { dropScannedCodes } from './end-sessions.ts';
import { requireListedAddress } from './listed-addresses.ts';
import { refuseClosed, refuseEnded } from './read-actor.ts';
import { hashOf, newSecret, successorsOf, type TokenPair, tokenLifeMs } from './secrets.ts';
import { isOverdue, keyLifeOf } from './session-rules.ts';

/** Unknown keys from one address within 15 minutes; a key has 256 bits, so this is about noise, not about guessing. */
const unknownMost = 100;

type Outcome =
  | { readonly kind: 'pair'; readonly pair: TokenPair }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'reused'; readonly tenantId: string; readonly userId: string; readonly sessionId: string };

/**
 * Changes a renewal key into a new token and a new key. The old key gives the same answer for 30 s, for tabs that ask at
 * once and for answers lost on the way; used later it was stolen or is old, and the session ends. Source: reliability A10.
 * @throws Refused
 */
export async function renewSession(context: AppContext, key: string, address: string): Promise<TokenPair> {
  const outcome = await context.database.essential(() =>
    context.database.transaction((trx) => renewIn(trx, context, key, address)),
  );
  switch (outcome.kind) {
    case 'pair':
      return outcome.pair;
    case 'unknown': {
      const tries = await countTry(context, `renewal ${address}`, unknownMost);
      if (tries > unknownMost) throw new Refused('tooMany', 'session.often');
      throw new Refused('sessionInvalid', 'session.invalid');
    }
    case 'reused': {
      const { tenantId, userId, sessionId } = outcome;
      context.live.announce('session.ended', { tenantId, userId, sessionIds: [sessionId], reason: 'reuse' });
      await context.audit({
        actor: { tenantId, userId },
        action: 'renewal.reuse',
        target: address,
        outcome: 'refused',
      });
      throw new Refused('sessionElsewhere', 'session.used');
    }
  }
}

async function renewIn(
  trx: Transaction<DatabaseSchema>,
  context: AppContext,
  key: string,
  address: string,
): Promise<Outcome> {
  const db = tables(trx);
  const now = context.now();
  const keyHash = hashOf(key);
  // Locks the row of the key: of twenty tabs that renew at once, one makes the pair and the others find it.
  const known = await db
    .selectFrom('base_session_key')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .forUpdate()
    .executeTakeFirst();
  if (!known) return { kind: 'unknown' };
  const session = await db
    .selectFrom('base_session')
    .innerJoin('base_user', (join) =>
      join
        .onRef('base_user.tenant_id', '=', 'base_session.tenant_id')
        .onRef('base_user.id', '=', 'base_session.user_id'),
    )
    .where('base_session.tenant_id', '=', known.tenant_id)
    .where('base_session.id', '=', known.session_id)
    .select([
      'base_session.user_id',
      'base_session.ended_time',
      'base_session.ended_reason',
      enabledNow().as('enabled_mark'),
    ])
    .leftJoin('base_config', (join) =>
      join.onRef('base_config.tenant_id', '=', 'base_session.tenant_id').on('base_config.name', '=', settingsName),
    )
    .leftJoin('base_tenant as home', (join) =>
      join.on('home.tenant_id', '=', firstTenant).onRef('home.id', '=', 'base_session.tenant_id'),
    )
    .select(['home.enabled_mark as tenant_mark', 'home.valid_to as tenant_until'])
    .select(['base_session.creator_time', 'base_session.last_time', 'base_config.value as settings'])
    .executeTakeFirst();
  if (!session) return { kind: 'unknown' };
  refuseEnded(session);
  refuseClosed(context, session);
  const time = now.getTime();
  const settings = settingsIn(session.settings);
  if (isOverdue(session, settings, now)) throw new Refused('sessionExpired', 'session.expired');
  requireListedAddress(settings, address);
  if (known.used_time !== null && known.renewal_salt !== null) {
    if (time - Date.parse(known.used_time) <= limits.renewalSeconds * 1000) {
      return { kind: 'pair', pair: successorsOf(key, known.renewal_salt) };
    }
    await db
      .updateTable('base_session')
      .set({ ended_time: now.toISOString(), ended_reason: 'reuse' })
      .where('tenant_id', '=', known.tenant_id)
      .where('id', '=', known.session_id)
      .execute();
    const whose = { tenantId: known.tenant_id, userId: session.user_id };
    await dropScannedCodes(trx, whose);
    return { kind: 'reused', ...whose, sessionId: known.session_id };
  }
  if (Date.parse(known.expires_time) <= time) throw new Refused('sessionExpired', 'session.expired');

  const salt = newSecret();
  const pair = successorsOf(key, salt);
  await db
    .updateTable('base_session_key')
    .set({ used_time: now.toISOString(), renewal_salt: salt })
    .where('key_hash', '=', keyHash)
    .execute();
  await db
    .insertInto('base_session_key')
    .values({
      tenant_id: known.tenant_id,
      key_hash: hashOf(pair.tokenKey),
      session_id: known.session_id,
      expires_time: new Date(time + keyLifeOf(settings)).toISOString(),
    })
    .execute();
  await db
    .updateTable('base_session')
    .set({
      token_hash: hashOf(pair.token),
      expires_time: new Date(time + tokenLifeMs).toISOString(),
      last_time: now.toISOString(),
    })
    .where('tenant_id', '=', known.tenant_id)
    .where('id', '=', known.session_id)
    .execute();
  return { kind: 'pair', pair };
}
