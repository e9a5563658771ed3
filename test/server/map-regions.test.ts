import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, type MapSettingsContent, type RegionContent } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { json } from '../../server/database/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { mapScreensMigration } from '../../server/migrations/to-0020/0018-map-screens.ts';
import { addDemoMap } from '../../server/seed/demo-map.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { addTenant, type Caller, type ModelServer, startModelServer } from '../support/model-server.ts';

const place = (lng: number, lat: number) => ({ lng, lat });
const corners = [place(120.7, 31.3), place(120.71, 31.3), place(120.71, 31.31)];
const region = (changes: Partial<RegionContent> = {}): RegionContent => ({
  fullName: '北区',
  enCode: 'north',
  outline: corners,
  ...changes,
});

/** Shell specification 7.6: regions and what stands on a map, as their pages ask for them. */
describeOnDatabases('the pages of the map', { onBoth: 'geometry' }, ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  beforeAll(async () => {
    server = await startModelServer(await open());
    stranger = await addTenant(server, 'elsewhere');
    const seeded = { tenant_id: 'main', name: 'seeded', value: json({ demo: true }) };
    await tables(server.context.database.kysely).insertInto('base_config').values(seeded).execute();
    await server.context.database.transaction(addDemoMap);
  });
  afterAll(() => server.app.close());

  const save = (content: RegionContent) => server.admin(calls.saveRegion, { body: content });
  const rows = async (who: Caller, query: object = {}) => (await who(calls.regionList, { query })).data?.list;

  it('list regions with how large they are, found by name or code, sorted by what the list shows', async () => {
    const list = await rows(server.staff);
    expect(list?.map(({ enCode }) => enCode)).toEqual(['binjiang', 'keji']);
    expect(list?.[0]).toMatchObject({ areaText: expect.stringMatching(/^\d+\.\d\d km²$/), mayChange: false });
    expect((await rows(server.admin))?.[0]).toMatchObject({ mayChange: true, cornerCount: expect.any(Number) });
    expect((await rows(server.staff, { keyword: '科技' }))?.map(({ enCode }) => enCode)).toEqual(['keji']);
    expect((await rows(server.staff, { keyword: 'BINJ' }))?.map(({ enCode }) => enCode)).toEqual(['binjiang']);
    expect(await rows(server.staff, { keyword: '_' })).toEqual([]);
    expect((await rows(server.staff, { sidx: 'enCode', sort: 'desc', pageSize: 1 }))?.length).toBe(1);
    expect(await rows(stranger)).toEqual([]);
    for (const query of [{ sidx: 'outline' }, { sidx: 'constructor' }, { pageSize: 0 }, { keyword: 'x'.repeat(5_000) }])
      expect(await server.staff(calls.regionList, { query }), JSON.stringify(query).slice(0, 40)).toMatchObject({
        status: 400,
        data: null,
      });
  });

  it('delete a region once, and only for administrators of its tenant', async () => {
    const { id } = (await save(region())).data;
    expect(await server.staff(calls.deleteRegion, { params: { id } })).toMatchObject({ status: 403, data: null });
    expect(await stranger(calls.deleteRegion, { params: { id } })).toMatchObject({
      status: 404,
      msg: '区域不存在，可能已被删除',
    });
    const both = await Promise.all([1, 2].map(() => server.admin(calls.deleteRegion, { params: { id } })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const late = await save(region({ id, revision: 1 }));
    expect(late).toMatchObject({ status: 404, msg: '区域不存在，可能已被删除' });
    expect((await server.admin(calls.deleteRegion, { params: { id: '../x' } })).status).toBe(400);
  });

  it('let a map that began with a deleted region begin with all there is', async () => {
    const { id } = (await save(region())).data;
    const body = { localData: true, mapRegion: id };
    expect((await server.admin(calls.saveMapSettings, { body })).status).toBe(200);
    await server.admin(calls.deleteRegion, { params: { id } });
    expect((await server.staff(calls.mapSettings, {})).data.mapRegion).toBe('');
    expect(await server.admin(calls.saveMapSettings, { body })).toMatchObject({
      status: 400,
      msg: '起始区域不存在，请重新选择',
      data: { findings: [{ at: '/mapRegion' }] },
    });
    const foreign = (await stranger(calls.saveRegion, { body: region() })).data.id;
    expect((await server.admin(calls.saveMapSettings, { body: { ...body, mapRegion: foreign } })).status).toBe(400);
    expect((await stranger(calls.saveMapSettings, { body: { localData: true, mapRegion: foreign } })).status).toBe(200);
  });

  it('keep names apart as well as codes, said at what is taken, also when two write at the same moment', async () => {
    const twins = await Promise.all(
      ['one', 'two'].map((enCode) => save(region({ fullName: '同名区', enCode: `twin-${enCode}` }))),
    );
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(twins.find(({ status }) => status === 409)).toMatchObject({
      msg: '名称“同名区”已被另一个区域使用，请换一个',
      data: { findings: [{ at: '/fullName' }] },
    });
    expect(await save(region({ fullName: ' 同名区 ', enCode: 'twin-three' }))).toMatchObject({ status: 409 });
    expect(await save(region({ fullName: '别名区', enCode: 'keji' }))).toMatchObject({
      msg: '编码 keji 已被另一个区域使用，请换一个',
      data: { findings: [{ at: '/enCode' }] },
    });
    expect((await stranger(calls.saveRegion, { body: region({ fullName: '同名区', enCode: 's' }) })).status).toBe(200);
  });

  it('take what somebody else has changed meanwhile from nobody: of two at once one is told', async () => {
    const { id } = (await save(region({ fullName: '改名区', enCode: 'renamed' }))).data;
    const both = await Promise.all(
      ['甲', '乙'].map((fullName) => save(region({ id, fullName, enCode: 'renamed', revision: 1 }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.msg).toContain('已被他人修改');
    expect((await save(region({ id, fullName: '丙', enCode: 'renamed' }))).status).toBe(409);
  });

  it('refuse an outline that is none: too few or too many corners, no place, no area, one that crosses itself', async () => {
    const bowTie = [place(0, 0), place(1, 1), place(1, 0), place(0, 1)];
    expect(await save(region({ outline: bowTie }))).toMatchObject({
      status: 400,
      msg: '轮廓自身相交：从角点 1 和角点 3 出发的两条边碰到一起，请调整角点的顺序或位置',
      data: { findings: [{ at: '/outline' }] },
    });
    const flat = [place(0, 0), place(0, 1), place(0, 0)];
    expect(await save(region({ outline: flat }))).toMatchObject({
      status: 400,
      msg: '至少要有三个不在一条直线上的角点',
    });
    const round = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const angle = (index / count) * 2 * Math.PI;
        return place(Math.cos(angle), Math.sin(angle));
      });
    for (const outline of [
      [],
      corners.slice(0, 2),
      round(limits.lineCoordinates + 1),
      [...corners.slice(0, 2), place(180.1, 0)],
      [...corners.slice(0, 2), place(0, 90.1)],
      [place(0, 0), place(1, 1), place(2, 2)],
    ])
      expect((await save(region({ outline }))).status, `${outline.length} corners`).toBe(400);
    for (const outline of ['x', null, [{ lng: '1', lat: 1 }], [{ lng: 1 }, { lng: 1 }, { lng: 1 }]]) {
      const body = { ...region(), outline } as unknown as RegionContent; // what no page of ours sends
      expect((await save(body)).status, JSON.stringify(outline)).toBe(400);
    }
    const { id } = (await save(region({ fullName: '圆', enCode: 'round', outline: round(limits.lineCoordinates) })))
      .data;
    expect((await rows(server.staff, { keyword: 'round' }))?.[0]).toMatchObject({ id, cornerCount: 800 });
  });

  it('take settings from a form whose fields are empty, and no tiles from nowhere', async () => {
    const put = (body: MapSettingsContent) => server.admin(calls.saveMapSettings, { body });
    const none = { localData: true, mapRegion: '', config: { tileUrl: '', tileKey: '', attribution: '' }, rotate: 0 };
    const empty = { tileUrl: null, tileKey: null, attribution: null };
    for (const body of [
      { localData: true },
      { localData: true, mapRegion: null, config: null, rotate: null },
      { localData: true, config: empty },
    ]) {
      expect((await put(body)).status).toBe(200);
      expect((await server.staff(calls.mapSettings, {})).data).toEqual({ ...none, revision: expect.any(Number) });
    }
    expect(await put({ localData: false, config: empty })).toMatchObject({
      status: 400,
      msg: '不只用本地数据时，请填写瓦片地址',
    });
    expect((await put({ localData: true, rotate: -181 })).status).toBe(400);
    expect((await server.staff(calls.saveMapSettings, { body: { localData: true } })).status).toBe(403);
  });

  it('list what stands on a map: pipelines with their stakes, then regions, each with its middle', async () => {
    const ask = async (who: Caller, query: object = {}) => (await who(calls.mapObjects, { query })).data;
    const all = await ask(server.staff, { keyword: 'BJ' });
    expect(all.list.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'axis 滨江大道管廊',
      'point BJ K0+000',
      'point BJ K0+600',
      'point BJ K1+250',
      'point BJ K1+900',
    ]);
    expect(all.list[0]).toMatchObject({ kindText: '管线', sizeText: '1.91 km', placeCount: 4, axisName: '' });
    expect(all.list[1]).toMatchObject({ axisName: '滨江大道管廊', lng: 120.696, lat: 31.305, sizeText: '' });
    expect(all.list[0]?.bounds).toEqual([place(120.696, 31.305), place(120.716, 31.3064)]);
    expect(new Set((await ask(server.staff, { pageSize: 100 })).list.map(({ key }) => key)).size).toBeGreaterThan(15);
    const regions = await ask(server.staff, { kind: 'region', keyword: '科技' });
    expect(regions.list).toMatchObject([{ kind: 'region', sizeText: expect.stringMatching(/km²$/) }]);
    const picked = { kind: 'point', id: 'axis-binjiang', name: 'BJ K1+250' };
    expect((await ask(server.staff, picked)).list).toMatchObject([{ lng: 120.709015, lat: 31.306355 }]);
    const second = await ask(server.staff, { kind: 'axis', currentPage: 2, pageSize: 3 });
    expect([second.list.length, second.pagination.total]).toEqual([1, 4]);
    expect((await ask(stranger, { kind: 'axis' })).list).toEqual([]);
    expect((await ask(server.staff, { keyword: "%' or 1=1" })).list).toEqual([]);
    expect((await server.staff(calls.mapObjects, { query: { kind: 'mark' as never } })).status).toBe(400);
    expect((await server.staff(calls.mapObjects, { query: { id: "x' --" } })).status).toBe(400);
  });

  it('find names that were there twice told apart by their codes, and their entries of the menu open', async () => {
    const { database } = server.context;
    const twice = `insert into base_map_region (tenant_id, id, full_name, en_code, outline, creator_time)
      values ('old', 'a', '旧区', 'a1', '[]', now()), ('old', 'b', '旧区', 'b1', '[]', now())`;
    const soon = JSON.stringify({ soon: { zh: '将来' } });
    await database.transaction(async (trx) => {
      await sql`alter table base_map_region drop constraint base_map_region_name`.execute(trx);
      await sql.raw(twice).execute(trx);
      await sql`insert into base_menu (tenant_id, id, parent_id, full_name, en_code, icon, type, url_address, property_json,
        sort_code, creator_time) values ('old', 'menu-system-data-map', '0', '地图数据', 'x', '', 2, 'systemData/map',
        ${soon}, 1, now())`.execute(trx);
      await mapScreensMigration.up(trx);
      const { rows: names } =
        await sql`select full_name from base_map_region where tenant_id = 'old' order by id`.execute(trx);
      expect(names).toEqual([{ full_name: '旧区' }, { full_name: '旧区 b1' }]);
      const { rows: entries } = await sql`select property_json from base_menu where tenant_id = 'old'`.execute(trx);
      expect(entries).toEqual([{ property_json: '{}' }]);
    });
  });
});
