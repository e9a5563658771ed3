import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { settleMenu } from '../../server/resources/settle-menu.ts';
import { describeOnEmbedded } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';
import { undoCaller } from '../support/undo-caller.ts';

const groups = 'menu-permission-group';
const roles = 'menu-permission-role';
const page = 'menu-permission-authorize';

// One connection: a call that waits for itself within a dry run would stand still here.
describeOnEmbedded('the way back for rights, settings and row schemes', ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  let entry: string;
  beforeAll(async () => {
    server = await startModelServer(await open());
    await settleMenu(server.context);
    stranger = await addTenant(server, 'elsewhere');
    const design = model(
      'undo.rows',
      [field('input', 'title', { config: { label: '标题' } })],
      listOf(['title'], { useDataPermission: true }),
    );
    const id = await publishDesign(server, design);
    const menu = await db().selectFrom('base_menu').select('id').where('model_id', '=', id).executeTakeFirstOrThrow();
    entry = menu.id;
  });
  afterAll(() => server.app.close());
  const { history, attempt, restore, change, goBack } = undoCaller(() => server.admin);
  const db = () => tables(server.context.database.kysely);

  const held = async (id: string, type: 'module' | 'button' = 'module') =>
    (await server.admin(calls.authorityValues, { params: { id }, body: { objectType: 'role', type } })).data;
  const save = async (id: string, body: object) => {
    const { revision } = await held(id);
    const answer = await server.admin(calls.saveAuthority, {
      params: { id },
      body: { objectType: 'role', revision, ...body },
    });
    expect(answer.status).toBe(200);
  };
  const role = async (enCode: string) =>
    (await server.admin(calls.createRole, { body: { fullName: enCode, enCode, globalMark: 1 } })).data.id;

  it('takes back what was granted, with the ends that rights had', async () => {
    const id = await role('lent');
    await save(id, { module: [groups], button: [`${groups}:btn_add`], reason: '汛期', validTo: '2099-12-31' });
    await save(id, { module: [groups, roles], button: [`${groups}:btn_add`] });
    await save(id, { module: [roles], button: [] });
    const { data } = await history('roleGrants', id);
    expect(data.list.map(({ deed }) => deed)).toEqual(['设置权限', '设置权限', '设置权限']);
    expect(data.list[0]?.parts.map(({ label, removed }) => [label, removed])).toEqual([
      ['菜单', ['分组管理']],
      ['按钮', ['分组管理 · 新建']],
    ]);
    const { tried, done } = await goBack('roleGrants', id);
    expect(tried).toMatchObject({
      isPossible: true,
      findings: [],
      parts: [{ added: ['分组管理'] }, { removed: [] }],
    });
    expect(done.status).toBe(200);
    expect([...(await held(id)).ids].sort()).toEqual([groups, roles].sort());
    const lent = await db()
      .selectFrom('base_authorize')
      .select(['item_id', 'valid_to', 'reason'])
      .where('object_id', '=', id)
      .orderBy('item_id')
      .execute();
    expect(lent.map(({ item_id, valid_to, reason }) => [item_id, valid_to === null, reason])).toEqual([
      ['btn_add', false, '汛期'],
      [groups, false, '汛期'],
      [roles, true, ''],
    ]);
    const audited = await db().selectFrom('base_audit').select('action').where('target', '=', id).execute();
    expect(audited.map(({ action }) => action)).toContain('grants.restore');
    // The first state of all: nothing was granted.
    const first = (await history('roleGrants', id)).data.list.at(-1);
    const all = await attempt('roleGrants', first?.id ?? '');
    expect((await restore('roleGrants', first?.id ?? '', all.data.revision)).status).toBe(200);
    expect((await held(id)).ids).toEqual([]);
  });

  it('leaves out rights that have ended or whose entry is gone', async () => {
    const id = await role('ended');
    await save(id, { module: [groups] });
    await db()
      .updateTable('base_authorize')
      .set({ valid_to: '2098-01-01T00:00:00Z' })
      .where('item_id', '=', groups)
      .execute();
    await save(id, { module: [] });
    const kept = db().updateTable('base_kept_change').where('target', '=', id).where('deed', '=', 'authorize');
    const newest = await change('roleGrants', id);
    const terms = [{ kind: 'module', id: groups, validTo: '2001-01-01T00:00:00Z', reason: '' }];
    const before = { module: [groups, 'menu-gone'], terms };
    await kept
      .set({ before: JSON.stringify(before) })
      .where('id', '=', newest.id)
      .execute();
    const { data } = await attempt('roleGrants', newest.id);
    expect(data.findings.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
    expect(data).toMatchObject({ isPossible: false, parts: [] });
  });

  it('hands out nothing by it that its author lacks', async () => {
    const id = await role('limited');
    await save(id, { module: [groups] });
    await save(id, { module: [] });
    await server.grantStaff('menu', [page]);
    await server.grantStaff('button', ['btn_edit'], page);
    server.context.live.announce('rights', { tenantId: 'main' });
    const beyond = await goBack('roleGrants', id, 0, server.staff);
    expect(beyond.tried?.isPossible ?? false).toBe(false);
    expect([403, 404]).toContain(beyond.done.status);
    await server.gradeTo('user-zhoumin');
    const lacking = await goBack('roleGrants', id, 0, server.staff);
    expect(lacking.tried).toMatchObject({ isPossible: false, findings: [{ severity: 'error' }] });
    expect(lacking.done.status).toBe(403);
    expect((await held(id)).ids).toEqual([]);
    expect((await history('roleGrants', id, stranger)).status).toBe(404);
    expect((await history('roleGrants')).status).toBe(400);
  });

  it('takes back what was set, field by field', async () => {
    const load = async () => (await server.admin(calls.loadSysConfig, {})).data;
    const set = async (body: object) =>
      server.admin(calls.saveSysConfig, { body: { revision: (await load()).revision, ...body } });
    await set({ companyEmail: 'a@example.com', tokenTimeout: 30 });
    await set({ companyEmail: 'b@example.com' });
    await set({ passwordErrorsNumber: 9 });
    const { data } = await history('settings');
    expect(data.list[1]?.parts).toMatchObject([
      { name: 'companyEmail', before: 'a@example.com', after: 'b@example.com' },
    ]);
    const { done } = await goBack('settings', undefined, 1);
    expect(done.status).toBe(200);
    expect(await load()).toMatchObject({ companyEmail: 'a@example.com', tokenTimeout: 30, revision: 4 });
    expect((await load()).passwordErrorsNumber).not.toBe(9);
    const stale = await change('settings', undefined);
    expect((await restore('settings', stale.id, '3')).status).toBe(409);
    expect((await history('settings', undefined, server.staff)).status).toBe(403);
    expect((await history('settings', undefined, stranger)).data.list).toEqual([]);
  });

  it('brings row schemes back, judged anew', async () => {
    const content = { fullName: '甲类', enCode: 'kindA', allData: false, matchLogic: 'and' as const, sortCode: 1 };
    const group = (value: string) => ({
      logic: 'and' as const,
      groups: [{ field: 'title', op: '==' as const, kind: 'value' as const, value }],
    });
    const made = await server.admin(calls.createRowScheme, {
      body: { moduleId: entry, ...content, groups: [group('甲')] },
    });
    const { id } = made.data;
    const body = { ...content, groups: [group('乙')], revision: 1 };
    await server.admin(calls.saveRowScheme, { params: { id }, body });
    const list = async () => (await server.admin(calls.rowSchemeList, { params: { id: entry } })).data.list;
    const found = (await history('rowScheme', id)).data.list[0];
    expect(found?.parts).toMatchObject([
      { label: '条件', before: expect.stringContaining('甲'), after: expect.stringContaining('乙') },
    ]);
    expect((await goBack('rowScheme', id)).done.status).toBe(200);
    expect((await list()).at(-1)).toMatchObject({ id, groups: [group('甲')], revision: 3 });
    await server.admin(calls.deleteRowScheme, { params: { id } });
    expect((await history('rowScheme', entry)).data.list[0]).toMatchObject({ isGone: true });
    const twin = await server.admin(calls.createRowScheme, {
      body: { moduleId: entry, ...content, groups: [group('丙')] },
    });
    expect((await goBack('rowScheme', id)).tried).toMatchObject({
      isPossible: false,
      findings: [{ severity: 'error' }],
    });
    await server.admin(calls.deleteRowScheme, { params: { id: twin.data.id } });
    expect((await goBack('rowScheme', id)).done.status).toBe(200);
    expect((await list()).at(-1)).toMatchObject({ id, fullName: '甲类', groups: [group('甲')] });
  });
});
