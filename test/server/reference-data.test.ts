import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../server/kernel/tables.ts';
import { nextBillNumber } from '../../server/system/bill-numbers.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { openServer, type Server } from './server-fixture.ts';

const json = { 'content-type': 'application/json' };

describeOnDatabases('reference data', ({ open }) => {
  let server: Server;
  let token: string;
  beforeAll(async () => {
    server = await openServer(await open());
    token = await server.token('staff');
  });
  afterAll(() => server.close());

  const get = async (url: string) => (await server.call('GET', url, { token })).data;
  const post = (url: string, body: unknown) =>
    server.call('POST', url, { token, body: JSON.stringify(body), headers: json });

  describe('dictionaries', () => {
    it('stand as trees and as lists, all at once and one by one', async () => {
      const { list } = await get('/api/system/DictionaryData/All');
      const types = list.find(({ enCode }: { enCode: string }) => enCode === 'defectType');
      expect(types).toMatchObject({ isTree: 1, fullName: '缺陷类型' });
      expect(types.dictionaryList[0]).toMatchObject({
        fullName: '结构',
        children: expect.arrayContaining([expect.objectContaining({ fullName: '渗漏水' })]),
      });
      const one = await get('/api/system/DictionaryData/dict-defect-type/Data/Selector');
      expect(one.list).toEqual(types.dictionaryList);
      expect(await get('/api/system/DictionaryData/defectType/Data/Selector')).toEqual(one);
      const levels = await get('/api/system/DictionaryData/defectLevel/Data/Selector');
      expect(levels.list.map(({ fullName }: { fullName: string }) => fullName)).toEqual(['一般', '严重', '危急']);
      expect((await get('/api/system/DictionaryType')).list).toHaveLength(list.length);
      expect((await get('/api/system/DictionaryType/Selector/dict-unit')).list).toHaveLength(list.length - 1);
    });

    it('that do not exist are said so', async () => {
      expect(await server.call('GET', '/api/system/DictionaryData/none/Data/Selector', { token })).toMatchObject({
        status: 404,
        code: 404,
      });
    });

    it('are those of the own tenant, whichever is asked for', async () => {
      const url = '/api/tenant/TenantUser/DictionaryData/All';
      const own = await get('/api/system/DictionaryData/All');
      for (const query of ['', '?tenantId=', '?tenantId=main']) expect(await get(url + query)).toEqual(own);
      const other = await server.call('GET', `${url}?tenantId=second`, { token });
      expect(other).toMatchObject({ status: 403, msg: '不能读取其他租户的数据', data: null });
      const twice = await server.call('GET', `${url}?tenantId=main&tenantId=second`, { token });
      expect(twice).toMatchObject({ status: 400, data: null });
    });

    it('survive a circle among their entries', async () => {
      const db = tables(server.database.kysely);
      const set = (parent_id: string) =>
        db.updateTable('base_dictionary_data').set({ parent_id }).where('id', '=', 'dict-defect-type-fire').execute();
      await set('dict-defect-type-door');
      const { list } = await get('/api/system/DictionaryData/defectType/Data/Selector');
      await set('0');
      expect(list.map(({ enCode }: { enCode: string }) => enCode)).not.toContain('fire');
    });
  });

  describe('regions', () => {
    const below = async (parentId: string, id = '0') => (await get(`/api/system/Area/${parentId}/Selector/${id}`)).list;
    const names = (list: readonly { readonly fullName: string }[]) => list.map(({ fullName }) => fullName);

    it('are read level by level from the provinces down', async () => {
      const provinces = await below('-1');
      expect(provinces).toHaveLength(34);
      expect(await below('0')).toEqual(provinces);
      expect(provinces[0]).toEqual({
        id: '11',
        parentId: '0',
        fullName: '北京市',
        enCode: '11',
        hasChildren: true,
        isLeaf: false,
      });
      expect(names(await below('33')).slice(0, 2)).toEqual(['杭州市', '宁波市']);
      const districts = await below('3301');
      expect(districts[0]).toMatchObject({ id: '330102', fullName: '上城区', isLeaf: true });
      expect(names(await below('3301', '330102'))).not.toContain('上城区');
      expect(await below('330102')).toEqual([]);
      expect(await below('99')).toEqual([]);
    });

    it('have names for their codes, path by path', async () => {
      const url = '/api/system/Area/GetAreaByIds';
      const { data } = await post(url, { idsList: [['33', '3301', '330102'], ['11', 'none'], []] });
      expect(data).toEqual([['浙江省', '杭州市', '上城区'], ['北京市'], []]);
      for (const body of [
        {},
        { idsList: ['33'] },
        { idsList: Array(501).fill(['33']) },
        { idsList: [Array(9).fill('33')] },
      ])
        expect((await post(url, body)).status).toBe(400);
    });
  });

  it('names the roles that something was granted to, to administrators', async () => {
    const url = '/api/frame/projectDataBag/documents/getRoleList/visualdev';
    expect((await server.call('GET', url, { token })).status).toBe(403);
    const { data } = await server.call('GET', url, { token: await server.token('admin') });
    expect(
      data.list.map(({ enCode, isSelected }: { enCode: string; isSelected: boolean }) => [enCode, isSelected]),
    ).toEqual([
      ['designer', true],
      ['staff', false],
      ['manager', false],
    ]);
  });

  it('says of the weather that no source is set up', async () => {
    expect(await get('/api/frame/handoverDuty/weather')).toEqual({ isConfigured: false, text: '没有配置天气数据来源' });
  });

  describe('bill numbers', () => {
    it('are a thousand different ones without a gap for a thousand at once', async () => {
      const made = await Promise.all(
        Array.from({ length: 1_000 }, () =>
          server.database.transaction((trx) =>
            nextBillNumber(trx, 'main', 'defectNo', new Date('2031-05-06T16:30:00Z')),
          ),
        ),
      );
      const sorted = [...made].sort();
      expect(new Set(made).size).toBe(1_000);
      // 16:30 UTC is the next day in Shanghai.
      expect([sorted[0], sorted.at(-1)]).toEqual(['QX203105070001', 'QX203105071000']);
    });

    it('are given again after a roll back, and start anew with the day, the month or the year', async () => {
      const next = (rule: string, at: string) =>
        server.database.transaction((trx) => nextBillNumber(trx, 'main', rule, new Date(at)));
      const lost = server.database.transaction(async (trx) => {
        await nextBillNumber(trx, 'main', 'inspectionNo', new Date('2032-01-01T00:00:00Z'));
        throw new Error('rolled back');
      });
      await expect(lost).rejects.toThrow('rolled back');
      expect(await next('inspectionNo', '2032-01-01T00:00:00Z')).toBe('XJ203201010001');
      expect(await next('inspectionNo', '2032-01-01T15:59:59Z')).toBe('XJ203201010002');
      expect(await next('inspectionNo', '2032-01-01T16:00:00Z')).toBe('XJ203201020001');
      expect(await next('repairNo', '2032-01-01T00:00:00Z')).toBe('GD20320100001');
      expect(await next('equipmentNo', '2032-01-01T00:00:00Z')).toBe('SB203200001');
      await expect(next('none', '2032-01-01T00:00:00Z')).rejects.toThrow('单据规则不存在');
    });

    it('are reserved by the call, one after the other', async () => {
      const numbers = [
        await get('/api/system/BillRule/BillNumber/repairNo'),
        await get('/api/system/BillRule/BillNumber/bill-repair'),
      ];
      const [first, second] = numbers.map((text) => Number(text.slice(-5)));
      expect(numbers[0]).toMatch(/^GD\d{6}\d{5}$/);
      expect(second).toBe((first ?? 0) + 1);
    });
  });

  // Whoever draws forms may look at them; others ask through a field: `interface-rights.test.ts`.
  describe('static interfaces', () => {
    const post = async (url: string, body: unknown) =>
      server.call('POST', url, { token: await server.token('admin'), body: JSON.stringify(body), headers: json });

    it('are listed by category and as a page', async () => {
      const { list } = await get('/api/system/DataInterface/Selector');
      expect(list[0]).toMatchObject({ fullName: '基础数据', hasChildren: true });
      expect(list[0].children.map(({ fullName }: { fullName: string }) => fullName)).toEqual([
        '管廊区段',
        '材料库',
        '承包单位',
        '运维人员',
      ]);
      const page = await get('/api/system/DataInterface/getList?keyword=材料');
      expect(page).toMatchObject({ pagination: { total: 1 }, list: [{ enCode: 'material', dataType: 2 }] });
    });

    it('answer their rows, narrowed by declared parameters', async () => {
      const url = '/api/system/DataInterface/api-section/Actions/Preview';
      expect((await post(url, {})).data).toHaveLength(7);
      expect((await post(url, { paramList: [{ field: 'tunnel', defaultValue: 'jiangnan' }] })).data).toHaveLength(2);
      expect((await post(url, { paramList: [{ field: 'password', defaultValue: 'x' }] })).status).toBe(400);
      expect((await post(url, { paramList: [{ field: 'tunnel', defaultValue: { a: 1 } }] })).status).toBe(400);
    });

    it('fill in who asks by themselves', async () => {
      const url = '/api/system/DataInterface/api-section/Actions/Preview';
      const forged = { field: 'tunnel', relationField: 'createUser', defaultValue: 'jiangnan' };
      expect((await post(url, { paramList: [forged] })).data).toEqual([]);
    });

    it('search and page the declared columns only', async () => {
      const url = '/api/system/DataInterface/api-material/Action/List';
      const found = await post(url, {
        keyword: 'zr-yjv',
        columnOptions: 'fullName,spec',
        relationField: 'fullName',
        propsValue: 'id',
      });
      expect(found.data).toMatchObject({ pagination: { total: 1 }, list: [{ id: 'M005', price: 18.6 }] });
      expect((await post(url, { keyword: 'zr-yjv', columnOptions: 'fullName' })).data.list).toEqual([]);
      expect((await post(url, { currentPage: 2, pageSize: 4 })).data).toMatchObject({
        pagination: { total: 20 },
        list: [{ id: 'M005' }, {}, {}, {}],
      });
      for (const query of [
        { propsValue: 'password' },
        { relationField: 'a.b' },
        { columnOptions: 'id from base_user--' },
      ]) {
        expect((await post(url, query)).status).toBe(400);
      }
      expect((await post(url, { pageSize: 10_001 })).status).toBe(400);
    });

    it('give back chosen rows', async () => {
      const url = '/api/system/DataInterface/api-material/Action/InfoByIds';
      const { data } = await post(url, { ids: ['M003', 'M001', 'none'], propsValue: 'id' });
      expect(data.map(({ id }: { id: string }) => id)).toEqual(['M001', 'M003']);
      expect((await post(url, { ids: Array(501).fill('a') })).status).toBe(400);
    });
  });

  describe('columns of a list', () => {
    it('are kept for each user and list, and replaced as a whole', async () => {
      const get = (who: string, module: string) =>
        server.call('GET', `/api/permission/Authority/GetColumnsByModuleId/${module}`, { token: who });
      const columns = [
        { prop: 'title', visible: false },
        { prop: 'items-price', visible: true, width: 120 },
      ];
      const url = '/api/permission/Authority/SetColumnsByModuleId';
      expect((await post(url, { moduleId: 'menu-1', fieldList: JSON.stringify(columns) })).code).toBe(200);
      expect((await get(token, 'menu-1')).data).toEqual(columns);
      expect((await get(token, 'menu-2')).data).toEqual([]);
      expect((await get(await server.token('admin'), 'menu-1')).data).toEqual([]);
      expect((await post(url, { moduleId: 'menu-1', fieldList: '[{"prop":"a b"}]' })).status).toBe(400);
      expect((await get(token, 'menu-1')).data).toEqual(columns);
    });
  });
});
