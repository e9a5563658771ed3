import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { StatisticsQuery } from '../../server/record-figures/statistics.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const level = field('select', 'level', {
  slot: {
    options: [
      { id: 'high', fullName: '严重' },
      { id: 'low', fullName: '一般' },
    ],
  },
});
const nodes = [
  field('input', 'name'),
  level,
  field('inputNumber', 'cost', { props: { precision: 2 } }),
  field('date', 'found'),
  field('datetime', 'closed'),
  field('checkbox', 'tags'),
];
const count = { kind: 'count' } as const;

describeOnDatabases('figures of a model', ({ open }) => {
  let server: ModelServer;
  afterAll(() => server.app.close());
  let made = 0;
  beforeAll(async () => {
    server = await startModelServer(await open());
  });

  async function stage(more: Partial<ListDocument> = {}) {
    made += 1;
    const columns = ['name', 'level', 'cost', 'found'];
    const id = await publishDesign(server, model(`figures${made}`, nodes, listOf(columns, more)));
    const params = { id };
    return {
      id,
      params,
      add: async (values: object, by: Caller = server.admin) => {
        const done = await by(calls.createRecord, { params, body: { data: JSON.stringify(values) } });
        expect(done.msg, JSON.stringify(done.data)).toBe('操作成功');
      },
      ask: (body: StatisticsQuery, by: Caller = server.admin) => by(calls.recordStatistics, { params, body }),
    };
  }

  it('counts, sums and compares groups in the order of the options, those without a value last', async () => {
    const { add, ask } = await stage();
    for (const [name, is, cost] of [
      ['a', 'low', 0.1],
      ['b', 'low', 0.2],
      ['c', 'high', 5],
      ['d', undefined, undefined],
    ])
      await add({ name, level: is, cost });
    const kinds = ['count', 'sum', 'average', 'most'] as const;
    const { data } = await ask({
      group: { field: 'level' },
      measures: kinds.map((kind) => (kind === 'count' ? count : { kind, field: 'cost' })),
    });
    expect(data).toEqual({
      list: [
        { value: 'high', label: '严重', figures: [1, 5, 5, 5] },
        { value: 'low', label: '一般', figures: [2, 0.3, 0.15, 0.2] },
        { value: null, label: '', figures: [1, 0, null, null] },
      ],
      series: kinds.map((_, measure) => ({ value: null, label: '', measure })),
      rows: 4,
      left: 0,
    });
    const narrowed = await ask({
      group: { field: 'level' },
      measures: [count],
      queryJson: JSON.stringify({ cost: [0, 1] }),
    });
    expect(narrowed.data).toMatchObject({ list: [{ value: 'low', figures: [2] }], rows: 2 });
  });

  it('splits groups by a second field, and leaves out what a chart cannot show, saying how much', async () => {
    const { add, ask } = await stage();
    for (let index = 0; index < limits.statisticsSeries + 2; index += 1)
      await add({ name: `n${index}`, level: index % 3 === 0 ? 'high' : 'low', cost: index });
    const { data } = await ask({ group: { field: 'level' }, split: { field: 'name' }, measures: [count] });
    expect(data.series).toHaveLength(limits.statisticsSeries);
    expect(data.left).toBe(2);
    expect(data.rows).toBe(limits.statisticsSeries + 2);
    const first = data.series.findIndex(({ label }) => label === 'n0');
    expect(data.list.map(({ figures }) => figures[first])).toEqual([1, 0]);
    const few = await ask({ group: { field: 'name' }, measures: [count], most: 3 });
    expect([few.data.list.length, few.data.left]).toEqual([3, limits.statisticsSeries - 1]);
  });

  it('groups days in the time zone of the product, the empty ones among them', async () => {
    const { add, ask } = await stage();
    const dayMs = 86_400_000;
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
    const before = (days: number) =>
      new Date(Date.parse(`${today}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);
    // The last moment of the day before yesterday and the first of yesterday, on the clock of Shanghai.
    await add({ name: 'a', found: today, closed: `${before(2)}T15:59:59.000Z` });
    await add({ name: 'b', found: today, closed: `${before(2)}T16:00:00.000Z` });
    await add({ name: 'c', found: before(9), closed: `${before(9)}T00:00:00.000Z` });
    const days = await ask({ group: { field: 'closed', by: 'day', last: 3 }, measures: [count] });
    expect(days.data).toMatchObject({
      list: [
        { value: before(2), label: before(2), figures: [1] },
        { value: before(1), label: before(1), figures: [1] },
        { value: today, label: today, figures: [0] },
      ],
      rows: 2,
    });
    const found = await ask({ group: { field: 'found', by: 'day', last: 2 }, measures: [count] });
    expect(found.data.list.map(({ figures }) => figures)).toEqual([[0], [2]]);
    const years = await ask({ group: { field: 'found', by: 'year' }, measures: [count] });
    expect(years.data.list.reduce((sum, { figures }) => sum + (figures[0] ?? 0), 0)).toBe(3);
    const created = await ask({ group: { field: 'createTime', by: 'month', last: 12 }, measures: [count] });
    expect(created.data.list.at(-1)).toEqual({ value: today.slice(0, 7), label: today.slice(0, 7), figures: [3] });
  });

  it('refuses what has no such figure, and what is not there', async () => {
    const { ask } = await stage();
    const bad: StatisticsQuery[] = [
      { group: { field: 'nothing' }, measures: [count] },
      { group: { field: 'tags' }, measures: [count] },
      { group: { field: 'name', by: 'day' }, measures: [count] },
      { group: { field: 'level' }, split: { field: 'tags' }, measures: [count] },
      { group: { field: 'level' }, measures: [{ kind: 'sum' }] },
      { group: { field: 'level' }, measures: [{ kind: 'sum', field: 'name' }] },
      { group: { field: 'level' }, measures: [{ kind: 'most', field: 'found' }] },
    ];
    for (const body of bad) expect(await ask(body), JSON.stringify(body)).toMatchObject({ status: 400, data: null });
    expect((await ask({ group: { field: 'level' }, measures: [] })).status).toBe(400);
    const much = { group: { field: 'level' }, measures: [count], most: limits.statisticsGroups + 1 };
    expect((await ask(much)).status).toBe(400);
  });

  it('shows a person the rows and fields of their lists alone', async () => {
    const own = await stage({ useDataPermission: true, useColumnPermission: true });
    await own.add({ name: 'of admin', cost: 7 });
    const asked: StatisticsQuery = { group: { field: 'name' }, measures: [count, { kind: 'sum', field: 'cost' }] };
    await server.grantStaff('column', ['name'], own.id);
    await expect.poll(async () => (await own.ask({ ...asked, measures: [count] }, server.staff)).status).toBe(200);
    await own.add({ name: 'of staff' }, server.staff);
    const counted = await own.ask({ ...asked, measures: [count] }, server.staff);
    expect(counted.data.list.map(({ label }) => label)).toEqual(['of staff']);
    // The sum of a column that is withheld would tell what stands in it.
    expect((await own.ask(asked, server.staff)).status).toBe(400);
    expect((await own.ask({ group: { field: 'cost' }, measures: [count] }, server.staff)).status).toBe(400);
    const stranger = await addTenant(server, 'other');
    expect((await own.ask(asked, stranger)).status).toBe(404);
  });

  it('counts new rows by day and model, of what a person may see', async () => {
    const one = await stage();
    await one.add({ name: 'a' });
    await one.add({ name: 'b' });
    const { data } = await server.admin(calls.newRecords, { query: { days: 7 } });
    expect(data.list).toHaveLength(7);
    const index = data.series.findIndex(({ value }) => value === one.id);
    const alone = data.series.length <= limits.statisticsModels && index >= 0;
    expect(alone ? data.list.at(-1)?.figures[index] : 2).toBe(2);
    expect(data.series.length).toBeLessThanOrEqual(limits.statisticsModels + 1);
    expect(data.list.flatMap(({ figures }) => figures).reduce((sum, figure) => (sum ?? 0) + (figure ?? 0), 0)).toBe(
      data.rows,
    );
    const stranger = await addTenant(server, 'third');
    expect((await stranger(calls.newRecords, { query: {} })).data).toMatchObject({ series: [], rows: 0 });
    expect((await server.admin(calls.newRecords, { query: { days: 0 } })).status).toBe(400);
  });

  it('lists what the states of records ask of a person, and the figures that a model declares', async () => {
    const waits = { field: 'level', symbol: '==', fieldValue: 'high' };
    const whose = 'mine' as const;
    const own = { title: '我上报的', verb: '查看', whose, deadline: 'found', conditions: [waits] };
    const broken = { title: '没有', verb: '查看', conditions: [{ ...waits, field: 'gone' }] };
    const one = await stage({ work: [own, broken], figures: [{ label: '严重的', conditions: [waits] }] });
    await one.add({ name: 'a', level: 'high', found: '2020-01-01' });
    await one.add({ name: 'b', level: 'low' });
    const { data } = await server.admin(calls.myWork, {});
    // Its level is that of all of them.
    const text = expect.not.stringContaining('严重');
    const asked = { modelId: one.id, number: 'a', text, verb: '查看', deadline: '2020-01-01', overdue: true };
    expect(data.list.filter(({ modelId }) => modelId === one.id)).toMatchObject([asked]);
    expect(data).toMatchObject({ rows: 1, overdue: 1, figures: [{ label: '严重的', value: 1 }] });
    expect((await server.staff(calls.myWork, {})).data.list).toEqual([]);
    const stranger = await addTenant(server, 'fourth');
    expect((await stranger(calls.myWork, {})).data).toMatchObject({ list: [], rows: 0, figures: [] });
  });
});
