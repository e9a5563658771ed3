import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { enabledNow } from '../kernel/enabled-now.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { countTry } from './attempt-limits.ts';
import { refuseEnded, requireLive } from './read-actor.ts';
import { hashOf, newSecret, type TokenPair } from './secrets.ts';
import { sessionsOf } from './sessions.ts';

type Purpose = 'link' | 'key' | 'file' | 'reading';

/** Unknown tickets from one address within 15 minutes: about noise, a ticket has 256 bits. */
const unknownMost = 100;

/**
 * A word that says once, and for a minute, who somebody is. It belongs to the session that asked for it.
 * @param target origin of the application that may take it; empty for our own
 */
export async function issueTicket(context: AppContext, actor: Actor, purpose: Purpose, target = ''): Promise<string> {
  const ticket = newSecret();
  const expires_time = new Date(context.now().getTime() + limits.ticketSeconds * 1000).toISOString();
  await context.database.essential(() =>
    tables(context.database.kysely)
      .insertInto('base_ticket')
      .values({
        hash: hashOf(ticket),
        tenant_id: actor.tenantId,
        purpose,
        user_id: actor.userId,
        session_id: actor.sessionId,
        target,
        expires_time,
        used_time: null,
      })
      .execute(),
  );
  return ticket;
}

/**
 * Who a ticket was given to, for the application that it was given for.
 * @param target origin of that application; another one uses the ticket up and hears nothing
 * @throws Refused `badInput`, alike for a ticket that is unknown, used, too old, or another's; `tooMany`
 */
export async function redeemTicket(context: AppContext, ticket: string, target: string, address: string) {
  const taken = await takeTicket(context, ticket, 'link');
  if (!taken || taken.target !== target) {
    const tries = await countTry(context, `ticket ${address}`, unknownMost);
    throw tries > unknownMost ? new Refused('tooMany', 'session.often') : new Refused('badInput', 'ticket.unknown');
  }
  const { tenantId, userId, account, userName } = taken;
  return { tenantId, userId, account, userName };
}

/** Begins a session for the bearer of a link's key; undefined for what is no such key. @throws Refused */
export async function sessionByLink(context: AppContext, key: string, address: string): Promise<TokenPair | undefined> {
  const taken = await takeTicket(context, key, 'key');
  if (!taken) return undefined;
  const pair = await sessionsOf(context).start(taken, address, (user, trx) => requireLive(trx, taken, user));
  await context.audit({ actor: taken, action: 'signIn', target: address, outcome: 'done', detail: 'link' });
  return pair;
}

/**
 * Whom a ticket was given to, and what for; it is worth nothing after that, but for one for reading, which counts from then
 * on for as long as a file may be read in parts. Undefined for one that is unknown, used, too old or for something else.
 * @throws Refused when the session that asked for the ticket is over, or its user was switched off */
export async function takeTicket({ database, now }: AppContext, ticket: string, purpose: Purpose) {
  const time = now().toISOString();
  return database.essential(async () => {
    const db = tables(database.kysely);
    const isRead = purpose === 'reading';
    const until = new Date(now().getTime() + limits.ticketReadingSeconds * 1000).toISOString();
    const taken = await db
      .updateTable('base_ticket')
      .set({ used_time: time })
      // Only the first use moves its end.
      .$if(isRead, (ticketRow) =>
        ticketRow.set(({ case: when, ref }) => ({
          expires_time: when()
            .when('used_time', 'is', null)
            .then(sql<string>`${until}`)
            .else(ref('expires_time'))
            .end(),
        })),
      )
      .where('hash', '=', hashOf(ticket))
      .where('purpose', '=', purpose)
      .where('expires_time', '>', time)
      .$if(!isRead, (ticketRow) => ticketRow.where('used_time', 'is', null))
      .returning(['tenant_id', 'user_id', 'session_id', 'target'])
      .executeTakeFirst();
    if (!taken) return undefined;
    const { tenant_id, session_id } = taken;
    const owner = await db
      .selectFrom('base_session')
      .innerJoin('base_user', (join) =>
        join
          .onRef('base_user.tenant_id', '=', 'base_session.tenant_id')
          .onRef('base_user.id', '=', 'base_session.user_id'),
      )
      .where('base_session.tenant_id', '=', tenant_id)
      .where('base_session.id', '=', session_id)
      .select(['ended_time', 'ended_reason', enabledNow().as('enabled_mark'), 'account', 'real_name'])
      .executeTakeFirst();
    if (!owner) return undefined;
    refuseEnded(owner);
    const { user_id: userId, target } = taken;
    return {
      tenantId: tenant_id,
      userId,
      sessionId: session_id,
      target,
      account: owner.account,
      userName: owner.real_name,
    };
  });
}
