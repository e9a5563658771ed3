import type { Transaction } from 'kysely';
import comingMenus from '../../schemas/menu.json' with { type: 'json' };
import type { DatabaseSchema } from '../database/index.ts';
import { firstTenant } from '../kernel/context.ts';
import { tables } from '../kernel/tables.ts';
import { grant } from '../permission/authorize.ts';
import { createMenuEntries, createMenuEntry } from '../permission/menus.ts';
import { isForOperator } from '../permission/operator-pages.ts';
import menus from './menus.json' with { type: 'json' };

/** What every part of the seed needs to know. */
export interface Seeding {
  readonly tenantId: string;
  readonly now: Date;
  readonly passwordHash: string;
  readonly isDefaultPassword: boolean;
}

interface SeedMenu {
  readonly id: string;
  readonly parentId: string;
  readonly fullName: string;
  readonly names: { readonly en: string; readonly zhtw: string };
  readonly enCode: string;
  readonly icon: string;
  readonly type: number;
  readonly urlAddress?: string;
  readonly designerOnly?: boolean;
  readonly sortCode?: number;
  /** Granted to every role, and not only to those that draw. */
  readonly everyone?: boolean;
}

/** Pages that exist, and directories, which show as soon as something is in them. */
export async function seedMenus(
  trx: Transaction<DatabaseSchema>,
  { tenantId, now }: Seeding,
  menus: readonly SeedMenu[],
): Promise<void> {
  const roles = await tables(trx).selectFrom('base_role').select('id').where('tenant_id', '=', tenantId).execute();
  for (const { everyone, ...menu } of menus) {
    await createMenuEntry(trx, { ...menu, tenantId });
    if (!everyone && !menu.designerOnly) continue;
    for (const { id: objectId } of roles) {
      await grant(
        trx,
        { tenantId, actorId: null, now },
        { itemType: 'menu', itemIds: [menu.id], objectType: 'role', objectId },
      );
    }
  }
}

/** Entries of the program's further pages: each tenant has them. */
export const seedComingMenus = (trx: Transaction<DatabaseSchema>, { tenantId }: Pick<Seeding, 'tenantId'>) =>
  createMenuEntries(
    trx,
    offeredTo(tenantId, comingMenus).map((entry) => ({ ...entry, tenantId })),
  );

/** The whole menu of a tenant that begins with nothing. */
export async function seedTenantMenus(trx: Transaction<DatabaseSchema>, seeding: Seeding): Promise<void> {
  await seedMenus(trx, seeding, offeredTo(seeding.tenantId, menus.base));
  await seedComingMenus(trx, seeding);
}

/** What is the operator's stands in his menu alone. */
const offeredTo = <Entry extends { readonly enCode: string }>(tenantId: string, entries: readonly Entry[]) =>
  entries.filter(({ enCode }) => tenantId === firstTenant || !isForOperator(enCode));
