import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, type StoredModel } from '../../engine/schema/calls/index.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { firstTenant } from '../../server/kernel/context.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { addTenant, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

describeOnDatabases('what designers are told before and after a publish', ({ open }) => {
  let server: ModelServer;
  let count = 0;
  beforeAll(async () => {
    server = await startModelServer(await open());
  });
  afterAll(() => server.app.close());

  const publish = (nodes: Node[], columns: string[]) => {
    count += 1;
    return publishDesign(server, model(`dry${count}`, nodes, listOf(columns)));
  };
  const save = async (id: string, nodes: Node[], columns: string[], from?: number) => {
    const { data: stored } = await server.admin(calls.loadModel, { params: { id } });
    return server.admin(calls.updateModel, {
      params: { id },
      body: {
        fullName: stored.fullName,
        enCode: stored.enCode,
        revision: from ?? stored.revision,
        formData: JSON.stringify({ version: 1, nodes }),
        columnData: JSON.stringify(listOf(columns)),
      },
    });
  };
  const dryRun = (id: string, body = {}) =>
    server.admin(calls.releaseModel, { params: { id }, body: { ...body, dryRun: true } });
  const create = (id: string, data: unknown) =>
    server.admin(calls.createRecord, { params: { id }, body: { data: JSON.stringify(data) } });
  const traces = async () => {
    const { kysely } = server.context.database;
    const names = ['base_visualdev_release', 'base_visualdev_table', 'base_visualdev_column', 'base_menu'];
    const counts = await Promise.all(
      names.map(async (name) => (await sql`select 1 from ${sql.table(name)}`.execute(kysely)).rows.length),
    );
    const { rows } = await sql`select table_name, column_name from information_schema.columns
      where table_name like 'm\_dry%' order by 1, 2`.execute(kysely);
    return { counts, rows };
  };

  const proposed = (items: readonly unknown[]): string[] =>
    items.flatMap((item) => {
      const { id, children = [], proposed: is } = Object(item);
      return [...(is === true ? [id] : []), ...proposed(children)];
    });

  it('says the steps that the publish then does, and does none of them', async () => {
    const id = await publish([field('input', 'a')], ['a']);
    const table = field('table', 'rows', { config: { label: '明细', children: [field('input', 'x')] } });
    await save(id, [field('inputNumber', 'cost'), table], ['cost']);
    const before = await traces();
    const tried = await dryRun(id, { menu: { parentId: 'menu-inspection', fullName: '试' } });
    expect(tried.status).toBe(200);
    expect(tried.data).toMatchObject({ version: 2, findings: [], consequences: [] });
    expect(await traces()).toEqual(before);
    const { data: stored } = await server.admin(calls.loadModel, { params: { id } });
    expect(stored).toMatchObject({ state: 2, releaseVersion: 1 });
    const done = await server.admin(calls.releaseModel, { params: { id }, body: {} });
    // Names of new tables carry a random mark, and only the trial named a menu entry.
    const known = (steps: string[]) =>
      steps.map((step) => step.replace(/m_\S+/, '*')).filter((s) => !s.includes('菜单'));
    expect(known(tried.data.steps)).toEqual(known(done.data.steps));
    expect(known(tried.data.steps).join()).toMatch(/明细.*cost|cost.*明细/);
    expect(done.data.consequences).toBeUndefined();
  });

  it('proposes the directory of others of its category, and answers the address of the page', async () => {
    const first = await publish([field('input', 'a')], ['a']);
    const { data: stored } = await server.admin(calls.loadModel, { params: { id: first } });
    const body = { ...stored, category: 'proposed' };
    const inCategory = <More extends object>(more: More) => ({
      fullName: body.fullName,
      enCode: body.enCode,
      formData: body.formData,
      category: body.category,
      ...more,
    });
    await server.admin(calls.updateModel, { params: { id: first }, body: inCategory({ revision: stored.revision }) });
    const placed = await server.admin(calls.releaseModel, {
      params: { id: first },
      body: { menu: { parentId: 'menu-inspection' } },
    });
    expect(placed.data.path).toBe(`/model/${first}`);
    const second = await server.admin(calls.createModel, { body: inCategory({ enCode: `${body.enCode}b` }) });
    const { data } = await server.admin(calls.menuSelector, { query: { modelId: second.data.id } });
    expect(proposed(data.list)).toEqual(['menu-inspection']);
    const alone = await server.admin(calls.releaseModel, { params: { id: second.data.id }, body: {} });
    expect([alone.data.menuId, alone.data.path]).toEqual([null, null]);
    const unknown = await server.admin(calls.menuSelector, { query: { modelId: 'nobody' } });
    expect(unknown.status).toBe(404);
  });

  it('leaves a shipped page where it stands in the menu, and makes no twin of it', async () => {
    const { data: opened } = await server.admin(calls.openScreen, { body: { id: 'systemNotice' } });
    const { data: places } = await server.admin(calls.menuSelector, { query: { modelId: opened.id } });
    expect(proposed(places.list)).toEqual(['menu-system']);
    const entries = async () => (await traces()).counts[3];
    const before = await entries();
    const menu = { parentId: 'menu-system' };
    const tried = await dryRun(opened.id, { menu });
    expect(tried.data.menus).toEqual([expect.stringContaining('公告管理')]);
    for (const body of [{ menu }, {}]) {
      const done = await server.admin(calls.releaseModel, { params: { id: opened.id }, body });
      expect([done.data.menuId, done.data.path]).toEqual(['menu-notice', '/systemNotice']);
    }
    expect(await entries()).toBe(before);
  });

  it('counts with a version what readers see change, as the designer lists it', async () => {
    const id = await publishDesign(server, { ...model('counted', [field('input', 'a')], listOf([])), list: undefined });
    const { data: stored } = await server.admin(calls.loadModel, { params: { id } });
    const formData = JSON.stringify({ version: 1, nodes: [field('input', 'a'), field('input', 'b')] });
    const { fullName, enCode, revision } = stored;
    await server.admin(calls.updateModel, { params: { id }, body: { fullName, enCode, revision, formData } });
    await server.admin(calls.releaseModel, { params: { id }, body: {} });
    const { data } = await server.admin(calls.modelVersions, { params: { id } });
    // A field with its column and its condition; at first also five buttons of the list and its rows.
    expect(data.list.map(({ changes }) => changes)).toEqual([3, 8]);
  });

  it('publishes nothing that somebody saved after it was looked at', async () => {
    const id = await publish([field('input', 'a')], ['a']);
    await save(id, [field('input', 'b')], ['b']);
    const release = (revision: number) => server.admin(calls.releaseModel, { params: { id }, body: { revision } });
    const late = await release(1);
    expect(late).toMatchObject({ status: 409, msg: expect.stringContaining('没有发布') });
    expect((await release(2)).data.version).toBe(2);
  });

  it('counts the rows without a value in fields that become required, deleted rows and other tenants apart', async () => {
    const rows = (required: boolean) =>
      field('table', 'rows', {
        config: { children: [field('input', 'x', { config: { required } }), field('input', 'y')] },
      });
    const nodes = (required: boolean): Node[] => [
      field('input', 'a', { config: { required } }),
      field('input', 'always', { config: { required: true } }),
      rows(required),
    ];
    const id = await publish(nodes(false), ['a']);
    await create(id, { a: '甲', always: '1', rows: [{ x: '一' }, { y: '空' }] });
    await create(id, { always: '2' });
    await create(id, { a: '', always: '3', rows: [{ y: '空' }] });
    const { kysely } = server.context.database;
    const { rows: found } = await sql<{ name: string }>`
      select table_name as name from base_visualdev_table where model_id = ${id} and table_key = ''`.execute(kysely);
    const main = sql.table(found[0]?.name ?? '');
    await sql`insert into ${main} (tenant_id, id, creator_id, creator_time, delete_time)
      values (${firstTenant}, 'gone', 'u', now(), now())`.execute(kysely);
    await sql`insert into ${main} (tenant_id, id, creator_id, creator_time) values ('elsewhere', 'x', 'u', now())`.execute(
      kysely,
    );
    await save(id, [...nodes(true), field('input', 'fresh', { config: { required: true } })], ['a']);
    const { data } = await dryRun(id);
    expect(data.consequences).toEqual([
      { kind: 'required', field: 'a', label: 'a', at: '/form/nodes/0', rows: 3, empty: 2 },
      { kind: 'required', field: 'fresh', label: 'fresh', at: '/form/nodes/3', rows: 3, empty: 3 },
      { kind: 'required', field: 'rows-x', label: 'x', at: '/form/nodes/2/config/children/0', rows: 3, empty: 2 },
    ]);
  });

  it('hands out the documents of a version as they went online, to nobody of another tenant', async () => {
    const id = await publish([field('input', 'a')], ['a']);
    await save(id, [field('input', 'b')], ['b']);
    await server.admin(calls.releaseModel, { params: { id }, body: { note: '换成 b' } });
    const version = (one: string) => server.admin(calls.modelVersion, { params: { id, version: one } });
    const [first, second] = [(await version('1')).data, (await version('2')).data];
    expect(JSON.parse(first.formData).nodes).toEqual([field('input', 'a')]);
    expect(second).toMatchObject({ version: 2, note: '换成 b', creatorUser: '系统管理员' });
    expect(JSON.parse(second.columnData)).toEqual(listOf(['b']));
    expect((await version('3')).status).toBe(404);
    expect((await version('0')).status).toBe(400);
    const other = await addTenant(server, 'dry-other');
    expect((await other(calls.modelVersion, { params: { id, version: '1' } })).status).toBe(404);
    expect((await server.staff(calls.modelVersion, { params: { id, version: '1' } })).status).toBe(403);
  });

  it('hands a save that comes too late what is stored by now, and who stored it when', async () => {
    const id = await publish([field('input', 'a')], ['a']);
    expect((await save(id, [field('input', 'theirs')], ['theirs'])).status).toBe(200);
    const late = await save(id, [field('input', 'mine')], ['mine'], 1);
    expect(late.status).toBe(409);
    const { current } = late.data as unknown as { current: StoredModel }; // a refusal answers this
    const { data: stored } = await server.admin(calls.loadModel, { params: { id } });
    expect(current).toEqual({
      ...stored,
      lastModifyUser: '系统管理员',
      lastModifyTime: expect.stringMatching(/^\d{4}-/),
    });
    expect(current.revision).toBe(2);
    expect(current.formData).toContain('theirs');
    // The merge goes on from there.
    const merged = [field('input', 'theirs'), field('input', 'mine')];
    expect((await save(id, merged, ['theirs', 'mine'], current.revision)).status).toBe(200);
  });
});
