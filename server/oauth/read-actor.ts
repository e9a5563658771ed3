import type { Transaction } from 'kysely';
import { settingsIn } from '../../engine/schema/settings/read-settings.ts';
import { type DatabaseSchema, fixedStatement } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { enabledNowText } from '../kernel/enabled-now.ts';
import { Refused } from '../kernel/refused.ts';
import { settingsName } from '../kernel/system-settings.ts';
import { tables } from '../kernel/tables.ts';
import { closedBy, type TenantState, tenantStateText } from '../kernel/tenant-state.ts';
import { ownPlaces } from '../permission/own-places.ts';
import { type Mark, seenThrough } from '../seeing/seen-actor.ts';
import type { LockedUser } from './lock-user.ts';
import { isLockedByRest, isOverdue, isPasswordOld, type SessionTimes } from './session-rules.ts';

/** A session with its user as they are now, live or not. */
export interface SessionRow extends EndState, SessionTimes, TenantState, Mark {
  readonly session_id: string;
  readonly token_hash: string;
  readonly expires_time: string;
  readonly locked_time: string | null;
  readonly user_id: string;
  readonly tenant_id: string;
  readonly must_change: boolean;
  /** When the password was set. */
  readonly password_since: string;
  /** What the tenant has set, as it is stored. */
  readonly settings: unknown;
  readonly account: string;
  readonly real_name: string;
  readonly is_administrator: boolean;
  readonly organize_id: string | null;
  readonly organize_ids: readonly string[];
  readonly position_id: string | null;
  readonly position_ids: readonly string[];
  /** Roles that count: those switched on. */
  readonly role_ids: readonly string[];
  /** Whether the user, one of the positions or of those roles was granted the right to draw models. */
  readonly may_design: boolean;
}

/** Written once for many tokens: each call of every page asks it. */
const sessionsText = (condition: string) => `
  select session.id as session_id, session.token_hash, session.expires_time, session.ended_time, session.ended_reason,
    session.locked_time, session.creator_time, session.last_time, config.value as settings,
    session.kind, session.acting_for, session.acting_until, session.acting_rows, session.reason,
    coalesce(person.password_time, person.creator_time) as password_since, person.id as user_id, person.tenant_id, person.account, person.real_name, person.must_change,
    ${tenantStateText.columns},
    person.is_administrator, ${enabledNowText('person')} as enabled_mark, person.organize_id, person.position_id, roles.ids as role_ids,
    places.organize_ids, places.position_ids,
    exists (
      select 1 from base_authorize held
      where held.tenant_id = person.tenant_id and held.item_type = 'design' and held.item_id = 'visualdev' and (
        (held.object_type = 'user' and held.object_id = person.id)
        or (held.object_type = 'position' and held.object_id = any(places.position_ids))
        or (held.object_type = 'role' and held.object_id = any(roles.ids)))
    ) as may_design
  from base_session session
  join base_user person on person.tenant_id = session.tenant_id and person.id = session.user_id
  ${tenantStateText.join('person.tenant_id')}
  left join base_config config on config.tenant_id = session.tenant_id and config.name = '${settingsName}'
  cross join lateral (
    select array(
      select role.id from base_user_role own
      join base_role role on role.tenant_id = own.tenant_id and role.id = own.role_id
      where own.tenant_id = person.tenant_id and own.user_id = person.id and role.enabled_mark = 1
      order by role.id
    ) as ids
  ) roles
  ${ownPlaces('person.tenant_id', 'person.id')}
  where ${condition}`;

const byTokenText = sessionsText('session.token_hash = any($1::text[])');
const byIdText = sessionsText('session.tenant_id = $1 and session.id = $2');

/** @returns by hash of the token, what there is of them */
export async function readSessionsByToken(
  { database }: AppContext,
  tokenHashes: readonly string[],
): Promise<Map<string, SessionRow>> {
  const { rows } = await database.kysely.executeQuery(fixedStatement<SessionRow>(byTokenText, [tokenHashes]));
  return new Map(rows.map((row) => [row.token_hash, row]));
}

/** Whose session it is: for what belongs to a session and knows its id alone. @throws Refused */
export async function actorOfSession(context: AppContext, tenantId: string, sessionId: string): Promise<Actor> {
  const query = fixedStatement<SessionRow>(byIdText, [tenantId, sessionId]);
  const { rows } = await context.database.kysely.executeQuery(query);
  const [row] = rows;
  const actor = actorIn(context, row);
  return row ? seenThrough(context, actor, row) : actor;
}

/**
 * Whose session it is.
 * @param row undefined where there is none
 * @throws Refused with the code that says why the session is no more. Source: design 6
 */
export function actorIn(context: AppContext, row: SessionRow | undefined): Actor {
  if (!row) throw new Refused('sessionInvalid', 'session.invalid');
  refuseEnded(row);
  refuseClosed(context, row);
  const time = context.now();
  const settings = settingsIn(row.settings);
  if (Date.parse(row.expires_time) <= time.getTime() || isOverdue(row, settings, time))
    throw new Refused('sessionExpired', 'session.expired');
  return {
    userId: row.user_id,
    tenantId: row.tenant_id,
    sessionId: row.session_id,
    isLocked: row.locked_time !== null || isLockedByRest(row, settings, time),
    mustChange: row.must_change || isPasswordOld(row.password_since, settings, time),
    account: row.account,
    name: row.real_name,
    isAdministrator: row.is_administrator,
    isDesigner: row.is_administrator || row.may_design,
    roleIds: row.role_ids,
    organizeId: row.organize_id,
    organizeIds: row.organize_ids,
    positionId: row.position_id,
    positionIds: row.position_ids,
  };
}

interface EndState {
  readonly ended_time: string | null;
  readonly ended_reason: string | null;
  readonly enabled_mark: number;
}

/** Why a session is over: it was ended, or its user switched off. @returns undefined for a live one */
export function endOf({ ended_time, ended_reason, enabled_mark }: EndState): Refused | undefined {
  if (enabled_mark !== 1) return new Refused('sessionElsewhere', 'account.stopped');
  if (ended_time === null) return undefined;
  if (ended_reason === 'logout') return new Refused('sessionInvalid', 'session.ended');
  if (ended_reason === 'tenant') return new Refused('sessionElsewhere', 'tenant.closed');
  if (ended_reason === 'elsewhere') return new Refused('sessionElsewhere', 'session.elsewhere');
  return new Refused('sessionElsewhere', ended_reason === 'password' ? 'session.password' : 'session.forced');
}

/** @throws Refused when the session was ended, or its user switched off */
export function refuseEnded(state: EndState): void {
  const end = endOf(state);
  if (end) throw end;
}

/** Sessions of a tenant that has come to its last day are over without anybody having ended them. @throws Refused */
export function refuseClosed(context: Pick<AppContext, 'now' | 'settings'>, state: TenantState): void {
  if (closedBy(state, context)) throw new Refused('sessionElsewhere', 'tenant.closed');
}

/**
 * Asked while the user is locked, by what a session lets begin: it may have ended since its token was looked at.
 * @throws Refused
 */
export async function requireLive(
  trx: Transaction<DatabaseSchema>,
  { tenantId, sessionId }: Pick<Actor, 'tenantId' | 'sessionId'>,
  { enabled_mark }: Pick<LockedUser, 'enabled_mark'>,
): Promise<void> {
  const session = await tables(trx)
    .selectFrom('base_session')
    .select(['ended_time', 'ended_reason'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  refuseEnded({ ...session, enabled_mark });
}
