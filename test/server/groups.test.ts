import { expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import type { Caller, ModelServer } from '../support/model-server.ts';
import { startPageServer } from '../support/page-server.ts';

describeOnDatabases('groups', { onBoth: 'lists of ids in statements' }, ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  startPageServer(open, (started) => {
    ({ server, stranger } = started);
  });

  const create = (body: object, by = server.admin) =>
    by(calls.createGroup, { body: { fullName: '值守组', enCode: 'ZS', ...body } });
  const load = async (id: string) => (await server.admin(calls.loadGroup, { params: { id } })).data;
  const save = async (id: string, changes: object) => {
    const { id: _, ...kept } = await load(id);
    return server.admin(calls.saveGroup, { params: { id }, body: { ...kept, ...changes } });
  };

  it('are listed with what they are for and how many belong to them', async () => {
    const { list } = (await server.admin(calls.groupList, {})).data;
    expect(list.map(({ enCode, categoryText, people }) => [enCode, categoryText, people])).toEqual([
      ['YJQX', '应急', 4],
      ['FXZS', '应急', 3],
      ['SBYS', '业务', 3],
    ]);
    const english = await server.admin(calls.groupList, { query: { category: 'business' }, language: 'en' });
    expect(english.data.list.map(({ categoryText }) => categoryText)).toEqual(['Business']);
    expect((await load('group-flood')).userIds).toEqual(['user-liwei', 'user-sunhao', 'user-zhaoxue']);
  });

  it('have the people who are sent, each once, and tell the audit who came and went', async () => {
    const { id } = (await create({ userIds: ['user-liwei', 'user-sunhao', 'user-liwei'] })).data;
    expect((await load(id)).userIds).toEqual(['user-liwei', 'user-sunhao']);
    expect((await save(id, { userIds: ['user-sunhao', 'user-zhoumin'] })).status).toBe(200);
    expect(await load(id)).toMatchObject({ userIds: ['user-sunhao', 'user-zhoumin'], revision: 2 });
    const audited = await tables(server.context.database.kysely)
      .selectFrom('base_audit')
      .select(['before', 'after'])
      .where('target', '=', id)
      .where('action', '=', 'group.change')
      .executeTakeFirst();
    expect(audited).toEqual({
      before: { userIds: ['user-liwei', 'user-sunhao'] },
      after: { userIds: ['user-sunhao', 'user-zhoumin'] },
    });
    // Of whom nothing is said, nobody goes.
    const body = { fullName: '值守组', enCode: 'ZS', revision: 2 };
    expect((await server.admin(calls.saveGroup, { params: { id }, body })).status).toBe(200);
    expect((await load(id)).userIds).toHaveLength(2);
    expect((await server.admin(calls.deleteGroup, { params: { id } })).status).toBe(200);
    const left = tables(server.context.database.kysely).selectFrom('base_group_member').select('object_id');
    expect(await left.where('group_id', '=', id).execute()).toEqual([]);
  });

  it('keep whoever was switched off since, and take nobody who is, or is not there', async () => {
    const people = tables(server.context.database.kysely).updateTable('base_user').where('id', '=', 'user-liwei');
    const { id } = (await create({ enCode: 'OFF', fullName: '离岗组', userIds: ['user-liwei'] })).data;
    await people.set({ enabled_mark: 0 }).execute();
    expect((await save(id, { userIds: ['user-liwei', 'user-zhoumin'] })).status).toBe(200);
    const refused = { status: 400, data: { findings: [{ at: '/userIds' }] } };
    expect(await create({ enCode: 'OFF2', fullName: '又一组', userIds: ['user-liwei'] })).toMatchObject(refused);
    expect(await save(id, { userIds: ['nobody'] })).toMatchObject(refused);
    await people.set({ enabled_mark: 1 }).execute();
  });

  it('are of one tenant, and of those who hold the menu and its buttons', async () => {
    expect((await stranger(calls.groupList, {})).data.list).toEqual([]);
    expect((await stranger(calls.loadGroup, { params: { id: 'group-flood' } })).status).toBe(404);
    const { staff } = server;
    const does = async () => [(await staff(calls.groupList, {})).status, (await create({ enCode: 'R' }, staff)).status];
    expect(await does()).toEqual([403, 403]);
    await server.grantStaff('menu', ['menu-permission-group']);
    server.context.live.announce('rights', { tenantId: 'main' });
    expect(await does()).toEqual([200, 403]);
  });
});
