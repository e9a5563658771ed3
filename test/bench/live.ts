import { WebSocket } from 'ws';
import { objectIn } from '../../engine/schema/live/live-messages.ts';
import { ensureBuilt } from '../../server/run/build.mjs';
import { type Connection, connect } from '../support/api.ts';
import type { BenchDatabase } from './bench-database.ts';
import { adminPassword, multiplyRow, startBenchProduct } from './bench-product.ts';
import { projectRoot } from './places.ts';
import type { ServerProcess } from './serve-process.ts';

export const socketsOfUser = 10;
/** Opened first, so that what the server compiles and reserves for the first ones is not charged to the others. */
const warmSockets = 100;
const pushes = 10;
/** Until the memory is read: what was garbage of the opening is gone by then, or is not. */
const restMs = 5_000;

export interface LiveFigures {
  readonly engine: BenchDatabase['engine'];
  readonly processes: number;
  readonly sockets: number;
  /** Of the server processes, for each socket beyond the first hundred. */
  readonly kilobytesEach: number | undefined;
  /** From the call that publishes until the last socket has heard, sorted. */
  readonly lastHeardMs: readonly number[];
}

/** As many pages, ten of a person, hold their line; a notice for everybody is published again and again. */
export async function measureLive(database: BenchDatabase, processes: number, sockets: number): Promise<LiveFigures> {
  await ensureBuilt(projectRoot);
  const users = (warmSockets + sockets) / socketsOfUser;
  await addPeople(database, users);
  const products: ServerProcess[] = [];
  try {
    for (let count = 0; count < processes; count += 1) products.push(await startBenchProduct(database));
    const [first] = products;
    if (!first) throw new Error('No process was started.');
    const admin = await connect(first.url, 'admin', adminPassword);
    const open = (from: number, until: number) => openAll(products, from, until);
    const warm = await open(0, warmSockets);
    const before = await memoryOf(products);
    const lines = [...warm, ...(await open(warmSockets, warmSockets + sockets))];
    const after = await memoryOf(products);
    const lastHeardMs: number[] = [];
    for (let push = 1; push <= pushes; push += 1) {
      const release = await writeNotice(admin, push);
      const all = Promise.all(lines.map((line) => line.counted(push)));
      const start = performance.now();
      await release();
      lastHeardMs.push(Math.max(...(await all)) - start);
    }
    for (const line of lines) line.close();
    return {
      engine: database.engine,
      processes,
      sockets,
      kilobytesEach: before === undefined || after === undefined ? undefined : ((after - before) * 1000) / sockets,
      lastHeardMs: lastHeardMs.sort((one, other) => one - other),
    };
  } finally {
    for (const product of products) await product.stop();
  }
}

/** A notice for everybody, not out yet. @returns puts it out */
export async function writeNotice(admin: Connection, number: number): Promise<() => Promise<unknown>> {
  const { id } = (await admin.post('/api/message/Notice', {
    title: `通知 ${number}`,
    body: '<p>请查看。</p>',
    audience: { all: true },
  })) as { id: string }; // by the call's shape
  return () => admin.post(`/api/message/Notice/${id}/Actions/Release`);
}

/** People with a session each; their tokens are known, which those of a sign-in would be one by one as well. */
export async function addPeople(database: BenchDatabase, count: number): Promise<void> {
  const product = await startBenchProduct(database);
  await connect(product.url, 'admin', adminPassword);
  await product.stop();
  const own = `r.account = 'admin'`;
  await multiplyRow(
    database,
    { table: 'base_user', where: own, copies: count },
    {
      id: `'live-' || g`,
      account: `'live-' || g`,
      account_key: `'live-' || g`,
      mobile_key: 'null',
      is_administrator: 'false',
    },
  );
  const session = `r.ended_time is null`;
  await multiplyRow(
    database,
    { table: 'base_session', where: session, copies: count },
    {
      id: `'live-' || g`,
      user_id: `'live-' || g`,
      token_hash: `encode(sha256(('${tokenStart}' || g)::bytea), 'hex')`,
    },
  );
}

const tokenStart = 'session-of-the-live-bench-';
/** Of the session that a socket belongs to. */
export const tokenOf = (socket: number) => `${tokenStart}${Math.floor(socket / socketsOfUser) + 1}`;

interface Line {
  /** When as many unread notices were said, by `performance.now()`. */
  counted(notices: number): Promise<number>;
  close(): void;
}

/** Ten at a time of one user, over the processes in turn. */
async function openAll(products: readonly ServerProcess[], from: number, until: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (let number = from; number < until; number += socketsOfUser) {
    const token = tokenOf(number);
    const some = Array.from({ length: socketsOfUser }, (_, each) =>
      openLine(products[each % products.length]?.url ?? '', token),
    );
    lines.push(...(await Promise.all(some)));
  }
  return lines;
}

function openLine(url: string, token: string): Promise<Line> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/message/websocket/${token}`);
  const heard = new Map<number, number>();
  let wanted: { notices: number; done: (at: number) => void } | undefined;
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`The line was closed: ${code}`)));
    socket.on('open', () => socket.send(JSON.stringify({ method: 'OnConnection', token, mobileDevice: false })));
    socket.on('message', (data) => {
      const said = objectIn(String(data));
      if (said?.method === 'initMessage') resolve({ counted, close: () => socket.terminate() });
      if (typeof said?.unreadNoticeCount !== 'number') return;
      heard.set(said.unreadNoticeCount, performance.now());
      if (wanted && said.unreadNoticeCount >= wanted.notices) wanted.done(performance.now());
    });
  });

  function counted(notices: number): Promise<number> {
    return new Promise((resolve) => {
      const known = heard.get(notices);
      if (known === undefined) wanted = { notices, done: resolve };
      else resolve(known);
    });
  }
}

async function memoryOf(products: readonly ServerProcess[]): Promise<number | undefined> {
  await new Promise((resolve) => setTimeout(resolve, restMs));
  const each = products.map((product) => product.memory());
  return each.some((one) => one === undefined) ? undefined : each.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}
