import type { RegionRow } from '../../engine/schema/calls/index.ts';
import { areaOf, measureText } from '../../engine/schema/map/measure.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { emptyLast, pageOf, type SortedPageQuery } from '../kernel/paged-list.ts';
import { Refused } from '../kernel/refused.ts';
import { containing } from '../kernel/search-word.ts';
import { forgetFirstRegion } from './map-settings.ts';
import { mapTables } from './map-tables.ts';
import { calledLike, placedOrder, placedRow } from './named-place.ts';

/** GET region: in the order of their codes unless asked otherwise. */
export async function listRegions(context: AppContext, actor: Actor, query: SortedPageQuery) {
  const { column, sort } = placedOrder(query);
  const word = containing(query.keyword);
  let found = mapTables(context.database.kysely).selectFrom('base_map_region').where('tenant_id', '=', actor.tenantId);
  if (word !== undefined) found = found.where(calledLike(word));
  const { rows, pagination } = await pageOf(
    query,
    found.selectAll().orderBy(column, emptyLast(sort)).orderBy('id', sort),
    found.select((of) => of.fn.countAll().as('total')),
  );
  const list = rows.map(
    (row): RegionRow => ({
      ...placedRow(row, actor),
      areaText: measureText(true, areaOf(row.outline)),
      cornerCount: row.outline.length,
    }),
  );
  return { list, pagination };
}

/** POST region/{id}/Actions/Delete: where maps began with it, they begin with all there is. @throws Refused notFound */
export async function deleteRegion(context: AppContext, actor: Actor, id: string): Promise<null> {
  await context.database.transaction(async (trx) => {
    const gone = await mapTables(trx)
      .deleteFrom('base_map_region')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw new Refused('notFound', 'region.notFound');
    await forgetFirstRegion(trx, actor.tenantId, id);
  });
  await context.audit({ actor, action: 'region.delete', target: id, outcome: 'done' });
  return null;
}
