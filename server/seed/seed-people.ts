import type { Transaction } from 'kysely';
import type { Names } from '../../engine/schema/text/local-text.ts';
import { type DatabaseSchema, json } from '../database/index.ts';
import { firstTenant } from '../kernel/context.ts';
import { tables } from '../kernel/tables.ts';
import { mobileKey } from '../oauth/mobile-key.ts';
import { accountKey } from '../oauth/sub-account.ts';
import { grant } from '../permission/authorize.ts';
import { pathBelow, topPath } from '../resources/tree-path.ts';
import organisation from './organisation.json' with { type: 'json' };
import type { Seeding } from './seed-menus.ts';

/** What the operator knows of the first tenant: of the demo its name, else what may be written over it. */
export async function seedTenant(
  trx: Transaction<DatabaseSchema>,
  { tenantId, now }: Seeding,
  isDemo: boolean,
): Promise<void> {
  const [company] = organisation.organizes;
  await tables(trx)
    .insertInto('base_tenant')
    .values({
      tenant_id: firstTenant,
      id: tenantId,
      company_name: isDemo && company ? company.fullName : tenantId,
      en_code: tenantId,
      creator_time: now.toISOString(),
    })
    .execute();
}

/** Only the administrator, in no organisation. */
export async function seedAdministrator(trx: Transaction<DatabaseSchema>, seeding: Seeding): Promise<void> {
  const [administrator] = organisation.users.filter((user) => user.isAdministrator);
  if (administrator) await seedUser(trx, seeding, { ...administrator, organizeId: null, positionId: null }, 0);
}

/** Company, departments, positions, roles, people and groups of the demo. */
export async function seedOrganisation(trx: Transaction<DatabaseSchema>, seeding: Seeding): Promise<void> {
  const db = tables(trx);
  const { tenantId } = seeding;
  const creator_time = seeding.now.toISOString();
  const common = { tenant_id: tenantId, enabled_mark: 1, creator_time };
  await db
    .insertInto('base_organize')
    .values(
      organisation.organizes.map(({ id, parentId, fullName, names, enCode, category }, index) => ({
        ...common,
        id,
        parent_id: parentId,
        tree_path: pathTo(id),
        full_name: fullName,
        names: json(names),
        en_code: enCode,
        category,
        sort_code: index,
      })),
    )
    .execute();
  await db
    .insertInto('base_position')
    .values(
      organisation.positions.map(({ id, organizeId, fullName, names, enCode }, index) => ({
        ...common,
        id,
        organize_id: organizeId,
        full_name: fullName,
        names: json(names),
        en_code: enCode,
        sort_code: index,
      })),
    )
    .execute();
  for (const [index, { id, organizeId, fullName, names, enCode, designs }] of organisation.roles.entries()) {
    await db
      .insertInto('base_role')
      .values({
        ...common,
        id,
        global_mark: organizeId === null ? 1 : 0,
        built_in: true,
        full_name: fullName,
        names: json(names),
        en_code: enCode,
        sort_code: index,
      })
      .execute();
    if (organizeId !== null)
      await db
        .insertInto('base_role_organize')
        .values({ tenant_id: tenantId, role_id: id, organize_id: organizeId })
        .execute();
    await grant(
      trx,
      { tenantId, actorId: null, now: seeding.now },
      { itemType: 'design', itemIds: designs, objectType: 'role', objectId: id },
    );
  }
  for (const [index, user] of organisation.users.entries()) await seedUser(trx, seeding, user, index);
  await db
    .insertInto('base_group')
    .values(
      organisation.groups.map(({ id, fullName, names, enCode, category }, index) => ({
        ...common,
        id,
        full_name: fullName,
        names: json(names),
        en_code: enCode,
        category,
        sort_code: index,
      })),
    )
    .execute();
  await db
    .insertInto('base_group_member')
    .values(
      organisation.groups.flatMap(({ id, users }) =>
        users.map((user) => ({ tenant_id: tenantId, group_id: id, kind: 'user' as const, object_id: user })),
      ),
    )
    .execute();
}

/** The ids from the top down. */
function pathTo(id: string): string {
  const parent = organisation.organizes.find((one) => one.id === id)?.parentId ?? '0';
  return parent === '0' ? topPath(id) : pathBelow(pathTo(parent), id);
}

interface SeedUser {
  readonly id: string;
  readonly account: string;
  readonly realName: string;
  readonly names: Names;
  readonly gender?: number;
  readonly organizeId: string | null;
  readonly positionId: string | null;
  readonly managerId?: string;
  readonly roles: readonly string[];
  readonly mobile?: string;
  readonly isAdministrator?: boolean;
  /** Without it the person is there to be named and chosen, and has no password. */
  readonly signsIn?: boolean;
}

async function seedUser(
  trx: Transaction<DatabaseSchema>,
  { tenantId, now, passwordHash, isDefaultPassword }: Seeding,
  user: SeedUser,
  index: number,
): Promise<void> {
  const signsIn = user.signsIn === true;
  await tables(trx)
    .insertInto('base_user')
    .values({
      id: user.id,
      tenant_id: tenantId,
      account: user.account,
      account_key: accountKey(user.account),
      real_name: user.realName,
      names: json(user.names),
      password_hash: signsIn ? passwordHash : '',
      password_is_default: signsIn && isDefaultPassword,
      head_icon: '',
      mobile: user.mobile ?? '',
      mobile_key: mobileKey(user.mobile ?? ''),
      organize_id: user.organizeId,
      position_id: user.positionId,
      manager_id: user.managerId ?? null,
      gender: user.gender ?? 0,
      is_administrator: user.isAdministrator === true,
      enabled_mark: 1,
      sort_code: index,
      creator_time: now.toISOString(),
    })
    .execute();
  if (user.isAdministrator === true && tenantId === firstTenant)
    await grant(
      trx,
      { tenantId, actorId: null, now },
      { itemType: 'installation', itemIds: ['doors', 'tables'], objectType: 'user', objectId: user.id },
    );
  if (user.roles.length === 0 || user.organizeId === null) return;
  await tables(trx)
    .insertInto('base_user_role')
    .values(user.roles.map((role) => ({ tenant_id: tenantId, user_id: user.id, role_id: role })))
    .execute();
}
