import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { json } from '../../server/database/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const parts = [
  { code: 'p1', title: '止水条', price: 3, secret: 's1' },
  { code: 'p2', title: '注浆管', price: 5, secret: 's2' },
];

describeOnDatabases('fields that show something of a chosen row', ({ open }) => {
  let server: ModelServer;
  let tunnels: string;
  let defects: string;
  beforeAll(async () => {
    server = await startModelServer(await open());
    await tables(server.context.database.kysely)
      .insertInto('base_data_interface')
      .values({
        ...{ id: 'parts', en_code: 'parts', tenant_id: 'main', full_name: 'parts', category: '', data_type: 2 },
        fields: json(['code', 'title', 'price'].map((name) => ({ field: name, fieldName: name }))),
        ...{ parameters: json([]), static_data: json(parts), sort_code: 0, enabled_mark: 1 },
        creator_time: new Date().toISOString(),
      })
      .execute();
    const tunnel = [
      field('input', 'name'),
      field('input', 'phone'),
      field('inputNumber', 'length', { props: { precision: 1 } }),
    ];
    tunnels = await publishDesign(server, model('shown.tunnel', tunnel, listOf(['name'], { useDataPermission: true })));
    const linked = { modelId: tunnels, relationField: 'name' };
    const shows = (relationField: string, showField: string, isStorage = 0) => ({
      props: { relationField, showField, isStorage },
    });
    const nodes = [
      field('input', 'title'),
      field('relationForm', 'tunnel', { props: linked }),
      field('relationFormAttr', 'phone', shows('tunnel', 'phone')),
      field('relationFormAttr', 'phoneThen', shows('tunnel', 'phone', 1)),
      field('popupSelect', 'part', { props: { interfaceId: 'parts', propsValue: 'code', relationField: 'title' } }),
      field('popupAttr', 'price', shows('part', 'price')),
      field('popupAttr', 'priceThen', shows('part', 'price', 1)),
      field('popupAttr', 'secret', shows('part', 'secret')),
      field('table', 'rows', {
        config: {
          children: [
            field('relationForm', 'cell', { props: { ...linked, multiple: true } }),
            field('relationFormAttr', 'length', shows('cell', 'length')),
            field('relationFormAttr', 'lengthThen', shows('cell_jnpfTable_rows1', 'length', 1)),
          ],
        },
      }),
    ];
    const columns = ['title', 'tunnel', 'phone', 'phoneThen', 'price', 'priceThen', 'rows-length'];
    defects = await publishDesign(server, model('shown.defect', nodes, listOf(columns, { searchList: [] })));
  });
  afterAll(() => server.app.close());

  const save = (caller: Caller, id: string, values: object) =>
    caller(calls.createRecord, { params: { id }, body: { data: JSON.stringify(values) } });
  const make = async (id: string, values: object, caller = server.admin) => (await save(caller, id, values)).data.id;
  const change = (dataId: string, values: object, id = defects) =>
    server.admin(calls.updateRecord, { params: { id, dataId }, body: { data: JSON.stringify(values) } });
  const read = async (dataId: string, caller = server.admin) =>
    JSON.parse((await caller(calls.recordDataChange, { params: { id: defects, dataId } })).data.data);
  const listed = async (dataId: string, caller = server.admin) => {
    const { data } = await caller(calls.recordList, { params: { id: defects }, body: { pageSize: 100 } });
    return data.list.find(({ id }) => id === dataId);
  };

  it('say it in records, lists and rows: as it is now, or as it was when the row was chosen', async () => {
    const tunnel = await make(tunnels, { name: '古城大道', phone: '119', length: 1200.5 });
    const other = await make(tunnels, { name: '学院北路', phone: '120', length: 800 });
    const rows = [{ cell: [tunnel, other] }];
    const dataId = await make(defects, { title: '甲', tunnel, part: 'p1', rows });
    const shown = { phone: '119', phoneThen: '119', price: '3', priceThen: '3' };
    const cells = { length: '1,200.5、800.0', lengthThen: '1,200.5、800.0' };
    expect(await read(dataId)).toMatchObject({ ...shown, rows: [cells], secret: '' });
    expect(await listed(dataId)).toMatchObject({ ...shown, rows: [{ length: cells.length }] });
    await change(tunnel, { phone: '110', length: 1 }, tunnels);
    const later = { phone: '110', phoneThen: '119', rows: [{ length: '1.0、800.0', lengthThen: cells.lengthThen }] };
    expect(await read(dataId)).toMatchObject(later);
    await change(dataId, { title: '乙' });
    expect(await read(dataId)).toMatchObject({ ...later, title: '乙' });
    await change(dataId, { tunnel: other, part: null });
    expect(await read(dataId)).toMatchObject({ phone: '120', phoneThen: '120', price: '', priceThen: '' });
  });

  it('take nothing from a client', async () => {
    const tunnel = await make(tunnels, { name: '滨江大道', phone: '119' });
    const lies = { phone: 'lie', phoneThen: 'lie', price: 'lie', priceThen: 'lie' };
    const rows = [{ cell: [tunnel], length: 'lie', lengthThen: 'lie' }];
    const dataId = await make(defects, { ...lies, tunnel, rows });
    const truth = { phone: '119', phoneThen: '119', price: '', priceThen: '' };
    expect(await read(dataId)).toMatchObject(truth);
    expect(JSON.stringify(await read(dataId))).not.toContain('lie');
    await change(dataId, lies);
    expect(await read(dataId)).toMatchObject(truth);
  });

  it('outlive the row where they are kept, and say what has become of it where they are not', async () => {
    const tunnel = await make(tunnels, { name: '将拆除', phone: '119' });
    const dataId = await make(defects, { tunnel });
    await server.admin(calls.deleteRecord, { params: { id: tunnels, dataId: tunnel } });
    expect(await read(dataId)).toMatchObject({ phone: '已删除的记录', phoneThen: '119' });
    await change(dataId, { title: '丙' });
    expect(await read(dataId)).toMatchObject({ phoneThen: '119' });
  });

  it('tell a reader who may not see the row nothing of it', async () => {
    const tunnel = await make(tunnels, { name: '别人的', phone: '119' });
    const dataId = await make(defects, { tunnel });
    expect(await read(dataId, server.staff)).toMatchObject({ tunnel: '无权查看', phone: '无权查看' });
    const ask = (code: string, relationField: string) =>
      server.staff(calls.fieldDataSelect, {
        params: { id: tunnels },
        query: { field: code, relationField, ids: tunnel },
        from: defects,
      });
    expect((await ask('phone', 'phone')).data).toMatchObject({ list: [], hidden: [tunnel] });
    const own = await make(tunnels, { name: '自己的', phone: '112', length: 5 }, server.staff);
    const read2 = {
      params: { id: tunnels },
      query: { field: 'phone', relationField: 'phone', ids: own },
      from: defects,
    };
    expect((await server.staff(calls.fieldDataSelect, read2)).data.list).toEqual([{ id: own, phone: '112' }]);
    // The field that chooses names the name alone, and no field shows the length but in rows.
    expect((await ask('tunnel', 'phone')).status).toBe(400);
    const byIds = (code: string) =>
      server.staff(calls.interfaceByIds, {
        params: { id: 'parts' },
        body: { ids: ['p1'], field: code, propsValue: 'code', relationField: code },
        from: defects,
      });
    expect((await byIds('price')).data).toEqual([{ code: 'p1', price: 3 }]);
    expect((await byIds('secret')).status).toBe(400);
  });

  it('hold up the publish where the field that chooses is not beside them', async () => {
    const nodes = [
      field('input', 'title'),
      field('popupAttr', 'lost', { props: { relationField: 'gone', showField: 'price' } }),
      field('popupAttr', 'wrong', { props: { relationField: 'title', showField: 'price' } }),
    ];
    const design = model('shown.lost', nodes, listOf(['title']));
    const { data } = await server.admin(calls.importModel, { body: { design } });
    expect(data.findings).toMatchObject([
      { code: 'widget.field', at: '/form/nodes/1/props/relationField' },
      { code: 'widget.field', at: '/form/nodes/2/props/relationField' },
    ]);
  });
});
