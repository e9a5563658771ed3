import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrganizeLine } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { openServer, type Server } from './server-fixture.ts';

describeOnDatabases('companies and departments, level by level', ({ open }) => {
  let server: Server;
  let admin: string;
  let staff: string;
  beforeAll(async () => {
    server = await openServer(await open());
    admin = await server.token('admin');
    staff = await server.token('staff');
  });
  afterAll(() => server.close());

  const ask = (parentId: string, body: object, token: string | undefined) =>
    server.call('POST', `/api/permission/Organize/Department/Children/${parentId}`, {
      ...(token ? { token } : {}),
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const list = async (parentId: string, body: object = {}, token = admin): Promise<OrganizeLine[]> =>
    (await ask(parentId, body, token)).data.list;
  const ids = async (...asked: Parameters<typeof list>) => (await list(...asked)).map(({ id }) => id);

  it('answers what stands directly below, and whether there is more', async () => {
    expect(await list('0')).toMatchObject([{ id: 'org-company', type: 'company', hasChildren: true, isLeaf: false }]);
    const teams = await list('org-production');
    expect(teams.map(({ id, hasChildren }) => [id, hasChildren])).toEqual([
      ['org-team1', false],
      ['org-team2', false],
      ['org-control', false],
    ]);
    expect(teams[0]).toMatchObject({
      organize: '滨江新城综合管廊运营有限公司/生产运行部/运维一班',
      organizeIds: ['org-company', 'org-production', 'org-team1'],
      disabled: false,
    });
    expect(await list('org-team1')).toEqual([]);
    expect(await list('nowhere')).toEqual([]);
  });

  it('answers page by page', async () => {
    const { data } = await ask('org-company', { currentPage: 2, pageSize: 3 }, admin);
    expect(data.list.map(({ id }: OrganizeLine) => id)).toEqual(['org-office']);
    expect(data.pagination).toEqual({ currentPage: 2, pageSize: 3, total: 4 });
  });

  it('finds a word at any level', async () => {
    expect(await ids('0', { keyword: '运维' })).toEqual(['org-team1', 'org-team2']);
    expect(await ids('0', { keyword: 'jk' })).toEqual(['org-control']);
  });

  it('offers a range with what stands below it; what leads there is switched off', async () => {
    const departIds = ['org-team2', 'org-safety--department'];
    const shown = async (parentId: string) =>
      (await list(parentId, { departIds })).map(({ id, disabled }) => [id, disabled]);
    expect(await shown('0')).toEqual([['org-company', true]]);
    expect(await shown('org-company')).toEqual([
      ['org-production', true],
      ['org-safety', false],
    ]);
    expect(await shown('org-production')).toEqual([['org-team2', false]]);
    expect(await ids('0', { departIds: ['org-production'], keyword: '班' })).toEqual(['org-team1', 'org-team2']);
    expect(await list('0', { departIds: [] })).toEqual([]);
    expect(await list('0', { departIds: ['gone'] })).toEqual([]);
  });

  it('offers what somebody looks after, or companies alone', async () => {
    const own = await list('0', { mode: 'auth' }, staff);
    expect(own).toHaveLength(1);
    expect(own[0]?.organizeIds).toEqual([own[0]?.id]);
    expect(await ids('0', { mode: 'auth' })).toEqual(['org-company']);
    expect(await list('0', { mode: 'organize' })).toMatchObject([{ id: 'org-company', hasChildren: false }]);
  });

  it('leaves out what is switched off, of another tenant, or in a circle', async () => {
    const db = tables(server.database.kysely);
    const set = (change: object) => db.updateTable('base_organize').set(change).where('id', '=', 'org-team1').execute();
    await set({ enabled_mark: 0 });
    expect(await ids('org-production')).not.toContain('org-team1');
    await set({ enabled_mark: 1, tenant_id: 'second' });
    expect(await ids('0', { keyword: '运维' })).toEqual(['org-team2']);
    await set({ tenant_id: 'main', parent_id: 'org-team1' });
    expect(await ids('0', { keyword: '运维' })).toEqual(['org-team2']);
    await set({ parent_id: 'org-production' });
  });

  it('refuses nobody, and what cannot be asked', async () => {
    expect((await ask('0', {}, undefined)).status).toBe(401);
    for (const body of [
      { keyword: 'a'.repeat(201) },
      { pageSize: 201 },
      { currentPage: 0 },
      { mode: 'none' },
      { departIds: 'org-team1' },
      { departIds: Array(501).fill('x') },
      { departIds: ['a\u0000'] },
      { more: 1 },
    ])
      expect((await ask('0', body, admin)).status, JSON.stringify(body)).toBe(400);
    expect((await ask('a%00', {}, admin)).status).toBe(400);
  });
});
