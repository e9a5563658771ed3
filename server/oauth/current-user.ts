import type { Permission, UserInfo } from '../../engine/schema/calls/index.ts';
import { everyItem } from '../../engine/schema/grants/bound-kinds.ts';
import { places, routeAt } from '../../engine/schema/routes/routes.ts';
import { nameIn, readNames } from '../../engine/schema/text/local-text.ts';
import { type Database, fixedStatement } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { batchLoaderFrom } from '../kernel/batch-loader.ts';
import { Refused } from '../kernel/refused.ts';
import { settingsOf } from '../kernel/system-settings.ts';
import { boundFor, type TenantBound } from '../kernel/tenant-bound.ts';
import { openApplication } from '../permission/applications.ts';
import { grantsOf } from '../permission/grants.ts';
import { menusOf } from '../permission/menus.ts';
import { hostsOf } from '../system/listed-hosts.ts';
import { mustAgree } from '../system/statement.ts';
import { systemConfig } from '../system/system-config.ts';
import { screensFor } from '../visualdev/screen-document.ts';
import { ruleText } from './new-password.ts';
import { signInNotices } from './sign-in-notices.ts';

/** The screen where everybody begins: portals of their own are drawn as versions of it, tenant by tenant. */
const portalId = routeAt(places.home)?.screen ?? '';

/** Names: shell specification 3, user info. */
async function userInfo(context: AppContext, actor: Actor): Promise<UserInfo> {
  const { organizeId, positionId, language } = actor;
  const row = await ownRow(context.database, actor);
  if (!row) throw new Refused('sessionInvalid', 'session.invalid');
  const named = (fullName: string | null, names: unknown) =>
    nameIn({ fullName: fullName ?? '', names: readNames(names) }, language);
  return {
    id: actor.userId,
    tenantId: actor.tenantId,
    userId: actor.userId,
    userName: named(actor.name, row.names),
    userAccount: actor.account,
    headIcon: row.head_icon,
    portalId,
    signImg: row.sign_img,
    departmentName: named(row.department, row.department_names),
    organizeName: named(row.company, row.company_names),
    positionName: named(row.place, row.place_names),
    organizeId: organizeId ?? '',
    organizeIds: wayIn(row.way),
    positionId: positionId ?? '',
    preferences: textsIn(row.preferences),
    mustChangePassword: actor.mustChange === true,
    isAdministrator: actor.isAdministrator,
    isDesigner: actor.isDesigner,
  };
}

/** Who somebody is, with the menu of the application that he works in: the one that he chose, or his first. */
export async function currentUser(context: AppContext, actor: Actor) {
  const { tenantId, language = 'zh' } = actor;
  const [own, info, permissionList, config, screens, hosts, bound, { rules, notices, isAsked }] = await Promise.all([
    menusOf(context, actor),
    userInfo(context, actor),
    permissions(context, actor),
    systemConfig(context, tenantId, language),
    screensFor(context, actor),
    hostsOf(context, tenantId),
    boundFor(context, actor),
    settingsOf(context.database, tenantId).then(async (rules) => ({
      rules,
      notices: await signInNotices(context, actor, rules),
      isAsked: await mustAgree(context, actor, rules),
    })),
  ]);
  const open = own.find(({ application }) => application.id === info.preferences[openApplication]) ?? own[0];
  const systemIds = own.map(({ application: { id, full_name, names, icon } }) => ({
    id,
    name: nameIn({ fullName: full_name, names: readNames(names) }, language),
    icon,
    currentSystem: id === open?.application.id,
  }));
  const menuList = open?.menuList ?? [];
  const person = {
    ...info,
    mustAgree: isAsked,
    systemId: open?.application.id ?? '',
    ...(actor.isAdministrator && hasNamedButtons(bound) ? { hasNamedButtons: true } : {}),
  };
  const sysConfigInfo = { ...config, passwordRule: ruleText(rules, language) };
  return { menuList, systemIds, userInfo: person, permissionList, sysConfigInfo, screens, hosts, notices };
}

/** What the pages hide by. The server asks again on each call. Source: shell specification 3, permission list entry. */
async function permissions(context: AppContext, actor: Actor): Promise<Permission[]> {
  const { models, pages, codes: granted, held, bound } = await grantsOf(context, actor);
  // Of pages, under the id of their entry, as models are under theirs; '' for what counts everywhere.
  const others = ['', ...[...pages.values()].flat()].flatMap((id) => {
    const held = granted.get(id);
    return held ? [[id, held] as const] : [];
  });
  const codes = (of: ReadonlySet<string>) => [...of].sort().map((enCode) => ({ enCode }));
  const said = [...models, ...others].map(([modelId, { button, column, form }]) => ({
    modelId,
    button: codes(button),
    column: codes(column),
    form: codes(form),
  }));
  return held === 'inside' && hasNamedButtons(bound) ? withButtons(said, bound.items.button) : said;
}

type NamingBound = TenantBound & { readonly items: { readonly button: ReadonlySet<string> } };

const hasNamedButtons = (bound: TenantBound | undefined): bound is NamingBound =>
  bound !== undefined && bound.items.button !== everyItem;

/** Of administrators whose tenant has a bound the buttons inside it, as if they were granted. */
function withButtons(said: readonly Permission[], items: ReadonlySet<string>): Permission[] {
  const byModule = new Map<string, { enCode: string }[]>(said.map(({ modelId }) => [modelId, []]));
  for (const item of [...items].sort()) {
    const at = item.indexOf(':');
    const modelId = item.slice(0, at);
    byModule.set(modelId, [...(byModule.get(modelId) ?? []), { enCode: item.slice(at + 1) }]);
  }
  const known = new Map(said.map((one) => [one.modelId, one]));
  return [...byModule].map(([modelId, button]) => ({ modelId, column: [], form: [], ...known.get(modelId), button }));
}

function textsIn(value: unknown): Record<string, string> {
  const entries: [string, unknown][] = Object.entries(Object(value));
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

interface OwnRow {
  readonly tenant_id: string;
  readonly id: string;
  readonly head_icon: string;
  readonly sign_img: string;
  readonly preferences: unknown;
  readonly names: unknown;
  readonly department: string | null;
  readonly department_names: unknown;
  readonly place: string | null;
  readonly place_names: unknown;
  readonly company: string | null;
  readonly company_names: unknown;
  readonly way: unknown;
}

/** What stands in a circle is no way. */
const depthMost = 64;

function wayIn(ids: unknown): string[] {
  const way = Array.isArray(ids) ? ids.map(String) : [];
  return way.length < depthMost ? way : [];
}

const ownText = `
  with recursive asked as (select * from unnest($1::text[], $2::text[]) as asked (tenant_id, id)),
  way as (
    select person.tenant_id, person.id as person_id, place.id, place.parent_id, 1 as depth
    from asked
    join base_user person on person.tenant_id = asked.tenant_id and person.id = asked.id
    join base_organize place on place.tenant_id = person.tenant_id and place.id = person.organize_id
    union all
    select way.tenant_id, way.person_id, above.id, above.parent_id, way.depth + 1
    from way
    join base_organize above on above.tenant_id = way.tenant_id and above.id = way.parent_id
    where way.depth < ${depthMost}
  )
  select person.tenant_id, person.id, person.head_icon, person.sign_img, person.preferences,
    person.names, department.full_name as department, department.names as department_names,
    place.full_name as place, place.names as place_names, company.full_name as company, company.names as company_names,
    (select jsonb_agg(way.id order by way.depth desc) from way
      where way.tenant_id = person.tenant_id and way.person_id = person.id) as way
  from asked
  join base_user person on person.tenant_id = asked.tenant_id and person.id = asked.id
  left join base_organize department on department.tenant_id = person.tenant_id and department.id = person.organize_id
  left join base_position place on place.tenant_id = person.tenant_id and place.id = person.position_id
  left join lateral (
    select full_name, names from base_organize
    where tenant_id = person.tenant_id and category = 'company' order by sort_code limit 1
  ) company on true`;

type Person = Pick<Actor, 'tenantId' | 'userId'>;
const nameOf = (tenantId: string, userId: string) => JSON.stringify([tenantId, userId]);

/** What people are shown of themselves; pages that ask in the same moment are read together. */
const ownRow = batchLoaderFrom(
  async ({ kysely }: Pick<Database, 'kysely'>, people: readonly Person[]) => {
    const pairs = [people.map(({ tenantId }) => tenantId), people.map(({ userId }) => userId)];
    const { rows } = await kysely.executeQuery(fixedStatement<OwnRow>(ownText, pairs));
    return new Map(rows.map((row) => [nameOf(row.tenant_id, row.id), row]));
  },
  ({ tenantId, userId }: Person) => nameOf(tenantId, userId),
);
