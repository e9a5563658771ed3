import { expect, it } from 'vitest';
import { type CallBody, type Calls, calls } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import type { Caller, ModelServer } from '../support/model-server.ts';
import { startPageServer } from '../support/page-server.ts';

type Content = CallBody<Calls['createOrganize']>;

describeOnDatabases('companies and departments', { onBoth: 'paths, locks and recursive statements' }, ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  startPageServer(open, (started) => {
    ({ server, stranger } = started);
  });

  const create = (changes: Partial<Content>, by = server.admin) =>
    by(calls.createOrganize, { body: { fullName: '新部门', enCode: 'NEW', category: 'department', ...changes } });
  const made = async (enCode: string, parentId: string | null, category: Content['category'] = 'department') =>
    (await create({ enCode, fullName: enCode, parentId, category })).data.id;
  const load = async (id: string) => (await server.admin(calls.loadOrganize, { params: { id } })).data;
  const save = async (id: string, changes: Partial<Content>) => {
    const { id: _, ...kept } = await load(id);
    return server.admin(calls.saveOrganize, { params: { id }, body: { ...kept, ...changes } });
  };
  const pathOf = async (id: string) => {
    const rows = tables(server.context.database.kysely).selectFrom('base_organize').select(['tree_path', 'parent_id']);
    return rows.where('id', '=', id).where('tenant_id', '=', 'main').executeTakeFirstOrThrow();
  };
  const refusal = { status: 422, data: { findings: [{ at: '/parentId' }] } };

  it('are listed with where they stand, who leads them, and the people within', async () => {
    const { list } = (await server.admin(calls.organizeList, { query: { pageSize: 50 } })).data;
    expect(list.find(({ id }) => id === 'org-company')).toMatchObject({
      ...{ category: 'company', parentId: null, parentIdText: '', managerId: null, managerIdText: '' },
    });
    const control = list.find(({ id }) => id === 'org-control');
    const production = list.find(({ id }) => id === 'org-production');
    expect(control).toMatchObject({ parentId: 'org-production', parentIdText: '生产运行部', enabledMark: 1 });
    expect(production?.people).toBeGreaterThan(control?.people ?? 0);
    const codes = async (query: object) =>
      (await server.admin(calls.organizeList, { query })).data.list.map(({ enCode }) => enCode);
    // A place with what stands below it.
    expect(await codes({ parentId: 'org-production' })).toEqual(['SC', 'YW1', 'YW2', 'JK']);
    expect(await codes({ category: 'company' })).toEqual(['BJGL']);
    expect(await codes({ keyword: 'control' })).toEqual(['JK']);
  });

  it('are made below another one, or on top', async () => {
    const [top, lower] = [await made('TOP', null, 'company'), await made('LOW', 'org-control')];
    expect(await pathOf(top)).toEqual({ tree_path: `${top}/`, parent_id: '0' });
    expect(await pathOf(lower)).toEqual({
      tree_path: `org-company/org-production/org-control/${lower}/`,
      parent_id: 'org-control',
    });
    expect(await load(lower)).toMatchObject({ parentId: 'org-control', category: 'department', revision: 1 });
    // Alike below one parent and not below another; a code belongs to one alone.
    expect((await create({ enCode: 'LOW2', fullName: 'LOW', parentId: 'org-control' })).status).toBe(409);
    expect((await create({ enCode: 'LOW2', fullName: 'LOW', parentId: 'org-safety' })).status).toBe(200);
    expect((await create({ enCode: 'low', fullName: '另一个', parentId: 'org-safety' })).status).toBe(409);
    expect((await create({ enCode: 'TOP2', fullName: 'TOP', category: 'company' })).status).toBe(409);
    expect(await create({ enCode: 'X', parentId: 'nobody' })).toMatchObject({
      status: 400,
      data: { findings: [{ at: '/parentId' }] },
    });
  });

  it('take all that stands below along, never below themselves', async () => {
    const upper = await made('UPPER', 'org-office');
    const lower = await made('LOWER', upper);
    expect((await save(upper, { parentId: 'org-equipment' })).status).toBe(200);
    expect((await pathOf(lower)).tree_path).toBe(`org-company/org-equipment/${upper}/${lower}/`);
    expect(await save(upper, { parentId: lower })).toMatchObject(refusal);
    const move = { id: upper, parentId: 'org-safety' };
    expect((await server.admin(calls.moveOrganize, { body: move })).status).toBe(200);
    expect((await pathOf(lower)).tree_path).toBe(`org-company/org-safety/${upper}/${lower}/`);
    // Rows that were there before have a path as well.
    expect((await pathOf('org-team1')).tree_path).toBe('org-company/org-production/org-team1/');
  });

  it('keep companies above departments', async () => {
    expect(await create({ enCode: 'C1', category: 'company', parentId: 'org-office' })).toMatchObject(refusal);
    const company = await made('C2', 'org-company', 'company');
    const move = { id: company, parentId: 'org-office' };
    expect(await server.admin(calls.moveOrganize, { body: move })).toMatchObject(refusal);
    expect(await save('org-company', { category: 'department' })).toMatchObject({
      status: 422,
      data: { findings: [{ at: '/category' }] },
    });
  });

  it('have somebody who leads them', async () => {
    const id = await made('LED', 'org-office');
    expect((await save(id, { managerId: server.staff.userId })).status).toBe(200);
    expect(await load(id)).toMatchObject({ managerId: server.staff.userId });
    const { list } = (await server.admin(calls.organizeList, { query: { keyword: 'LED' } })).data;
    expect(list[0]?.managerIdText).not.toBe('');
    expect(await save(id, { managerId: 'nobody' })).toMatchObject({
      status: 400,
      data: { findings: [{ at: '/managerId' }] },
    });
  });

  it('are not deleted while anything stands in them', async () => {
    const uses = (await server.admin(calls.organizeUses, { params: { id: 'org-production' } })).data;
    expect(uses.says.length).toBeGreaterThan(2);
    const answer = await server.admin(calls.deleteOrganize, { params: { id: 'org-production' } });
    expect(answer.status).toBe(409);
    const id = await made('GONE', 'org-office');
    expect((await server.admin(calls.deleteOrganize, { params: { id } })).status).toBe(200);
  });

  it('are departments alone on the page of departments', async () => {
    const { list } = (await server.admin(calls.departmentList, { query: { pageSize: 100 } })).data;
    expect(list.some(({ id }) => id === 'org-company')).toBe(false);
    expect(list.some(({ id }) => id === 'org-control')).toBe(true);
    const params = { id: 'org-company' };
    for (const answer of [
      await server.admin(calls.loadDepartment, { params }),
      await server.admin(calls.deleteDepartment, { params }),
      await server.admin(calls.setDepartmentState, { params, body: {} }),
      await server.admin(calls.moveDepartment, { body: { ...params, parentId: '0' } }),
    ])
      expect(answer.status).toBe(404);
    const body = { fullName: '新科室', enCode: 'KS', parentId: 'org-company' };
    const { id } = (await server.admin(calls.createDepartment, { body })).data;
    expect(await load(id)).toMatchObject({ category: 'department', parentId: 'org-company' });
    // A code is one of companies and departments together.
    const taken = await server.admin(calls.createDepartment, { body: { ...body, fullName: '又一个', enCode: 'BJGL' } });
    expect(taken.status).toBe(409);
  });

  it('are of one tenant, and of those who hold the menu and its buttons', async () => {
    expect((await stranger(calls.organizeList, {})).data.list).toEqual([]);
    const params = { id: 'org-office' };
    expect((await stranger(calls.loadOrganize, { params })).status).toBe(404);
    expect((await create({ enCode: 'S', parentId: 'org-office' }, stranger)).status).toBe(400);
    const { staff } = server;
    const reads = async () => [
      (await staff(calls.organizeList, {})).status,
      (await staff(calls.departmentList, {})).status,
      (await create({ enCode: 'R' }, staff)).status,
    ];
    expect(await reads()).toEqual([403, 403, 403]);
    await server.grantStaff('menu', ['menu-permission-organize']);
    server.context.live.announce('rights', { tenantId: 'main' });
    expect(await reads()).toEqual([200, 403, 403]);
  });
});
