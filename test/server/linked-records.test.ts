import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallQuery, calls } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { grant } from '../../server/permission/authorize.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const places = ({ status, data }: Awaited<ReturnType<Caller>>) => [
  status,
  ...(Object(data).findings ?? []).map(({ at, code }: { at: string; code: string }) => `${at} ${code}`),
];

describeOnDatabases('records that point to records of another model', ({ open }) => {
  let server: ModelServer;
  let tunnels: string;
  /** In no menu of anybody. */
  let teams: string;
  let defects: string;
  beforeAll(async () => {
    server = await startModelServer(await open());
    const nodes = [
      field('input', 'name'),
      field('select', 'level', { slot: { options: [{ id: 'a', fullName: '甲级' }] } }),
    ];
    tunnels = await publishDesign(server, model('links.tunnel', nodes, listOf(['name'], { useDataPermission: true })));
    const team = [field('input', 'name'), field('input', 'phone')];
    teams = await publishDesign(server, model('links.team', team, listOf(['name', 'phone'])), false);
    const to = (modelId: string, relationField: string, more = {}) => ({ props: { modelId, relationField, ...more } });
    const linking = [
      field('input', 'title'),
      field('relationForm', 'tunnel', to(tunnels, 'name')),
      field('relationForm', 'levels', to(tunnels, 'level', { multiple: true })),
      field('relationForm', 'team', to(teams, 'name')),
      field('relationForm', 'unset'),
      field('table', 'rows', { config: { children: [field('relationForm', 'cell', to(tunnels, 'name'))] } }),
    ];
    const list = listOf(['title', 'tunnel', 'levels', 'team'], { searchList: [] });
    defects = await publishDesign(server, model('links.defect', linking, list));
  });
  afterAll(() => server.app.close());

  const save = (caller: Caller, id: string, values: object) =>
    caller(calls.createRecord, { params: { id }, body: { data: JSON.stringify(values) } });
  const make = async (id: string, values: object, caller = server.admin) => (await save(caller, id, values)).data.id;
  const read = async (caller: Caller, dataId: string) =>
    JSON.parse((await caller(calls.recordDataChange, { params: { id: defects, dataId } })).data.data);
  const listed = async (caller: Caller, dataId: string) => {
    const { data } = await caller(calls.recordList, { params: { id: defects }, body: { pageSize: 100 } });
    return data.list.find(({ id }) => id === dataId);
  };

  it('are called by the field that the design names, in lists, records and rows, with the id beside it', async () => {
    const one = await make(tunnels, { name: '古城大道', level: 'a' });
    const two = await make(tunnels, { name: '学院北路', level: 'a' });
    const dataId = await make(defects, { title: '甲', tunnel: one, levels: [one, two], rows: [{ cell: two }] });
    const words = { tunnel: '古城大道', tunnel_id: one, levels: '甲级、甲级' };
    expect(await listed(server.admin, dataId)).toMatchObject(words);
    expect(await read(server.admin, dataId)).toMatchObject({ ...words, rows: [{ cell: '学院北路' }] });
  });

  it('are refused where the id is of no such record, deleted, or out of the reach of who saves', async () => {
    const theirs = await make(tunnels, { name: '别人的' });
    const gone = await make(tunnels, { name: '旧隧道' });
    await server.admin(calls.deleteRecord, { params: { id: tunnels, dataId: gone } });
    const team = await make(teams, { name: '一队' });
    expect(places(await save(server.admin, defects, { tunnel: 'nobody' }))).toEqual([422, '/tunnel field.reference']);
    expect(places(await save(server.admin, defects, { tunnel: gone }))).toEqual([422, '/tunnel field.reference']);
    expect(places(await save(server.admin, defects, { tunnel: team }))).toEqual([422, '/tunnel field.reference']);
    expect(places(await save(server.staff, defects, { tunnel: theirs }))).toEqual([422, '/tunnel field.reference']);
    const rows = [{ cell: theirs }, { cell: 'nobody' }];
    expect(places(await save(server.admin, defects, { rows }))).toEqual([422, '/rows/1/cell field.reference']);
    const own = await make(tunnels, { name: '自己的' }, server.staff);
    expect((await save(server.staff, defects, { tunnel: own })).status).toBe(200);
  });

  it('stay when what they point to is gone, and say what has become of it', async () => {
    const tunnel = await make(tunnels, { name: '将拆除' });
    const dataId = await make(defects, { title: '乙', tunnel });
    await server.admin(calls.deleteRecord, { params: { id: tunnels, dataId: tunnel } });
    expect(await read(server.admin, dataId)).toMatchObject({ tunnel: '已删除的记录', tunnel_id: tunnel });
    const data = JSON.stringify({ title: '丙', tunnel });
    expect((await server.admin(calls.updateRecord, { params: { id: defects, dataId }, body: { data } })).status).toBe(
      200,
    );
  });

  it('tell a reader without the right to the record nothing of it', async () => {
    const dataId = await make(defects, { title: '丁', tunnel: await make(tunnels, { name: '甲隧道' }) });
    expect(await read(server.staff, dataId)).toMatchObject({ tunnel: '无权查看' });
    expect(await listed(server.staff, dataId)).toMatchObject({ tunnel: '无权查看' });
  });

  it('of a model in no menu of the reader are chosen and called by what the field names, and no more', async () => {
    const team = await make(teams, { name: '二队', phone: '119' });
    const dataId = (await save(server.staff, defects, { title: '戊', team })).data.id;
    expect(await read(server.staff, dataId)).toMatchObject({ team: '二队', team_id: team });
    expect(await listed(server.staff, dataId)).toMatchObject({ team: '二队' });
    const pick = (query: CallQuery<typeof calls.fieldDataSelect>, from = defects) =>
      server.staff(calls.fieldDataSelect, { params: { id: teams }, query, from });
    const named = (await pick({ field: 'team', ids: `${team},nobody` })).data;
    expect(named).toMatchObject({ list: [{ id: team, name: '二队' }], hidden: [], opens: false });
    expect(Object.keys(named.list[0] ?? {}).sort()).toEqual(['id', 'name']);
    expect((await pick({ field: 'team', columnOptions: 'phone' })).status).toBe(400);
    expect((await pick({ field: 'team' }, tunnels)).status).toBe(403);
    expect((await pick({})).status).toBe(403);
    // A design that is only tried names it in no published document.
    const tried = { params: { id: teams }, query: { field: 'team', relationField: 'name', ids: team } };
    expect((await server.admin(calls.fieldDataSelect, tried)).data.list).toEqual([{ id: team, name: '二队' }]);
  });

  it('are told apart by their ids: those that are gone, and those that are not for the reader', async () => {
    const hidden = await make(tunnels, { name: '别人的' });
    const own = await make(tunnels, { name: '自己的' }, server.staff);
    const query = { field: 'tunnel', relationField: 'name', ids: [own, hidden, 'nobody'].join(',') };
    const { data } = await server.staff(calls.fieldDataSelect, { params: { id: tunnels }, query, from: defects });
    expect(data).toMatchObject({ list: [{ id: own, name: '自己的' }], hidden: [hidden], opens: true });
  });

  it('are no way around a right of who publishes them, at the publish or later', async () => {
    const id = 'user-chenjianguo';
    const { kysely } = server.context.database;
    await tables(kysely).deleteFrom('base_user_role').where('user_id', '=', id).execute();
    const give = (itemType: 'design' | 'menu', itemId: string) =>
      server.context.database.transaction((trx) =>
        grant(
          trx,
          { tenantId: 'main', actorId: null, now: new Date() },
          { itemType, itemIds: [itemId], moduleId: '', objectType: 'user', objectId: id },
        ),
      );
    await give('design', 'visualdev');
    const designer = await server.signIn(id);
    const nodes = [field('relationForm', 'tunnel', { props: { modelId: tunnels, relationField: 'name' } })];
    const design = model('links.around', nodes, listOf(['tunnel'], { searchList: [] }));
    const around = (await designer(calls.importModel, { body: { design } })).data.id ?? '';
    const release = () =>
      designer(calls.releaseModel, {
        params: { id: around },
        body: { menu: { parentId: 'menu-inspection', roleIds: ['role-staff'] } },
      });
    expect(places(await release())[0]).not.toBe(200);
    const menu = await tables(kysely)
      .selectFrom('base_menu')
      .select('id')
      .where('model_id', '=', tunnels)
      .executeTakeFirstOrThrow();
    await give('menu', menu.id);
    server.context.live.announce('rights', { tenantId: 'main' });
    expect(await release()).toMatchObject({ status: 200 });
    const tunnel = await make(tunnels, { name: '古城大道' });
    const dataId = await make(around, { tunnel });
    const shown = async () => {
      const { data } = await server.admin(calls.recordList, { params: { id: around }, body: {} });
      return data.list.find((row) => row.id === dataId)?.tunnel;
    };
    expect(await shown()).toBe('古城大道');
    await tables(kysely).deleteFrom('base_authorize').where('object_id', '=', id).execute();
    server.context.live.announce('rights', { tenantId: 'main' });
    expect(await shown()).toBe('无权查看');
    const query = { field: 'tunnel', relationField: 'name', ids: tunnel };
    const picked = await server.staff(calls.fieldDataSelect, { params: { id: teams }, query, from: around });
    expect(picked.status).toBe(403);
  });

  it('are counted before what they point to is deleted, and hold it where the design says so', async () => {
    const keep = { props: { modelId: tunnels, relationField: 'name', onDelete: 'refuse' } };
    const nodes = [
      field('input', 'title'),
      field('table', 'rows', { config: { children: [field('relationForm', 'cell', keep)] } }),
    ];
    const keeping = await publishDesign(server, model('links.keeping', nodes, listOf(['title'])));
    const [one, two, free] = [
      await make(tunnels, { name: '一' }),
      await make(tunnels, { name: '二' }),
      await make(tunnels, { name: '三' }),
    ];
    await make(defects, { tunnel: one, levels: [two] });
    await make(defects, { levels: [one, two], rows: [{ cell: one }, { cell: one }] });
    const uses = async (ids: string[], caller = server.admin) => {
      const { status, data } = await caller(calls.recordUses, { params: { id: tunnels }, body: { ids } });
      return status === 200 ? data.count : status;
    };
    // Once for each field: the one by two fields of its own and a row's, the other by one field twice.
    expect(await uses([one])).toBe(3);
    expect(await uses([two])).toBe(2);
    expect(await uses([free])).toBe(0);
    expect(await uses([one], server.staff)).toBe(0);
    const remove = (dataId: string) => server.admin(calls.deleteRecord, { params: { id: tunnels, dataId } });
    const held = await make(keeping, { rows: [{ cell: two }] });
    expect(await remove(two)).toMatchObject({ status: 409, msg: expect.stringContaining('1') });
    const many = await server.admin(calls.deleteRecords, { params: { id: tunnels }, body: { ids: [free, two] } });
    expect(many.status).toBe(409);
    expect(await uses([two])).toBe(3);
    await server.admin(calls.deleteRecord, { params: { id: keeping, dataId: held } });
    expect(await remove(two)).toMatchObject({ status: 200 });
    expect(await remove(one)).toMatchObject({ status: 200 });
  });

  it('are held to the same when they come in rows of a file', async () => {
    const tunnel = await make(tunnels, { name: '外人的' });
    const list = JSON.stringify([{ data: { title: '己', tunnel } }, { data: { title: '庚', tunnel: 'nobody' } }]);
    const { data } = await server.staff(calls.importData, { params: { id: defects }, body: { list } });
    expect(data).toMatchObject({ snum: 0, fnum: 2 });
    const read = await server.admin(calls.importData, { params: { id: defects }, body: { list } });
    expect(read.data).toMatchObject({ snum: 1, fnum: 1 });
  });

  it('of a model that is not there hold up the publish of a design, and not its import', async () => {
    const nodes = [field('relationForm', 'lost', { props: { modelId: 'none', relationField: 'name' } })];
    const design = model('links.lost', nodes, listOf(['lost'], { searchList: [] }));
    const { data } = await server.admin(calls.importModel, { body: { design } });
    const lost = { code: 'action.model', at: '/form/nodes/0/props/modelId' };
    expect(data.findings).toMatchObject([lost]);
    const released = await server.admin(calls.releaseModel, { params: { id: data.id ?? '' }, body: {} });
    expect(places(released)).toEqual([422, `${lost.at} ${lost.code}`]);
  });
});
