import { afterAll, beforeAll, expect, it } from 'vitest';
import { json } from '../../server/database/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { waysTo } from '../../server/permission/references/index.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { openServer, type Server } from './server-fixture.ts';

const headers = { 'content-type': 'application/json' };

describeOnDatabases('records that point to people, places and rows', ({ open }) => {
  let server: Server;
  let token: string;
  let id: string;
  let way: readonly string[];
  beforeAll(async () => {
    server = await openServer(await open());
    token = await server.token('admin');
    await tables(server.context.database.kysely)
      .insertInto('base_data_interface')
      .values({
        ...{ tenant_id: 'main', id: 'parts', full_name: '备件', en_code: 'parts', category: '', data_type: 2 },
        fields: json([
          { field: 'code', fieldName: '编码' },
          { field: 'title', fieldName: '名称' },
          { field: 'place', fieldName: '库位' },
        ]),
        parameters: json([
          { field: 'place', fieldName: '库位' },
          { field: 'keeper', fieldName: '保管人' },
        ]),
        static_data: json([
          { code: 'p1', title: '止水条', place: 'a' },
          { code: 'p2', title: '注浆管', place: 'a' },
          { code: 'p3', title: '水泥', place: 'b' },
        ]),
        ...{ sort_code: 0, enabled_mark: 1, creator_time: new Date().toISOString() },
      })
      .execute();
    const [found = []] = await waysTo(server.context, 'main', ['org-team1']);
    way = found;
    const picks = { interfaceId: 'parts', propsValue: 'code', relationField: 'title' };
    const placed = { ...picks, templateJson: [{ field: 'place', relationField: 'place', required: true }] };
    const nodes = [
      field('input', 'title'),
      field('input', 'place'),
      field('userSelect', 'person'),
      field('userSelect', 'people', { props: { multiple: true } }),
      field('organizeSelect', 'where'),
      field('memberSelect', 'whom', { props: { multiple: true } }),
      field('departmentSelect', 'team', { props: { selectType: 'custom', ableIds: ['org-production'] } }),
      field('popupSelect', 'part', { props: picks }),
      field('popupSelect', 'placed', { props: placed }),
      field('table', 'rows', {
        config: {
          children: [
            field('userSelect', 'who'),
            field('input', 'spot'),
            field('popupSelect', 'cell', {
              props: { ...picks, templateJson: [{ field: 'place', relationField: 'rows-spot' }] },
            }),
          ],
        },
      }),
    ];
    const design = model('references.m1', nodes, {
      ...listOf(['title', 'person', 'people', 'where', 'whom', 'part']),
      searchList: [],
    });
    const made = await post('/api/visualdev/Base/Actions/Import', { design });
    expect(made).toMatchObject({ status: 200 });
    const { data } = made;
    id = String(data.id);
    expect(await post(`/api/visualdev/Base/${id}/Actions/Release`, {})).toMatchObject({ status: 200 });
  });
  afterAll(() => server.close());

  const post = (url: string, body: unknown) => server.call('POST', url, { token, body: JSON.stringify(body), headers });
  const create = (values: unknown) => post(`/api/visualdev/OnlineDev/${id}`, { data: JSON.stringify(values) });
  const update = (dataId: string, values: unknown) =>
    post(`/api/visualdev/OnlineDev/${id}/${dataId}`, { data: JSON.stringify(values) });
  const places = ({ status, data }: Awaited<ReturnType<typeof create>>) => [
    status,
    ...(data?.findings ?? []).map(({ at, code }: { at: string; code: string }) => `${at} ${code}`),
  ];
  const switchOff = (userId: string, mark: 0 | 1) =>
    tables(server.context.database.kysely)
      .updateTable('base_user')
      .set({ enabled_mark: mark })
      .where('id', '=', userId)
      .execute();
  const list = (keyword: string) =>
    post(`/api/visualdev/OnlineDev/${id}/List`, { keyword, currentPage: 1, pageSize: 20 });

  it('are refused at the very place where something may not be chosen', async () => {
    expect(places(await create({ person: 'nobody' }))).toEqual([422, '/person field.reference']);
    expect(places(await create({ people: ['user-liwei', 'nobody'] }))).toEqual([422, '/people field.reference']);
    expect(places(await create({ where: way.slice(1) }))).toEqual([422, '/where field.reference']);
    expect(places(await create({ whom: ['role-none--role'] }))).toEqual([422, '/whom field.reference']);
    expect(places(await create({ team: 'org-safety' }))).toEqual([422, '/team field.reference']);
    expect(places(await create({ part: 'p9' }))).toEqual([422, '/part field.reference']);
    expect(places(await create({ rows: [{ who: 'user-liwei' }, { who: 'nobody' }] }))).toEqual([
      422,
      '/rows/1/who field.reference',
    ]);
  });

  it('take a row only under the parameters of the record itself, and of its own line', async () => {
    expect(places(await create({ placed: 'p1' }))).toEqual([422, '/placed field.reference']);
    expect(places(await create({ placed: 'p3', place: 'a' }))).toEqual([422, '/placed field.reference']);
    expect((await create({ placed: 'p1', place: 'a' })).status).toBe(200);
    const rows = [
      { spot: 'a', cell: 'p1' },
      { spot: 'a', cell: 'p3' },
    ];
    expect(places(await create({ place: 'b', rows }))).toEqual([422, '/rows/1/cell field.reference']);
  });

  it('keep what stands in them whatever becomes of it, and say what has', async () => {
    const made = await create({
      title: '甲',
      person: 'user-gaoming',
      people: ['user-gaoming'],
      rows: [{ who: 'user-gaoming' }],
    });
    expect(made.status).toBe(200);
    const { rows } = JSON.parse(made.data.data);
    await switchOff('user-gaoming', 0);
    try {
      expect((await update(made.data.id, { title: '乙', person: 'user-gaoming', rows })).status).toBe(200);
      expect(places(await update(made.data.id, { people: ['user-gaoming', 'user-liwei'] }))).toEqual([200]);
      expect(places(await create({ person: 'user-gaoming' }))).toEqual([422, '/person field.reference']);
      const shown = await server.call('GET', `/api/visualdev/OnlineDev/${id}/${made.data.id}/DataChange`, { token });
      expect(JSON.parse(shown.data.data)).toMatchObject({
        person: '高明（已停用）',
        person_id: 'user-gaoming',
        rows: [{ who: '高明（已停用）' }],
      });
    } finally {
      await switchOff('user-gaoming', 1);
    }
  });

  it('are called by their names in what was changed, in rows too', async () => {
    const made = await create({ title: '丁', person: 'user-liwei', rows: [{ who: 'user-liwei', cell: 'p1' }] });
    const { rows } = JSON.parse(made.data.data);
    const sent = { person: 'user-zhanglei', rows: [{ ...rows[0], who: 'user-zhanglei', cell: 'p2' }] };
    expect((await update(made.data.id, sent)).status).toBe(200);
    const { data } = await server.call('GET', `/api/visualdev/OnlineDev/${id}/${made.data.id}/History`, { token });
    const cell = (name: string, before: string, after: string) => ({ name, values: { before, after } });
    expect(data.list[0]).toMatchObject({
      fields: [cell('person', '李伟', '张磊')],
      tables: [{ name: 'rows', rows: [{ cells: [cell('who', '李伟', '张磊'), cell('cell', '止水条', '注浆管')] }] }],
    });
  });

  it('are listed and found by the names of what they point to', async () => {
    const values = { title: '丙', person: 'user-liwei', people: ['user-zhaoxue', 'user-liwei'], where: way };
    const made = await create({ ...values, whom: ['group-flood--group', 'user-wangfang--user'], part: 'p2' });
    expect(made.status).toBe(200);
    const shown = {
      person: '李伟',
      people: '赵雪、李伟',
      where: '滨江新城综合管廊运营有限公司/生产运行部/运维一班',
      whom: '防汛值守组、王芳',
      part: '注浆管',
    };
    for (const word of ['丙', '赵雪', '生产运行', '防汛', '王芳', '注浆']) {
      const found = await list(word);
      expect(found.data.list, word).toMatchObject([{ id: made.data.id, ...shown }]);
    }
    expect((await list('无此人')).data.list).toEqual([]);
  });
});
