import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import { json } from '../database/index.ts';
import type { PublishedModel } from '../gateway/model-shape.ts';
import { forgetPublished, publishedModel } from '../gateway/published-model.ts';
import { type Values, valuesOf } from '../gateway/row-values.ts';
import { type Handle, type Row, runStatement } from '../gateway/run-statement.ts';
import { piecesOf } from '../gateway/search-pieces.ts';
import { piecesColumn } from '../gateway/statements.ts';
import type { AppContext } from '../kernel/app-context.ts';

/** Work on one model: what is left of it outlives the program. */
interface Refill {
  readonly tenant_id: string;
  readonly model_id: string;
  readonly done_id: string;
  readonly asked: string;
  readonly next_time: string;
}

/** What was done of a model, and how long the next slice may wait for. */
export interface Slice {
  readonly rows: number;
  readonly restMs: number;
}

/**
 * Gives the next rows of a model their pieces, and writes down how far it came in the same transaction. Rows are held for
 * that long, so that nobody's change in between is lost. Between two slices others have as much time as the slice took.
 * @returns undefined where there is nothing left to do
 */
export async function refillSlice(context: AppContext, tenantId: string, modelId: string): Promise<Slice | undefined> {
  const begun = performance.now();
  const { kysely } = context.database;
  const asked = await sql<Refill>`select tenant_id, model_id, done_id, asked, next_time from base_search_refill
    where tenant_id = ${tenantId} and model_id = ${modelId}`.execute(kysely);
  const [refill] = asked.rows;
  if (!refill) return undefined;
  const earlyMs = Date.parse(refill.next_time) - context.now().getTime();
  if (earlyMs > 0) return { rows: 0, restMs: earlyMs };
  const rows = await workOn(context, refill);
  return { rows, restMs: performance.now() - begun };
}

/** @returns how many rows were done */
async function workOn(context: AppContext, refill: Refill): Promise<number> {
  const model = await publishedModel(context, refill.tenant_id, refill.model_id);
  const { rows, isDone } = await context.database.transaction(async (trx) => {
    const nothing = { rows: 0, isDone: false };
    // Somebody may have asked for the whole anew.
    const held = await sql`select 1 from base_search_refill where ${same(refill)} for update`.execute(trx);
    if (held.rows.length === 0) return nothing;
    if (!model?.search.isKept) return end(trx, refill);
    // A version that was published elsewhere is heard of a little later: its rows are not to be done by the one before.
    if (!(await isOnline(trx, model))) return nothing;
    const done = await refillRows(trx, model, refill.done_id, context.settings.timeZone);
    if (done !== undefined) {
      await sql`update base_search_refill set done_id = ${done.lastId} where ${same(refill)}`.execute(trx);
      return { rows: done.rows, isDone: false };
    }
    await sql`update base_visualdev_table set search_filled = ${json(model.search.signs)}
      where tenant_id = ${refill.tenant_id} and model_id = ${refill.model_id} and table_key = ''`.execute(trx);
    return end(trx, refill);
  });
  if (isDone) forgetPublished(context, refill.tenant_id, refill.model_id);
  return rows;
}

const same = ({ tenant_id, model_id, done_id, asked }: Refill) =>
  sql`tenant_id = ${tenant_id} and model_id = ${model_id} and done_id = ${done_id} and asked = ${asked}`;

async function isOnline(trx: Handle, { tenantId, id, version }: PublishedModel): Promise<boolean> {
  const { rows } = await sql`select 1 from base_visualdev
    where tenant_id = ${tenantId} and id = ${id} and release_version = ${version}`.execute(trx);
  return rows.length > 0;
}

async function end(trx: Handle, refill: Refill) {
  await sql`delete from base_search_refill where ${same(refill)}`.execute(trx);
  return { rows: 0, isDone: true };
}

/** @returns undefined where no row was left */
async function refillRows(
  trx: Handle,
  model: PublishedModel,
  after: string,
  timeZone: string,
): Promise<{ readonly rows: number; readonly lastId: string } | undefined> {
  const { main, tenantId } = model;
  const system = '"creator_id", "creator_time", "modifier_id", "modify_time", "organize_id", "position_id"';
  const columns = [...new Set(main.columns.filter(({ isSystem }) => !isSystem).map(({ quoted }) => `, ${quoted}`))];
  const rows = await runStatement(
    trx,
    `select ${main.id} as "id", ${system}${columns.join('')} from ${main.quotedTable}
      where "tenant_id" = $1 and ${main.id} > $2 order by ${main.id} limit ${limits.keywordSliceRows} for update`,
    [tenantId, after],
  );
  const last = rows.at(-1);
  if (!last) return undefined;
  const children = await childRows(trx, model, rows);
  const pieces = rows.map((row) => {
    const values = { ...valuesOf(main.columns, row), ...children.get(row.id) };
    return piecesOf(model, values, row, timeZone);
  });
  await runStatement(
    trx,
    `update ${main.quotedTable} as m set ${piecesColumn} = cast(v.pieces as tsvector)
      from unnest($2::text[], $3::text[]) as v(id, pieces)
      where m."tenant_id" = $1 and m.${main.id} = v.id and m.${piecesColumn} is distinct from cast(v.pieces as tsvector)`,
    [tenantId, rows.map(({ id }) => id), pieces],
  );
  return { rows: rows.length, lastId: String(last.id) };
}

/** By record, the rows of the sub-tables that are searched. */
async function childRows(trx: Handle, model: PublishedModel, rows: readonly Row[]): Promise<Map<unknown, Values>> {
  const found = new Map<unknown, Values>();
  const searched = new Set(model.search.columns.flatMap(({ child }) => (child ? [child] : [])));
  for (const child of searched) {
    const cells = await runStatement(trx, child.statements.selectOfMany, [model.tenantId, rows.map(({ id }) => id)]);
    for (const cell of cells) {
      const values = found.get(cell.parent_id) ?? {};
      const known = values[child.field.name];
      values[child.field.name] = [...(Array.isArray(known) ? known : []), valuesOf(child.columns, cell)];
      found.set(cell.parent_id, values);
    }
  }
  return found;
}
