import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import { tables } from '../kernel/tables.ts';
import { grant } from '../permission/authorize.ts';
import { createMenuEntry } from '../permission/menus.ts';

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
