import { sql } from 'kysely';
import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import { limits } from '../../engine/schema/limits.ts';
import { json } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { PublishedModel } from './model-shape.ts';
import { forgetPublished, publishedModel } from './published-model.ts';
import { type Values, valuesOf } from './row-values.ts';
import { type Handle, type Row, runStatement } from './run-statement.ts';
import { piecesOf } from './search-pieces.ts';
import { settleSearch } from './settle-search.ts';
import { piecesColumn } from './statements.ts';

/** Work on one model: what is left of it outlives the program. */
interface Refill {
  readonly tenant_id: string;
  readonly model_id: string;
  readonly done_id: string;
  readonly asked: string;
}

const lookEveryMs = 5_000;
/** A model whose rows cannot be read waits, so that the others come first. */
const afterFailureMs = 60_000;

/**
 * Keeps the pieces of all rows as their models want them: looks once at the start for models that lack some, and then for
 * work that a publish asked for. Between two slices it rests as long as the slice took.
 * @returns ends it, with the slice under way
 */
export function startRefills(context: AppContext, onError: (error: unknown) => void): () => Promise<void> {
  let isEnded = false;
  let wake = () => {};
  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const work = async () => {
    await askForLacking(context).catch(onError);
    while (!isEnded) {
      const startedAt = performance.now();
      const isBusy = await refillSlice(context).catch((error: unknown) => {
        onError(error);
        return false;
      });
      if (!isEnded) await rest(isBusy ? performance.now() - startedAt : lookEveryMs);
    }
  };
  const working = work();
  return async () => {
    isEnded = true;
    wake();
    await working;
  };
}

/** Models whose rows were written by a program, or with settings, that made other pieces. */
export async function askForLacking(context: AppContext): Promise<void> {
  const { kysely } = context.database;
  const { rows } = await sql<{ tenant_id: string; id: string; version: number }>`
    select v.tenant_id, v.id, v.release_version as version from base_visualdev v
    where v.release_version is not null and v.type <> ${modelTypes.screen} and not exists (
      select 1 from base_search_refill r where r.tenant_id = v.tenant_id and r.model_id = v.id)`.execute(kysely);
  for (const { tenant_id: tenantId, id: modelId, version } of rows)
    await settleSearch(kysely, context.settings, { tenantId, modelId, version }, context.now());
}

/**
 * Gives the next rows of one model their pieces, and writes down how far it came in the same transaction. Rows are held for
 * that long, so that nobody's change in between is lost.
 * @returns false where there is nothing to do
 */
export async function refillSlice(context: AppContext): Promise<boolean> {
  const next = await sql<Refill>`select tenant_id, model_id, done_id, asked from base_search_refill
    where next_time <= ${context.now().toISOString()} order by next_time, model_id limit 1`.execute(
    context.database.kysely,
  );
  const [refill] = next.rows;
  if (!refill) return false;
  const model = await publishedModel(context, refill.tenant_id, refill.model_id);
  try {
    const isDone = await context.database.transaction(async (trx) => {
      // Another process may have done this slice meanwhile, or somebody asked for the whole anew.
      const held = await sql`select 1 from base_search_refill where ${same(refill)} for update`.execute(trx);
      if (held.rows.length === 0) return false;
      if (!model?.search.isKept) return end(trx, refill);
      // A version that was published elsewhere is heard of a little later: its rows are not to be done by the one before.
      if (!(await isOnline(trx, model))) return false;
      const lastId = await refillRows(trx, model, refill.done_id, context.settings.timeZone);
      if (lastId !== undefined) {
        await sql`update base_search_refill set done_id = ${lastId} where ${same(refill)}`.execute(trx);
        return false;
      }
      await sql`update base_visualdev_table set search_filled = ${json(model.search.signs)}
        where tenant_id = ${refill.tenant_id} and model_id = ${refill.model_id} and table_key = ''`.execute(trx);
      return end(trx, refill);
    });
    if (isDone) forgetPublished(context, refill.tenant_id, refill.model_id);
  } catch (error) {
    const later = new Date(context.now().getTime() + afterFailureMs).toISOString();
    await sql`update base_search_refill set next_time = ${later} where ${same(refill)}`.execute(
      context.database.kysely,
    );
    throw error;
  }
  return true;
}

const same = ({ tenant_id, model_id, done_id, asked }: Refill) =>
  sql`tenant_id = ${tenant_id} and model_id = ${model_id} and done_id = ${done_id} and asked = ${asked}`;

async function isOnline(trx: Handle, { tenantId, id, version }: PublishedModel): Promise<boolean> {
  const { rows } = await sql`select 1 from base_visualdev
    where tenant_id = ${tenantId} and id = ${id} and release_version = ${version}`.execute(trx);
  return rows.length > 0;
}

async function end(trx: Handle, refill: Refill): Promise<true> {
  await sql`delete from base_search_refill where ${same(refill)}`.execute(trx);
  return true;
}

/** @returns the id of the last row; undefined where none was left */
async function refillRows(
  trx: Handle,
  model: PublishedModel,
  after: string,
  timeZone: string,
): Promise<string | undefined> {
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
  return String(last.id);
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
