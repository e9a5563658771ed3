import type { Place, Region, RegionContent } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { crossingOf } from '../../engine/schema/map/crossing.ts';
import { areaOf } from '../../engine/schema/map/measure.ts';
import { json } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused, refusedAt } from '../kernel/refused.ts';
import { containing } from '../kernel/search-word.ts';
import { mapTables } from './map-tables.ts';
import {
  calledLike,
  changedStamps,
  exactPlace,
  namesOf,
  newStamps,
  onceInTenant,
  renamed,
  shownName,
} from './named-place.ts';

export interface RegionQuery {
  readonly ids?: readonly string[] | null | undefined;
  readonly keyword?: string | undefined;
}

/** POST region/getData: those named, or all of the tenant. */
export async function regionData(context: AppContext, actor: Actor, query: RegionQuery): Promise<Region[]> {
  const { ids } = query;
  if (ids?.length === 0) return [];
  const word = containing(query.keyword);
  const rows = await mapTables(context.database.kysely)
    .selectFrom('base_map_region')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .$if(ids != null, (found) => found.where('id', 'in', [...(ids ?? [])]))
    .$if(word !== undefined, (found) => found.where(calledLike(word ?? '')))
    .orderBy('sort_code')
    .orderBy('en_code')
    .limit(limits.mapShapes)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fullName: shownName(row, actor.language),
    enCode: row.en_code,
    outline: row.outline,
    revision: row.revision,
  }));
}

/** POST region/saveRegion: a new one, or another outline and name. @throws Refused badInput, notFound, conflict */
export async function saveRegion(context: AppContext, actor: Actor, content: RegionContent): Promise<string> {
  const outline = goodOutline(content.outline);
  const values = { ...namesOf(content.fullName, content.enCode), outline: json(outline) };
  const known = content.id ?? undefined;
  const id = known ?? context.newId();
  await onceInTenant(content, () =>
    context.database.transaction(async (trx) => {
      if (known === undefined) {
        await mapTables(trx)
          .insertInto('base_map_region')
          .values({ ...newStamps(context, actor), id, ...values })
          .execute();
        return;
      }
      const row = await mapTables(trx)
        .selectFrom('base_map_region')
        .select(['revision', 'full_name', 'names'])
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw new Refused('notFound', 'region.notFound');
      if (row.revision !== content.revision) throw new Refused('conflict', 'map.stale');
      await mapTables(trx)
        .updateTable('base_map_region')
        .set({ ...values, ...renamed(row, values.full_name, actor.language), ...changedStamps(context, actor) })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', id)
        .execute();
    }),
  );
  await context.audit({ actor, action: 'region.save', target: id, outcome: 'done' });
  return id;
}

/**
 * The corners as they are kept.
 * @throws Refused badInput for an outline without an area, or one that crosses itself: nobody could say what lies inside
 */
function goodOutline(corners: readonly Place[]): Place[] {
  const outline = corners.map(exactPlace);
  const places = new Set(outline.map(({ lng, lat }) => `${lng} ${lat}`));
  if (places.size < 3) throw refusedAt('/outline', 'region.noArea');
  // Before the area: of an outline that crosses itself the parts may make up for one another.
  const crossing = crossingOf(outline);
  if (crossing) throw refusedAt('/outline', 'region.crossing', { from: crossing.first, other: crossing.second });
  if (areaOf(outline) === 0) throw refusedAt('/outline', 'region.noArea');
  return outline;
}
