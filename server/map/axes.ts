import type { Transaction } from 'kysely';
import type { Axis, AxisContent, AxisRow } from '../../engine/schema/calls/index.ts';
import { lengthOf, measureText } from '../../engine/schema/map/measure.ts';
import { type DatabaseSchema, json } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { emptyLast, pageOf, type SortedPageQuery } from '../kernel/paged-list.ts';
import { Refused } from '../kernel/refused.ts';
import { containing } from '../kernel/search-word.ts';
import { type AxisRecord, mapTables } from './map-tables.ts';
import {
  calledLike,
  changedStamps,
  exactPlace,
  namesOf,
  newStamps,
  onceInTenant,
  placedOrder,
  placedRow,
  renamed,
  shownName,
} from './named-place.ts';

/** GET axis: in the order of their codes unless asked otherwise. */
export async function listAxes(context: AppContext, actor: Actor, query: SortedPageQuery) {
  const { column, sort } = placedOrder(query);
  const word = containing(query.keyword);
  let found = mapTables(context.database.kysely).selectFrom('base_axis').where('tenant_id', '=', actor.tenantId);
  if (word !== undefined) found = found.where(calledLike(word));
  const { rows, pagination } = await pageOf(
    query,
    found.selectAll().orderBy(column, emptyLast(sort)).orderBy('id', sort),
    found.select((of) => of.fn.countAll().as('total')),
  );
  return { list: rows.map((row) => rowOf(row, actor)), pagination };
}

/** POST axis/getDataByIds: in the order of the ids; those that nobody of the tenant has are left out. */
export async function axesByIds(context: AppContext, actor: Actor, ids: readonly string[]): Promise<Axis[]> {
  if (ids.length === 0) return [];
  const rows = await mapTables(context.database.kysely)
    .selectFrom('base_axis')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id);
    return row ? [axisOf(row, actor)] : [];
  });
}

/** GET axis/{id}. @throws Refused notFound */
export async function loadAxis(context: AppContext, actor: Actor, id: string): Promise<Axis> {
  const [axis] = await axesByIds(context, actor, [id]);
  if (!axis) throw new Refused('notFound', 'axis.notFound');
  return axis;
}

/** POST axis. @throws Refused badInput, conflict for a code that is taken */
export async function createAxis(context: AppContext, actor: Actor, content: AxisContent): Promise<string> {
  const id = context.newId();
  const values = written(content);
  await onceInTenant('axis', content, () =>
    context.database.transaction(async (trx) => {
      await mapTables(trx)
        .insertInto('base_axis')
        .values({ ...newStamps(context, actor), id, ...values })
        .execute();
    }),
  );
  await context.audit({ actor, action: 'axis.create', target: id, outcome: 'done' });
  return id;
}

/** POST axis/{id}. @throws Refused notFound, badInput, conflict when somebody else has changed it or has the code */
export async function saveAxis(
  context: AppContext,
  actor: Actor,
  id: string,
  { revision, ...content }: AxisContent & { readonly revision: number },
): Promise<string> {
  const values = written(content);
  await onceInTenant('axis', content, () =>
    context.database.transaction(async (trx) => {
      const row = await lockAxis(trx, actor, id);
      if (row.revision !== revision) throw new Refused('conflict', 'map.stale');
      await mapTables(trx)
        .updateTable('base_axis')
        .set({ ...values, ...renamed(row, values.full_name, actor.language), ...changedStamps(context, actor) })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', id)
        .execute();
    }),
  );
  await context.audit({ actor, action: 'axis.save', target: id, outcome: 'done' });
  return id;
}

/** POST axis/{id}/Actions/Delete. @throws Refused notFound */
export async function deleteAxis(context: AppContext, actor: Actor, id: string): Promise<null> {
  const gone = await context.database.transaction((trx) =>
    mapTables(trx)
      .deleteFrom('base_axis')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst(),
  );
  if (!gone) throw new Refused('notFound', 'axis.notFound');
  await context.audit({ actor, action: 'axis.delete', target: id, outcome: 'done' });
  return null;
}

async function lockAxis(trx: Transaction<DatabaseSchema>, actor: Actor, id: string): Promise<AxisRecord> {
  const row = await mapTables(trx)
    .selectFrom('base_axis')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refused('notFound', 'axis.notFound');
  return row;
}

function written({ fullName, enCode, coordinates, points }: AxisContent) {
  const places = coordinates.map(exactPlace);
  if (lengthOf(places) === 0) throw new Refused('badInput', 'map.noLength');
  const named = (points ?? []).map(({ name, ...place }) => ({ name: name.trim(), ...exactPlace(place) }));
  return { ...namesOf(fullName, enCode), coordinates: json(places), points: json(named) };
}

const axisOf = (row: AxisRecord, { language }: Actor): Axis => ({
  id: row.id,
  fullName: shownName(row, language),
  enCode: row.en_code,
  coordinates: row.coordinates,
  points: row.points,
  revision: row.revision,
});

const rowOf = (row: AxisRecord, actor: Actor): AxisRow => ({
  ...placedRow(row, actor),
  lengthText: measureText(false, lengthOf(row.coordinates)),
  pointCount: row.points.length,
});
