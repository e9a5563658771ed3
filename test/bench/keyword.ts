import { CompiledQuery } from 'kysely';
import { calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { openDatabase } from '../../server/database/index.ts';
import { askForLacking, refillSlice } from '../../server/search-refill/index.ts';
import { type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';
import type { BenchDatabase } from './bench-database.ts';
import { keywordModel, keywordRecord, keywordRows, words } from './keyword-words.ts';
import { columnOf } from './server-model.ts';

export interface KeywordCase {
  readonly word: string;
  readonly what: string;
  /** Rows that were found, as the list says it. */
  readonly found: string;
  /** Medians, ms: the call, and the same two statements by hand. */
  readonly product: number;
  readonly slowest: number;
  readonly byHand: number;
  /** Where one of the rows is chosen. */
  readonly picker: number;
}

export interface KeywordFigures {
  readonly engine: BenchDatabase['engine'];
  readonly rows: number;
  readonly cases: readonly KeywordCase[];
  /** Seconds in which the rows that differ got their pieces, and in which the index of all was built. */
  readonly refillSeconds: number;
  readonly indexSeconds: number;
  readonly sizes: string;
}

/** The calls of a list and of a picker without a network, and the same two statements by hand, in turns on one database. */
export async function measureKeyword(bench: BenchDatabase, rows: number, rounds: number): Promise<KeywordFigures> {
  const deadlines = { statementMs: 600_000 };
  const { DATABASE_URL: url, ADIT_DATA_DIR: dataDir = '' } = bench.env;
  const database = await openDatabase(
    url === undefined ? { kind: 'embedded', dataDir, deadlines } : { kind: 'postgres', url, deadlines },
  );
  const server = await startModelServer(database);
  try {
    const run = async (text: string) =>
      (await database.kysely.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text))).rows;
    const id = await publishDesign(server, keywordModel);
    const filled = await fill(server, run, id, rows);
    const cases: KeywordCase[] = [];
    for (const asked of words) cases.push(await measureWord(server, run, { ...filled, id }, asked, rounds));
    return { engine: bench.engine, rows, cases, ...filled };
  } finally {
    await server.app.close();
    await database.close();
  }
}

/** The others are copies of these, with their pieces: each word is found as often for its share of the rows. */
export const differentRows = 20_000;

type Run = (text: string) => Promise<readonly Record<string, unknown>[]>;

async function fill(server: ModelServer, run: Run, id: string, rows: number) {
  await server.admin(calls.createRecord, { params: { id }, body: { data: JSON.stringify(keywordRecord) } });
  const [known] = await run(`select table_name from base_visualdev_table where model_id = '${id}' and table_key = ''`);
  const table = `"${String(known?.table_name)}"`;
  const [index] = await run(
    `select indexname as name, indexdef as made from pg_indexes where tablename = ${table.replaceAll('"', "'")} and indexdef like '%gin%'`,
  );
  const columns = (
    await run(
      `select column_name as name from information_schema.columns where table_name = ${table.replaceAll('"', "'")}`,
    )
  ).map(({ name }) => String(name));
  // An index takes each of a million rows one by one, and all of them at once in a fraction of the time.
  await run(`drop index "${String(index?.name)}"`);
  const names = columns.map((name) => `"${name}"`).join(', ');
  const different = Math.min(differentRows, rows);
  await run(`insert into ${table} (${names}) select ${columns.map((name) => keywordRows[name] ?? `r."${name}"`).join(', ')}
    from (select * from ${table} limit 1) r cross join generate_series(1, ${different - 1}) g`);
  await run(`update base_visualdev_table set search_filled = null where model_id = '${id}'`);
  const refilling = performance.now();
  const later = { ...server.context, now: () => new Date(Date.now() + 60_000) };
  await askForLacking(server.context);
  while (await refillSlice(later, 'main', id));
  const refillSeconds = (performance.now() - refilling) / 1000;
  const copied: Record<string, string> = {
    id: `r.id || '-' || g`,
    creator_time: `r.creator_time - g * interval '9 hours'`,
  };
  await run(`insert into ${table} (${names}) select ${columns.map((name) => copied[name] ?? `r."${name}"`).join(', ')}
    from ${table} r cross join generate_series(1, ${Math.round(rows / different) - 1}) g`);
  const building = performance.now();
  await run(String(index?.made));
  const indexSeconds = (performance.now() - building) / 1000;
  await run(`vacuum full analyze ${table}`);
  server.context.live.announce('screen', { tenantId: 'main' });
  const [sizes] = await run(`select pg_size_pretty(pg_table_size('${table}')) as rows,
    pg_size_pretty(pg_relation_size('"${String(index?.name)}"')) as pieces, pg_size_pretty(sum(pg_column_size(search_pieces))) as kept from ${table}`);
  return {
    table,
    refillSeconds,
    indexSeconds,
    sizes: `${sizes?.rows} of rows, ${sizes?.kept} of it pieces, and ${sizes?.pieces} of index`,
  };
}

async function measureWord(
  server: ModelServer,
  run: Run,
  { id, table }: { readonly id: string; readonly table: string },
  { word, what, columns, query }: (typeof words)[number],
  rounds: number,
): Promise<KeywordCase> {
  const keys = await run(`select search_key from base_visualdev_column
    where model_id = '${id}' and column_name in (${columns.map((name) => `'${columnOf(name)}'`).join(', ')})`);
  const byHand = keys
    .map(({ search_key }) => Number(search_key).toString(36))
    .map((key) => query.map((part) => (part.startsWith('=') ? `'${key}${part}` : part.replace(/^'/, `'${key}:`))))
    .map((parts) => `(${parts.join(' ')})`)
    .join(' | ');
  const pieces = `search_pieces @@ '${byHand.replaceAll("'", "''")}'::tsquery`;
  const times: Record<'product' | 'byHand' | 'picker', number[]> = { product: [], byHand: [], picker: [] };
  let found = '';
  // The first of each is for warming up.
  for (let round = 0; round <= rounds; round += 1) {
    const startedAt = performance.now();
    const { status, data } = await server.admin(calls.recordList, { params: { id }, body: { keyword: word } });
    const answeredAt = performance.now();
    if (status !== 200) throw new Error(`The list answered ${status} to “${word}”.`);
    const counted = await askByHand(run, table, pieces);
    const countedAt = performance.now();
    const query = { keyword: word, columnOptions };
    const picked = await server.admin(calls.fieldDataSelect, { params: { id }, query });
    const endedAt = performance.now();
    const { total, isMore = false } = data.pagination;
    const chosen = picked.data.pagination.total;
    if (total !== counted || chosen !== counted)
      throw new Error(`“${word}”: ${total} found, ${chosen} in the picker, ${counted} by hand.`);
    found = isMore ? `more than ${total}` : String(total);
    if (round === 0) continue;
    times.product.push(answeredAt - startedAt);
    times.byHand.push(countedAt - answeredAt);
    times.picker.push(endedAt - countedAt);
  }
  const product = times.product.sort((left, right) => left - right);
  return {
    ...{ word, what, found, product: middle(product), slowest: product.at(-1) ?? 0 },
    ...{ byHand: middle(times.byHand), picker: middle(times.picker) },
  };
}

/** Count within the bound and the first page, as one would write them for this word alone. */
async function askByHand(run: Run, table: string, pieces: string): Promise<number> {
  const most = limits.keywordRows;
  const where = `from ${table} where tenant_id = 'main' and delete_time is null`;
  const [counted] = await run(`select count(*) as n from (select 1 ${where} and ${pieces} limit ${most + 1}) c`);
  const count = Number(counted?.n);
  const shown = ['code', 'title', 'place', 'tunnel', 'state', 'cost', 'at', 'day'].map((name) => `"${columnOf(name)}"`);
  const columns = ['id', 'creator_time', 'creator_id', 'revision', ...shown].join(', ');
  if (count > most)
    await run(`select ${columns} ${where} and (${pieces}) is true order by creator_time desc, id limit 20`);
  else
    await run(`with f as materialized (select ${columns} ${where} and ${pieces})
      select * from f order by creator_time desc, id limit 20`);
  return Math.min(count, most);
}

/** What people see where they choose a row: all that the list shows but who made it. */
const columnOptions = 'code,title,place,tunnel,state,cost,at,day';

const middle = (times: readonly number[]) =>
  [...times].sort((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0;
