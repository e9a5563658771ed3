import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Axis, type AxisContent, calls, type MapSettings } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { type Language, languages } from '../../engine/schema/text/text.ts';
import { json, migrate } from '../../server/database/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { migrations } from '../../server/migrations/index.ts';
import { addDemoMap, nameDemoMap } from '../../server/seed/demo-map.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { addTenant, type Caller, type ModelServer, startModelServer } from '../support/model-server.ts';

const place = (lng: number, lat: number) => ({ lng, lat });
const line = [place(120.7, 31.3), place(120.71, 31.3)];
const axis = (changes: Partial<AxisContent> = {}): AxisContent => ({
  fullName: '新区大道管廊',
  enCode: 'XQ',
  coordinates: line,
  points: [{ name: 'XQ K0+000', ...place(120.7, 31.3) }],
  ...changes,
});
const corners = [place(120.7, 31.3), place(120.71, 31.3), place(120.71, 31.31)];
const settings: MapSettings = {
  localData: false,
  mapRegion: 'region-keji',
  config: { tileUrl: 'https://tiles.example.com/{z}/{x}/{y}.png?key={key}', tileKey: 'k', attribution: '© Example' },
  rotate: 15,
};

/** Shell specification 3 (map settings), 7.6. */
describeOnDatabases('what maps show', ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  beforeAll(async () => {
    server = await startModelServer(await open());
    stranger = await addTenant(server, 'elsewhere');
    const { kysely } = server.context.database;
    const seeded = { tenant_id: 'main', name: 'seeded', value: json({ demo: true }) };
    await tables(kysely).insertInto('base_config').values(seeded).execute();
    await server.context.database.transaction(addDemoMap);
  });
  afterAll(() => server.app.close());

  const create = async (content: AxisContent) => server.admin(calls.createAxis, { body: content });
  const load = async (id: string): Promise<Axis> => (await server.staff(calls.loadAxis, { params: { id } })).data;

  it('is there for the demo once, also where the demo was before the map', async () => {
    const { database } = server.context;
    await database.transaction(addDemoMap);
    const { data } = await server.staff(calls.axisList, {});
    expect(data.list.map(({ fullName }) => fullName)).toEqual([
      ...['滨江大道管廊', '江南路管廊', '科技园环路管廊', '星湖街管廊'],
    ]);
    expect(data.list[0]).toMatchObject({ enCode: 'BJ', lengthText: '1.91 km', pointCount: 4 });
    expect((await server.staff(calls.regionData, { body: {} })).data.list).toHaveLength(2);
    expect((await stranger(calls.axisList, {})).data.list).toEqual([]);
    expect(await migrate(database, migrations)).toEqual([]);
  });

  it('answers axes by their ids, in that order, without those that are not there or another tenant’s', async () => {
    const own = await stranger(calls.createAxis, { body: axis() });
    const ids = ['axis-xinghu', 'nobody', own.data.id, 'axis-binjiang', 'axis-xinghu'];
    const { data } = await server.staff(calls.axesByIds, { body: { ids } });
    expect(data.list.map(({ id }) => id)).toEqual(['axis-xinghu', 'axis-binjiang']);
    expect(data.list[1]?.coordinates[0]).toEqual({ lng: 120.696, lat: 31.305 });
    // A short one has metres, as areas have.
    expect((await stranger(calls.axisList, {})).data.list).toMatchObject([{ lengthText: '950 m' }]);
    expect((await server.staff(calls.axesByIds, { body: { ids: [] } })).data.list).toEqual([]);
    expect((await server.staff(calls.axesByIds, { body: { ids: Array(501).fill('a') } })).status).toBe(400);
  });

  it('is called in the language of whoever reads, and renamed in the language of whoever writes', async () => {
    await server.context.database.transaction(nameDemoMap);
    const { admin } = server;
    const names = async (language: Language) =>
      (await admin(calls.axisList, { language })).data.list.map(({ fullName }) => fullName);
    expect((await names('en'))[3]).toBe('Xinghu Street Tunnel');
    expect((await names('zhtw'))[2]).toBe('科技園環路管廊');
    expect((await names('zh'))[3]).toBe('星湖街管廊');
    const found = await admin(calls.axisList, { query: { keyword: 'xinghu street' } });
    expect(found.data.list.map(({ enCode }) => enCode)).toEqual(['XH']);
    const objects = async (query: object) => (await admin(calls.mapObjects, { query, language: 'en' })).data.list;
    expect(await objects({ keyword: 'XH K0+000' })).toMatchObject([
      { kind: 'point', name: 'XH K0+000', axisName: 'Xinghu Street Tunnel' },
    ]);
    expect((await objects({ kind: 'region' })).map(({ name }) => name)).toEqual([
      'Binjiang district',
      'Tech Park district',
    ]);
    expect(await objects({ name: 'Xinghu Street Tunnel' })).toHaveLength(1);

    const params = { id: 'axis-xinghu' };
    const { id: _, ...opened } = (await admin(calls.loadAxis, { params, language: 'en' })).data;
    await admin(calls.saveAxis, { params, body: { ...opened, fullName: 'Star Lake Tunnel' }, language: 'en' });
    const called = languages.map(async (language) => (await admin(calls.loadAxis, { params, language })).data.fullName);
    expect(await Promise.all(called)).toEqual(['星湖街管廊', 'Star Lake Tunnel', '星湖街管廊']);
  });

  it('is found by name or code, sorted by what the list shows and by nothing else', async () => {
    const found = async (query: object) =>
      (await server.staff(calls.axisList, { query })).data?.list.map((row) => row.enCode);
    expect(await found({ keyword: '星湖' })).toEqual(['XH']);
    expect(await found({ keyword: 'kj' })).toEqual(['KJ']);
    expect(await found({ keyword: '%' })).toEqual([]);
    expect(await found({ sidx: 'enCode', sort: 'desc', pageSize: 2 })).toEqual(['XH', 'KJ']);
    for (const sidx of ['tenant_id', 'constructor', 'points']) {
      const answer = await server.staff(calls.axisList, { query: { sidx } });
      expect(answer).toMatchObject({ status: 400, data: null });
    }
  });

  it('is made, changed and deleted by administrators, and by nobody else', async () => {
    for (const answer of [
      await server.staff(calls.createAxis, { body: axis() }),
      await server.staff(calls.saveAxis, { params: { id: 'axis-keji' }, body: { ...axis(), revision: 1 } }),
      await server.staff(calls.deleteAxis, { params: { id: 'axis-keji' } }),
      await server.staff(calls.saveRegion, { body: { fullName: 'a', enCode: 'a', outline: corners } }),
      await server.staff(calls.saveMapSettings, { body: settings }),
    ])
      expect(answer).toMatchObject({ status: 403, data: null });

    const made = await create(axis({ fullName: ' 新区大道管廊 ', coordinates: [place(1 / 3, 0), place(1, 1)] }));
    const { id } = made.data;
    expect(await load(id)).toEqual({
      id,
      ...axis({ coordinates: [place(0.3333333, 0), place(1, 1)] }),
      revision: 1,
    });
    const body = { ...axis({ fullName: '新名称', points: null }), revision: 1 };
    expect((await server.admin(calls.saveAxis, { params: { id }, body })).data).toEqual({ id });
    expect(await load(id)).toMatchObject({ fullName: '新名称', points: [], revision: 2 });
    expect(await server.admin(calls.saveAxis, { params: { id }, body })).toMatchObject({
      status: 409,
      msg: '已被他人修改，您的内容没有保存也没有丢失，请核对后再保存',
    });
    expect(await stranger(calls.saveAxis, { params: { id }, body })).toMatchObject({ status: 404, data: null });
    expect(await stranger(calls.deleteAxis, { params: { id } })).toMatchObject({ status: 404 });
    expect((await server.admin(calls.deleteAxis, { params: { id } })).status).toBe(200);
    expect(await server.admin(calls.deleteAxis, { params: { id } })).toMatchObject({
      status: 404,
      msg: '轴线不存在，可能已被删除',
    });
  });

  it('has a code once in a tenant, also when two write at the same moment', async () => {
    const twins = await Promise.all([create(axis({ enCode: 'TWIN' })), create(axis({ enCode: 'TWIN' }))]);
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(twins.find(({ status }) => status === 409)?.msg).toBe('编码 TWIN 已被另一条轴线使用，请换一个');
    const again = await Promise.all(
      [1, 2].map(() =>
        server.admin(calls.createAxis, { body: axis({ enCode: 'ONCE' }), key: 'axis-written-once-0001' }),
      ),
    );
    expect(new Set(again.map(({ data }) => data?.id)).size).toBe(1);
    const taken = { ...axis({ enCode: 'BJ' }), revision: 1 };
    const id = again[0]?.data.id ?? '';
    expect((await server.admin(calls.saveAxis, { params: { id }, body: taken })).status).toBe(409);
    expect((await stranger(calls.createAxis, { body: axis({ enCode: 'BJ' }) })).status).toBe(200);
  });

  it('is refused where it is no place, no line, no name, or too much', async () => {
    const wrong: Partial<AxisContent>[] = [
      { fullName: ' ' },
      { enCode: '' },
      { fullName: 'x'.repeat(101) },
      { coordinates: [] },
      { coordinates: [place(120, 31)] },
      { coordinates: [place(120, 31), place(120, 31)] },
      { coordinates: [place(181, 0), place(0, 0)] },
      { coordinates: [place(0, -91), place(0, 0)] },
      { coordinates: Array.from({ length: limits.lineCoordinates + 1 }, (_, index) => place(index / 1e4, 0)) },
      { points: Array.from({ length: limits.axisPoints + 1 }, () => ({ name: 'x', ...place(0, 0) })) },
      { points: [{ name: '', ...place(0, 0) }] },
    ];
    for (const changes of wrong) {
      const answer = await create(axis({ enCode: 'WRONG', ...changes }));
      expect([answer.status, answer.data], JSON.stringify(changes).slice(0, 80)).toEqual([400, null]);
    }
    expect((await server.staff(calls.axisList, { query: { keyword: 'WRONG' } })).data.list).toEqual([]);
  });

  it('has regions that are saved anew or changed, with a revision like everything', async () => {
    const body = { fullName: '北区', enCode: 'north', outline: corners };
    const { id } = (await server.admin(calls.saveRegion, { body })).data;
    const read = async () => (await server.staff(calls.regionData, { body: { ids: [id] } })).data.list;
    expect(await read()).toEqual([{ id, ...body, revision: 1 }]);
    const next = { ...body, id, fullName: '北片区' };
    expect((await server.admin(calls.saveRegion, { body: next })).status).toBe(409);
    expect((await server.admin(calls.saveRegion, { body: { ...next, revision: 1 } })).data).toEqual({ id });
    expect(await read()).toMatchObject([{ fullName: '北片区', revision: 2 }]);
    expect((await server.admin(calls.saveRegion, { body })).msg).toBe('编码 north 已被另一个区域使用，请换一个');
    expect((await stranger(calls.saveRegion, { body: { ...next, revision: 2 } })).status).toBe(404);
    for (const outline of [
      [],
      corners.slice(0, 2),
      [corners[0], corners[0], corners[0]].map((one) => one ?? place(0, 0)),
    ])
      expect((await server.admin(calls.saveRegion, { body: { ...body, enCode: 'flat', outline } })).status).toBe(400);
    expect((await server.staff(calls.regionData, { body: { keyword: '科技' } })).data.list).toHaveLength(1);
    expect((await server.staff(calls.regionData, { body: { ids: [] } })).data.list).toEqual([]);
    expect((await stranger(calls.regionData, { body: { ids: [id] } })).data.list).toEqual([]);
  });

  it('has settings, which everybody reads and administrators write, each tenant its own', async () => {
    const read = async (who: Caller) => (await who(calls.mapSettings, {})).data;
    const unset = {
      localData: true,
      mapRegion: '',
      config: { tileUrl: '', tileKey: '', attribution: '' },
      rotate: 0,
      revision: 0,
    };
    expect(await read(server.staff)).toEqual(unset);
    expect((await server.admin(calls.saveMapSettings, { body: settings })).data).toEqual({ revision: 1 });
    expect(await read(server.staff)).toEqual({ ...settings, revision: 1 });
    expect(await read(stranger)).toEqual(unset);
    const tiles = (tileUrl: string) => ({ ...settings, config: { ...settings.config, tileUrl } });
    for (const tileUrl of [
      'http://tiles.example.com/{z}/{x}/{y}.png',
      'https://tiles.example.com/tiles.png',
      'https://{x}.example.com/{z}/{x}/{y}.png',
      'https://user:pw@tiles.example.com/{z}/{x}/{y}.png',
      "https://tiles.example.com;script-src 'unsafe-inline'/{z}/{x}/{y}.png",
      'https://*/{z}/{x}/{y}.png',
      'javascript:{z}{x}{y}',
    ])
      expect(await server.admin(calls.saveMapSettings, { body: tiles(tileUrl) }), tileUrl).toMatchObject({
        status: 400,
        msg: expect.stringContaining('https://tiles.example.com/{z}/{x}/{y}.png'),
      });
    expect((await server.admin(calls.saveMapSettings, { body: { ...settings, mapRegion: 'gone' } })).status).toBe(400);
    expect((await server.admin(calls.saveMapSettings, { body: { ...settings, rotate: 181 } })).status).toBe(400);
    expect(await read(server.staff)).toEqual({ ...settings, revision: 1 });
  });

  it('keeps settings from being written over by somebody who has not seen them, also at the same moment', async () => {
    const save = (rotate: number, revision?: number | null) =>
      server.admin(calls.saveMapSettings, { body: { ...settings, rotate, revision } });
    const read = async () => (await server.staff(calls.mapSettings, {})).data;
    const { revision } = await read();
    const twins = await Promise.all([1, 2].map((rotate) => save(rotate, revision)));
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(twins.find(({ status }) => status === 409)).toMatchObject({
      msg: '已被他人修改，您的内容没有保存也没有丢失，请核对后再保存',
    });
    const kept = await read();
    expect(kept).toMatchObject({ revision: revision + 1, rotate: twins[0]?.status === 200 ? 1 : 2 });
    expect((await save(3, revision)).status).toBe(409);
    expect(await read()).toEqual(kept);
    expect((await save(3, kept.revision)).data).toEqual({ revision: kept.revision + 1 });
    // The page of the version before knows nothing of it.
    expect((await save(4)).data).toEqual({ revision: kept.revision + 2 });
    expect((await save(5, null)).data).toEqual({ revision: kept.revision + 3 });
    expect(await read()).toMatchObject({ rotate: 5, revision: kept.revision + 3 });
  });

  it('lets of two who save settings for the first time, at the same moment, one alone', async () => {
    const first = await addTenant(server, 'first');
    const save = (rotate: number) =>
      first(calls.saveMapSettings, { body: { ...settings, mapRegion: '', rotate, revision: 0 } });
    const twins = await Promise.all([save(1), save(2)]);
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await first(calls.mapSettings, {})).data.rotate).toBe(twins[0].status === 200 ? 1 : 2);
  });

  it('goes on from settings that the version before has kept, without a revision', async () => {
    const old = await addTenant(server, 'old');
    const own = { ...settings, mapRegion: '', rotate: 7 };
    const value = json(own);
    await tables(server.context.database.kysely)
      .insertInto('base_config')
      .values({ tenant_id: 'old', name: 'map', value })
      .execute();
    expect((await old(calls.mapSettings, {})).data).toEqual({ ...own, revision: 0 });
    const save = () => old(calls.saveMapSettings, { body: { ...own, revision: 0 } });
    expect([(await save()).data, (await save()).status]).toEqual([{ revision: 1 }, 409]);
  });
});
