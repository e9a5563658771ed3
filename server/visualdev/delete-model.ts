import type { Transaction } from 'kysely';
import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { forgetPublished } from '../gateway/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { tables } from '../kernel/tables.ts';
import { requireDoorRight } from './door-right.ts';
import { readModel } from './model-store.ts';
import { modelTables } from './model-tables.ts';

/**
 * GET Base/Delete/{id}: the model, its menu entries and what was granted on them go. Its tables with all rows, its versions
 * and its catalogue stay in the database, out of everybody's reach.
 */
export async function deleteModel(context: AppContext, actor: Actor, id: string): Promise<null> {
  await deleteModels(context, actor, [id]);
  return null;
}

/**
 * POST Base/Actions/BatchDelete: all of them or none.
 * @throws Refused notFound when one of them is not there
 */
export async function deleteModels(context: AppContext, actor: Actor, wanted: readonly string[]) {
  const ids = [...new Set(wanted)];
  await requireDoors(context, actor, ids);
  await context.database.transaction(async (trx) => {
    for (const id of ids) await deleteOne(trx, actor, id);
  });
  for (const id of ids) forgetPublished(context, actor.tenantId, id);
  for (const subject of ['screen', 'menu', 'rights'] as const)
    context.live.announce(subject, { tenantId: actor.tenantId });
  for (const id of ids) await context.audit({ actor, action: 'model.delete', target: id, outcome: 'done' });
  return { count: ids.length };
}

/** @throws Refused forbidden where one of them is a screen through which people come in */
async function requireDoors(context: AppContext, actor: Actor, ids: readonly string[]): Promise<void> {
  const screens = await modelTables(context.database.kysely)
    .selectFrom('base_visualdev')
    .select('en_code')
    .where('tenant_id', '=', actor.tenantId)
    .where('type', '=', modelTypes.screen)
    .where('id', 'in', ids)
    .execute();
  for (const { en_code } of screens) await requireDoorRight(context, actor, en_code);
}

async function deleteOne(trx: Transaction<DatabaseSchema>, { tenantId }: Actor, id: string): Promise<void> {
  await readModel(trx, tenantId, id);
  await modelTables(trx).deleteFrom('base_visualdev').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
  // A table that was made elsewhere is free again; its rows stay this tenant's.
  await modelTables(trx)
    .deleteFrom('base_visualdev_table')
    .where('tenant_id', '=', tenantId)
    .where('model_id', '=', id)
    .where('bound', '=', true)
    .execute();
  // What is in its bin is out of reach like all its rows, and stays.
  await tables(trx)
    .deleteFrom('base_deleted_record')
    .where('tenant_id', '=', tenantId)
    .where('model_id', '=', id)
    .execute();
  await tables(trx)
    .deleteFrom('base_record_view')
    .where('tenant_id', '=', tenantId)
    .where('model_id', '=', id)
    .execute();
  const menus = await tables(trx)
    .deleteFrom('base_menu')
    .where('tenant_id', '=', tenantId)
    .where('model_id', '=', id)
    .returning('id')
    .execute();
  const items = menus.map((menu) => menu.id);
  if (items.length > 0)
    await tables(trx)
      .deleteFrom('base_row_scheme')
      .where('tenant_id', '=', tenantId)
      .where('module_id', 'in', items)
      .execute();
  await tables(trx)
    .deleteFrom('base_authorize')
    .where('tenant_id', '=', tenantId)
    .where((is) =>
      is.or([
        is('module_id', 'in', [id, ...items]),
        ...(items.length > 0 ? [is.and([is('item_type', '=', 'menu'), is('item_id', 'in', items)])] : []),
      ]),
    )
    .execute();
}
