import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { settingsOf } from '../kernel/system-settings.ts';
import { tables } from '../kernel/tables.ts';
import { closureOf } from '../kernel/tenant-state.ts';
import { endSessionsIn } from './end-sessions.ts';
import { requireListedAddress } from './listed-addresses.ts';
import type { TokenPair } from './secrets.ts';
import { type Check, sessionsOf } from './sessions.ts';

export interface KnownUser {
  readonly id: string;
  readonly tenant_id: string;
  readonly enabled_mark: number;
}

export interface Entrance {
  /** peer of the connection */
  readonly address: string;
  /** For the audit: as whom somebody came, and by which way where it was not the password. */
  readonly as: string;
  readonly way?: 'mobile' | 'qr' | 'sso';
  /** The hash that the password was checked against. */
  readonly passwordHash?: string;
  /** Throws where the session may begin no more. */
  readonly check?: Check;
}

/**
 * Begins the session of somebody who has shown who they are.
 * @throws Refused `badInput` when the account was switched off, or the tenant has come to its end
 */
export async function beginSession(
  context: AppContext,
  user: KnownUser,
  { address, as, way, passwordHash, check }: Entrance,
): Promise<TokenPair> {
  const actor = { userId: user.id, tenantId: user.tenant_id };
  const target = `${as.slice(0, 100)} @ ${address}`;
  if (user.enabled_mark !== 1) {
    await context.audit({ actor, action: 'signIn', target, outcome: 'refused', detail: 'disabled' });
    throw new Refused('badInput', 'account.stopped');
  }
  const closed = await closureOf(context, user.tenant_id);
  if (closed) {
    await context.audit({ actor, action: 'signIn', target, outcome: 'refused', detail: `tenant ${closed}` });
    throw new Refused('badInput', closed === 'off' ? 'tenant.off' : 'tenant.expired');
  }
  const settings = await settingsOf(context.database, user.tenant_id);
  try {
    requireListedAddress(settings, address);
  } catch (refusal) {
    await context.audit({ actor, action: 'signIn', target, outcome: 'refused', detail: 'address' });
    throw refusal;
  }
  await rememberAddress(context, actor, address);
  const pair = await sessionsOf(context).start(actor, address, async (known, trx) => {
    // Changed while it was being checked.
    if (passwordHash !== undefined && known.password_hash !== passwordHash)
      throw new Refused('badInput', 'account.wrong');
    await check?.(known, trx);
    if (settings.singleLogin === 1) await endSessionsIn(trx, context, actor, { reason: 'elsewhere' });
  });
  await context.audit({ actor, action: 'signIn', target, outcome: 'done', ...(way ? { detail: way } : {}) });
  return pair;
}

async function rememberAddress(
  { database, now }: AppContext,
  { userId, tenantId }: { userId: string; tenantId: string },
  address: string,
): Promise<void> {
  const last_time = now().toISOString();
  await tables(database.kysely)
    .insertInto('base_known_address')
    .values({ tenant_id: tenantId, user_id: userId, address, last_time })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'address']).doUpdateSet({ last_time }))
    .execute();
}
