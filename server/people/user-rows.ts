import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { enabledNow } from '../kernel/enabled-now.ts';
import { localName } from '../kernel/local-name.ts';
import type { Content } from '../kernel/resource-hooks.ts';
import { translateTo } from '../kernel/words.ts';
import { isLockedOut } from '../oauth/attempt-limits.ts';
import { holdsMenu } from '../permission/grants.ts';
import { noPersonalPart } from './personal-part.ts';

const dayMs = 86_400_000;
const menu = 'permission.user';

/** When somebody signed in last, from wherever. */
export const lastSignIn = sql<string | null>`(
  select max(known.last_time) from base_known_address known
  where known.tenant_id = base_user.tenant_id and known.user_id = base_user.id)`;

/** One word for each account: whether it is off, locked by wrong tries, or was never used. */
const stateAt = (now: Date) => sql<string>`case
  when base_user.enabled_mark <> 1 then 'disabled'
  when base_user.valid_until <= now() then 'expired'
  when ${isLockedOut(sql`base_user.account_key`, now)} then 'locked'
  when ${lastSignIn} is null then 'new'
  else 'enabled' end`;

/** Which accounts are meant where a list is narrowed. */
export function narrowUsers(filter: string, value: unknown, now: Date): RawBuilder<boolean> {
  if (filter === 'state') return sql<boolean>`${stateAt(now)} = ${value}`;
  if (value === 'noOrganize') return sql<boolean>`base_user.organize_id is null`;
  const days = value === 'idle30' ? 30 : 90;
  const since = new Date(now.getTime() - days * dayMs).toISOString();
  return sql<boolean>`${enabledNow()} = 1 and coalesce(${lastSignIn} < ${since}, true)`;
}

interface Said {
  readonly id: string;
  readonly last: string | null;
  readonly state: string;
  readonly roles: string[] | null;
  readonly positions: string[] | null;
  /** Departments that he is in. */
  readonly places: number;
}

/** What rows of a list say beside what is kept. */
export async function userRows(context: AppContext, actor: Actor, rows: readonly Content[]): Promise<Content[]> {
  const { tenantId, language } = actor;
  const ids = rows.map(({ id }) => String(id));
  const [said, mayRead] = await Promise.all([
    sql<Said>`
      select base_user.id, ${lastSignIn} as last, ${stateAt(context.now())} as state, (
        select jsonb_agg(${localName('role', language)} order by role.sort_code, role.id)
        from base_user_role own join base_role role on role.tenant_id = own.tenant_id and role.id = own.role_id
        where own.tenant_id = base_user.tenant_id and own.user_id = base_user.id) as roles, (
        select jsonb_agg(${localName('held', language)} order by own.sort_code)
        from base_user_position own
        join base_position held on held.tenant_id = own.tenant_id and held.id = own.position_id
        where own.tenant_id = base_user.tenant_id and own.user_id = base_user.id) as positions, (
        select count(*)::integer from base_user_organize own
        where own.tenant_id = base_user.tenant_id and own.user_id = base_user.id) as places
      from base_user where base_user.tenant_id = ${tenantId} and base_user.id = any(${ids})`.execute(
      context.database.kysely,
    ),
    holdsMenu(context, actor, menu, 'btn_detail'),
  ]);
  const byId = new Map(said.rows.map((row) => [row.id, row]));
  const between = translateTo(language ?? 'zh')('list.separator');
  return rows.map(({ id, mobile, organizeIdText }) => {
    const row = byId.get(String(id));
    const further = (row?.places ?? 0) - 1;
    return {
      organizes: `${String(organizeIdText ?? '')}${further > 0 ? ` +${further}` : ''}`,
      positions: (row?.positions ?? []).join(between),
      roles: (row?.roles ?? []).join(between),
      lastSignIn: row?.last ?? null,
      state: row?.state ?? 'disabled',
      ...noPersonalPart,
      ...(mayRead ? {} : { mobile: masked(String(mobile)) }),
    };
  });
}

/** Whole numbers are for who may see the details, or writes them. */
export async function shownUsers(
  context: AppContext,
  actor: Actor,
  rows: readonly Content[],
): Promise<readonly Content[]> {
  const [sees, writes] = await Promise.all(
    ['btn_detail', 'btn_edit'].map((button) => holdsMenu(context, actor, menu, button)),
  );
  if (sees || writes) return rows;
  return rows.map((row) => ({ ...row, ...noPersonalPart, mobile: masked(String(row.mobile)), email: '' }));
}

/** 138****1234 */
export const masked = (mobile: string): string => mobile.replace(/(?<=^.{3}).*(?=.{4}$)/, '****');
