import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { seedDemoModels } from '../../server/seed/demo-models.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';

describeOnDatabases('the demo’s models', ({ open }) => {
  let server: ModelServer;
  afterAll(() => server.app.close());
  const ids = new Map<string, string>();
  beforeAll(async () => {
    server = await startModelServer(await open());
    await seedDemoModels(server.context);
    const models = await server.admin(calls.modelList);
    for (const row of models.data.list) ids.set(row.enCode, row.id);
  });
  const list = (enCode: string, body: object) =>
    server.staff(calls.recordList, { params: { id: ids.get(enCode) ?? '' }, body });

  it('are published into the menu of the staff, with rows by different people and numbers that follow the days', async () => {
    const inspections = await list('inspection', { sidx: 'no', sort: 'asc', pageSize: 500 });
    expect(inspections.data.pagination.total).toBe(286);
    const numbers = inspections.data.list.map((row) => row.no);
    expect(new Set(numbers).size).toBe(286);
    expect(numbers.every((no) => /^XJ\d{8}\d{4}$/.test(String(no)))).toBe(true);
    expect(new Set(inspections.data.list.map((row) => row.inspector)).size).toBeGreaterThan(4);
    expect(inspections.data.list[0]).toMatchObject({
      tunnel: expect.stringContaining('管廊'),
      team: expect.any(String),
    });
  });

  it('hold defects whose costs add up from their materials', async () => {
    const defects = await list('defect', { pageSize: 100 });
    expect(defects.data.pagination.total).toBe(286);
    const [first] = defects.data.list;
    const record = await server.staff(calls.loadRecord, {
      params: { id: ids.get('defect') ?? '', dataId: String(first?.id) },
    });
    const values = JSON.parse(record.data.data);
    const sum = values.materials.reduce(
      (total: number, row: { quantity: number; price: number }) => total + Math.round(row.quantity * row.price * 100),
      0,
    );
    expect(Math.round(values.total * 100)).toBe(sum + values.labour * 100);
    expect(first?.total).toBe(values.total);
  });

  it('hold defects that are due, and who works on those that were handed out', async () => {
    const { list: rows } = (await list('defect', { pageSize: 500 })).data;
    expect(rows.filter(({ deadline }) => typeof deadline !== 'string')).toEqual([]);
    expect(rows.filter(({ state_id, assignee }) => state_id === 'running' && !assignee)).toEqual([]);
    const work = (await server.staff(calls.myWork)).data;
    expect(work.overdue).toBeGreaterThan(0);
    expect(work.list[0]?.deadline).toEqual(expect.any(String));
  });

  it('ask for a stake in words with an example, and for measures only of grave defects', async () => {
    const id = ids.get('defect') ?? '';
    const wrong = {
      state: 'pending',
      foundTime: '2026-11-20T01:36:00Z',
      tunnel: 'binjiang',
      cabin: 'electric',
      stake: 'K2 240',
      defectType: ['structure', 'leak'],
      level: 'serious',
    };
    const answer = await server.staff(calls.createRecord, { params: { id }, body: { data: JSON.stringify(wrong) } });
    const messages = (answer.data as unknown as { findings: { message: string }[] }).findings.map(
      ({ message }) => message,
    );
    expect(messages).toEqual(['应为 K 加公里加米，例如 K2+240', '临时措施不能为空']);
    const right = { ...wrong, stake: 'K2+240', level: 'medium' };
    expect(
      (await server.staff(calls.createRecord, { params: { id }, body: { data: JSON.stringify(right) } })).status,
    ).toBe(200);
  });

  it('ask for a stake within the section that was chosen', async () => {
    const id = ids.get('defect') ?? '';
    const place = async (section: string, stake: string) => {
      const record = { tunnel: 'binjiang', cabin: 'electric', defectType: ['structure', 'leak'], level: 'general' };
      const data = JSON.stringify({ ...record, state: 'pending', foundTime: '2026-11-20T01:36:00Z', section, stake });
      return (await server.staff(calls.createRecord, { params: { id }, body: { data } })).status;
    };
    expect([await place('BJ-01', 'K0+600'), await place('BJ-01', 'K2+240'), await place('BJ-02', 'K0+599')]).toEqual([
      ...[200, 422, 422],
    ]);
  });
});
