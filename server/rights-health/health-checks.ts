import { type RawBuilder, sql } from 'kysely';
import { groupReach, organizeReach, positionReach, roleReach, userReach } from '../grades/reaches.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { enabledNow } from '../kernel/enabled-now.ts';
import { localName } from '../kernel/local-name.ts';
import { lastSignIn } from '../people/user-rows.ts';
import type { healthTexts } from './health-texts.ts';

export type Severity = 'error' | 'warning' | 'info';
type Titles = Exclude<keyof (typeof healthTexts)['zh'], `health.fix.${string}`>;
export type CheckId = Titles extends `health.${infer Id}` ? Id : never;

interface Check {
  readonly id: CheckId;
  readonly severity: Severity;
  /** Page where it is put right. */
  readonly path: string;
  /** What is about the tenant as a whole is for its administrators. */
  readonly isWhole?: true;
  /** A statement with a column `name` for each that was found, in the order in which they are named. */
  found(actor: Actor, now: Date): RawBuilder<unknown>;
}

export interface Found {
  readonly id: CheckId;
  readonly severity: Severity;
  readonly path: string;
  readonly count: number;
  readonly names: readonly string[];
}

/** So many are named; the others are counted. */
export const examplesMost = 5;
const dayMs = 86_400_000;
const sleepDays = 90;
const endingDays = 14;

const pages = {
  users: '/permission/user',
  roles: '/permission/role',
  positions: '/permission/position',
  groups: '/permission/group',
  organisations: '/permission/organize',
  rights: '/permission/authorize',
  settings: '/system/sysConfig',
};

/** What is named: of which table, in which column, and which of them somebody sees, as their lists show them. */
const kinds = {
  base_user: { column: 'real_name', reach: userReach.reach },
  base_role: { column: 'full_name', reach: roleReach.reach },
  base_position: { column: 'full_name', reach: positionReach.reach },
  base_group: { column: 'full_name', reach: groupReach.reach },
  base_organize: { column: 'full_name', reach: organizeReach.reach },
} as const;

/** Those that are switched on and of which something holds; in the condition they are called as their table. */
const those = (
  table: keyof typeof kinds,
  path: string,
  condition: (actor: Actor, now: Date) => RawBuilder<unknown>,
): Pick<Check, 'path' | 'found'> => ({
  path,
  found(actor, now) {
    const { column, reach } = kinds[table];
    return sql`
      select ${localName(table, actor.language, column)} as name from ${sql.table(table)}
      where ${sql.ref(`${table}.tenant_id`)} = ${actor.tenantId}
        and ${table === 'base_user' ? working : sql`${sql.ref(`${table}.enabled_mark`)} = 1`}
        and ${condition(actor, now)} and ${reach(actor, 'Select') ?? sql`true`}
      order by ${sql.ref(`${table}.sort_code`)}, ${sql.ref(`${table}.id`)}`;
  },
});

const working = sql`${enabledNow()} = 1 and base_user.delete_time is null`;
/** Whether somebody whom a column of theirs names works here no more. */
const isGone = (table: keyof typeof kinds) => sql`exists (
  select 1 from base_user gone
  where gone.tenant_id = ${sql.ref(`${table}.tenant_id`)} and gone.id = ${sql.ref(`${table}.manager_id`)}
    and (${enabledNow('gone')} <> 1 or gone.delete_time is not null))`;
/** Whether nobody who works here is linked to them. */
const isWithoutPeople = (table: keyof typeof kinds, links: string, column: string) => sql`not exists (
  select 1 from ${sql.table(links)} own
  join base_user on base_user.tenant_id = own.tenant_id and base_user.id = own.user_id
  where own.tenant_id = ${sql.ref(`${table}.tenant_id`)} and own.${sql.ref(column)} = ${sql.ref(`${table}.id`)}
    and ${working})`;
/** Whether a row `lent` of `base_authorize` counts. */
const counting = sql`(lent.valid_to is null or lent.valid_to > now())`;
/** To whom such a row grants something. */
const holderName = (language: Actor['language']) => {
  const named = (type: string, table: keyof typeof kinds) => sql`(
    select ${localName('one', language, kinds[table].column)} from ${sql.table(table)} one
    where lent.object_type in (${sql.raw(type)}) and one.tenant_id = lent.tenant_id and one.id = lent.object_id)`;
  return sql`coalesce(${named("'role'", 'base_role')}, ${named("'user'", 'base_user')},
    ${named("'position'", 'base_position')}, ${named("'group'", 'base_group')},
    ${named("'department', 'company'", 'base_organize')}, lent.object_id)`;
};

export const healthChecks: readonly Check[] = [
  {
    id: 'oneAdministrator',
    severity: 'warning',
    isWhole: true,
    ...those(
      'base_user',
      pages.settings,
      ({ tenantId }) => sql`base_user.is_administrator and (
        select count(*) from base_user where tenant_id = ${tenantId} and ${working} and is_administrator) = 1`,
    ),
  },
  {
    id: 'grantsToNothing',
    severity: 'warning',
    isWhole: true,
    path: pages.rights,
    found: ({ tenantId, language }) => sql`
      select ${holderName(language)} || ' · ' || lent.item_id as name from base_authorize lent
      where lent.tenant_id = ${tenantId} and ${counting} and case
        when lent.item_type = 'menu' then not exists (
          select 1 from base_menu entry where entry.tenant_id = lent.tenant_id and entry.id = lent.item_id)
        when lent.item_type in ('button', 'column', 'form', 'resource') and lent.module_id <> '' then not exists (
          select 1 from base_menu entry where entry.tenant_id = lent.tenant_id
            and lent.module_id in (entry.id, entry.model_id))
        else false end
      order by lent.item_id`,
  },
  {
    id: 'leadersGone',
    severity: 'warning',
    ...those('base_organize', pages.organisations, () => isGone('base_organize')),
  },
  { id: 'managersGone', severity: 'warning', ...those('base_user', pages.users, () => isGone('base_user')) },
  {
    id: 'peopleNowhere',
    severity: 'warning',
    ...those('base_user', pages.users, () => sql`not base_user.is_administrator and base_user.organize_id is null`),
  },
  {
    id: 'peopleInClosed',
    severity: 'warning',
    ...those(
      'base_user',
      pages.users,
      () => sql`exists (
        select 1 from base_user_organize own
        join base_organize unit on unit.tenant_id = own.tenant_id and unit.id = own.organize_id
        where own.tenant_id = base_user.tenant_id and own.user_id = base_user.id and unit.enabled_mark <> 1)`,
    ),
  },
  {
    id: 'sleepingAccounts',
    severity: 'warning',
    ...those(
      'base_user',
      pages.users,
      (_, now) => sql`coalesce(${lastSignIn}, base_user.creator_time) < ${daysFrom(now, -sleepDays)}`,
    ),
  },
  {
    id: 'codesOver',
    severity: 'warning',
    ...those('base_user', pages.users, (_, now) => sql`base_user.password_until < ${now.toISOString()}`),
  },
  {
    id: 'grantsEnding',
    severity: 'info',
    isWhole: true,
    path: pages.rights,
    found: ({ tenantId, language }, now) => sql`
      select distinct ${holderName(language)} as name from base_authorize lent
      where lent.tenant_id = ${tenantId} and lent.valid_to > now() and lent.valid_to < ${daysFrom(now, endingDays)}
      order by name`,
  },
  {
    id: 'rolesWithoutPeople',
    severity: 'info',
    ...those('base_role', pages.roles, () => isWithoutPeople('base_role', 'base_user_role', 'role_id')),
  },
  {
    id: 'rolesWithoutRights',
    severity: 'info',
    ...those(
      'base_role',
      pages.rights,
      () => sql`not exists (
        select 1 from base_authorize lent where lent.tenant_id = base_role.tenant_id and lent.object_type = 'role'
          and lent.object_id = base_role.id and ${counting})`,
    ),
  },
  {
    id: 'positionsEmpty',
    severity: 'info',
    ...those('base_position', pages.positions, () =>
      isWithoutPeople('base_position', 'base_user_position', 'position_id'),
    ),
  },
  {
    id: 'groupsEmpty',
    severity: 'info',
    ...those(
      'base_group',
      pages.groups,
      () => sql`not exists (
        select 1 from base_group_member own where own.tenant_id = base_group.tenant_id and own.group_id = base_group.id)`,
    ),
  },
];

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString();

/** How many there are, and the first of them by name. */
export async function lookFor(
  { database, now }: AppContext,
  actor: Actor,
  { id, severity, path, found, isWhole }: Check,
): Promise<Found> {
  if (isWhole && !actor.isAdministrator) return { id, severity, path, count: 0, names: [] };
  const { rows } = await sql<{ name: string; total: string }>`
    select name, count(*) over () as total from (${found(actor, now())}) as found
    limit ${examplesMost}`.execute(database.kysely);
  return { id, severity, path, count: Number(rows[0]?.total ?? 0), names: rows.map(({ name }) => name) };
}
