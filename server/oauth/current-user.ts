import type { Permission, UserInfo } from '../../engine/schema/calls/index.ts';
import { places, routeAt } from '../../engine/schema/routes/routes.ts';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { organizeNames, positionNames } from '../permission/directory.ts';
import { grantsOf } from '../permission/grants.ts';
import { menuTree } from '../permission/menus.ts';
import { systemConfig } from '../system/system-config.ts';
import { tables } from '../tables.ts';
import { screensFor } from '../visualdev/screen-document.ts';

/** The screen where everybody begins: portals of their own are drawn as versions of it, tenant by tenant. */
const portalId = routeAt(places.home)?.screen ?? '';

/** Names: shell specification 3, user info. */
export async function userInfo(context: AppContext, actor: Actor): Promise<UserInfo> {
  const { tenantId, organizeId, positionId } = actor;
  const [departments, positions, companyName, row] = await Promise.all([
    organizeNames(context, tenantId, organizeId === null ? [] : [organizeId]),
    positionNames(context, tenantId, positionId === null ? [] : [positionId]),
    companyOf(context, tenantId),
    ownRow(context, actor),
  ]);
  return {
    userId: actor.userId,
    userName: actor.name,
    userAccount: actor.account,
    headIcon: row.head_icon,
    portalId,
    signImg: row.sign_img,
    departmentName: departments.get(organizeId ?? '') ?? '',
    organizeName: companyName,
    positionName: positions.get(positionId ?? '') ?? '',
    organizeId: organizeId ?? '',
    positionId: positionId ?? '',
    preferences: textsIn(row.preferences),
    isAdministrator: actor.isAdministrator,
    isDesigner: actor.isDesigner,
  };
}

export async function currentUser(context: AppContext, actor: Actor) {
  const [menuList, info, permissionList, sysConfigInfo, screens] = await Promise.all([
    menuTree(context, actor),
    userInfo(context, actor),
    permissions(context, actor),
    systemConfig(context, actor.tenantId),
    screensFor(context, actor),
  ]);
  return { menuList, userInfo: info, permissionList, sysConfigInfo, screens };
}

/** What the pages hide by. The server asks again on each call. Source: shell specification 3, permission list entry. */
async function permissions(context: AppContext, actor: Actor): Promise<Permission[]> {
  const { models, codes: granted } = await grantsOf(context, actor);
  const everywhere = granted.get('');
  const codes = (of: ReadonlySet<string>) => [...of].sort().map((enCode) => ({ enCode }));
  return [...models, ...(everywhere ? [['', everywhere] as const] : [])].map(([modelId, { button, column, form }]) => ({
    modelId,
    button: codes(button),
    column: codes(column),
    form: codes(form),
  }));
}

async function companyOf({ database }: AppContext, tenantId: string): Promise<string> {
  const company = await tables(database.kysely)
    .selectFrom('base_organize')
    .select('full_name')
    .where('tenant_id', '=', tenantId)
    .where('category', '=', 'company')
    .orderBy('sort_code')
    .limit(1)
    .executeTakeFirst();
  return company?.full_name ?? '';
}

function textsIn(value: unknown): Record<string, string> {
  const entries: [string, unknown][] = Object.entries(Object(value));
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function ownRow({ database }: AppContext, { tenantId, userId }: Actor) {
  return tables(database.kysely)
    .selectFrom('base_user')
    .select(['head_icon', 'sign_img', 'preferences'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
