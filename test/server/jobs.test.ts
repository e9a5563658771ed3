import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { shape } from '../../engine/schema/shape.ts';
import {
  askForJob,
  askServerForJob,
  defineServerJob,
  type Job,
  JobWorker,
  sweepJobs,
} from '../../server/jobs/index.ts';
import { takeJobs } from '../../server/jobs/take-jobs.ts';
import { Refused } from '../../server/kernel/refused.ts';
import { tables } from '../../server/kernel/tables.ts';
import { hashPassword, sentPassword } from '../../server/oauth/passwords.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { heldJob } from '../support/held-job.ts';
import { goLive, listenForSockets } from '../support/live-client.ts';
import { openServer, type Server } from './server-fixture.ts';

const plain = heldJob('test.plain');
const repeatable = heldJob('test.repeatable', { repeatable: { times: 3, pauseMs: 1 } });
const onceMore = heldJob('test.onceMore', { whenAskedAgain: 'onceMore' });
const short = heldJob('test.short', { deadlineMs: 20 });
const ofServer = { runs: 0, most: 0, now: 0 };
const serverJob = defineServerJob({
  name: 'test.server',
  title: 'job.failed',
  input: shape.object({}),
  async run() {
    ofServer.runs += 1;
    ofServer.now += 1;
    ofServer.most = Math.max(ofServer.most, ofServer.now);
    await new Promise((resolve) => setImmediate(resolve));
    ofServer.now -= 1;
    return undefined;
  },
});
const held = [plain, repeatable, onceMore, short];
const jobs: readonly Job[] = [...held.map(({ job }) => job), serverJob];

describeOnDatabases('jobs', { onBoth: 'locks, and statements of another library' }, ({ open, engine }) => {
  const reports: unknown[] = [];
  const workers: JobWorker[] = [];
  let server: Server;
  let other: Server;
  let base: string;
  let staff: string;
  let admin: string;
  let stranger: string;
  beforeAll(async () => {
    const database = await open({ report: () => undefined });
    server = await openServer(database, { jobs });
    // Another process, where the engine lets several be.
    other = engine === 'embedded' ? server : await openServer(await open({ report: () => undefined }), { jobs });
    base = await listenForSockets(server.app);
    await addStranger(server);
    staff = await server.token('staff');
    admin = await server.token('admin');
    stranger = await server.token('stranger');
  });
  afterAll(async () => {
    await server.close();
    if (other !== server) await other.close();
  });
  afterEach(async () => {
    for (const { running } of held) for (const run of running) run.finish();
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await sql`delete from base_job`.execute(server.database.kysely);
    await sql`delete from adit_jobs.job`.execute(server.database.kysely);
    for (const { begun } of held) begun.length = 0;
    reports.length = 0;
  });

  function work(at: Server = server): JobWorker {
    const worker = new JobWorker(at.context, jobs, (error) => reports.push(error), 1);
    workers.push(worker);
    worker.start();
    return worker;
  }
  const ask = (job: Job, name: string, userId = 'user-zhoumin', more: { key?: string; due?: Date } = {}, at = server) =>
    at.database.transaction((trx) =>
      askForJob(at.context, trx, job, { tenantId: 'main', userId }, { input: { name }, ...more }),
    );
  const load = (id: string, token = staff) => server.call('GET', `/api/system/Job/${id}`, { token });
  const cancel = (id: string, token = staff) => server.call('POST', `/api/system/Job/${id}/Actions/Cancel`, { token });
  const state = async (id: string) => (await load(id, admin)).data.state;
  const until = (id: string, wanted: string) =>
    expect.poll(() => state(id), { timeout: 10_000, interval: 10 }).toBe(wanted);
  const carriers = async () =>
    Number(Object((await sql`select count(*) as n from adit_jobs.job`.execute(server.database.kysely)).rows[0]).n);

  it('run what was asked for once the asker has committed, in his name, and keep what came of it', async () => {
    work();
    let began = -1;
    const id = await server.database.transaction(async (trx) => {
      const asked = await askForJob(
        server.context,
        trx,
        plain.job,
        { tenantId: 'main', userId: 'user-zhoumin' },
        {
          input: { name: 'a' },
        },
      );
      began = plain.begun.length;
      return asked;
    });
    expect(began).toBe(0);
    const run = await plain.run('a');
    expect(run).toMatchObject({ id, userId: 'user-zhoumin' });
    expect((await load(id)).data).toMatchObject({ state: 'running', kind: 'test.plain', person: '周敏', result: null });
    run.finish('file-1');
    await until(id, 'done');
    const { data } = await load(id);
    expect(data).toMatchObject({ state: 'done', result: 'file-1', words: '' });
    expect(Date.parse(data.endedTime)).toBeGreaterThanOrEqual(Date.parse(data.startedTime));
    expect(await carriers()).toBe(0);
  });

  it('are gone with the transaction that is rolled back', async () => {
    work();
    const asking = server.database.transaction(async (trx) => {
      await askForJob(
        server.context,
        trx,
        plain.job,
        { tenantId: 'main', userId: 'user-zhoumin' },
        {
          input: { name: 'never' },
        },
      );
      throw new Error('no');
    });
    await expect(asking).rejects.toThrow('no');
    const id = await ask(plain.job, 'later');
    (await plain.run('later')).finish();
    await until(id, 'done');
    expect(plain.begun.map(({ name }) => name)).toEqual(['later']);
    expect((await server.call('GET', '/api/system/Job', { token: staff })).data.list).toHaveLength(1);
    expect(await carriers()).toBe(0);
  });

  it('run once each, whichever of two processes takes them, two of a person and four of all at once', async () => {
    const [one, two] = [work(), work(other)];
    const people = ['user-zhoumin', 'user-liwei', 'user-admin'];
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1)
      ids.push(await ask(plain.job, `job ${count}`, people[count % 3], {}, count % 2 === 0 ? server : other));
    let most = 0;
    let mostOfOne = 0;
    while (plain.begun.length < ids.length || plain.running.size > 0) {
      await expect.poll(() => plain.running.size, { timeout: 10_000, interval: 5 }).toBeGreaterThan(0);
      const running = [...plain.running];
      most = Math.max(most, running.length);
      for (const userId of people)
        mostOfOne = Math.max(mostOfOne, running.filter((run) => run.userId === userId).length);
      running[0]?.finish();
    }
    for (const id of ids) await until(id, 'done');
    expect(plain.begun.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect([most, mostOfOne]).toEqual([limits.jobsAtOnce, limits.jobsAtOncePerPerson]);
    expect(await carriers()).toBe(0);
    await Promise.all([one.stop(), two.stop()]);
    expect(reports).toEqual([]);
  });

  it('of the server itself run one of a kind at a time, and are seen by administrators of their tenant', async () => {
    work();
    work(other);
    Object.assign(ofServer, { runs: 0, most: 0 });
    const askServer = () =>
      server.database.transaction((trx) => askServerForJob(server.context, trx, serverJob, 'main', { input: {} }));
    const ids = [await askServer(), await askServer(), await askServer()];
    for (const id of ids) await until(id, 'done');
    expect(ofServer).toMatchObject({ runs: 3, most: 1 });
    expect((await server.call('GET', '/api/system/Job?of=tenant', { token: admin })).data.pagination.total).toBe(3);
    expect((await server.call('GET', '/api/system/Job?of=tenant', { token: staff })).status).toBe(403);
    expect((await load(ids[0] ?? '')).status).toBe(404);
  });

  it('that are asked for with one key are one; one that may have missed something runs once more', async () => {
    const first = await ask(plain.job, 'a', 'user-zhoumin', { key: 'k' });
    expect(await Promise.all([1, 2, 3].map(() => ask(plain.job, 'a', 'user-zhoumin', { key: 'k' })))).toEqual(
      [1, 2, 3].map(() => first),
    );
    const again = await ask(onceMore.job, 'b', 'user-zhoumin', { key: 'k' });
    work();
    (await plain.run('a')).finish();
    const run = await onceMore.run('b');
    expect(await ask(onceMore.job, 'b', 'user-zhoumin', { key: 'k' })).toBe(again);
    run.finish();
    await until(first, 'done');
    await expect.poll(() => onceMore.begun.length, { timeout: 10_000, interval: 10 }).toBe(2);
    (await onceMore.run('b')).finish();
    await until(again, 'done');
    expect([plain.begun.length, onceMore.begun.length]).toEqual([1, 2]);
    const next = await ask(plain.job, 'a', 'user-zhoumin', { key: 'k' });
    expect(next).not.toBe(first);
    (await plain.run('a')).finish();
    await until(next, 'done');
  });

  it('are cancelled while they wait, and between two steps while they run, by their person and by administrators', async () => {
    const waiting = await ask(plain.job, 'w');
    expect((await cancel(waiting)).data).toMatchObject({ state: 'cancelled' });
    expect(await carriers()).toBe(0);
    work();
    work(other);
    const running = await ask(plain.job, 'r');
    const { signal } = await plain.run('r');
    const answer = await cancel(running, admin);
    expect(answer.status).toBe(200);
    await until(running, 'cancelled');
    expect(signal.aborted).toBe(true);
    expect((await cancel(running)).status).toBe(409);
    expect(plain.begun.map(({ id }) => id)).toEqual([running]);
    expect(reports).toEqual([]);
  });

  it('of another tenant, or another person, are not there', async () => {
    const id = await ask(plain.job, 'a', 'user-admin');
    for (const token of [staff, stranger]) {
      expect([(await load(id, token)).status, (await cancel(id, token)).status]).toEqual([404, 404]);
      expect((await server.call('GET', '/api/system/Job', { token })).data.list).toEqual([]);
    }
    expect((await server.call('GET', '/api/system/Job?of=tenant', { token: stranger })).data.list).toEqual([]);
    expect(await state(id)).toBe('waiting');
  });

  it('have an end for each person, however many calls ask at once', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: limits.jobsOpenPerPerson + 5 }, (_, count) => ask(plain.job, `${count}`)),
    );
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map((error) => error instanceof Refused && error.answer)).toEqual(Array(5).fill('tooMany'));
    await ask(plain.job, 'of somebody else', 'user-liwei');
  });

  it('do not run for somebody who was switched off a moment ago', async () => {
    const worker = work();
    const before = await ask(plain.job, 'before', 'user-liwei');
    (await plain.run('before')).finish();
    await until(before, 'done');
    await worker.stop();
    const id = await ask(plain.job, 'a', 'user-liwei');
    const url = '/api/tenant/TenantUser/User/user-liwei/main/Actions/State';
    const headers = { 'content-type': 'application/json' };
    const toggle = () => server.call('POST', url, { token: admin, headers, body: '{}' });
    expect((await toggle()).status).toBe(200);
    work();
    await until(id, 'failed');
    expect(plain.begun.map(({ name }) => name)).toEqual(['before']);
    await toggle();
  });

  it('say why they failed in the language of their reader, and are tried again only where that is meant', async () => {
    work();
    const refused = await ask(plain.job, 'refused');
    (await plain.run('refused')).fail(new Refused('notFound', 'job.notFound'));
    const broken = await ask(plain.job, 'broken');
    (await plain.run('broken')).fail(new Error('a secret of the inside'));
    const late = await ask(short.job, 'late');
    for (const id of [refused, broken, late]) await until(id, 'failed');
    const english = { 'accept-language': 'en' };
    const words = async (id: string) =>
      (await server.call('GET', `/api/system/Job/${id}`, { token: staff, headers: english })).data.words;
    expect(await words(refused)).toMatch(/cleaned up/);
    expect(await words(broken)).toContain(broken);
    expect(await words(late)).toMatch(/timed out/);
    const again = await ask(repeatable.job, 'again');
    for (const times of [1, 2]) {
      (await repeatable.run('again')).fail(new Error(`${times}`));
      await expect.poll(() => repeatable.begun.length, { timeout: 10_000, interval: 10 }).toBe(times + 1);
    }
    (await repeatable.run('again')).finish('third');
    await until(again, 'done');
    expect(reports.map(String)).toEqual(['Error: a secret of the inside', 'Error: 1', 'Error: 2']);
  });

  it('tell the pages of their person how far they are, and nobody else', async () => {
    work(other);
    const [mine, theirs] = [await goLive(base, staff), await goLive(base, admin)];
    const id = await ask(plain.job, 'a');
    const run = await plain.run('a');
    const told = () => mine.heard.flatMap((said) => (said.method === 'job' ? [said] : []));
    // Said while a transaction of the job is open, and a thousand times: it is written by itself, and seldom.
    await other.database.transaction(async (trx) => {
      for (let done = 1; done <= 1_000; done += 1) run.progress(done, 1_000);
      await sql`select 1`.execute(trx);
    });
    await expect
      .poll(() => told().at(-1), { timeout: 10_000, interval: 10 })
      .toMatchObject({ done: 1_000, total: 1_000 });
    run.finish();
    await expect.poll(() => told().at(-1)?.state, { timeout: 10_000, interval: 10 }).toBe('done');
    expect(told().length).toBeLessThan(20);
    expect(new Set(told().map((said) => said.id))).toEqual(new Set([id]));
    expect(theirs.heard.filter(({ method }) => method === 'job')).toEqual([]);
    for (const { socket } of [mine, theirs]) socket.close();
  });

  it('of a process that is gone wait anew or have failed, as they are', async () => {
    const [lost, taken] = [await ask(plain.job, 'lost'), await ask(repeatable.job, 'lost')];
    // What a killed process leaves.
    expect((await takeJobs(server.context, 'gone', 4)).taken).toHaveLength(2);
    const worker = work();
    if (engine === 'postgres') {
      expect([await state(lost), await state(taken)]).toEqual(['running', 'running']);
      server.advance(limits.jobLeaseMs + 1_000);
      worker.look();
    }
    await until(lost, 'failed');
    (await repeatable.run('lost')).finish();
    await until(taken, 'done');
    expect([plain.begun.length, repeatable.begun.length]).toEqual([0, 1]);
    server.advance(-limits.jobLeaseMs - 1_000);
  });

  it('that may be repeated are left to the next process when this one stops; the others may end', async () => {
    const worker = work();
    const [left, ends] = [await ask(repeatable.job, 'left'), await ask(plain.job, 'ends')];
    const [, run] = [await repeatable.run('left'), await plain.run('ends')];
    const stopping = worker.stop();
    await until(left, 'waiting');
    expect(await state(ends)).toBe('running');
    run.finish();
    await stopping;
    expect(await state(ends)).toBe('done');
    work(other);
    (await repeatable.run('left')).finish();
    await until(left, 'done');
  });

  it('do not begin before they are due, and are swept long after they ended', async () => {
    work();
    const due = new Date(Date.now() + 3_600_000);
    const [later, now] = [await ask(plain.job, 'later', 'user-zhoumin', { due }), await ask(plain.job, 'now')];
    (await plain.run('now')).finish();
    await until(now, 'done');
    expect(await state(later)).toBe('waiting');
    const context = { ...server.context, now: () => new Date(Date.now() + (limits.jobKeptDays + 1) * 24 * 3_600_000) };
    await sweepJobs(context);
    expect([(await load(now)).status, await state(later)]).toEqual([404, 'waiting']);
  });
});

/** An administrator of another tenant. */
async function addStranger({ context }: Server): Promise<void> {
  const db = tables(context.database.kysely);
  const like = await db.selectFrom('base_user').selectAll().where('id', '=', 'user-admin').executeTakeFirstOrThrow();
  const password_hash = await hashPassword(sentPassword('Adit2026'));
  await db
    .insertInto('base_user')
    .values({
      ...like,
      ...{ tenant_id: 'second', id: 'user-stranger', account: 'stranger', account_key: 'stranger' },
      ...{ mobile: '', mobile_key: null, password_hash, preferences: sql`'{}'::jsonb`, names: null },
    })
    .execute();
}
