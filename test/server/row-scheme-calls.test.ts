import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { settleMenu } from '../../server/resources/settle-menu.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const page = 'menu-permission-authorize';
const level = { options: ['a', 'b'].map((id) => ({ id, fullName: `级别${id}` })) };
const design = model(
  'rows.called',
  [
    field('input', 'title', { config: { label: '标题' } }),
    field('inputIntNumber', 'count', { config: { label: '数量' } }),
    field('select', 'level', { config: { label: '级别' }, slot: level }),
    field('userSelect', 'person', { config: { label: '负责人' } }),
    field('date', 'day', { config: { label: '日期' } }),
  ],
  listOf(['title', 'count'], { useDataPermission: true }),
);
type Body = Parameters<typeof calls.createRowScheme.shapes.body.properties.groups.items.static.groups.push>[0];
const is = (name: string, op: Body['op'], value?: unknown, kind: Body['kind'] = 'value') => ({
  ...{ field: name, op, kind },
  ...(value === undefined ? {} : { value }),
});
const group = (...groups: ReturnType<typeof is>[]) => ({ logic: 'and' as const, groups });
const content = {
  ...{ fullName: '大额', enCode: 'large', allData: false, matchLogic: 'and' as const, sortCode: 1 },
  groups: [group(is('count', '>', 5))],
};

describeOnDatabases('row schemes of a menu entry', ({ open }) => {
  let server: ModelServer;
  let id: string;
  let entry: string;
  beforeAll(async () => {
    server = await startModelServer(await open());
    await settleMenu(server.context);
    id = await publishDesign(server, design);
    entry = await entryOf(id);
    for (const [title, count] of [
      ['甲', 1],
      ['乙', 8],
      ['丙', 9],
    ] as const)
      await server.admin(calls.createRecord, { params: { id }, body: { data: JSON.stringify({ title, count }) } });
  });
  afterAll(() => server.app.close());

  const entryOf = async (modelId: string) =>
    (
      await tables(server.context.database.kysely)
        .selectFrom('base_menu')
        .select('id')
        .where('model_id', '=', modelId)
        .executeTakeFirstOrThrow()
    ).id;
  const create = (some: object = {}, by: Caller = server.admin) =>
    by(calls.createRowScheme, { body: { moduleId: entry, ...content, ...some } });
  const list = async (language: 'zh' | 'en' | 'zhtw' = 'zh', by: Caller = server.admin) =>
    (await by(calls.rowSchemeList, { params: { id: entry }, language })).data.list;
  const change = (scheme: string, some: object, by: Caller = server.admin) =>
    by(calls.saveRowScheme, { params: { id: scheme }, body: { ...content, revision: 1, ...some } });
  const remove = (scheme: string) => server.admin(calls.deleteRowScheme, { params: { id: scheme } });
  const values = (holder: string, by: Caller = server.admin) =>
    by(calls.authorityValues, { params: { id: holder }, body: { objectType: 'user', type: 'resource' } });
  const give = async (holder: string, resource: string[], by: Caller = server.admin) => {
    const { revision } = (await values(holder, by)).data;
    return by(calls.saveAuthority, { params: { id: holder }, body: { objectType: 'user', revision, resource } });
  };
  const seen = async (userId: string) => {
    const { data } = await (await server.signIn(userId))(calls.recordList, { params: { id }, body: {} });
    return data.list.map((row) => String(Object(row).title)).sort();
  };
  const line = (scheme: string) => `${entry}:${scheme}`;

  it('are offered fields with signs and kinds of which each is taken', async () => {
    const params = { id: entry };
    const { list: fields } = (await server.admin(calls.rowSchemeFields, { params })).data;
    expect(fields.map(({ id: code, control }) => `${code} ${control}`)).toEqual(
      expect.arrayContaining(['title text', 'count number', 'level choice', 'person ids', 'day day']),
    );
    expect(fields.find(({ id: code }) => code === 'level')?.options).toEqual([
      { value: 'a', label: '级别a' },
      { value: 'b', label: '级别b' },
    ]);
    const samples: Record<string, unknown> = { text: '甲', number: 1, yesNo: true, day: '2026-11-20', days: -7 };
    const sampleFor = ({ control, options }: (typeof fields)[number], op: string, kind: string) => {
      if (op === 'null' || op === 'notNull' || kind.startsWith('@')) return {};
      const one = samples[kind === 'days' ? kind : control] ?? options[0]?.value ?? 'user-liwei';
      return { value: op === 'between' ? [one, one] : op === 'in' || op === 'notIn' ? [one] : one };
    };
    const asked = fields.flatMap((one) =>
      one.signs.flatMap((op) => {
        // Being empty is compared with nothing.
        const kinds = op === 'null' || op === 'notNull' ? (['value'] as const) : one.kinds;
        return kinds.map((kind) => ({ field: one.id, op, kind, ...sampleFor(one, op, kind) }));
      }),
    );
    expect(asked.length).toBeGreaterThan(60);
    for (const condition of asked) {
      const made = await create({ enCode: 'offered', groups: [{ logic: 'and', groups: [condition] }] });
      expect(made, JSON.stringify(condition)).toMatchObject({ status: 200 });
      await remove(made.data.id);
    }
    // What every model has is named by the page.
    expect(fields.filter(({ fullName }) => fullName === '').map(({ id: code }) => code)).toEqual([
      ...['createUser', 'createTime', 'modifyUser', 'modifyTime', 'currOrganize', 'currPosition', '@creatorOrganize'],
    ]);
    const stranger = await addTenant(server, 'without');
    expect((await stranger(calls.rowSchemeFields, { params })).status).toBe(404);
    expect((await server.staff(calls.rowSchemeFields, { params })).status).toBe(403);
  });

  it('are those that every entry has, and those that were made, in words of three languages', async () => {
    const groups = [
      group(is('level', 'in', ['a', 'b']), is('person', '==', undefined, '@userAndSubordinates')),
      group(is('day', '>=', -7, 'days')),
    ];
    const made = await create({ enCode: 'words', groups, matchLogic: 'or' });
    expect(made.status).toBe(200);
    const texts = await Promise.all(
      (['zh', 'en', 'zhtw'] as const).map(async (language) => (await list(language)).at(-1)?.conditionText),
    );
    expect(texts).toEqual([
      '（级别属于级别a、级别b 且 负责人等于本人及直接下属） 或 日期大于等于今天 -7 天',
      '(级别 is one of 级别a, 级别b and 负责人 is the current user and direct reports) or 日期 is at least today -7 days',
      '（级别屬於级别a、级别b 且 负责人等於本人及直接下屬） 或 日期大於等於今天 -7 天',
    ]);
    const all = await list();
    expect(all.filter(({ builtIn }) => builtIn).map(({ id: one }) => one)).toEqual([
      ...['@all', '@company', '@administered', '@departmentBelow', '@department', '@own'],
    ]);
    expect(all.every(({ fullName, conditionText }) => fullName !== '' && conditionText !== '')).toBe(true);
    expect((await remove(made.data.id)).status).toBe(200);
  });

  it('are refused where they say what cannot be asked, say nothing, or are of nothing', async () => {
    const refusals: [object, number, string | undefined][] = [
      [{ groups: [] }, 400, '/groups'],
      [{ groups: [group(is('nothing', '==', 1))] }, 400, '/groups/0/groups/0'],
      [{ groups: [group(is('count', '==', 1), is('title', '>', 'a'))] }, 400, '/groups/0/groups/1'],
      [{ groups: [group(is('title', 'in', undefined, '@userId'))] }, 400, '/groups/0/groups/0'],
      [{ groups: [group(is('day', '==', '2026-02-31'))] }, 400, '/groups/0/groups/0'],
      [{ groups: [group(is('title', '==', 'a\u0000'))] }, 400, undefined],
      [{ groups: [group(is('count', '==', '9'.repeat(40)))] }, 400, '/groups/0/groups/0'],
      [{ groups: [group(is('@creatorOrganize', 'in', []))] }, 400, '/groups/0/groups/0'],
      [{ groups: [group(is('title', 'in', ['x'.repeat(999), ...Array(30).fill('y'.repeat(900))]))] }, 400, '/groups'],
      [{ groups: [1, 2].map(() => group(...Array(11).fill(is('count', '>', 1)))) }, 400, '/groups'],
      [{ groups: Array(11).fill(group(is('count', '>', 1))) }, 400, undefined],
      [{ enCode: '大' }, 400, undefined],
      [{ fullName: '  ' }, 400, '/fullName'],
      [{ moduleId: page }, 404, undefined],
      [{ moduleId: 'nothing' }, 404, undefined],
    ];
    for (const [some, status, at] of refusals) {
      const answer = await create(some);
      expect([some, answer.status]).toEqual([some, status]);
      if (at !== undefined) expect(Object(answer.data).findings?.[0]?.at).toBe(at);
    }
    const twins = await Promise.all([create({ enCode: 'twin' }), create({ enCode: 'twin' })]);
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 400]);
    const stranger = await addTenant(server, 'elsewhere');
    expect((await create({}, stranger)).status).toBe(404);
    expect((await stranger(calls.rowSchemeList, { params: { id: entry } })).status).toBe(404);
    const scheme = twins.find(({ status }) => status === 200)?.data.id ?? '';
    expect((await change(scheme, {}, stranger)).status).toBe(404);
    for (const answer of [create({}, server.staff), change(scheme, {}, server.staff)])
      expect((await answer).status).toBe(403);
    expect((await remove(scheme)).status).toBe(200);
    expect((await remove(scheme)).status).toBe(404);
  });

  it('are granted with the other rights, count at once, and are told before they are saved', async () => {
    const { id: scheme } = (await create()).data;
    expect(await seen('user-liwei')).toEqual([]);
    const offered = (await values('user-liwei')).data.list.filter(({ parentId }) => parentId === entry);
    expect(offered.map(({ fullName }) => fullName)).toEqual([
      ...['全部数据', '本公司数据', '我管理的部门数据', '本部门及下级数据', '本部门数据', '本人数据', '大额'],
    ]);
    expect((await give('user-liwei', [line(scheme)])).data).toMatchObject({
      added: [{ kind: 'resource', fullName: '大额' }],
      counts: { added: 1, removed: 0 },
    });
    expect(await seen('user-liwei')).toEqual(['丙', '乙']);
    expect((await give('user-liwei', [line('nothing')])).status).toBe(400);
    // Changed while somebody has it: from that moment on.
    expect((await change(scheme, { groups: [group(is('count', '>', 8))] })).data).toEqual({ revision: 2 });
    expect(await seen('user-liwei')).toEqual(['丙']);
    expect((await change(scheme, {})).status).toBe(409);
    const refused = await remove(scheme);
    expect([refused.status, Object(refused.data).current?.list]).toEqual([
      409,
      [{ kind: 'user', id: 'user-liwei', fullName: '李伟' }],
    ]);
    expect((await give('user-liwei', [line('@all'), line(scheme)])).status).toBe(200);
    expect(await seen('user-liwei')).toEqual(['丙', '乙', '甲'].sort());
    expect((await give('user-liwei', [])).status).toBe(200);
    expect(await seen('user-liwei')).toEqual([]);
    expect((await remove(scheme)).status).toBe(200);
  });

  it('widen for nobody what he sees himself, and show nobody what their keeper does not see', async () => {
    const { id: scheme } = (await create()).data;
    const { revision, ids } = (
      await server.admin(calls.authorityValues, {
        params: { id: 'user-liwei' },
        body: { objectType: 'user', type: 'module' },
      })
    ).data;
    const given = { module: [...ids, page], button: [`${page}:btn_edit`], resource: [line(scheme)] };
    const body = { objectType: 'user' as const, revision, ...given };
    expect((await server.admin(calls.saveAuthority, { params: { id: 'user-liwei' }, body })).status).toBe(200);
    const clerk = await server.signIn('user-liwei');
    await server.gradeTo('user-liwei');
    expect((await change(scheme, { allData: true }, clerk)).status).toBe(403);
    const own = await create({ enCode: 'mine', allData: true }, clerk);
    expect(own.status).toBe(200);
    expect((await change(own.data.id, { enCode: 'mine' }, clerk)).status).toBe(200);
    expect((await give('user-zhaoxue', [line('@all')], clerk)).status).toBe(403);
    expect((await give('user-zhaoxue', [line(own.data.id)], clerk)).status).toBe(403);
    expect((await give('user-zhaoxue', [line(scheme)], clerk)).status).toBe(200);
    expect(await seen('user-zhaoxue')).toEqual(['丙', '乙']);
    await give('user-liwei', [line('@all')]);
    expect((await change(scheme, { allData: true }, clerk)).status).toBe(200);
    expect((await give('user-zhaoxue', [line('@department')], clerk)).status).toBe(200);
    for (const holder of ['user-liwei', 'user-zhaoxue']) await give(holder, []);
    for (const one of [scheme, own.data.id]) expect((await remove(one)).status).toBe(200);
  });

  it('follow a field to its new name, and keep a version from going online that no longer has it', async () => {
    const { id: scheme } = (await create({ groups: [group(is('count', '>', 5), is('title', 'notNull'))] })).data;
    await give('user-liwei', [line(scheme)]);
    const publish = async (turn: (text: string) => string) => {
      const { data } = await server.admin(calls.loadModel, { params: { id } });
      const { formData, columnData, tables: bound, fullName, enCode, revision } = data;
      const draft = { formData: turn(formData), columnData: turn(columnData), tables: bound };
      const saved = await server.admin(calls.updateModel, {
        params: { id },
        body: { ...draft, fullName, enCode, revision },
      });
      expect(saved.status).toBe(200);
      return server.admin(calls.releaseModel, { params: { id }, body: {} });
    };
    expect(
      (
        await publish((text) =>
          text.replaceAll('"vModel":"count"', '"vModel":"amount"').replaceAll('"prop":"count"', '"prop":"amount"'),
        )
      ).status,
    ).toBe(200);
    expect(await seen('user-liwei')).toEqual(['丙', '乙']);
    expect((await list()).at(-1)?.groups[0]?.groups[0]?.field).toBe('amount');
    const refused = await publish((text) => {
      const { nodes, ...form } = JSON.parse(text);
      const left = nodes?.filter(({ vModel }: { vModel?: string }) => vModel !== 'amount');
      const columns = form.columnList?.filter(({ prop }: { prop: string }) => prop !== 'amount');
      const searched = form.searchList?.filter(({ prop }: { prop: string }) => prop !== 'amount');
      return JSON.stringify({ ...form, ...(left ? { nodes: left } : { columnList: columns, searchList: searched }) });
    });
    expect(refused).toMatchObject({
      status: 422,
      data: { findings: [{ code: 'publish.rowScheme', args: { name: '大额', field: 'amount' } }] },
    });
    expect(await seen('user-liwei')).toEqual(['丙', '乙']);
    await server.admin(calls.deleteModel, { params: { id } });
    const left = await tables(server.context.database.kysely)
      .selectFrom('base_authorize')
      .select('id')
      .where('module_id', '=', entry)
      .execute();
    expect(left).toEqual([]);
  });
});
