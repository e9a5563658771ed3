import type { Region, RegionContent } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { region } from '../../engine/schema/resources/region.resource.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { Served } from '../kernel/resource-hooks.ts';
import { containing } from '../kernel/search-word.ts';
import { createRow, saveRow } from '../resources/write.ts';
import { mapTables } from './map-tables.ts';
import { calledLike, shownName } from './named-place.ts';
import { regionHooks } from './region.hooks.ts';

const served: Served = { resource: region, hooks: regionHooks };

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
export async function saveRegion(
  context: AppContext,
  actor: Actor,
  { id, revision, ...content }: RegionContent,
): Promise<string> {
  if (id == null) return (await createRow(context, actor, served, content)).id;
  return saveRow(context, actor, served, id, { ...content, revision });
}
