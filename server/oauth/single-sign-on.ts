import type { AppContext } from '../kernel/app-context.ts';
import { enabledNow } from '../kernel/enabled-now.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { countTry } from './attempt-limits.ts';
import { beginSession } from './begin-session.ts';
import { hashOf, type TokenPair } from './secrets.ts';
import { readSsoTicket, type SsoClaims, type SsoFault } from './sso-ticket.ts';
import { accountKey } from './sub-account.ts';

/** Refused tickets from one address within 15 minutes. */
const refusedMost = 100;

/**
 * Begins the session of whom a signed ticket names, in the tenant of its issuer. Every ticket that does not hold is
 * refused with the same words; the audit says why, for as long as its address is listened to.
 * @param address peer of the connection
 * @throws Refused `badInput` or `tooMany`
 */
export async function singleSignOn(context: AppContext, ticket: string, address: string): Promise<TokenPair> {
  // Where nobody may sign tickets there is nothing to guess: neither counted nor told.
  if (context.settings.ssoIssuers.length === 0) throw new Refused('badInput', 'sso.refused');
  return context.database.essential(async () => {
    const claims = readSsoTicket(ticket.trim(), context.settings.ssoIssuers, context.now());
    if (typeof claims === 'string') return refuse(context, claims, address);
    // Used from here on, whatever comes of it: of two at once one is the first.
    if (!(await takeOnce(context, claims))) return refuse(context, 'used', address);
    const user = await userOf(context, claims);
    if (!user) return refuse(context, 'account', address);
    return beginSession(context, user, { address, as: claims.account, way: 'sso' });
  });
}

async function refuse(context: AppContext, why: SsoFault | 'used' | 'account', address: string): Promise<never> {
  const tries = await countTry(context, `sso ${address}`, refusedMost);
  // Before the audit, which keeps everything: a loop would fill the disk with it.
  if (tries > refusedMost) throw new Refused('tooMany', 'session.often');
  await context.audit({ actor: null, action: 'signIn', target: address, outcome: 'refused', detail: `sso ${why}` });
  throw new Refused('badInput', 'sso.refused');
}

async function takeOnce({ database }: AppContext, { issuer, id, expires }: SsoClaims): Promise<boolean> {
  const row = {
    tenant_id: issuer.tenantId,
    issuer: issuer.issuer,
    jti_hash: hashOf(id),
    expires_time: expires.toISOString(),
  };
  const taken = await tables(database.kysely)
    .insertInto('base_sso_used')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('jti_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

function userOf({ database }: AppContext, { issuer, account }: SsoClaims) {
  return tables(database.kysely)
    .selectFrom('base_user')
    .select(['id', 'tenant_id', enabledNow().as('enabled_mark')])
    .where('tenant_id', '=', issuer.tenantId)
    .where('account_key', '=', accountKey(account))
    .executeTakeFirst();
}
