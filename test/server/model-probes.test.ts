import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { isLongRun } from '../support/long-run.ts';
import { field, listOf, model, orderDesign } from '../support/model-designs.ts';
import { type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

describeOnDatabases('what an attacker tries at records', ({ open }) => {
  let server: ModelServer;
  afterAll(() => server.app.close());
  let id: string;
  beforeAll(async () => {
    server = await startModelServer(await open());
    id = await publishDesign(server, orderDesign());
    await create(JSON.stringify({ title: "it's", notes: 'a\\b' }));
  });
  const create = (data: string) => server.staff(calls.createRecord, { params: { id }, body: { data } });
  const ask = (body: object) => server.staff(calls.recordList, { params: { id }, body });
  const query = (value: object) => ask({ queryJson: JSON.stringify(value) });

  it.each([
    'id;select pg_sleep(3)',
    '(select 1)',
    'id,(case when 1=1 then 1 end)',
    '"title"',
    'title--',
    'creator_id',
    'm.title',
    'constructor',
  ])('sorts by no %s', async (sidx) => {
    expect((await ask({ sidx })).status).toBe(400);
  });

  it('takes a direction from two words only', async () => {
    expect((await ask({ sidx: 'title', sort: 'desc nulls first--' as 'desc' })).status).toBe(400);
  });

  it('reads signs of a word as signs', async () => {
    const total = async (keyword: string) => (await ask({ keyword })).data.pagination?.total;
    expect(await Promise.all(["it's", '%', '_', '\\', "' or 1=1--", 'it%s'].map(total))).toEqual([1, 0, 0, 0, 0, 0]);
    expect((await ask({ keyword: 'a\u0000b' })).status).toBe(400);
    expect((await ask({ keyword: 'x'.repeat(201) })).status).toBe(400);
    expect((await ask({ queryJson: JSON.stringify({ title: 'a\u0000' }) })).status).toBe(400);
  });

  it('searches only by fields, with values of their kind', async () => {
    for (const value of [
      { tenant_id: 'main' },
      { 'title" or 1=1': 'x' },
      { __proto__x: 1 },
      { constructor: 1 },
      { 'materials-parent_id': 'x' },
      { cost: 'abc' },
      { cost: ['1e999', null] },
      { day: '2026-02-31' },
      { count: '1.5' },
      { title: { a: 1 } },
      { level: [{}] },
      { urgent: 'maybe' },
    ])
      expect([value, (await query(value)).status]).toEqual([value, 400]);
    expect((await ask({ queryJson: '{"__proto__":{"a":1}}' })).status).toBe(400);
    expect((await ask({ queryJson: '[1]' })).status).toBe(400);
    const nested = `${'{"conditionList":['.repeat(60)}${']}'.repeat(60)}`;
    expect((await ask({ superQueryJson: nested })).status).toBe(400);
    for (const condition of [
      { field: 'title', symbol: 'or 1=1', fieldValue: 1 },
      { field: 'title', symbol: 'constructor', fieldValue: 1 },
      { field: 'title', symbol: '>', fieldValue: 1 },
      { field: 'tenant_id', symbol: '==', fieldValue: 1 },
      { symbol: '==' },
    ])
      expect((await ask({ superQueryJson: JSON.stringify({ conditionList: [condition] }) })).status).toBe(400);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  it('picks columns only out of the model', async () => {
    for (const column of [
      'password',
      'id from base_user--',
      'a.b',
      'pg_catalog.pg_user',
      'materials-name',
      'creator_id',
    ]) {
      const answers = await Promise.all([
        server.staff(calls.fieldDataSelect, { params: { id }, query: { relationField: column } }),
        server.staff(calls.fieldDataSelect, { params: { id }, query: { columnOptions: `title,${column}` } }),
      ]);
      expect([column, ...answers.map(({ status }) => status)]).toEqual([column, 400, 400]);
    }
    const picked = await server.staff(calls.fieldDataSelect, {
      params: { id },
      query: { relationField: 'title', keyword: "it's" },
    });
    expect(picked.data.list).toEqual([{ id: expect.any(String), title: "it's" }]);
  });

  it('refuses a record that is deep, wide, poisoned or no object', async () => {
    const deep = `{"title":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    for (const data of [
      deep,
      '[]',
      'null',
      'x',
      '{"__proto__":{"x":1}}',
      '{"title":{"constructor":{"prototype":1}}}',
      `{${Array.from({ length: 90_000 }, (_, index) => `"k${index}":1`).join()}}`,
    ])
      expect((await create(data)).status).toBe(400);
    for (const value of [
      { title: { a: 1 } },
      { title: 'a\u0000' },
      { title: 'x'.repeat(201) },
      { materials: 'x' },
      { materials: [1] },
      { materials: Array.from({ length: 1001 }, () => ({ name: 'a' })) },
      { tags: ['x'] },
      { tunnel: 'nowhere' },
      { cost: 1.234 },
    ])
      expect((await create(JSON.stringify({ title: 'x', ...value }))).status).toBe(422);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('answers pages of at most 500 rows, and the last page for one that is not there', async () => {
    for (const pageSize of [1e9, -1, 'all', 501]) expect((await ask({ pageSize })).status).toBe(400);
    const last = await ask({ currentPage: 999_999, pageSize: 20 });
    expect(last.data.pagination).toEqual({ currentPage: 1, pageSize: 20, total: 1 });
    expect(last.data.list).toHaveLength(1);
    const many = await server.staff(calls.deleteRecords, {
      params: { id },
      body: { ids: Array.from({ length: 501 }, (_, index) => `a${index}`) },
    });
    expect(many.status).toBe(400);
  });

  it('runs a pattern that would stop a backtracking engine in time linear in the text', async () => {
    const slow = field('input', 'code', {
      config: { regList: [{ pattern: '/^(a+)+$/', message: '不行' }] },
      props: { maxlength: 5000 },
    });
    const slowId = await publishDesign(server, model('slow', [slow], listOf(['code'])));
    const before = performance.now();
    const answer = await server.admin(calls.createRecord, {
      params: { id: slowId },
      body: { data: JSON.stringify({ code: `${'a'.repeat(4000)}b` }) },
    });
    expect(answer.status).toBe(422);
    if (isLongRun) expect(performance.now() - before).toBeLessThan(2000);
  });

  it('keeps decimals exact and numbers that a double cannot hold', async () => {
    const exactId = await publishDesign(
      server,
      model(
        'exact',
        [field('inputNumber', 'd', { props: { precision: 10 } })],
        listOf(['d'], { showSummary: true, summaryField: ['d'] }),
      ),
    );
    for (const d of [0.1, 0.2, '123456789012345678.0000000001']) {
      const made = await server.admin(calls.createRecord, {
        params: { id: exactId },
        body: { data: JSON.stringify({ d }) },
      });
      expect(JSON.parse(made.data.data).d).toBe(d);
    }
    const page = await server.admin(calls.recordList, { params: { id: exactId }, body: {} });
    expect(page.data.summary).toEqual({ d: '123456789012345678.3000000001' });
  });
});
