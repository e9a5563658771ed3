import { sql } from 'kysely';
import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import type { ChildShape, ColumnShape, PublishedModel } from '../gateway/model-shape.ts';
import { publishedModel } from '../gateway/published-model.ts';
import type { Handle } from '../gateway/run-statement.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';

/** A field of a published model that points to records of another one. */
export interface LinkingField {
  readonly model: PublishedModel;
  /** The sub-table that it is a column of. */
  readonly child: ChildShape | null;
  readonly column: ColumnShape;
  /** A record that it points to is not to be deleted. */
  readonly refuses: boolean;
}

/** The fields of all published models of the tenant that point to records of this one. */
export async function linkingFields(
  context: AppContext,
  { tenantId }: Pick<Actor, 'tenantId'>,
  modelId: string,
): Promise<LinkingField[]> {
  const ids = await modelsNaming(context, tenantId, modelId);
  const models = await Promise.all(ids.map((id) => publishedModel(context, tenantId, id)));
  return models.flatMap((model) => {
    if (!model) return [];
    const places = [...model.main.columns.map((column) => ({ column, child: null })), ...columnsOfChildren(model)];
    return places.flatMap(({ column, child }) => {
      const { descriptor, node } = column.field;
      if (descriptor.picksRecord?.(node)?.modelId !== modelId) return [];
      return [{ model, child, column, refuses: node.props?.onDelete === 'refuse' }];
    });
  });
}

interface Naming {
  /** The versions that were online then. */
  readonly online: string;
  readonly ids: readonly string[];
}
const found = new WeakMap<AppContext['database'], Map<string, Naming>>();

/** Ids of published models whose forms name this one: all of them are read where another version went online since. */
async function modelsNaming({ database }: AppContext, tenantId: string, modelId: string): Promise<readonly string[]> {
  const known = found.get(database) ?? new Map<string, Naming>();
  found.set(database, known);
  const key = `${tenantId}/${modelId}`;
  const { rows: versions } = await sql<{ id: string; release_version: number }>`
    select id, release_version from base_visualdev
    where tenant_id = ${tenantId} and type <> ${modelTypes.screen} and release_version is not null
    order by id`.execute(database.kysely);
  const online = versions.map(({ id, release_version }) => `${id} ${release_version}`).join();
  const before = known.get(key);
  if (before?.online === online) return before.ids;
  const said = `%${JSON.stringify(modelId).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await sql<{ id: string }>`
    select v.id from base_visualdev v
    join base_visualdev_release r on r.tenant_id = v.tenant_id and r.model_id = v.id and r.version = v.release_version
    where v.tenant_id = ${tenantId} and v.type <> ${modelTypes.screen} and r.form_data like ${said}
  `.execute(database.kysely);
  const ids = rows.map(({ id }) => id);
  known.set(key, { online, ids });
  return ids;
}

const columnsOfChildren = ({ children }: PublishedModel) =>
  [...children.values()].flatMap((child) => child.columns.map((column) => ({ column, child })));

/** How many records point to these, each counted once for a field; those that are among them do not count. */
export async function countLinks(
  handle: Handle,
  fields: readonly LinkingField[],
  modelId: string,
  ids: readonly string[],
): Promise<number> {
  let count = 0;
  for (const field of fields) count += await countOf(handle, field, modelId, ids);
  return count;
}

async function countOf(
  handle: Handle,
  { model, child, column }: LinkingField,
  modelId: string,
  ids: readonly string[],
): Promise<number> {
  const { main } = model;
  const id = sql.raw(`m.${main.id}`);
  const cell = sql.raw(`${child ? 'c' : 'm'}.${column.quoted}`);
  const points =
    column.kind.column === 'jsonb'
      ? sql<boolean>`jsonb_exists_any(${cell}, ${[...ids]}::text[])`
      : sql<boolean>`${cell} = any(${[...ids]}::text[])`;
  const holds = child
    ? sql<boolean>`exists (select 1 from ${sql.raw(child.quotedTable)} as c
        where c.tenant_id = m.tenant_id and ${sql.raw(child.statements.isOf('c', 'm'))} and ${points})`
    : points;
  const others = model.id === modelId ? sql`and not (${id} = any(${[...ids]}::text[]))` : sql``;
  const { rows } = await sql<{ count: string | number }>`
    select count(*) as count from ${sql.raw(main.quotedTable)} as m
    where m.tenant_id = ${model.tenantId} and m.delete_time is null ${others} and ${holds}`.execute(handle);
  return Number(rows[0]?.count ?? 0);
}

/** @throws Refused conflict where a field does not let the records go that point to it */
export async function refuseLinked(
  handle: Handle,
  fields: readonly LinkingField[],
  modelId: string,
  ids: readonly string[],
): Promise<void> {
  const keeping = fields.filter(({ refuses }) => refuses);
  const count = keeping.length > 0 ? await countLinks(handle, keeping, modelId, ids) : 0;
  if (count > 0) throw new Refused('conflict', 'record.linked', { count });
}
