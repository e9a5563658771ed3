import { sql } from 'kysely';
import type { RecordSource } from '../../engine/schema/fields/record-source.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type Access, accessTo, isKeptFromLists } from './model-access.ts';
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
 * Reads what the ids point to: by the right of the reader to the model, its rows and the field that names them. Two statements,
 * however many ids.
 */
export async function linkedRecords(
  context: AppContext,
  handle: Handle,
  actor: Actor,
  { modelId, label: name }: RecordSource,
  ids: readonly string[],
): Promise<LinkedRecords> {
  const model = await publishedModel(context, actor.tenantId, modelId);
  const access = model && (await accessOrNone(context, actor, modelId));
  const label = (access && labelOf(access, name)) ?? null;
  if (!model || ids.length === 0) return { label, rows: new Map(), hidden: new Set() };
  const id = sql.raw(`m.${model.main.id}`);
  const shown = label ? sql.raw(`, m.${label.quoted}`) : sql``;
  const found = access
    ? await sql<Row>`select ${id} as "id"${shown} ${visibleRows(access, 'm')} and ${id} = any(${[...ids]}::text[])`.execute(
        handle,
      )
    : { rows: [] };
  const rows = new Map(found.rows.map((row) => [String(row.id), row]));
  const left = ids.filter((one) => !rows.has(one));
  return { label, rows, hidden: left.length > 0 ? await stillThere(handle, model, left) : new Set() };
}

/** Those of the ids that are records, whoever may see them. */
async function stillThere(handle: Handle, { main, tenantId }: PublishedModel, ids: readonly string[]) {
  const id = sql.raw(`m.${main.id}`);
  const { rows } = await sql<Row>`select ${id} as "id" from ${sql.raw(main.quotedTable)} as m
    where m.tenant_id = ${tenantId} and m.delete_time is null and ${id} = any(${[...ids]}::text[])`.execute(handle);
  return new Set(rows.map((row) => String(row.id)));
}

async function accessOrNone(context: AppContext, actor: Actor, modelId: string): Promise<Access | null> {
  try {
    return await accessTo(context, actor, modelId);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function labelOf(access: Access, name: string): ColumnShape | null {
  const column = access.model.main.byField.get(name);
  return column && access.listed(name) && !isKeptFromLists(access, column) ? column : null;
}
