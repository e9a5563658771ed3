import { ensureBuilt } from '../../server/run/build.mjs';
import { connect } from '../support/api.ts';
import type { BenchDatabase } from './bench-database.ts';
import { adminPassword, adminTokenOf, multiplyRow, startBenchProduct } from './bench-product.ts';
import { freePort } from './free-port.ts';
import { type Load, load, type Request } from './load.ts';
import { projectRoot } from './places.ts';
import { type ServerProcess, serveProcess } from './serve-process.ts';
import { benchModel, benchQuery, benchRecord, columnOf } from './server-model.ts';

const rowCount = 100_000;
const rounds = 5;
const roundSeconds = 3;
const warmSeconds = 1;
const idleMs = 20_000;

/** One case on one engine: the product beside the floor, medians of the rounds. */
export interface ServerCase {
  readonly engine: BenchDatabase['engine'];
  readonly what: 'list' | 'indexed list' | 'record' | 'create';
  readonly connections: number;
  readonly product: Load & { readonly cpu: number | undefined };
  readonly floor: Load & { readonly cpu: number | undefined };
}

export interface ServerFigures {
  readonly cases: readonly ServerCase[];
  /** Of the product's process half a minute after its start, MB. */
  readonly idleMemory: { readonly engine: BenchDatabase['engine']; readonly megabytes: number | undefined };
}

interface Filled {
  readonly modelId: string;
  readonly table: string;
  readonly tenant: string;
  readonly recordId: string;
}

/** 100,000 rows of a model of twenty fields: the product and a hand-written server over the same table, in turns. */
export async function measureServer(database: BenchDatabase): Promise<ServerFigures> {
  await ensureBuilt(projectRoot);
  const filled = await fill(database);
  const shipped = await measure(database, filled, ['list']);
  const found = [columnOf('level'), `${columnOf('foundAt')} desc nulls last`, 'id asc'].join(', ');
  await database.run(`create index bench_by_hand on "${filled.table}" (tenant_id, ${found}) where delete_time is null`);
  const indexed = await measure(database, filled, ['indexed list', 'record', 'create']);
  return { cases: [...shipped.cases, ...indexed.cases], idleMemory: shipped.idleMemory };
}

/** Publishes the model as a designer would, writes one row as a person would, and makes the rest of it by SQL. */
async function fill(database: BenchDatabase): Promise<Filled> {
  const product = await startBenchProduct(database);
  const admin = await connect(product.url, 'admin', adminPassword);
  const imported = (await admin.post('/api/visualdev/Base/Actions/Import', { design: benchModel })) as { id: string };
  await admin.post(`/api/visualdev/Base/${imported.id}/Actions/Release`);
  const created = (await admin.post(recordPath(imported.id), { data: JSON.stringify(benchRecord) })) as { id: string };
  await product.stop();
  const [known] = await database.run(
    `select table_name, tenant_id from base_visualdev_table where model_id = '${imported.id}' and table_key = ''`,
  );
  const table = String(known?.table_name);
  const where = `r.id = '${created.id}'`;
  await multiplyRow(database, { table, where, copies: rowCount - 1 }, made);
  return { modelId: imported.id, table, tenant: String(known?.tenant_id), recordId: created.id };
}

/** What differs from row to row; a third of the rows are of the level that is asked for. */
const made: Readonly<Record<string, string>> = {
  id: `'bench-' || g`,
  creator_time: `r.creator_time - g * interval '1 second'`,
  [columnOf('code')]: `'C-' || lpad(g::text, 6, '0')`,
  [columnOf('level')]: `(1 + g % 3)::text`,
  [columnOf('cost')]: `(g % 1000) / 4.0`,
  [columnOf('amount')]: `g % 100`,
  [columnOf('foundAt')]: `r.${columnOf('foundAt')} - (g * 7919 % 100000) * interval '1 minute'`,
};

const recordPath = (modelId: string) => `/api/visualdev/OnlineDev/${modelId}`;

async function measure(
  database: BenchDatabase,
  filled: Filled,
  cases: readonly ServerCase['what'][],
): Promise<ServerFigures> {
  const floorEnv = { ...database.floorEnv(), BENCH_TABLE: filled.table, BENCH_TENANT: filled.tenant };
  const product = await startBenchProduct(database);
  const floorAt = { port: await freePort(), path: '/health' };
  const floor = await serveProcess(['--import', 'tsx', 'test/bench/floor-server.ts'], floorEnv, floorAt);
  try {
    await new Promise((resolve) => setTimeout(resolve, idleMs));
    const idleMemory = { engine: database.engine, megabytes: product.memory() };
    const token = await adminTokenOf(product);
    const { modelId, recordId } = filled;
    const path = recordPath(modelId);
    const record = JSON.stringify({ data: JSON.stringify(benchRecord) });
    const list = JSON.stringify(benchQuery);
    const asks: Record<ServerCase['what'], readonly [Request, Request]> = {
      list: [
        { method: 'POST', path: `${path}/List`, body: list },
        { method: 'POST', path: '/list', body: list },
      ],
      'indexed list': [
        { method: 'POST', path: `${path}/List`, body: list },
        { method: 'POST', path: '/list', body: list },
      ],
      record: [
        { method: 'GET', path: `${path}/${recordId}` },
        { method: 'GET', path: `/record/${recordId}` },
      ],
      create: [
        { method: 'POST', path, body: record },
        { method: 'POST', path: '/record', body: record },
      ],
    };
    const measured: ServerCase[] = [];
    for (const what of cases) {
      const [own, other] = asks[what];
      const signed = { ...own, token };
      measured.push({ engine: database.engine, what, ...(await inTurns({ product, own: signed }, { floor, other })) });
    }
    return { cases: measured, idleMemory };
  } finally {
    await product.stop();
    await floor.stop();
  }
}

/** One after the other, the order swapped each round, so that what else runs on the machine falls on both. */
async function inTurns(
  { product, own }: { product: ServerProcess; own: Request },
  { floor, other }: { floor: ServerProcess; other: Request },
) {
  const connections = 20;
  const results = { product: [] as Measured[], floor: [] as Measured[] };
  const ask = {
    product: () => once(product, own, connections),
    floor: () => once(floor, other, connections),
  };
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['product', 'floor'] as const) : (['floor', 'product'] as const);
    for (const who of order) results[who].push(await ask[who]());
  }
  return { connections, product: middle(results.product), floor: middle(results.floor) };
}

type Measured = Load & { readonly cpu: number | undefined };

async function once(server: ServerProcess, request: Request, connections: number): Promise<Measured> {
  // Its code has been compiled and its connections stand when the clock starts.
  await load(server.url, connections, warmSeconds, () => request);
  const before = server.cpu();
  const result = await load(server.url, connections, roundSeconds, () => request);
  const after = server.cpu();
  const answers = result.perSecond * roundSeconds;
  return { ...result, cpu: before === undefined || after === undefined ? undefined : (after - before) / answers };
}

function middle(results: readonly Measured[]): Measured {
  const sorted = [...results].sort((left, right) => left.perSecond - right.perSecond);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('No round was run.');
  return found;
}
