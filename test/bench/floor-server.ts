import fastify from 'fastify';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../../server/database/index.ts';
import { allColumns, type benchQuery, columnOf, listedColumns } from './server-model.ts';

/**
 * What any server over this table costs at least: one route and its statement each, on the same web framework and driver,
 * without sign-in, rights, rules or words. The statements are those of the product.
 */
const { PORT = '0', DATABASE_URL, ADIT_DATA_DIR = '', BENCH_TABLE = '', BENCH_TENANT = '' } = process.env;
type Query = (text: string, values: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;

async function openQuery(): Promise<{ query: Query; close(): Promise<void> }> {
  if (DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
    return { query: async (text, values) => (await pool.query(text, [...values])).rows, close: () => pool.end() };
  }
  // The embedded engine has no driver but the product's own.
  const database = await openDatabase({ kind: 'embedded', dataDir: ADIT_DATA_DIR });
  const query: Query = async (text, values) => {
    const { rows } = await database.kysely.executeQuery(CompiledQuery.raw(text, [...values]));
    // Rows of a statement are objects by column.
    return rows as Record<string, unknown>[];
  };
  return { query, close: () => database.close() };
}

const { query, close } = await openQuery();
const table = pg.escapeIdentifier(BENCH_TABLE);
const names = (columns: readonly string[]) => columns.map((column) => pg.escapeIdentifier(column)).join(', ');
const from = `from ${table} where tenant_id = $1 and delete_time is null and ${columnOf('level')} = $2`;
const order = `${columnOf('foundAt')} desc nulls last, id asc`;
const page = `select id, revision, ${names(listedColumns)} ${from} order by ${order} limit $3 offset $4`;
const one = `select id, revision, ${names(allColumns)} from ${table} where tenant_id = $1 and id = $2 and delete_time is null`;
const places = allColumns.map((_, index) => `$${index + 5}`).join(', ');
const insert = `insert into ${table} (id, tenant_id, creator_id, creator_time, ${names(allColumns)}) values ($1, $2, $3, $4, ${places})`;

const app = fastify();
const answer = (data: unknown) => ({ code: 200, msg: 'Success', data });
let made = 0;

app.get('/health', async () => answer(null));
app.post<{ Body: typeof benchQuery }>('/list', async ({ body }) => {
  const { currentPage, pageSize } = body;
  const level = String(JSON.parse(body.queryJson).level);
  const [rows, counted] = await Promise.all([
    query(page, [BENCH_TENANT, level, pageSize, (currentPage - 1) * pageSize]),
    query(`select count(*) as total ${from}`, [BENCH_TENANT, level]),
  ]);
  const total = Number(counted[0]?.total);
  return answer({ list: rows, pagination: { currentPage, pageSize, total } });
});
app.get<{ Params: { id: string } }>('/record/:id', async ({ params }) =>
  answer((await query(one, [BENCH_TENANT, params.id]))[0]),
);
app.post<{ Body: { data: string } }>('/record', async ({ body }) => {
  const data = JSON.parse(body.data);
  made += 1;
  const id = `floor-${process.pid}-${made}`;
  const values = Object.values(data);
  await query(insert, [id, BENCH_TENANT, 'bench', new Date().toISOString(), ...values]);
  return answer({ id, data: body.data, revision: 1 });
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });

process.once('SIGTERM', () => {
  void app.close().then(close);
});
