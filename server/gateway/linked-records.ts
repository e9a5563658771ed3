import { sql } from 'kysely';
import { namedOf, type RecordSource } from '../../engine/schema/fields/record-source.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { type Access, accessThroughField, isKeptFromLists } from './model-access.ts';
import type { ColumnShape, PublishedModel } from './model-shape.ts';
import { publishedModel } from './published-model.ts';
import type { Handle, Row } from './run-statement.ts';
import { visibleRows } from './visible-rows.ts';

/** What the ids of one field point to, as far as the reader may see it. */
export interface LinkedRecords {
  /** The field by which people know a record; null where the reader may not see it. */
  readonly label: ColumnShape | null;
  /** Rows within reach, by id: the id, and the value of the label under the name of its column. */
  readonly rows: ReadonlyMap<string, Row>;
  /** Ids of records that are there, and not for this reader. */
  readonly hidden: ReadonlySet<string>;
}

/**
 * Reads what the ids point to: as much of the model as the published field names, in the rows that the reader may see, whatever
 * his menu says, so that a record is called here as where it was chosen. Two statements, however many ids.
 */
export async function linkedRecords(
  context: AppContext,
  handle: Handle,
  actor: Actor,
  source: RecordSource,
  ids: readonly string[],
): Promise<LinkedRecords> {
  const model = await publishedModel(context, actor.tenantId, source.modelId);
  if (!model) return { label: null, rows: new Map(), hidden: new Set() };
  const access = await accessThroughField(context, actor, source.modelId, new Set(namedOf(source)));
  const label = labelOf(access, source.label);
  if (ids.length === 0) return { label, rows: new Map(), hidden: new Set() };
  const id = sql.raw(`m.${model.main.id}`);
  const shown = label ? sql.raw(`, m.${label.quoted}`) : sql``;
  const found =
    await sql<Row>`select ${id} as "id"${shown} ${visibleRows(access, 'm')} and ${id} = any(${[...ids]}::text[])`.execute(
      handle,
    );
  const rows = new Map(found.rows.map((row) => [String(row.id), row]));
  const left = ids.filter((one) => !rows.has(one));
  return { label, rows, hidden: left.length > 0 ? await stillThere(handle, model, left) : new Set() };
}

/** The same where nobody reads them through the field: only what has become of them. */
export async function untold(
  context: AppContext,
  { tenantId }: Actor,
  { modelId }: RecordSource,
  ids: readonly string[],
): Promise<LinkedRecords> {
  const hidden = new Set(await recordsThere(context, tenantId, modelId, ids));
  return { label: null, rows: new Map(), hidden };
}

/** Those of the ids that are records of a model, whoever may see them. */
export async function recordsThere(
  context: AppContext,
  tenantId: string,
  modelId: string,
  ids: readonly string[],
): Promise<string[]> {
  const model = ids.length > 0 ? await publishedModel(context, tenantId, modelId) : null;
  return model ? [...(await stillThere(context.database.kysely, model, ids))] : [];
}

async function stillThere(handle: Handle, { main, tenantId }: PublishedModel, ids: readonly string[]) {
  const id = sql.raw(`m.${main.id}`);
  const { rows } = await sql<Row>`select ${id} as "id" from ${sql.raw(main.quotedTable)} as m
    where m.tenant_id = ${tenantId} and m.delete_time is null and ${id} = any(${[...ids]}::text[])`.execute(handle);
  return new Set(rows.map((row) => String(row.id)));
}

function labelOf(access: Access, name: string): ColumnShape | null {
  const column = access.model.main.byField.get(name);
  return column && access.listed(name) && !isKeptFromLists(access, column) ? column : null;
}
