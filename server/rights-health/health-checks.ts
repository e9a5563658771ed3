import { type RawBuilder, sql } from 'kysely';
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
  /** A statement with a column `name` for each that was found, in the order in which they are named. */
  found(asked: Asked): RawBuilder<{ readonly name: string }>;
}

interface Asked {
  readonly tenantId: string;
  readonly language: Actor['language'];
  readonly now: Date;
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

const working = (tenantId: string) =>
  sql`base_user.tenant_id = ${tenantId} and ${enabledNow()} = 1 and base_user.delete_time is null`;
const personName = (language: Actor['language']) => localName('base_user', language, 'real_name');
/** Whether something was granted, now, to what `kind` and the id of a table's row name. */
const isGranted = (tenantId: string, kind: string, id: RawBuilder<unknown>) => sql`exists (
  select 1 from base_authorize lent where lent.tenant_id = ${tenantId} and lent.object_type = ${kind}
    and lent.object_id = ${id} and (lent.valid_to is null or lent.valid_to > now()))`;
/** To whom a row `lent` of `base_authorize` grants something. */
const holderName = (language: Actor['language']) => sql`coalesce(
  (select ${localName('one', language)} from base_role one where lent.object_type = 'role' and one.tenant_id = lent.tenant_id
    and one.id = lent.object_id),
  (select ${localName('one', language, 'real_name')} from base_user one where lent.object_type = 'user'
    and one.tenant_id = lent.tenant_id and one.id = lent.object_id),
  (select ${localName('one', language)} from base_position one where lent.object_type = 'position'
    and one.tenant_id = lent.tenant_id and one.id = lent.object_id),
  (select ${localName('one', language)} from base_group one where lent.object_type = 'group'
    and one.tenant_id = lent.tenant_id and one.id = lent.object_id),
  (select ${localName('one', language)} from base_organize one where lent.object_type in ('department', 'company')
    and one.tenant_id = lent.tenant_id and one.id = lent.object_id),
  lent.object_id)`;
const counting = sql`(lent.valid_to is null or lent.valid_to > now())`;

export const healthChecks: readonly Check[] = [
  {
    id: 'oneAdministrator',
    severity: 'warning',
    path: pages.settings,
    found: ({ tenantId, language }) => sql`
      select ${personName(language)} as name from base_user
      where ${working(tenantId)} and base_user.is_administrator and (
        select count(*) from base_user other
        where other.tenant_id = ${tenantId} and other.enabled_mark = 1 and other.delete_time is null
          and other.is_administrator) = 1`,
  },
  {
    id: 'grantsToNothing',
    severity: 'warning',
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
    path: pages.organisations,
    found: ({ tenantId, language }) => sql`
      select ${localName('unit', language)} as name from base_organize unit
      join base_user leader on leader.tenant_id = unit.tenant_id and leader.id = unit.manager_id
      where unit.tenant_id = ${tenantId} and unit.enabled_mark = 1
        and (leader.enabled_mark <> 1 or leader.delete_time is not null)
      order by unit.sort_code, unit.id`,
  },
  {
    id: 'managersGone',
    severity: 'warning',
    path: pages.users,
    found: ({ tenantId, language }) => sql`
      select ${personName(language)} as name from base_user
      join base_user manager on manager.tenant_id = base_user.tenant_id and manager.id = base_user.manager_id
      where ${working(tenantId)} and (manager.enabled_mark <> 1 or manager.delete_time is not null)
      order by base_user.sort_code, base_user.id`,
  },
  {
    id: 'peopleNowhere',
    severity: 'warning',
    path: pages.users,
    found: ({ tenantId, language }) => sql`
      select ${personName(language)} as name from base_user
      where ${working(tenantId)} and not base_user.is_administrator and base_user.organize_id is null
      order by base_user.sort_code, base_user.id`,
  },
  {
    id: 'peopleInClosed',
    severity: 'warning',
    path: pages.users,
    found: ({ tenantId, language }) => sql`
      select ${personName(language)} as name from base_user
      join base_organize unit on unit.tenant_id = base_user.tenant_id and unit.id = base_user.organize_id
      where ${working(tenantId)} and unit.enabled_mark <> 1 order by base_user.sort_code, base_user.id`,
  },
  {
    id: 'sleepingAccounts',
    severity: 'warning',
    path: pages.users,
    found: ({ tenantId, language, now }) => {
      const since = new Date(now.getTime() - sleepDays * dayMs).toISOString();
      return sql`
        select ${personName(language)} as name from base_user
        where ${working(tenantId)} and coalesce(${lastSignIn}, base_user.creator_time) < ${since}
        order by base_user.sort_code, base_user.id`;
    },
  },
  {
    id: 'codesOver',
    severity: 'warning',
    path: pages.users,
    found: ({ tenantId, language, now }) => sql`
      select ${personName(language)} as name from base_user
      where ${working(tenantId)} and base_user.password_until < ${now.toISOString()}
      order by base_user.sort_code, base_user.id`,
  },
  {
    id: 'grantsEnding',
    severity: 'info',
    path: pages.rights,
    found: ({ tenantId, language, now }) => {
      const until = new Date(now.getTime() + endingDays * dayMs).toISOString();
      return sql`
        select distinct ${holderName(language)} as name from base_authorize lent
        where lent.tenant_id = ${tenantId} and lent.valid_to > now() and lent.valid_to < ${until} order by name`;
    },
  },
  {
    id: 'rolesWithoutPeople',
    severity: 'info',
    path: pages.roles,
    found: ({ tenantId, language }) => sql`
      select ${localName('base_role', language)} as name from base_role
      where base_role.tenant_id = ${tenantId} and base_role.enabled_mark = 1 and not exists (
        select 1 from base_user_role own join base_user on base_user.tenant_id = own.tenant_id and base_user.id = own.user_id
        where own.tenant_id = base_role.tenant_id and own.role_id = base_role.id and ${working(tenantId)})
      order by base_role.sort_code, base_role.id`,
  },
  {
    id: 'rolesWithoutRights',
    severity: 'info',
    path: pages.rights,
    found: ({ tenantId, language }) => sql`
      select ${localName('base_role', language)} as name from base_role
      where base_role.tenant_id = ${tenantId} and base_role.enabled_mark = 1
        and not ${isGranted(tenantId, 'role', sql`base_role.id`)}
      order by base_role.sort_code, base_role.id`,
  },
  {
    id: 'positionsEmpty',
    severity: 'info',
    path: pages.positions,
    found: ({ tenantId, language }) => sql`
      select ${localName('base_position', language)} as name from base_position
      where base_position.tenant_id = ${tenantId} and base_position.enabled_mark = 1 and not exists (
        select 1 from base_user_position own join base_user on base_user.tenant_id = own.tenant_id and base_user.id = own.user_id
        where own.tenant_id = base_position.tenant_id and own.position_id = base_position.id and ${working(tenantId)})
      order by base_position.sort_code, base_position.id`,
  },
  {
    id: 'groupsEmpty',
    severity: 'info',
    path: pages.groups,
    found: ({ tenantId, language }) => sql`
      select ${localName('base_group', language)} as name from base_group
      where base_group.tenant_id = ${tenantId} and base_group.enabled_mark = 1 and not exists (
        select 1 from base_group_member own where own.tenant_id = base_group.tenant_id and own.group_id = base_group.id)
      order by base_group.sort_code, base_group.id`,
  },
];

/** How many there are, and the first of them by name. */
export async function lookFor(
  { database, now }: AppContext,
  { tenantId, language }: Actor,
  { id, severity, path, found }: Check,
): Promise<Found> {
  const { rows } = await sql<{ name: string; total: string }>`
    select name, count(*) over () as total from (${found({ tenantId, language, now: now() })}) as found
    limit ${examplesMost}`.execute(database.kysely);
  return { id, severity, path, count: Number(rows[0]?.total ?? 0), names: rows.map(({ name }) => name) };
}
