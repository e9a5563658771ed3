import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { orderDesign } from '../support/model-designs.ts';
import { type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const order = {
  title: '更换水泵',
  cost: 600,
  count: 3,
  day: '2026-11-20',
  at: '2026-11-20T01:36:00.000Z',
  urgent: true,
  level: 1,
  tunnel: 'binjiang',
  tags: ['wet'],
  materials: [
    { name: '注浆液', quantity: 24, price: 38.5 },
    { name: '水泥', quantity: 6, price: 46 },
  ],
};

describeOnDatabases('the life of a model', ({ open }) => {
  let server: ModelServer;
  afterAll(() => server.app.close());
  let id: string;
  beforeAll(async () => {
    server = await startModelServer(await open());
    id = await publishDesign(server, orderDesign());
  });

  const create = async (data: unknown, key?: string) =>
    server.staff(calls.createRecord, { params: { id }, body: { data: JSON.stringify(data) }, ...(key ? { key } : {}) });
  const load = async (dataId: string) => {
    const answer = await server.staff(calls.loadRecord, { params: { id, dataId } });
    return { ...answer, values: answer.data?.data ? JSON.parse(answer.data.data) : null };
  };

  it('stores what was filled in, numbers it, calculates, and answers the same again', async () => {
    const created = await create(order);
    expect(created).toMatchObject({ status: 200, data: { revision: 1 } });
    const { values } = await load(created.data.id);
    expect(values).toMatchObject({
      ...order,
      materials: [{ name: '注浆液', amount: 924 }, { amount: 276 }],
      total: 1800,
    });
    expect(values.no).toMatch(/^QX\d{12}$/);
    expect(values.createUser).toBe('user-zhoumin');
    expect(values).not.toHaveProperty('secret');
    expect(JSON.parse(created.data.data)).toEqual(values);
  });

  it('refuses a wrong record with every finding, its place and its words', async () => {
    const answer = await create({ ...order, title: '', level: 9, materials: [{ quantity: 0 }] });
    expect(answer.status).toBe(422);
    const findings = (answer.data as unknown as { findings: { code: string; at: string; message: string }[] }).findings;
    expect(findings.map(({ at }) => at).sort()).toEqual([
      '/level',
      '/materials/0/name',
      '/materials/0/quantity',
      '/title',
    ]);
    expect(findings.find(({ at }) => at === '/title')?.message).toBe('标题不能为空');
    expect(findings.find(({ at }) => at === '/materials/0/name')?.message).toBe('第 1 行：名称不能为空');
  });

  it('finds rows by word, by option, by range, by a moment’s day and by a super query, and sums them', async () => {
    await create({
      ...order,
      title: '100%_完成',
      cost: 0.1,
      level: 2,
      tunnel: 'xinghu',
      day: '2026-01-02',
      materials: [],
    });
    await create({
      ...order,
      title: '100 完成',
      cost: 0.2,
      level: 2,
      tunnel: 'xinghu',
      day: '2026-01-03',
      at: '2026-11-20T17:00:00.000Z',
      materials: [],
    });
    const list = async (body: object) => {
      const answer = await server.staff(calls.recordList, { params: { id }, body });
      return answer.data?.list.map((row) => row.title);
    };
    expect(await list({ keyword: '%' })).toEqual(['100%_完成']);
    expect(await list({ keyword: '_' })).toEqual(['100%_完成']);
    expect(await list({ queryJson: JSON.stringify({ tunnel: 'xinghu', day: ['2026-01-03', null] }) })).toEqual([
      '100 完成',
    ]);
    expect(await list({ queryJson: JSON.stringify({ level: [2], cost: [0.15, 0.3] }) })).toEqual(['100 完成']);
    expect(await list({ queryJson: JSON.stringify({ at: ['2026-11-21', '2026-11-21'] }) })).toEqual(['100 完成']);
    expect(await list({ queryJson: JSON.stringify({ tags: 'dark' }) })).toEqual([]);
    const superQueryJson = JSON.stringify({
      matchLogic: 'OR',
      conditionList: [
        { field: 'title', symbol: 'like', fieldValue: '%_' },
        { field: 'cost', symbol: '==', fieldValue: 600 },
      ],
    });
    expect((await list({ superQueryJson, sidx: 'cost', sort: 'asc' }))?.slice(0, 1)).toEqual(['100%_完成']);
    const summed = await server.staff(calls.recordList, {
      params: { id },
      body: { queryJson: JSON.stringify({ tunnel: 'xinghu' }) },
    });
    expect(summed.data.summary).toEqual({ cost: 0.3, total: 0.3 });
    expect(summed.data.list[0]).toMatchObject({
      level: '严重',
      level_id: 2,
      tunnel: '星湖街管廊',
      tunnel_id: 'xinghu',
      createUser: '周敏',
    });
  });

  it('changes a record, diffs the rows of its sub-table by id, and refuses a stale save with the current state', async () => {
    const created = await create(order);
    const first = JSON.parse(created.data.data);
    const params = { id, dataId: created.data.id };
    const materials = [
      { ...first.materials[1], quantity: 7 },
      { name: '止水条', quantity: 1, price: 2 },
    ];
    const updated = await server.staff(calls.updateRecord, {
      params,
      body: { data: JSON.stringify({ title: '改', materials }), revision: 1 },
    });
    expect(updated).toMatchObject({ status: 200, data: { revision: 2 } });
    const { values } = await load(created.data.id);
    expect(values).toEqual(JSON.parse(updated.data.data));
    expect(values.materials.map((row: { name: string }) => row.name)).toEqual(['水泥', '止水条']);
    expect(values.materials[0].id).toBe(first.materials[1].id);
    expect(values).toMatchObject({ cost: 600, no: first.no, total: 924, modifyUser: 'user-zhoumin' });
    const stale = await server.staff(calls.updateRecord, {
      params,
      body: { data: JSON.stringify({ title: '旧' }), revision: 1 },
    });
    expect(stale.status).toBe(409);
    const { current } = stale.data as unknown as { current: { id: string; data: string; revision: number } };
    expect(current.revision).toBe(2);
    expect(JSON.parse(current.data)).toEqual(values);
  });

  it('shows a record in words', async () => {
    const created = await create({ ...order, level: 2, reason: '渗水' });
    const answer = await server.staff(calls.recordDataChange, { params: { id, dataId: created.data.id } });
    expect(JSON.parse(answer.data.data)).toMatchObject({
      level: '严重',
      level_id: 2,
      tunnel: '滨江大道管廊',
      tags: '潮湿',
      urgent: '是',
      at: '2026-11-20 09:36',
      createUser: '周敏',
      reason: '渗水',
    });
  });

  it('leaves a field empty that its condition hides, whatever is sent', async () => {
    const created = await create({ ...order, reason: '不应保存' });
    expect((await load(created.data.id)).values.reason).toBeNull();
  });

  it('makes one row of two equal creates with one key', async () => {
    const [one, two] = await Promise.all([
      create({ ...order, title: '一次' }, 'key-000000001'),
      create({ ...order, title: '一次' }, 'key-000000001'),
    ]);
    expect(one.data.id).toBe(two.data.id);
    const found = await server.staff(calls.recordList, { params: { id }, body: { keyword: '一次' } });
    expect(found.data.pagination.total).toBe(1);
  });

  it('deletes one, and several only together', async () => {
    const [one, two] = [await create(order), await create(order)];
    const mixed = await server.staff(calls.deleteRecords, { params: { id }, body: { ids: [one.data.id, 'absent'] } });
    expect(mixed.status).toBe(404);
    expect((await load(one.data.id)).status).toBe(200);
    const both = await server.staff(calls.deleteRecords, { params: { id }, body: { ids: [one.data.id, two.data.id] } });
    expect(both.data.deleted).toBe(2);
    expect((await load(one.data.id)).status).toBe(404);
    const third = await create(order);
    expect((await server.staff(calls.deleteRecord, { params: { id, dataId: third.data.id } })).status).toBe(200);
    expect((await load(third.data.id)).status).toBe(404);
  });
});
