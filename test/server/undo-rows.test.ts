import { expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { undoKinds } from '../../engine/schema/undo/undo-kinds.ts';
import { sweepKeptChanges } from '../../server/kernel/kept-changes.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import type { Caller, ModelServer } from '../support/model-server.ts';
import { startPageServer } from '../support/page-server.ts';
import { undoCaller } from '../support/undo-caller.ts';

describeOnDatabases('the way back for rows of administration', ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  startPageServer(open, (started) => {
    ({ server, stranger } = started);
  });
  const { history, attempt, restore, change, goBack } = undoCaller(() => server.admin);
  const db = () => tables(server.context.database.kysely);

  const position = async (enCode: string, more: object = {}) =>
    (
      await server.admin(calls.createPosition, {
        body: { fullName: enCode, enCode, organizeId: 'org-control', ...more },
      })
    ).data.id;
  const loadPosition = async (id: string) => (await server.admin(calls.loadPosition, { params: { id } })).data;
  const savePosition = async (id: string, changes: object) => {
    const { id: _, ...kept } = await loadPosition(id);
    return server.admin(calls.savePosition, { params: { id }, body: { ...kept, ...changes } });
  };
  const loadRole = async (id: string) => (await server.admin(calls.loadRole, { params: { id } })).data;
  const role = async (enCode: string, userIds: string[]) =>
    (await server.admin(calls.createRole, { body: { fullName: enCode, enCode, globalMark: 1, userIds } })).data.id;
  const saveRole = async (id: string, changes: object) => {
    const { id: _, ...kept } = await loadRole(id);
    return server.admin(calls.saveRole, { params: { id }, body: { ...kept, ...changes } });
  };
  const grantPage = async (menu: string, ...buttons: string[]) => {
    await server.grantStaff('menu', [menu]);
    if (buttons.length > 0) await server.grantStaff('button', buttons, menu);
    server.context.live.announce('rights', { tenantId: 'main' });
  };

  it('lists what was done, in words, newest first', async () => {
    const id = await position('HIST', { type: 'technical' });
    await savePosition(id, { fullName: '改名', organizeId: 'org-production', type: null });
    await server.admin(calls.setPositionState, { params: { id }, body: { enabledMark: 0 } });
    const { data } = await history('position', id);
    expect(data.pagination).toEqual({ currentPage: 1, pageSize: 20, total: 3 });
    expect(data.list.map(({ deed, back }) => [deed, back])).toEqual([
      ['更改状态', 'before'],
      ['修改', 'before'],
      ['新建', 'none'],
    ]);
    expect(data.list[1]).toMatchObject({ name: '改名', userName: '系统管理员', isGone: false });
    const parts = data.list[1]?.parts.map(({ label, before, after }) => [label, before, after]);
    expect(parts).toEqual([
      ['名称', 'HIST', '改名'],
      ['所属组织', '生产运行部 / 监控中心', '生产运行部'],
      ['类型', '技术岗', ''],
    ]);
    const english = await server.admin(calls.changeHistory, {
      params: { kind: 'position' },
      query: { target: id, pageSize: 1, currentPage: 2 },
      language: 'en',
    });
    expect(english.data.list.map(({ deed }) => deed)).toEqual(['changed it']);
    expect(english.data.pagination).toEqual({ currentPage: 2, pageSize: 1, total: 3 });
  });

  it('goes back by what was changed, leaves the rest, and is a change of its own', async () => {
    const id = await position('BACK');
    await savePosition(id, { fullName: '一', description: '甲' });
    await savePosition(id, { fullName: '二' });
    await savePosition(id, { type: 'technical' });
    const { tried, done } = await goBack('position', id, 1);
    expect(tried).toMatchObject({ isPossible: true, findings: [], revision: '4' });
    expect(tried.parts.map(({ name, before, after }) => [name, before, after])).toEqual([
      ['fullName', '二', '一'],
      ['type', '技术岗', ''],
    ]);
    expect(done.data.parts).toEqual(tried.parts);
    expect(await loadPosition(id)).toMatchObject({ fullName: '一', description: '甲', type: null, revision: 5 });
    const lines = db().selectFrom('base_audit').select(['action', 'before', 'after']).where('target', '=', id);
    expect((await lines.execute()).find(({ action }) => action === 'position.restore')).toMatchObject({
      before: { fullName: '二', type: 'technical' },
      after: { fullName: '一', type: null },
    });
    // Going back is gone back from.
    expect((await goBack('position', id)).done.status).toBe(200);
    expect(await loadPosition(id)).toMatchObject({ fullName: '二', type: 'technical' });
    const newest = await change('position', id, 1);
    expect(newest.deed).toBe('恢复');
    const same = await attempt('position', newest.id, 'before');
    expect(same.data).toMatchObject({ isPossible: false, parts: [] });
    expect((await restore('position', newest.id, same.data.revision)).status).toBe(409);
  });

  it('brings back what was deleted, and says what stands against it', async () => {
    const id = await position('GONE', { description: '旧' });
    await server.admin(calls.deletePosition, { params: { id } });
    const gone = (await history('position')).data.list.find(({ target }) => target === id);
    expect(gone).toMatchObject({ name: 'GONE', isGone: true, back: 'before' });
    const twin = await position('gone');
    const refused = await goBack('position', id);
    expect(refused.tried).toMatchObject({ isPossible: false, findings: [{ severity: 'error' }] });
    expect(refused.tried.findings[0]?.message).toContain('GONE');
    expect(refused.done.status).toBe(409);
    await server.admin(calls.deletePosition, { params: { id: twin } });
    expect((await goBack('position', id)).done.status).toBe(200);
    expect(await loadPosition(id)).toMatchObject({ id, enCode: 'GONE', description: '旧', revision: 1 });
    const creation = (await history('position', id)).data.list.at(-1);
    expect((await attempt('position', creation?.id ?? '')).data).toMatchObject({ isPossible: false, parts: [] });
  });

  it('puts members back who are there, and keeps those who came another way', async () => {
    const id = await role('crew', ['user-zhoumin', 'user-zhaoxue']);
    await saveRole(id, { userIds: ['user-liuyang'] });
    const { data: people } = await server.admin(calls.userList, { query: {} });
    const other = people.list.find(
      ({ id: one }) => !['user-zhoumin', 'user-zhaoxue', 'user-liuyang', 'user-admin'].includes(one),
    );
    if (!other) throw new Error('There is nobody else.');
    await db().insertInto('base_user_role').values({ tenant_id: 'main', user_id: other.id, role_id: id }).execute();
    await db().updateTable('base_user').set({ enabled_mark: 0 }).where('id', '=', 'user-zhaoxue').execute();
    const { tried, done } = await goBack('role', id);
    await db().updateTable('base_user').set({ enabled_mark: 1 }).where('id', '=', 'user-zhaoxue').execute();
    expect(tried).toMatchObject({ isPossible: true, findings: [{ severity: 'warning' }] });
    expect(tried.findings[0]?.message).toContain('赵雪');
    expect(tried.parts).toMatchObject([{ name: 'userIds', added: ['周敏'], before: '', more: 0 }]);
    expect(done.status).toBe(200);
    expect([...((await loadRole(id)).userIds ?? [])].sort()).toEqual([other.id, 'user-zhoumin'].sort());
  });

  it('keeps names in other languages, whoever goes back', async () => {
    await savePosition('pos-leader', { fullName: '领班' });
    const { id } = await change('position', 'pos-leader');
    const tried = await server.admin(calls.tryRestore, {
      params: { kind: 'position', id },
      body: { to: 'before' },
      language: 'en',
    });
    const body = { to: 'before' as const, revision: tried.data.revision };
    await server.admin(calls.restoreChange, { params: { kind: 'position', id }, body, language: 'en' });
    const row = await db()
      .selectFrom('base_position')
      .select(['full_name', 'names'])
      .where('id', '=', 'pos-leader')
      .execute();
    expect(row).toMatchObject([{ full_name: '班长', names: { en: expect.any(String) } }]);
  });

  it('asks the rules of the page: what depends on a value keeps it', async () => {
    const type = await server.admin(calls.createDictionaryType, {
      body: { fullName: '树', enCode: 'backTree', isTree: 0 },
    });
    const { id } = type.data;
    const { id: _, ...kept } = (await server.admin(calls.loadDictionaryType, { params: { id } })).data;
    await server.admin(calls.saveDictionaryType, { params: { id }, body: { ...kept, isTree: 1 } });
    const entry = (enCode: string, parentId: string | null) =>
      server.admin(calls.createDictionaryEntry, {
        body: { fullName: enCode, enCode, typeId: id, parentId, status: 'none' },
      });
    const top = await entry('top', null);
    const lower = await entry('lower', top.data.id);
    const refused = await goBack('dictionaryType', id);
    expect(refused.tried).toMatchObject({ isPossible: false, parts: [{ name: 'isTree' }] });
    expect(refused.done.status).toBe(422);
    const remove = (one: string) => server.admin(calls.deleteDictionaryEntry, { params: { id: one } });
    await remove(lower.data.id);
    await remove(top.data.id);
    // What stood below it is gone as well: first the one, then the other.
    const orphan = await goBack('dictionaryEntry', lower.data.id);
    expect(orphan.tried).toMatchObject({ isPossible: false, findings: [{ severity: 'error' }] });
    expect((await goBack('dictionaryEntry', top.data.id)).done.status).toBe(200);
    expect((await goBack('dictionaryEntry', lower.data.id)).done.status).toBe(200);
  });

  it('moves a department back with all below it, on either page that shows it', async () => {
    const make = async (enCode: string, parentId: string) =>
      (await server.admin(calls.createDepartment, { body: { fullName: enCode, enCode, parentId } })).data.id;
    const [one, other] = [await make('D1', 'org-company'), await make('D2', 'org-company')];
    const below = await make('D3', one);
    await server.admin(calls.moveOrganize, { body: { id: one, parentId: other } });
    expect((await history('department', one)).data.list[0]).toMatchObject({ deed: '移动' });
    expect((await goBack('department', one)).done.status).toBe(200);
    const path = await db().selectFrom('base_organize').select('tree_path').where('id', '=', below).executeTakeFirst();
    expect(path?.tree_path).toBe(`org-company/${one}/${below}/`);
    // A company is none of the business of the page of departments.
    const company = await server.admin(calls.createOrganize, {
      body: { fullName: '子公司', enCode: 'SUB', category: 'company', parentId: 'org-company' },
    });
    await server.admin(calls.deleteOrganize, { params: { id: company.data.id } });
    expect((await history('department', company.data.id)).data.list).toEqual([]);
    expect((await goBack('organize', company.data.id)).done.status).toBe(200);
  });

  it('is for who has the page and edits there; of two at once one comes second', async () => {
    const id = await position('GUARD');
    await savePosition(id, { fullName: '新名' });
    const { id: made } = await change('position', id);
    const asStaff = async () => [
      (await history('position', id, server.staff)).status,
      (await attempt('position', made, 'before', server.staff)).status,
      (await restore('position', made, '2', 'before', server.staff)).status,
    ];
    expect(await asStaff()).toEqual([403, 403, 403]);
    await grantPage('menu-permission-position');
    expect(await asStaff()).toEqual([403, 403, 403]);
    for (const answer of [
      await history('position', id, stranger),
      await attempt('position', made, 'before', stranger),
      await restore('position', made, '2', 'before', stranger),
    ])
      expect([answer.status, answer.status === 200 ? answer.data : null]).toEqual(
        answer.status === 200 ? [200, { list: [], pagination: expect.objectContaining({ total: 0 }) }] : [404, null],
      );
    expect((await history('users')).status).toBe(400);
    expect((await history('position', 'a b')).status).toBe(400);
    expect((await history('position', id, server.admin, { pageSize: 501 })).status).toBe(400);
    expect((await restore('position', made, '9')).status).toBe(409);
    const both = await Promise.all([restore('position', made, '2'), restore('position', made, '2')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('lets nobody add by it who may not, nor out of what he administers', async () => {
    const menu = 'menu-permission-position';
    const id = await position('NOADD');
    await server.admin(calls.deletePosition, { params: { id } });
    await grantPage(menu, 'btn_edit');
    await server.gradeTo('user-zhoumin', 'org-control');
    // What is gone belongs to nowhere that anybody administers.
    expect((await history('position', undefined, server.staff)).data.list.map(({ target }) => target)).not.toContain(
      id,
    );
    const { id: deletion } = await change('position', id);
    expect((await attempt('position', deletion, 'before', server.staff)).status).toBe(404);
    const own = await position('OWN');
    await savePosition(own, { fullName: '自己' });
    const far = await position('FAR', { organizeId: 'org-company' });
    await savePosition(far, { fullName: '远' });
    expect((await history('position', far, server.staff)).data.list).toEqual([]);
    expect((await goBack('position', own, 0, server.staff)).done.status).toBe(200);
    await savePosition(own, { organizeId: 'org-company' });
    await savePosition(own, { organizeId: 'org-control' });
    // It is his by now; where it was it would be out of his reach.
    const out = await goBack('position', own, 0, server.staff);
    expect(out.tried).toMatchObject({ isPossible: false, findings: [{ severity: 'error' }] });
    expect(out.done.status).toBe(403);
  });

  it('keeps changes for so long and no longer', async () => {
    const id = await position('OLD');
    await savePosition(id, { fullName: '旧名' });
    await db()
      .updateTable('base_kept_change')
      .set({ creator_time: '2020-01-01T00:00:00Z' })
      .where('target', '=', id)
      .execute();
    await sweepKeptChanges(server.context, '2020-01-02T00:00:00Z');
    expect((await history('position', id)).data.list).toEqual([]);
  });

  it('names every kind once', () => {
    expect(new Set(undoKinds).size).toBe(undoKinds.length);
    expect(undoKinds).toContain('role');
  });
});
