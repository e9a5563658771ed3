import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, startModelServer } from '../support/model-server.ts';

describeOnDatabases('rules for numbers', { onBoth: 'distinct rows, patterns in statements' }, ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  beforeAll(async () => {
    server = await startModelServer(await open());
    stranger = await addTenant(server, 'elsewhere');
  });
  afterAll(() => server.app.close());

  const usual = { fullName: '合同编号', enCode: 'contractNo', dateFormat: 'no', digit: 3, startNumber: 7 };
  const create = (body: object) => server.admin(calls.createBillRule, { body: { ...usual, ...body } });
  const number = async (id: string) => (await server.admin(calls.billNumber, { params: { id } })).data;
  const listed = async (keyword: string) =>
    (await server.admin(calls.billRuleList, { query: { keyword } })).data.list[0];

  it('are listed with what their numbers look like and the last one that they gave out', async () => {
    const { id } = (await create({ prefix: 'HT-', suffix: '/甲' })).data;
    expect(await listed('contractNo')).toMatchObject({ example: 'HT-007/甲', current: '' });
    expect([await number(id), await number('contractNo')]).toEqual(['HT-007/甲', 'HT-008/甲']);
    expect(await listed('contractNo')).toMatchObject({ current: 'HT-008/甲' });
    const day = await listed('defectNo');
    expect(day).toMatchObject({ categoryText: '巡检管理', example: expect.stringMatching(/^QX\d{8}0001$/) });
    // Where forms choose a rule, its category is named as before.
    const offered = (await server.admin(calls.billRules, { query: { keyword: 'defectNo' } })).data.list[0];
    expect(offered).toMatchObject({ category: '巡检管理', example: day?.example });
  });

  it('change from the next number on', async () => {
    const { id } = (await create({ enCode: 'changing', fullName: '变更编号' })).data;
    expect(await number(id)).toBe('007');
    const body = { ...usual, enCode: 'changing', fullName: '变更编号', prefix: 'B', digit: 5, revision: 1 };
    expect((await server.admin(calls.saveBillRule, { params: { id }, body })).status).toBe(200);
    expect(await number(id)).toBe('B00008');
    await server.admin(calls.setBillRuleState, { params: { id }, body: { enabledMark: 0 } });
    expect((await server.admin(calls.billNumber, { params: { id } })).status).toBe(400);
  });

  it('are refused at the field that is wrong', async () => {
    for (const [changes, at] of [
      [{ prefix: 'A B' }, '/prefix'],
      [{ suffix: '<' }, '/suffix'],
      [{ digit: 2, startNumber: 100 }, '/startNumber'],
      [{ category: 'nothing' }, '/category'],
    ] as const)
      expect(await create({ enCode: 'wrong', ...changes })).toMatchObject({
        status: 400,
        data: { findings: [{ at }] },
      });
    for (const changes of [{ digit: 0 }, { digit: 10 }, { dateFormat: 'dd' }, { prefix: 'x'.repeat(21) }])
      expect((await create({ enCode: 'wrong', ...changes })).status).toBe(400);
  });

  it('are not deleted while a form numbers by them; with one that nobody needs its counter goes', async () => {
    const { id } = (await create({ enCode: 'used', fullName: '在用编号' })).data;
    const number1 = await number(id);
    const numbered = model(
      'contract',
      [field('billRule', 'no', { props: { rule: 'used' } }), field('input', 'title')],
      listOf(['no', 'title']),
    );
    const saved = await server.admin(calls.importModel, { body: { design: numbered } });
    const form = saved.data.id ?? '';
    const uses = (await server.admin(calls.billRuleUses, { params: { id } })).data;
    expect(uses).toMatchObject({ count: 1, list: [{ id: form }] });
    expect((await server.admin(calls.deleteBillRule, { params: { id } })).status).toBe(409);
    await server.admin(calls.deleteModel, { params: { id: form } });
    expect((await server.admin(calls.deleteBillRule, { params: { id } })).status).toBe(200);
    const again = (await create({ enCode: 'used', fullName: '在用编号' })).data;
    expect(await number(again.id)).toBe(number1);
  });

  it('are of one tenant, and of those who hold the menu', async () => {
    expect((await stranger(calls.billRuleList, {})).data.list).toEqual([]);
    expect((await stranger(calls.loadBillRule, { params: { id: 'bill-defect' } })).status).toBe(404);
    expect((await server.staff(calls.billRuleList, {})).status).toBe(403);
    expect((await server.staff(calls.createBillRule, { body: { ...usual, enCode: 'staff' } })).status).toBe(403);
  });
});
