import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { Refused } from '../refused.ts';
import { tables } from '../tables.ts';

/**
 * Who a token stands for, from the rows as they are now.
 * @throws Refused with the code that says why the session is no more. Source: design 6
 */
export function readActor(context: AppContext, tokenHash: string): Promise<Actor> {
  return actorWhere(context, { token_hash: tokenHash });
}

/** Whose session it is, as `readActor`: for what belongs to a session and knows its id alone. @throws Refused */
export function actorOfSession(context: AppContext, tenantId: string, sessionId: string): Promise<Actor> {
  return actorWhere(context, { tenant_id: tenantId, id: sessionId });
}

type Named = { readonly token_hash: string } | { readonly tenant_id: string; readonly id: string };

async function actorWhere({ database, now }: AppContext, named: Named): Promise<Actor> {
  const found = await tables(database.kysely)
    .selectFrom('base_session')
    .innerJoin('base_user', (join) =>
      join
        .onRef('base_user.tenant_id', '=', 'base_session.tenant_id')
        .onRef('base_user.id', '=', 'base_session.user_id'),
    )
    .where(({ and }) =>
      and(
        'token_hash' in named
          ? { 'base_session.token_hash': named.token_hash }
          : { 'base_session.tenant_id': named.tenant_id, 'base_session.id': named.id },
      ),
    )
    .select([
      'base_session.id as session_id',
      'base_session.expires_time',
      'base_session.ended_time',
      'base_session.ended_reason',
      'base_session.locked_time',
      'base_user.id as user_id',
      'base_user.tenant_id',
      'base_user.account',
      'base_user.real_name',
      'base_user.is_administrator',
      'base_user.enabled_mark',
      'base_user.organize_id',
      'base_user.position_id',
    ])
    .executeTakeFirst();
  if (!found) throw new Refused('sessionInvalid', 'session.invalid');
  refuseEnded(found);
  if (Date.parse(found.expires_time) <= now().getTime()) throw new Refused('sessionExpired', 'session.expired');
  const roleIds = await rolesOf(database, found.tenant_id, found.user_id);
  return {
    userId: found.user_id,
    tenantId: found.tenant_id,
    sessionId: found.session_id,
    isLocked: found.locked_time !== null,
    account: found.account,
    name: found.real_name,
    isAdministrator: found.is_administrator,
    isDesigner: found.is_administrator || (await hasDesignRight(database, found, roleIds)),
    roleIds,
    organizeId: found.organize_id,
    positionId: found.position_id,
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
  return new Refused('sessionElsewhere', ended_reason === 'password' ? 'session.password' : 'session.forced');
}

/** @throws Refused when the session was ended, or its user switched off */
export function refuseEnded(state: EndState): void {
  const end = endOf(state);
  if (end) throw end;
}

type Handle = AppContext['database'];

/** Roles that count: those switched on. */
export async function rolesOf(database: Handle, tenantId: string, userId: string): Promise<string[]> {
  const rows = await tables(database.kysely)
    .selectFrom('base_user_role')
    .innerJoin('base_role', (join) =>
      join
        .onRef('base_role.tenant_id', '=', 'base_user_role.tenant_id')
        .onRef('base_role.id', '=', 'base_user_role.role_id'),
    )
    .where('base_user_role.tenant_id', '=', tenantId)
    .where('base_user_role.user_id', '=', userId)
    .where('base_role.enabled_mark', '=', 1)
    .select('base_role.id')
    .orderBy('base_role.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether somebody may draw models without being an administrator. */
export async function hasDesignRight(
  database: Handle,
  user: { tenant_id: string; user_id: string; position_id: string | null },
  roleIds: readonly string[],
): Promise<boolean> {
  const found = await tables(database.kysely)
    .selectFrom('base_authorize')
    .select('id')
    .where('tenant_id', '=', user.tenant_id)
    .where('item_type', '=', 'design')
    .where('item_id', '=', 'visualdev')
    .where((where) =>
      where.or([
        where.and([where('object_type', '=', 'user'), where('object_id', '=', user.user_id)]),
        where.and([where('object_type', '=', 'position'), where('object_id', '=', user.position_id ?? '')]),
        ...(roleIds.length > 0
          ? [where.and([where('object_type', '=', 'role'), where('object_id', 'in', roleIds)])]
          : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
