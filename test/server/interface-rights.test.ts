import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { json } from '../../server/database/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const staffOrganize = 'org-team1';
const parts = [
  { code: 'p1', title: '止水条', place: 'a', price: 3, team: staffOrganize, secret: 's1' },
  { code: 'p2', title: '注浆管', place: 'a', price: 5, team: 'org-safety', secret: 's2' },
  { code: 'p3', title: '水泥', place: 'b', price: 7, team: staffOrganize, secret: 's3' },
];
const declared = ['code', 'title', 'place', 'price', 'team'];
const named = { interfaceId: 'parts', propsValue: 'code', relationField: 'title' };

const nodes = [
  field('input', 'place'),
  field('input', 'amount'),
  field('popupSelect', 'part', {
    props: { ...named, relationOptions: [{ field: 'amount', type: 1, value: 'price' }] },
  }),
  field('popupSelect', 'placed', {
    props: { ...named, templateJson: [{ field: 'place', relationField: 'place', required: true }] },
  }),
  field('popupSelect', 'fixed', { props: { ...named, templateJson: [{ field: 'place', defaultValue: 'b' }] } }),
  field('popupSelect', 'own', {
    props: { ...named, templateJson: [{ field: 'team', relationField: 'currOrganize' }] },
  }),
  field('select', 'chosen', {
    config: { dataType: 'dynamic', propsUrl: 'parts' },
    props: { props: { value: 'code', label: 'title' } },
  }),
  field('autoComplete', 'typed', { props: { interfaceId: 'parts', relationField: 'title' } }),
  field('table', 'rows', {
    config: { children: [field('input', 'title'), field('popupSelect', 'cell', { props: named })] },
    props: { addType: 1, interfaceId: 'parts', columnOptions: [{ value: 'title', label: '名称' }] },
  }),
  field('popupSelect', 'kept', {
    props: { ...named, columnOptions: [{ value: 'team', label: '班组' }] },
    access: 'see',
  }),
];

describeOnDatabases('a data interface', ({ open }) => {
  let server: ModelServer;
  let id: string;
  beforeAll(async () => {
    server = await startModelServer(await open());
    await tables(server.context.database.kysely)
      .insertInto('base_data_interface')
      .values(
        [
          { id: 'parts', en_code: 'parts' },
          { id: 'salaries', en_code: 'salaries' },
        ].map((one) => ({
          ...one,
          ...{ tenant_id: 'main', full_name: one.id, category: '', data_type: 2 },
          fields: json(declared.map((name) => ({ field: name, fieldName: name }))),
          parameters: json(['place', 'team'].map((name) => ({ field: name, fieldName: name }))),
          static_data: json(parts),
          ...{ sort_code: 0, enabled_mark: 1, creator_time: new Date().toISOString() },
        })),
      )
      .execute();
    id = await publishDesign(server, model('asks', nodes, listOf(['place'])));
  });
  afterAll(() => server.app.close());

  type Body = Parameters<typeof ask>[1];
  const ask = async (
    caller: Caller,
    body: { field?: string; keyword?: string; columnOptions?: string; paramList?: Record<string, unknown>[] },
    { from = id, name = 'parts' } = {},
  ) => {
    const answer = await caller(calls.interfacePage, { params: { id: name }, body, from });
    return answer.status === 200 ? answer.data.list : answer.status;
  };
  const codes = async (body: Body) => {
    const list = await ask(server.staff, body);
    return typeof list === 'number' ? list : list.map(({ code }) => code);
  };

  it('is answered to whom a published field names it, and to designers: to nobody else, on no road', async () => {
    const stranger = await addTenant(server, 'elsewhere');
    const inNoMenu = await publishDesign(server, model('unseen', nodes, listOf(['place'])), false);
    for (const from of ['', 'nothing', 'home', inNoMenu]) {
      const params = { id: 'parts' };
      const answers = [
        await server.staff(calls.interfacePreview, { params, body: { field: 'part' }, from }),
        await server.staff(calls.interfacePage, { params, body: { field: 'part' }, from }),
        await server.staff(calls.interfaceByIds, { params, body: { ids: ['p1'], field: 'part' }, from }),
      ];
      expect(answers.map(({ status, data }) => [status, data])).toEqual(answers.map(() => [403, null]));
    }
    expect(await ask(server.staff, { field: 'part' }, { name: 'salaries' })).toBe(403);
    expect(await ask(server.staff, { field: 'part' }, { name: 'gone' })).toBe(403);
    expect(await ask(stranger, { field: 'part' })).toBe(404);
    expect(await ask(server.staff, { field: 'part' })).toHaveLength(3);
    expect(await ask(server.admin, {}, { from: '', name: 'salaries' })).toHaveLength(3);
  });

  it('answers what is declared, and of that what the field names', async () => {
    const keysOf = async (code: string) => {
      const list = await ask(server.staff, { field: code });
      return typeof list === 'number' ? list : Object.keys(list[0] ?? {}).sort();
    };
    expect(await keysOf('part')).toEqual(['code', 'price', 'title']);
    expect(await keysOf('placed')).toEqual([]);
    expect(await keysOf('typed')).toEqual(['title']);
    expect(await keysOf('rows')).toEqual(['title']);
    expect(await keysOf('rows-cell')).toEqual(['code', 'title']);
    const options = await server.staff(calls.interfacePreview, {
      params: { id: 'parts' },
      body: { field: 'chosen' },
      from: id,
    });
    expect(options.data[0]).toEqual({ code: 'p1', title: '止水条' });
    const byIds = async (more: { field: string; paramList?: Record<string, unknown>[] }) => {
      const body = { ids: ['p3', 'p1'], ...more };
      return (await server.staff(calls.interfaceByIds, { params: { id: 'parts' }, body, from: id })).data;
    };
    // Read back, whatever narrows the choice by now: what they are called and nothing else.
    const called = [
      { code: 'p1', title: '止水条' },
      { code: 'p3', title: '水泥' },
    ];
    for (const code of ['part', 'placed', 'fixed']) expect(await byIds({ field: code })).toEqual(called);
    expect(await byIds({ field: 'part', paramList: [] })).toEqual([
      { code: 'p1', title: '止水条', price: 3 },
      { code: 'p3', title: '水泥', price: 7 },
    ]);
    expect(await byIds({ field: 'fixed', paramList: [] })).toEqual([{ code: 'p3', title: '水泥' }]);
    expect(await ask(server.staff, { field: 'part', columnOptions: 'team' })).toBe(400);
    expect(await ask(server.staff, { field: 'part', columnOptions: 'secret' })).toBe(400);
    // Nobody finds a row by what he is not shown.
    for (const keyword of ['s2', '5', 'org-safety']) expect(await codes({ field: 'part', keyword })).toEqual([]);
    expect(await codes({ field: 'part', keyword: '注浆' })).toEqual(['p2']);
    // A node behind a code that he has not is not there: another field answers, with what that one names.
    expect(await keysOf('kept')).not.toContain('team');
    const shown = await ask(server.admin, {}, { from: '' });
    expect(shown).not.toBe(403);
    expect(JSON.stringify(shown)).not.toContain('secret');
  });

  it('takes its parameters from the published field: what is fixed there, and who asks, no client says', async () => {
    expect(await codes({ field: 'fixed' })).toEqual(['p3']);
    expect(await codes({ field: 'fixed', paramList: [{ field: 'place', defaultValue: 'a' }] })).toEqual(['p3']);
    expect(await codes({ field: 'own', paramList: [{ field: 'team', defaultValue: 'org-safety' }] })).toEqual([
      'p1',
      'p3',
    ]);
    expect(await codes({ field: 'placed', paramList: [{ field: 'place', defaultValue: 'b' }] })).toEqual(['p3']);
    expect(await codes({ field: 'placed' })).toEqual([]);
    expect(await codes({ field: 'part', paramList: [{ field: 'place', defaultValue: 'b' }] })).toEqual([
      'p1',
      'p2',
      'p3',
    ]);
  });

  it('is shown to designers as far as a look needs', async () => {
    const many = Array.from({ length: limits.previewRows + 1 }, (_, at) => ({ code: `c${at}`, title: `${at}` }));
    await tables(server.context.database.kysely)
      .updateTable('base_data_interface')
      .set({ static_data: json(many) })
      .where('id', '=', 'salaries')
      .execute();
    const { data } = await server.admin(calls.interfacePreview, { params: { id: 'salaries' }, body: {} });
    expect(data).toHaveLength(limits.previewRows);
  });

  it('is answered to a page whose source or step asks it by itself', async () => {
    const step = { action: 'request', call: 'interfacePage', params: { id: 'salaries' }, body: {} } as const;
    const by = await publishDesign(
      server,
      model('asksByStep', [field('input', 'a', { on: { change: [step] } })], listOf(['a'])),
    );
    expect(await ask(server.staff, {}, { from: by, name: 'salaries' })).not.toBe(403);
    expect(await ask(server.staff, {}, { from: by, name: 'parts' })).toBe(403);
  });
});
