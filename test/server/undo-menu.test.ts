import { expect, it } from 'vitest';
import { type CallBody, type Calls, calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import type { Caller, ModelServer } from '../support/model-server.ts';
import { startPageServer } from '../support/page-server.ts';
import { undoCaller } from '../support/undo-caller.ts';

type Entry = CallBody<Calls['createMenuEntry']>;

describeOnDatabases('versions of the menu', ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  startPageServer(open, (started) => {
    ({ server, stranger } = started);
  });
  const { history, attempt, restore, goBack } = undoCaller(() => server.admin);
  const db = () => tables(server.context.database.kysely);
  /** What comes next is another version: the minute of the last one is over. */
  const laterOn = () =>
    db()
      .updateTable('base_menu_version')
      .set({ creator_time: '2020-01-01T00:00:00Z' })
      .where('note', '=', '')
      .execute();

  const make = async (enCode: string, parentId: string | null = null, more: Partial<Entry> = {}) =>
    (
      await server.admin(calls.createMenuEntry, {
        body: { fullName: enCode, enCode, type: '0', linkTarget: '_self', category: 'Web', parentId, ...more },
      })
    ).data.id;
  const save = async (id: string, changes: Partial<Entry>) => {
    const { id: _, ...kept } = (await server.admin(calls.loadMenuEntry, { params: { id } })).data;
    return server.admin(calls.saveMenuEntry, { params: { id }, body: { ...kept, ...changes } });
  };
  const row = (id: string) =>
    db()
      .selectFrom('base_menu')
      .select(['parent_id', 'full_name', 'tree_path', 'sort_code'])
      .where('id', '=', id)
      .executeTakeFirst();
  const versions = async () => (await history('menuTree')).data.list;

  it('are kept after each change, one a minute, with what was there before the first', async () => {
    const top = await make('vTop');
    await make('vLow', top);
    const list = await versions();
    expect(list.map(({ name, back }) => [name, back])).toEqual([
      ['版本 2', 'none'],
      ['版本 1', 'after'],
    ]);
    expect(list[0]?.parts).toMatchObject([{ label: '新增', added: ['vTop', 'vLow'], removed: [] }]);
    expect(list[1]).toMatchObject({ parts: [], userName: '', deed: '最初的菜单' });
    await laterOn();
    await save(top, { fullName: '改名' });
    expect((await versions())[0]?.parts).toMatchObject([{ label: '改名 · 名称', before: 'vTop', after: '改名' }]);
  });

  it('come back as a whole: what was moved, renamed, deleted and added', async () => {
    const [one, other] = [await make('A'), await make('B')];
    const inner = await make('inner', one, { type: '7', urlAddress: 'https://a.example.com/', nameEn: 'Inner' });
    await laterOn();
    const [whole] = await versions();
    await server.admin(calls.moveMenuEntry, { body: { id: inner, parentId: other } });
    await save(other, { fullName: '乙' });
    await laterOn();
    await server.admin(calls.deleteMenuEntry, { params: { id: inner } });
    await server.admin(calls.deleteMenuEntry, { params: { id: one } });
    const late = await make('late');
    const { data } = await attempt('menuTree', whole?.id ?? '', 'after');
    expect(data.findings.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
    expect(data.parts).toMatchObject([
      { label: '新增', added: expect.arrayContaining(['A', 'inner']) },
      { label: '删除', removed: ['late'] },
      { label: 'B · 名称', before: '乙', after: 'B' },
    ]);
    const before = await versions();
    const done = await restore('menuTree', whole?.id ?? '', data.revision, 'after');
    expect(done.data.parts).toEqual(data.parts);
    expect(await row(inner)).toMatchObject({ parent_id: one, tree_path: `${one}/${inner}/` });
    expect(await row(other)).toMatchObject({ full_name: 'B' });
    expect(await row(late)).toBeUndefined();
    const [newest, ...rest] = await versions();
    expect(newest?.deed).toBe(`恢复到${whole?.name}`);
    expect(rest.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const stale = await restore('menuTree', whole?.id ?? '', data.revision, 'after');
    expect(stale.status).toBe(409);
    // Each entry has it in its own history as well.
    expect((await history('menuEntry', inner)).data.list[0]?.deed).toBe('恢复');
    expect((await goBack('menuEntry', other)).done.status).toBe(200);
    expect(await row(other)).toMatchObject({ full_name: '乙' });
  });

  it('leave pages of the program where they are, and swap what stands in each other', async () => {
    const [one] = [await make('S1')];
    const inner = await make('S2', one);
    await laterOn();
    const [whole] = await versions();
    await server.admin(calls.moveMenuEntry, { body: { id: inner, parentId: '0' } });
    await server.admin(calls.moveMenuEntry, { body: { id: one, parentId: inner } });
    await db().updateTable('base_menu').set({ id: 'menu-renewed' }).where('id', '=', 'menu-permission-group').execute();
    const { data } = await attempt('menuTree', whole?.id ?? '', 'after');
    // An entry of that code stands there already, which stays.
    expect(data).toMatchObject({ isPossible: false });
    await db().updateTable('base_menu').set({ id: 'menu-permission-group' }).where('id', '=', 'menu-renewed').execute();
    const again = await attempt('menuTree', whole?.id ?? '', 'after');
    expect(again.data).toMatchObject({ isPossible: true, findings: [] });
    expect((await restore('menuTree', whole?.id ?? '', again.data.revision, 'after')).status).toBe(200);
    expect(await row(inner)).toMatchObject({ parent_id: one, tree_path: `${one}/${inner}/` });
  });

  it('are for who adds, edits and removes there, of his own tenant, and not without number', async () => {
    const menu = 'menu-system-menu';
    await server.grantStaff('menu', [menu]);
    await server.grantStaff('button', ['btn_edit'], menu);
    server.context.live.announce('rights', { tenantId: 'main' });
    const [newest] = await versions();
    expect((await history('menuTree', undefined, server.staff)).status).toBe(200);
    expect((await attempt('menuTree', newest?.id ?? '', 'after', server.staff)).status).toBe(403);
    expect((await attempt('menuTree', newest?.id ?? '', 'after', stranger)).status).toBe(404);
    const { id, name } = newest ?? { id: '', name: '' };
    expect(name).not.toBe('');
    const { rows } = { rows: Array.from({ length: limits.menuVersions + 5 }, (_, place) => place + 100) };
    await db()
      .insertInto('base_menu_version')
      .values(
        rows.map((version) => ({
          ...{ tenant_id: 'main', version, id: `v${version}`, tree: '{}', note: '', creator_id: null },
          creator_time: '2020-01-01T00:00:00Z',
        })),
      )
      .execute();
    await make('one.more');
    expect((await history('menuTree')).data.pagination.total).toBe(limits.menuVersions);
    expect((await attempt('menuTree', id, 'after')).status).toBe(404);
  });
});
