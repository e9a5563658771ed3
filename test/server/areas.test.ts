import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { openServer, type Server } from './server-fixture.ts';

const json = { 'content-type': 'application/json' };
const shangcheng = ['33', '3301', '330102'];
const dongcheng = ['11', '110101'];

describeOnDatabases('regions of the country', ({ open }) => {
  let server: Server;
  let token: string;
  let id: string;
  beforeAll(async () => {
    server = await openServer(await open());
    token = await server.token('admin');
    const nodes = [
      field('areaSelect', 'place'),
      field('areaSelect', 'places', { props: { multiple: true, level: 1 } }),
      field('areaSelect', 'near', {
        props: { anyLevel: true, selectType: 'custom', ableAddressIds: [['33', '3301']] },
      }),
      field('table', 'rows', { config: { children: [field('areaSelect', 'cell')] } }),
    ];
    const design = model('areas', nodes, listOf(['place', 'places']));
    id = (await post('/api/visualdev/Base/Actions/Import', { design })).data.id;
    expect(await post(`/api/visualdev/Base/${id}/Actions/Release`, {})).toMatchObject({ status: 200 });
  });
  afterAll(() => server.close());

  const post = (url: string, body: unknown) =>
    server.call('POST', url, { token, body: JSON.stringify(body), headers: json });
  const create = (values: unknown) => post(`/api/visualdev/OnlineDev/${id}`, { data: JSON.stringify(values) });
  const refusedAt = async (values: unknown) => {
    const { status, data } = await create(values);
    return [status, ...(data?.findings ?? []).map(({ at, code }: { at: string; code: string }) => `${at} ${code}`)];
  };
  const list = async (body: object) => (await post(`/api/visualdev/OnlineDev/${id}/List`, body)).data.list;
  const below = async (parentId: string, query = '') =>
    (await server.call('GET', `/api/system/Area/${parentId}/Selector/0${query}`, { token })).data.list;
  const names = (rows: readonly { readonly fullName: string }[]) => rows.map(({ fullName }) => fullName);

  describe('are stored', () => {
    it('as a way down to one of the level that the design asks for, and as nothing else', async () => {
      for (const place of [
        ['33'],
        ['33', '3301'],
        ['33', '3302', '330102'],
        ['330102'],
        ['33', '330102'],
        ['33', '3301', '330103'],
        ['33', '3301', '330102', '330102001'],
        ['0'],
        ['33', '3301', 330102],
        ['44', '3301', '330102'],
        ['11', '1101'],
      ])
        expect(await refusedAt({ place }), place.join()).toEqual([422, '/place field.choice']);
      for (const place of [shangcheng, dongcheng, ['11', '1101', '110101'], ['71'], ['41', '419001']])
        expect(await refusedAt({ place }), place.join()).toEqual([200]);
    });

    it('several at a time, down to cities, and in rows of a sub-table', async () => {
      expect(await refusedAt({ places: [['33', '3301'], ['11'], ['41', '419001']] })).toEqual([200]);
      expect(await refusedAt({ places: [['33', '3301'], shangcheng] })).toEqual([422, '/places field.choice']);
      expect(await refusedAt({ rows: [{ cell: dongcheng }, { cell: ['11'] }] })).toEqual([
        422,
        '/rows/1/cell field.choice',
      ]);
    });

    it('in the range of the design alone', async () => {
      expect(await refusedAt({ near: ['33', '3301'] })).toEqual([200]);
      expect(await refusedAt({ near: shangcheng })).toEqual([200]);
      expect(await refusedAt({ near: ['33'] })).toEqual([422, '/near field.choice']);
      expect(await refusedAt({ near: dongcheng })).toEqual([422, '/near field.choice']);
    });
  });

  it('are shown, and found, by their names, each step of the way', async () => {
    await create({ place: shangcheng, places: [['33', '3301'], ['11']] });
    const [row] = await list({ keyword: '上城' });
    expect(row).toMatchObject({
      place: '浙江省 / 杭州市 / 上城区',
      places: '浙江省 / 杭州市、北京市',
      place_id: shangcheng,
    });
    const found = async (body: object) =>
      (await list({ pageSize: 100, ...body })).map(({ place }: { place: string }) => place);
    expect(await found({ keyword: '浙江 上城区' })).toEqual(['浙江省 / 杭州市 / 上城区', '浙江省 / 杭州市 / 上城区']);
    expect(await found({ keyword: '东城' })).toEqual(['北京市 / 市辖区 / 东城区', '北京市 / 东城区']);
    expect(await found({ keyword: '下城' })).toEqual([]);
    const asked = (value: string[]) => found({ queryJson: JSON.stringify({ place: value }) });
    expect(await asked(['33', '3301'])).toHaveLength(2);
    expect(await asked(['33', '3302'])).toHaveLength(0);
  });

  it('are found by their names, as one list with the way to each', async () => {
    const hits = await below('0', `?keyword=${encodeURIComponent('西湖')}`);
    expect(hits[0]).toMatchObject({ way: ['33', '3301', '330106'], wayNames: ['浙江省', '杭州市', '西湖区'] });
    expect(names(hits)).toContain('西湖区');
    expect(names(await below('0', `?keyword=${encodeURIComponent('杭州 西湖')}`))).toEqual(['西湖区']);
    expect(names(await below('0', `?keyword=${encodeURIComponent('杭州')}&level=1`))).toEqual(['杭州市']);
    expect(await below('0', `?keyword=${encodeURIComponent('区')}`)).toHaveLength(50);
    expect(await below('0', `?keyword=${encodeURIComponent('西湖')}&among=11`)).toEqual([]);
    expect(await below('0', `?keyword=${encodeURIComponent('%_')}`)).toEqual([]);
  });

  it('have no level between a municipality and its districts, and end where they are to', async () => {
    expect(names(await below('11')).slice(0, 2)).toEqual(['东城区', '西城区']);
    expect(await below('11', '?level=1')).toEqual([]);
    expect(names(await below('41', '?level=1'))).toContain('济源市');
    expect(names(await below('0', '?among=330102,11'))).toEqual(['北京市', '浙江省']);
    expect((await below('0', '?among=330102'))[0]).toMatchObject({ fullName: '浙江省', disabled: true });
    for (const query of ['?level=4', '?level=x', `?keyword=${'x'.repeat(201)}`]) {
      const url = `/api/system/Area/0/Selector/0${query}`;
      expect((await server.call('GET', url, { token })).status, query).toBe(400);
    }
  });

  it('keep their names when they are no more', async () => {
    const { data } = await post('/api/system/Area/GetAreaByIds', { idsList: [['33', '3301', '330103']] });
    expect(data).toEqual([['浙江省', '杭州市', '下城区']]);
    expect(names(await below('3301'))).not.toContain('下城区');
  });
});
