import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type CallBody, type Calls, calls } from '../../engine/schema/calls/index.ts';
import { grant } from '../../server/permission/authorize.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { type Caller, type ModelServer, publishDesign } from '../support/model-server.ts';
import { startPageServer } from '../support/page-server.ts';

const menuId = 'menu-system-menu';
let forms = 0;
const form = () => {
  forms += 1;
  return model(`form${forms}`, [field('input', 'name')], listOf(['name']));
};
type Entry = CallBody<Calls['createMenuEntry']>;

describeOnDatabases('menus', { onBoth: 'paths, locks, statements over trees' }, ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  startPageServer(open, (started) => {
    ({ server, stranger } = started);
  });

  const directory: Entry = {
    ...{ fullName: '目录', enCode: 'folder', type: '0', linkTarget: '_self', category: 'Web' },
  };
  const link: Entry = { ...directory, type: '7', enCode: 'link', urlAddress: 'https://maps.example.com/' };
  const make = (body: Partial<Entry>, by = server.admin) =>
    by(calls.createMenuEntry, { body: { ...directory, ...body } });
  const load = async (id: string) => (await server.admin(calls.loadMenuEntry, { params: { id } })).data;
  const save = async (id: string, changes: Partial<Entry> & { revision?: number }, by = server.admin) => {
    const { id: _, ...kept } = await load(id);
    return by(calls.saveMenuEntry, { params: { id }, body: { ...kept, ...changes } });
  };
  const move = (id: string, parentId: string, beforeId?: string, by = server.admin) =>
    by(calls.moveMenuEntry, { body: { id, parentId, ...(beforeId && { beforeId }) } });
  const remove = (id: string, by = server.admin) => by(calls.deleteMenuEntry, { params: { id } });
  const tree = async (query: object = {}, by = server.admin, systemId = '0') =>
    (await by(calls.menuOfSystem, { params: { systemId }, query })).data.list;
  const refusal = (status: number, at: string) => ({ status, data: { findings: [{ at }] } });
  const pathOf = async (id: string) => {
    const { rows } = await sql<{ path: string }>`
      select tree_path as path from base_menu where tenant_id = 'main' and id = ${id}`.execute(
      server.context.database.kysely,
    );
    return rows[0]?.path;
  };
  const grantMenu = async (itemIds: readonly string[], objectType: 'role' | 'user', objectId: string) => {
    const who = { tenantId: 'main', actorId: null, now: new Date() };
    await server.context.database.transaction((trx) =>
      grant(trx, who, { itemType: 'menu', itemIds, objectType, objectId }),
    );
    server.context.live.announce('rights', { tenantId: 'main' });
  };
  const menuOf = async (by: Caller) => JSON.stringify((await by(calls.currentUser, {})).data.menuList);

  it('is a tree that says where each entry can go, and finds an entry under what it stands in', async () => {
    const whole = await tree();
    const system = whole.find(({ id }) => id === 'menu-system');
    expect(system?.children?.find(({ id }) => id === menuId)).toMatchObject({
      ...{ enCode: 'system.menu', type: '2', isFixed: true, aboveId: '0', mayGoOut: true },
    });
    const found = await tree({ keyword: 'system/menu' });
    expect(found).toMatchObject([{ id: 'menu-system', children: [{ id: menuId }] }]);
    expect(found[0]?.children).toHaveLength(1);
    expect(await tree({ category: 'App' })).toEqual([]);
    expect((await tree({}, server.admin, 'nowhere')).length).toBe(0);
    const paths = await sql`select 1 from base_menu where tree_path = ''`.execute(server.context.database.kysely);
    expect(paths.rows).toEqual([]);
  });

  it('has new entries that administrators alone see, until they are granted', async () => {
    const parentId = (await make({ enCode: 'a.dir', nameEn: 'Folder' })).data.id;
    const { id } = (await make({ ...link, enCode: 'a.link', parentId })).data;
    expect(await load(id)).toMatchObject({ parentId, systemId: 'system-main', category: 'Web', revision: 1 });
    expect(await pathOf(id)).toBe(`${parentId}/${id}/`);
    expect(await menuOf(server.admin)).toContain(id);
    expect(await menuOf(server.staff)).not.toContain(id);
    expect((await server.admin(calls.menuHolders, { params: { id } })).data.people).toBe(0);
    await grantMenu([id], 'role', 'role-staff');
    expect((await server.admin(calls.menuHolders, { params: { id } })).data.people).toBeGreaterThan(1);
    expect((await remove(parentId)).status).toBe(409);
    expect((await remove(id)).status).toBe(200);
    const left = await sql`select 1 from base_authorize where item_id = ${id}`.execute(server.context.database.kysely);
    expect(left.rows).toEqual([]);
    expect((await remove(parentId)).status).toBe(200);
  });

  it('takes what belongs to a kind, and nothing that runs or is not there', async () => {
    for (const urlAddress of ['javascript:alert(1)', 'data:text/html,x', 'maps', '', 'https://', ' JAVAscript:x'])
      expect(await make({ ...link, enCode: 'b.wrong', urlAddress })).toMatchObject(refusal(422, '/urlAddress'));
    // biome-ignore lint/suspicious/noTemplateCurlyInString: places of a link
    for (const urlAddress of ['${dataV}/view/1?token=${token}', 'http://a.example/?t=${hallToken}'])
      expect((await make({ ...link, enCode: `b.${urlAddress.length}`, urlAddress })).status).toBe(200);
    for (const urlAddress of ['https://a.example', '../x', 'a b', '//a', 'no/such/page'])
      expect(await make({ type: '2', enCode: 'b.page', urlAddress })).toMatchObject(refusal(422, '/urlAddress'));
    expect(await make({ type: '2', enCode: 'b.page', urlAddress: '/system/menu' })).toMatchObject(
      refusal(409, '/urlAddress'),
    );
    expect(await make({ type: '3', enCode: 'b.model', modelId: 'nowhere' })).toMatchObject(refusal(422, '/modelId'));
    expect(await make({ type: '6', enCode: 'b.view' })).toMatchObject(refusal(422, '/modelId'));
    expect(await make({ type: '8', enCode: 'b.portal' })).toMatchObject(refusal(422, '/type'));
    expect(await make({ enCode: 'with_sign' })).toMatchObject(refusal(400, '/enCode'));
    expect(await make({ enCode: 'SYSTEM.menu' })).toMatchObject(refusal(409, '/enCode'));
    for (const wrong of [{ fullName: '' }, { fullName: 'x'.repeat(51) }, { type: '9' }, { tree_path: '' }])
      expect((await make(wrong as Partial<Entry>)).status).toBe(400);
    const modelId = await publishDesign(server, form(), false);
    const { id } = (await make({ type: '3', enCode: 'b.model', modelId, urlAddress: 'javascript:x' })).data;
    expect(await load(id)).toMatchObject({ modelId, urlAddress: `model/${modelId}` });
    expect((await server.admin(calls.menuModels, {})).data.list).toMatchObject([{ id: modelId }]);
    expect((await server.admin(calls.menuParents, {})).data.list).toMatchObject([
      { id: 'system-main', disabled: true },
    ]);
    const { id: view } = (await make({ type: '6', enCode: 'b.view', modelId: 'tunnel' })).data;
    const { rows } = await sql`select property_json from base_menu where id = ${view}`.execute(
      server.context.database.kysely,
    );
    expect(rows).toEqual([{ property_json: '{"moduleId":"tunnel"}' }]);
  });

  it('is moved without loops, one after the other where two move at once', async () => {
    const [a, b, c] = [
      (await make({ enCode: 'c.a' })).data.id,
      (await make({ enCode: 'c.b' })).data.id,
      (await make({ enCode: 'c.c' })).data.id,
    ];
    const leaf = (await make({ ...link, enCode: 'c.leaf' })).data.id;
    expect((await move(b, a)).status).toBe(200);
    expect(await pathOf(b)).toBe(`${a}/${b}/`);
    expect(await move(a, b)).toMatchObject(refusal(422, '/parentId'));
    expect(await move(a, a)).toMatchObject(refusal(422, '/parentId'));
    expect(await move(a, leaf)).toMatchObject(refusal(422, '/parentId'));
    expect(await move(a, 'nowhere')).toMatchObject(refusal(422, '/parentId'));
    expect(await save(a, { type: '7', urlAddress: 'https://a.example/' })).toMatchObject(refusal(422, '/type'));
    expect((await move(b, '0', a)).status).toBe(200);
    const order = (await tree()).map(({ id }) => id).filter((id) => [a, b, c].includes(id));
    expect(order).toEqual([b, a, c]);
    const both = await Promise.all([move(b, a), move(a, b)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const stale = await Promise.all([save(c, { fullName: '甲' }), save(c, { fullName: '乙' })]);
    expect(stale.map(({ status }) => status).sort()).toEqual([200, 409]);
    let parentId = '';
    const chain: number[] = [];
    for (let level = 1; level <= 13; level += 1) {
      const made = await make({ enCode: `deep.${level}`, ...(parentId && { parentId }) });
      chain.push(made.status);
      parentId = made.data?.id ?? parentId;
    }
    expect(chain).toEqual([...Array(12).fill(200), 422]);
  });

  it('keeps the page by which it is kept, and the pages of the program what their rights go by', async () => {
    const off = (id: string) => server.admin(calls.setMenuEntryState, { params: { id }, body: { enabledMark: 0 } });
    expect((await off(menuId)).status).toBe(409);
    expect((await off('menu-system')).status).toBe(409);
    expect((await save(menuId, { visibleMark: 0 })).status).toBe(409);
    expect((await save('menu-system', { visibleMark: 0 })).status).toBe(409);
    expect((await remove(menuId)).status).toBe(409);
    const hidden = (await make({ enCode: 'd.hidden', visibleMark: 0 })).data.id;
    expect((await move(menuId, hidden)).status).toBe(409);
    const mainOff = { params: { id: 'system-main' }, body: { enabledMark: 0 } };
    expect((await server.admin(calls.setApplicationState, mainOff)).status).toBe(409);
    expect(await save('menu-permission-user', { enCode: 'other' })).toMatchObject(refusal(422, '/enCode'));
    expect((await save('menu-permission-user', { fullName: '人员' })).status).toBe(200);
    expect((await off('menu-permission-user')).status).toBe(200);
  });

  it('is kept by those who have its buttons, who get nothing by it', async () => {
    const { staff } = server;
    const modelId = await publishDesign(server, form(), false);
    const { id } = (await make({ ...link, enCode: 'e.link' })).data;
    const tries = async () => [
      (await staff(calls.menuOfSystem, { params: { systemId: '0' } })).status,
      (await staff(calls.menuHolders, { params: { id } })).status,
      (await make({ enCode: 'e.staff' }, staff)).status,
      (await save(id, { fullName: '改' }, staff)).status,
      (await move(id, '0', undefined, staff)).status,
      (await staff(calls.setMenuEntryState, { params: { id }, body: { enabledMark: 1 } })).status,
      (await staff(calls.createApplication, { body: { fullName: '甲', enCode: 'e.app' } })).status,
      (await remove(id, staff)).status,
    ];
    expect(await tries()).toEqual(Array(8).fill(403));
    for (const button of ['btn_add', 'btn_edit', 'btn_remove', 'btn_state'])
      await server.grantTo(staff.userId, 'button', [button], menuId);
    server.context.live.announce('rights', { tenantId: 'main' });
    expect(await tries()).toEqual(Array(8).fill(403));
    await grantMenu([menuId, id], 'user', staff.userId);
    // What he has himself he cannot lead elsewhere.
    for (const changes of [
      { type: '3', modelId },
      { urlAddress: 'https://b.example/' },
      { enCode: 'e.other' },
    ] as const)
      expect((await save(id, changes, staff)).status).toBe(403);
    expect(await tries()).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
    for (const { status } of [
      await stranger(calls.loadMenuEntry, { params: { id: menuId } }),
      await stranger(calls.menuHolders, { params: { id: menuId } }),
      await remove(menuId, stranger),
      await move(menuId, '0', undefined, stranger),
      await stranger(calls.chooseApplication, { body: { majorType: 'System', majorId: 'system-main' } }),
    ])
      expect(status).toBe(404);
    expect(await tree({}, stranger)).toEqual([]);
  });

  it('has applications, each with a menu of its own, which people choose', async () => {
    const { admin, staff } = server;
    const { id } = (
      await admin(calls.createApplication, { body: { fullName: '大屏', enCode: 'screens', nameEn: 'Screens' } })
    ).data;
    const choose = (by: Caller, majorId: string) =>
      by(calls.chooseApplication, { body: { majorType: 'System', majorId } });
    expect((await choose(admin, id)).status).toBe(404);
    const parentId = (await make({ enCode: 'f.dir', systemId: id })).data.id;
    const entry = (await make({ ...link, enCode: 'f.link', parentId })).data.id;
    expect(await load(entry)).toMatchObject({ systemId: id });
    const known = async (by: Caller) => (await by(calls.currentUser, { language: 'en' })).data;
    expect((await known(admin)).systemIds).toMatchObject([
      { id: 'system-main', currentSystem: true },
      { id, name: 'Screens', currentSystem: false },
    ]);
    expect((await known(staff)).systemIds).toHaveLength(1);
    expect((await choose(staff, id)).status).toBe(404);
    expect((await choose(admin, id)).status).toBe(200);
    const there = await known(admin);
    expect(there.menuList).toMatchObject([{ id: parentId, children: [{ id: entry }] }]);
    expect(there.systemIds).toMatchObject([{ currentSystem: false }, { id, currentSystem: true }]);
    const inUse = await admin(calls.deleteApplication, { params: { id } });
    expect(inUse).toMatchObject({ status: 409, data: { current: { count: 2 } } });
    expect((await admin(calls.deleteApplication, { params: { id: 'system-main' } })).status).toBe(409);
    // A directory takes along what stands in it, and so whoever worked there is where there is something.
    expect((await save(parentId, { systemId: 'system-main' })).status).toBe(200);
    expect(await load(entry)).toMatchObject({ systemId: 'system-main' });
    expect((await known(admin)).systemIds).toMatchObject([{ id: 'system-main', currentSystem: true }]);
    expect((await admin(calls.deleteApplication, { params: { id } })).status).toBe(200);
    const { list } = (await admin(calls.applicationGroups, {})).data;
    expect(list).toMatchObject([
      { id: 'system-main', isFixed: true },
      { enCode: 'e.app', count: 0 },
    ]);
  });

  it('holds 5,000 entries: shown, searched and put in order', async () => {
    const { kysely } = server.context.database;
    const bulk = (await make({ enCode: 'g.bulk' })).data.id;
    await sql`
      insert into base_menu (tenant_id, id, parent_id, full_name, en_code, icon, type, url_address, sort_code, creator_time,
        tree_path)
      select 'main', 'bulk-' || n, ${bulk}, '项目' || n, 'bulk.' || n, '', 7, 'https://a.example/' || n, n * 10, now(),
        ${bulk}::text || '/bulk-' || n || '/'
      from generate_series(1, 5000) n`.execute(kysely);
    expect((await tree()).find(({ id }) => id === bulk)?.children).toHaveLength(5000);
    expect(await tree({ keyword: 'bulk.4999' })).toMatchObject([{ id: bulk, children: [{ id: 'bulk-4999' }] }]);
    const orders = async () => {
      const { rows } = await sql<{ id: string; sort: number }>`
        select id, sort_code as sort from base_menu where tenant_id = 'main'`.execute(kysely);
      return new Map(rows.map(({ id, sort }) => [id, sort]));
    };
    const before = await orders();
    expect((await move('bulk-5000', bulk, 'bulk-4998')).status).toBe(200);
    const children = (await tree()).find(({ id }) => id === bulk)?.children ?? [];
    expect(children.slice(-4).map(({ id }) => id)).toEqual(['bulk-4997', 'bulk-5000', 'bulk-4998', 'bulk-4999']);
    // Nothing is written but what stands behind the new place.
    const changed = [...(await orders())].filter(([id, sort]) => before.get(id) !== sort);
    expect(changed.map(([id]) => id).sort()).toEqual(['bulk-4998', 'bulk-4999', 'bulk-5000']);
  });
});
