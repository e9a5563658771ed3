import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { callsOf } from '../../engine/schema/calls/resource-calls.ts';
import { inShippedScreens } from '../../engine/schema/documents/document-kinds.ts';
import { code, date, integer, json, onOff, optional, order, text } from '../../engine/schema/resources/fields.ts';
import { fillScreen } from '../../engine/schema/resources/fill-screen.ts';
import { defineResource, offers, type Resource } from '../../engine/schema/resources/resource.ts';
import { shape } from '../../engine/schema/shape.ts';
import { validateScreen } from '../../engine/schema/validate/index.ts';
import { descriptors } from '../../server/kernel/descriptors.ts';
import { tables } from '../../server/kernel/tables.ts';
import { settleMenu } from '../../server/resources/settle-menu.ts';
import { settleTables } from '../../server/resources/settle-tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { addTenant, type Caller, type ModelServer, startModelServer } from '../support/model-server.ts';

const word = (zh: string) => ({ zh, en: zh, zhtw: zh });
const labels = ['fullName', 'enCode', 'pages', 'since', 'tags', 'sortCode', 'enabledMark'];
/** All there is of it: a resource, and a screen that names it. */
const shelf = defineResource({
  name: 'shelf',
  many: 'shelves',
  path: '/api/test/Shelf',
  table: 'test_shelf',
  menu: 'test.shelf',
  read: 'menu',
  documents: inShippedScreens,
  shape: {
    fullName: text(50),
    enCode: code(50, 'enCode'),
    pages: optional(integer(0, 10_000)),
    since: optional(date()),
    tags: optional(json(shape.array(shape.string({ maxLength: 20 }), { maxItems: 2_000 }), [])),
    sortCode: order(),
    enabledMark: onOff(),
  },
  rowOnly: {},
  search: ['fullName', 'enCode'],
  order: 'sortCode',
  unique: [['enCode']],
  tree: { depth: 3 },
  inUseBy: [],
  offers: [...offers],
  words: {
    ...{ one: word('书架'), another: word('另一个书架'), many: word('书架'), empty: word('没有书架') },
    labels: Object.fromEntries(labels.map((name) => [name, word(name)])),
  },
  source: 'design 5',
});
const own = callsOf(shelf);
const screen = { id: 'test-shelf', version: 1, resource: 'shelf', nodes: [] };

describeOnDatabases('a resource and a screen alone', { onBoth: 'DDL, locks, paths' }, ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  beforeAll(async () => {
    const database = await open();
    await settleTables(database, [shelf]);
    server = await startModelServer(database, { moreResources: [{ resource: shelf, hooks: {} }] });
    stranger = await addTenant(server, 'elsewhere');
  });
  afterAll(() => server.app.close());

  const create = async (enCode: string, by = server.admin) =>
    (await by(own.createShelf, { body: { fullName: enCode, enCode } })).data.id;
  const move = (id: string, parentId: string, beforeId?: string, by = server.admin) =>
    by(own.moveShelf, { body: { id, parentId, ...(beforeId === undefined ? {} : { beforeId }) } });
  const pathOf = async (id: string) => {
    const { rows } = await sql<{ path: string }>`select tree_path as path from test_shelf where id = ${id}`.execute(
      server.context.database.kysely,
    );
    return rows[0]?.path;
  };

  it('give a page without findings, whose calls are there', () => {
    const page = fillScreen(screen, [shelf]);
    const findings = validateScreen(page, { descriptors, calls: { ...calls, ...own }, isShipped: () => true });
    expect(findings.map(({ at, message }) => `${at}: ${message}`)).toEqual([]);
    const named = [...JSON.stringify(page).matchAll(/"call":"(\w+)"/g)].map(([, name]) => name);
    expect(new Set(named)).toEqual(
      new Set([
        'shelfList',
        'loadShelf',
        'createShelf',
        'saveShelf',
        'copyShelf',
        'deleteShelf',
        'deleteShelves',
        'setShelfState',
        'shelfUses',
      ]),
    );
    for (const { method, path } of Object.values(own)) expect(server.app.hasRoute({ method, url: path })).toBe(true);
  });

  it('keep every kind of value in a table that was made for them', async () => {
    const body = {
      fullName: '一号',
      enCode: 'A.1',
      pages: 7,
      since: '2026-02-28',
      tags: ['甲', '乙'],
      sortCode: 3,
      enabledMark: 0,
    };
    const { id } = (await server.admin(own.createShelf, { body })).data;
    expect((await server.admin(own.loadShelf, { params: { id } })).data).toEqual({ id, ...body, revision: 1 });
    const copied = (await server.admin(own.copyShelf, { params: { id } })).data.id;
    expect((await server.admin(own.loadShelf, { params: { id: copied } })).data).toMatchObject({
      ...{
        fullName: '一号副本',
        enCode: 'A.1.copy',
        pages: 7,
        since: '2026-02-28',
        tags: ['甲', '乙'],
        enabledMark: 0,
      },
    });
    expect(await pathOf(copied)).toBe(`${copied}/`);
    await server.admin(own.deleteShelf, { params: { id: copied } });
    const empty = await create('A.2');
    expect((await server.admin(own.shelvesByIds, { body: { ids: [empty, 'nobody', id] } })).data.list).toEqual([
      {
        id: empty,
        fullName: 'A.2',
        enCode: 'A.2',
        pages: null,
        since: null,
        tags: [],
        sortCode: 13,
        enabledMark: 1,
        revision: 1,
      },
      { id, ...body, revision: 1 },
    ]);
    const { data } = await server.admin(own.shelfList, { query: { enabledMark: 0 } });
    expect(data.list).toEqual([
      {
        ...{ id, fullName: '一号', enCode: 'A.1', pages: 7, since: '2026-02-28', sortCode: 3, enabledMark: 0 },
        ...{ creatorTime: expect.any(String), lastModifyTime: null },
      },
    ]);
    expect(
      (await server.admin(own.createShelf, { body: { ...body, enCode: 'A.3', since: '2026-02-30' } })).status,
    ).toBe(400);
    const choices = await server.admin(own.shelfChoices, {});
    expect(choices.data.list).toEqual([{ id: empty, fullName: 'A.2', enCode: 'A.2' }]);
    const taken = async (enCode: string, of?: string) =>
      (await server.admin(own.checkShelfCode, { body: { enCode, ...(of ? { id: of } : {}) } })).data.taken;
    expect([await taken('a.1'), await taken('a.1', id), await taken('a.9')]).toEqual([true, false, false]);
    expect((await stranger(own.checkShelfCode, { body: { enCode: 'A.1' } })).data).toEqual({ taken: false });
  });

  it('move with all that stands below, never below themselves, and no deeper than may be', async () => {
    const [top, middle, leaf, other] = await Promise.all(['top', 'middle', 'leaf', 'other'].map((one) => create(one)));
    if (!top || !middle || !leaf || !other) throw new Error('Not all were made.');
    expect((await move(middle, top)).status).toBe(200);
    expect((await move(leaf, middle)).status).toBe(200);
    expect(await pathOf(leaf)).toBe(`${top}/${middle}/${leaf}/`);
    for (const [answer, finding] of [
      [await move(top, leaf), 'resource.loop'],
      [await move(top, top), 'resource.loop'],
      [await move(top, other), 'resource.tooDeep'],
      [await move(leaf, 'nobody'), 'resource.wrongParent'],
    ] as const)
      expect(answer).toMatchObject({ status: 422, data: { findings: [{ code: finding, at: '/parentId' }] } });
    expect((await move(middle, other)).status).toBe(200);
    expect(await pathOf(leaf)).toBe(`${other}/${middle}/${leaf}/`);
    expect((await move(middle, top, undefined, stranger)).status).toBe(404);
    // What others stand below is not deleted.
    expect((await server.admin(own.deleteShelf, { params: { id: other } })).status).toBe(409);
    const branches = (await server.admin(own.shelfBranches, {})).data.list;
    const branch = branches.find(({ id }) => id === other);
    expect(branch).toMatchObject({
      hasChildren: true,
      children: [{ id: middle, children: [{ id: leaf, children: [] }] }],
    });
    // Two who would make a circle together: one comes second.
    const [left, right] = await Promise.all([create('left'), create('right')]);
    const both = await Promise.all([move(left, right), move(right, left)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('stand where they were put', async () => {
    const [first, second, third] = await Promise.all(['p1', 'p2', 'p3'].map((one) => create(one)));
    if (!first || !second || !third) throw new Error('Not all were made.');
    await server.admin(own.sortShelves, { body: { ids: [third, second, first] } });
    expect((await move(first, '0', third)).status).toBe(200);
    const { list } = (await server.admin(own.shelfList, { query: { keyword: 'p', pageSize: 100 } })).data;
    expect(list.map(({ enCode }) => enCode).filter((one) => /^p\d$/.test(one))).toEqual(['p1', 'p3', 'p2']);
  });

  it('tell a long change by its length', async () => {
    const id = await create('long');
    const tags = Array(2_000).fill('x'.repeat(20));
    await server.admin(own.saveShelf, { params: { id }, body: { fullName: '长', enCode: 'long', tags, revision: 1 } });
    const row = await tables(server.context.database.kysely)
      .selectFrom('base_audit')
      .select(['before', 'after'])
      .where('target', '=', id)
      .where('action', '=', 'shelf.change')
      .executeTakeFirst();
    expect(row).toEqual({
      before: { fullName: 'long', tags: [] },
      after: { fullName: '长', tags: { bytes: expect.any(Number) } },
    });
  });

  it('get the columns that a later version adds, once, whoever starts at the same time', async () => {
    const { database } = server.context;
    const later: Resource = {
      ...shelf,
      shape: { ...shelf.shape, note: optional(text(50)) },
      words: { ...shelf.words, labels: { ...shelf.words.labels, note: word('note') } },
    };
    await Promise.all([settleTables(database, [later]), settleTables(database, [later])]);
    await settleTables(database, [shelf]);
    const { rows } = await sql`
      select is_nullable, column_default from information_schema.columns
      where table_name = 'test_shelf' and column_name = 'note'`.execute(database.kysely);
    expect(rows).toEqual([{ is_nullable: 'NO', column_default: "''::text" }]);
  });
});

describeOnDatabases('shipped entries of the menu', ({ open }) => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer(await open());
  });
  afterAll(() => server.app.close());

  const position = async () =>
    tables(server.context.database.kysely)
      .selectFrom('base_menu')
      .select(['tenant_id', 'property_json'])
      .where('id', '=', 'menu-permission-position')
      .execute();

  it('are offered to each tenant once: what was thrown away stays away', async () => {
    const { kysely } = server.context.database;
    expect(await position()).toEqual([]);
    await settleMenu(server.context);
    expect(await position()).toEqual([{ tenant_id: 'main', property_json: '{}' }]);
    await settleMenu(server.context);
    expect(await position()).toHaveLength(1);
    await tables(kysely).deleteFrom('base_menu').where('id', '=', 'menu-permission-position').execute();
    await settleMenu(server.context);
    expect(await position()).toEqual([]);
  });

  it('of pages that have come say no longer what will come; those that somebody changed stay as they are', async () => {
    const { kysely } = server.context.database;
    const entry = (tenant_id: string, property_json: string) => ({
      ...{ tenant_id, property_json, id: 'menu-permission-position', parent_id: '0', full_name: 'x', en_code: 'x' },
      ...{
        icon: '',
        type: 2,
        url_address: 'permission/position',
        link_target: '_self',
        visible_mark: 1,
        model_id: null,
      },
      ...{
        designer_only: false,
        sort_code: 1,
        enabled_mark: 1,
        creator_id: null,
        creator_time: new Date().toISOString(),
      },
    });
    await tables(kysely)
      .insertInto('base_menu')
      .values([entry('before', '{"soon":{"zh":"将来"}}'), entry('own', '{"mine":1}')])
      .execute();
    await settleMenu(server.context);
    const properties = (await position()).map(({ tenant_id, property_json }) => [tenant_id, property_json]);
    expect(Object.fromEntries(properties)).toEqual({ before: '{}', own: '{"mine":1}' });
  });
});
