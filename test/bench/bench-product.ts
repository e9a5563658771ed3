import { createHash } from 'node:crypto';
import type { BenchDatabase } from './bench-database.ts';
import { freePort } from './free-port.ts';
import { type ServerProcess, serveProcess } from './serve-process.ts';

export const adminPassword = 'Bench-2026';

/** The built product on a database of the bench, without demo data. @param port any that is free, where none is said */
export async function startBenchProduct(database: BenchDatabase, port?: number): Promise<ServerProcess> {
  const env = { ...database.env, ADIT_LOG_LEVEL: 'warn', ADIT_DEMO: '0', ADIT_ADMIN_PASSWORD: adminPassword };
  return serveProcess(['dist/server/start.js'], env, { port: port ?? (await freePort()), path: '/health/ready' });
}

export async function adminTokenOf(product: ServerProcess): Promise<string> {
  const password = createHash('sha256').update(adminPassword).digest('hex');
  const body = new URLSearchParams({ account: 'admin', password });
  const answer = await fetch(`${product.url}/api/oauth/Login`, { method: 'POST', body });
  // By the call's shape.
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/**
 * Makes many rows of one.
 * @param where finds the one, as `r`
 * @param made columns that differ, as SQL over `r` and the number `g` of the copy
 */
export async function multiplyRow(
  database: BenchDatabase,
  { table, where, copies }: { readonly table: string; readonly where: string; readonly copies: number },
  made: Readonly<Record<string, string>>,
): Promise<void> {
  const columns = await database.run(
    `select column_name from information_schema.columns where table_name = '${table}' order by ordinal_position`,
  );
  const names = columns.map((row) => String(row.column_name));
  const values = names.map((name) => made[name] ?? `r."${name}"`);
  await database.run(
    `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
     select ${values.join(', ')} from (select * from "${table}" r where ${where} limit 1) r
     cross join generate_series(1, ${copies}) g`,
  );
  await database.run(`analyze "${table}"`);
}
