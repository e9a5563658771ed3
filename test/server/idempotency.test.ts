import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { guard } from '../../server/build-app.ts';
import { migrate } from '../../server/database/index.ts';
import { registerBodyParsers } from '../../server/http/body-parsers.ts';
import { answerFor } from '../../server/http/envelopes.ts';
import { fingerprintOf, withIdempotency } from '../../server/http/idempotency.ts';
import { serve } from '../../server/http/serve.ts';
import { registerShapeValidation } from '../../server/http/shape-validation.ts';
import type { AppContext } from '../../server/kernel/app-context.ts';
import { createContext } from '../../server/kernel/context.ts';
import { Refused } from '../../server/kernel/refused.ts';
import { readSettings } from '../../server/kernel/settings.ts';
import { tables } from '../../server/kernel/tables.ts';
import { addWords } from '../../server/kernel/words.ts';
import { migrations } from '../../server/migrations/index.ts';
import { sentPassword } from '../../server/oauth/passwords.ts';
import { signIn } from '../../server/oauth/sign-in.ts';
import { seedFoundation } from '../../server/seed/seed.ts';
import { serverTexts } from '../../server/texts.ts';
import { describeOnDatabases } from '../support/databases.ts';

const call = calls.createModel;

describeOnDatabases('a call that is sent twice', { onBoth: 'unique keys in a race' }, ({ open }) => {
  let app: FastifyInstance;
  let context: AppContext;
  let token: string;
  let aheadMs = 0;
  let fail: (() => Promise<void>) | undefined;
  let runs = 0;

  beforeAll(async () => {
    addWords(serverTexts);
    const database = await open();
    await migrate(database, migrations);
    const given = createContext({
      database,
      settings: readSettings({ ADIT_DEMO: '0' }),
      now: () => new Date(Date.now() + aheadMs),
    });
    await seedFoundation(given);
    context = { ...given, database: withIdempotency(database) };
    app = fastify();
    app.decorateRequest('actor', null);
    app.decorate('guard', guard);
    registerShapeValidation(app);
    await registerBodyParsers(app);
    app.setErrorHandler((error, request, reply) => {
      const { status, envelope } = answerFor(error, request.id, 'zh');
      return reply.status(status).send(envelope);
    });
    // The smallest writing call: one row of the audit table in a transaction.
    serve(app, context, call, async () => {
      runs += 1;
      const id = `made-${context.newId()}`;
      await context.database.transaction(async (trx) => {
        await tables(trx)
          .insertInto('base_config')
          .values({ tenant_id: 'main', name: id, value: JSON.stringify({}) })
          .execute();
      });
      await fail?.();
      return { id, revision: 1 } as never; // the shape of the answer is not what is tried here
    });
    ({ token } = await signIn(context, { account: 'admin', password: sentPassword('Adit2026'), address: '10.0.0.1' }));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    runs = 0;
    fail = undefined;
    await tables(context.database.kysely).deleteFrom('base_config').where('name', 'like', 'made-%').execute();
  });

  const send = async (key: string | undefined, fullName = '巡检') => {
    const body = {
      fullName,
      enCode: 'inspection',
      type: 1,
      webType: 2,
      formData: '{}',
      columnData: '{}',
      tables: '[]',
    };
    const response = await app.inject({
      method: 'POST',
      url: `${call.path}?t=${Math.random()}`,
      headers: { authorization: `Bearer ${token}`, ...(key ? { 'idempotency-key': key } : {}) },
      payload: body,
    });
    return { status: response.statusCode, ...response.json() };
  };
  const rows = async () =>
    (
      await tables(context.database.kysely)
        .selectFrom('base_config')
        .select('name')
        .where('name', 'like', 'made-%')
        .execute()
    ).length;

  it('makes one row for twenty at once, and gives all the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('key-twenty')));
    expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([runs, await rows()]).toEqual([1, 1]);
  });

  it('gives the same answer again later', async () => {
    const first = await send('key-later');
    aheadMs += 3_600_000;
    expect(await send('key-later')).toEqual(first);
    expect(await rows()).toBe(1);
  });

  it('runs each time without a key, and once for each key', async () => {
    for (const key of [undefined, undefined, 'key-one-1', 'key-two-2']) await send(key);
    expect(await rows()).toBe(4);
  });

  it('refuses another content under the same key, and a key that is none', async () => {
    await send('key-content');
    expect(await send('key-content', '别的')).toMatchObject({
      status: 422,
      code: 422,
      data: { keyUsed: true },
    });
    expect(await send('x')).toMatchObject({ status: 400 });
    expect(await rows()).toBe(1);
  });

  it('is free to run again after a refusal before anything was written', async () => {
    const { database } = context;
    const { transaction } = database;
    let isFirst = true;
    Object.assign(database, {
      transaction: (work: never) => {
        if (!isFirst) return transaction(work);
        isFirst = false;
        throw new Refused('conflict', 'database.twin');
      },
    });
    try {
      expect(await send('key-refused')).toMatchObject({ status: 409, msg: '数据已存在，请刷新后重试' });
      expect(await send('key-refused')).toMatchObject({ status: 200 });
    } finally {
      Object.assign(database, { transaction });
    }
    expect(await rows()).toBe(1);
  });

  it('never writes a second row when the answer was lost after the first was written', async () => {
    fail = async () => {
      throw new Error('the line broke');
    };
    expect(await send('key-lost')).toMatchObject({ status: 500 });
    fail = undefined;
    aheadMs += 20_000;
    expect(await send('key-lost')).toMatchObject({ status: 409, msg: '该请求已经处理，请刷新查看结果' });
    expect(await rows()).toBe(1);
  });

  it('takes over from a node that died, and lets the dead one write nothing more', async () => {
    const body = {
      fullName: '巡检',
      enCode: 'inspection',
      type: 1,
      webType: 2,
      formData: '{}',
      columnData: '{}',
      tables: '[]',
    };
    const db = tables(context.database.kysely);
    const user = await db.selectFrom('base_user').select(['id', 'tenant_id']).executeTakeFirstOrThrow();
    await db
      .insertInto('base_idempotency')
      .values({
        tenant_id: user.tenant_id,
        user_id: user.id,
        request_key: 'key-dead-node',
        fingerprint: fingerprintOf('POST', call.path, body),
        owner: 'a node that died',
        state: 'running',
        creator_time: new Date(Date.now() + aheadMs - 20_000).toISOString(),
      })
      .execute();
    expect(await send('key-dead-node')).toMatchObject({ status: 200 });
    expect(await rows()).toBe(1);
  });
});
