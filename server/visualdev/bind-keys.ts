import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import { quoteName } from '../gateway/index.ts';
import { idLength } from '../kernel/ids.ts';
import type { ServerWords } from '../kernel/words.ts';
import { keyColumns } from './bindable.ts';
import { type RealColumn, typeText } from './real-columns.ts';
import { type BindingPlace, refuseBinding } from './refuse-binding.ts';

/** The text of a key that is no text: kept by the database itself, whoever writes the row. */
export const keyTextColumn = 'adit_id';

/** Longest id of a record, and the letters it is made of: what the calls take. */
const idPattern = '^[A-Za-z0-9_-]{1,64}$';

const texts: ReadonlySet<string> = new Set(['text', 'character varying']);
/** Types whose text is always an id, and the same whatever a session is set to. */
const keys: ReadonlySet<string> = new Set(['smallint', 'integer', 'bigint', 'uuid']);
export const idTypes: readonly string[] = [...texts, ...keys];

/** The column that the ids of a table's records stand in. */
export function idColumnOf(real: ReadonlyMap<string, RealColumn>): string {
  const id = real.get('id');
  return id === undefined || texts.has(id.dataType) ? 'id' : keyTextColumn;
}

/**
 * Gives every row an id: the one of its column id, the text of it where that is a number or a uuid, else that of a primary
 * key of one column, else a new one.
 * @throws Refused findings where the column id can name no record, or nobody could write a new one
 */
export async function settleIds(
  trx: Transaction<DatabaseSchema>,
  name: string,
  known: ReadonlyMap<string, RealColumn>,
  rows: number,
  at: BindingPlace,
): Promise<ServerWords> {
  const id = known.get('id');
  if (!id) return addIds(trx, name, rows);
  requireWritable(id, at);
  await requireFilled(trx, name, 'id', at);
  const isText = texts.has(id.dataType);
  const table = sql.raw(quoteName(name));
  const { rows: found } = await sql<{ odd: unknown; twins: unknown }>`
    select count(*) filter (where id::text !~ ${sql.lit(idPattern)}) as odd, count(*) - count(distinct id) as twins
    from ${table}`.execute(trx);
  const { odd, twins } = { odd: Number(found[0]?.odd ?? 0), twins: Number(found[0]?.twins ?? 0) };
  if (twins > 0) refuseBinding('bind.idTwins', at, { count: twins });
  if (odd > 0) refuseBinding('bind.idOdd', at, { count: odd });
  if (isText) return { code: 'step.bindOwnIds', args: { rows } };
  const text = known.get(keyTextColumn);
  if (text && !text.computed)
    refuseBinding('bind.systemColumn', at, { name: keyTextColumn, type: typeText(text), types: 'generated' });
  if (!text) {
    const column = sql.raw(quoteName(keyTextColumn));
    await sql`alter table ${table} add column ${column} text generated always as (id::text) stored`.execute(trx);
  }
  return { code: 'step.bindKeyIds', args: { rows, type: typeText(id), name: keyTextColumn } };
}

/** A text takes the ids that we make; of anything else the database has to make new ones. */
function requireWritable(id: RealColumn, at: BindingPlace): void {
  const type = typeText(id);
  if (!texts.has(id.dataType)) {
    if (id.computed || !(id.hasDefault || id.generated)) refuseBinding('bind.keyDefault', at, { type });
    return;
  }
  if (id.generated) refuseBinding('bind.keyDefault', at, { type });
  if (id.length !== null && id.length < idLength)
    refuseBinding('bind.idShort', at, { length: id.length, limit: idLength });
}

/** @throws Refused findings where a row has nothing in the column */
export async function requireFilled(
  trx: Transaction<DatabaseSchema>,
  table: string,
  column: string,
  at: BindingPlace,
): Promise<void> {
  const { rows } = await sql<{ count: unknown }>`select count(*) as count from ${sql.raw(quoteName(table))}
    where ${sql.raw(quoteName(column))} is null`.execute(trx);
  const count = Number(rows[0]?.count ?? 0);
  if (count > 0) refuseBinding('bind.empty', at, { name: column, count });
}

/** From a primary key of one column where its values can be ids, else new ones. */
async function addIds(trx: Transaction<DatabaseSchema>, name: string, rows: number): Promise<ServerWords> {
  const table = sql.raw(quoteName(name));
  const key = await keyColumns(trx, name);
  const [only] = key;
  const isOne = key.length === 1 && only !== undefined;
  const fits =
    isOne &&
    (
      await sql`select 1 from ${table} where ${sql.raw(quoteName(only))}::text !~ ${sql.lit(idPattern)} limit 1`.execute(
        trx,
      )
    ).rows.length === 0;
  await sql`alter table ${table} add column id text not null default replace(gen_random_uuid()::text, '-', '')`.execute(
    trx,
  );
  if (!fits) return { code: 'step.bindNewIds', args: { rows } };
  await sql`update ${table} set id = ${sql.raw(quoteName(only))}::text`.execute(trx);
  return { code: 'step.bindIds', args: { name: only, rows } };
}
