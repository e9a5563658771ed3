import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { openServer, type Server } from './server-fixture.ts';

const json = { 'content-type': 'application/json' };
type Field = ReturnType<typeof field>;
const when = (name: string, value: unknown) => ({
  logic: 'and' as const,
  conditions: [{ field: name, operator: 'equal' as const, value }],
});

describeOnDatabases('what a record may hold', { onBoth: 'columns of every kind' }, ({ open }) => {
  let server: Server;
  let token: string;
  let count = 0;
  beforeAll(async () => {
    server = await openServer(await open());
    token = await server.token('admin');
  });
  afterAll(() => server.close());

  const post = (url: string, body: unknown, by = token, headers: Record<string, string> = {}) =>
    server.call('POST', url, { token: by, body: JSON.stringify(body), headers: { ...json, ...headers } });
  const publish = async (nodes: Field[], columns: string[], menu: object = {}) => {
    count += 1;
    const design = model(`values.m${count}`, nodes, listOf(columns));
    const { data } = await post('/api/visualdev/Base/Actions/Import', { design });
    const released = await post(`/api/visualdev/Base/${data.id}/Actions/Release`, menu);
    expect(released).toMatchObject({ status: 200 });
    return String(data.id);
  };
  const republish = async (id: string, nodes: Field[]) => {
    const { data } = await server.call('GET', `/api/visualdev/Base/${id}`, { token });
    const { fullName, enCode, revision } = data;
    const formData = JSON.stringify({ version: 1, nodes });
    await post(`/api/visualdev/Base/Update/${id}`, { fullName, enCode, revision, formData });
    return post(`/api/visualdev/Base/${id}/Actions/Release`, {});
  };
  const create = (id: string, values: unknown, by = token, headers: Record<string, string> = {}) =>
    post(`/api/visualdev/OnlineDev/${id}`, { data: JSON.stringify(values) }, by, headers);
  const update = (id: string, dataId: string, values: unknown) =>
    post(`/api/visualdev/OnlineDev/${id}/${dataId}`, { data: JSON.stringify(values) });
  const places = ({ status, data }: Awaited<ReturnType<typeof create>>) => [
    status,
    ...(data?.findings ?? []).map(({ at, code }: { at: string; code: string }) => `${at} ${code}`),
  ];
  const stored = async (id: string) =>
    (
      await sql<Record<string, unknown>>`
        select to_jsonb(t) as row from ${sql.table(await tableOf(id))} as t order by creator_time desc limit 1
      `.execute(server.database.kysely)
    ).rows[0]?.row;
  const tableOf = async (id: string) =>
    (
      await sql<{ name: string }>`
        select table_name as name from base_visualdev_table where model_id = ${id} and table_key = ''
      `.execute(server.database.kysely)
    ).rows[0]?.name ?? '';

  it('has no NUL and no half of a character in any place, and says so of each in the language of the request', async () => {
    const kinds = ['input', 'textarea', 'select', 'checkbox', 'cascader', 'date', 'datetime', 'time', 'colorPicker'];
    const cells = field('table', 'rows', { config: { children: [field('input', 'cell')] } });
    const id = await publish(
      [...kinds.map((kind) => field(kind, kind)), cells, field('uploadFile', 'files')],
      ['input'],
    );
    for (const bad of ['a\u0000b', '\ud83d', '\ude00x']) {
      for (const kind of kinds) {
        const value = kind === 'checkbox' || kind === 'cascader' ? [bad] : bad;
        expect(places(await create(id, { [kind]: value })), kind).toEqual([
          422,
          expect.stringMatching(`^/${kind} field\\.`),
        ]);
      }
      expect(places(await create(id, { rows: [{ cell: 'a' }, { cell: bad }] }))).toEqual([
        422,
        '/rows/1/cell field.characters',
      ]);
      const files = [{ fileId: 'f', name: bad, url: '' }];
      expect(places(await create(id, { files }))).toEqual([422, '/files field.files']);
      expect(places(await create(id, { [bad]: 1 }))[0]).toBe(422);
      expect((await create(id, { input: 'x', rows: [{ id: bad, cell: 'a' }] })).status).toBe(200);
    }
    const english = await create(id, { input: 'a\u0000' }, token, { 'adit-language': 'en' });
    expect(english).toMatchObject({
      status: 422,
      msg: "Input contains a character that can't be stored (a null character or half of an emoji)",
      data: { findings: [{ code: 'field.characters', at: '/input', fix: 'Fix "input" and submit again' }] },
    });
    expect((await create(id, { input: '😀' })).status).toBe(200);
  });

  it('is refused by a finding where it is more than its column holds', async () => {
    const id = await publish(
      [
        ...['inputIntNumber', 'inputNumber', 'date', 'datetime', 'select'].map((kind) => field(kind, kind)),
        field('input', 'text', { props: { maxlength: 1_000_000 } }),
        field('textarea', 'long', { props: { maxlength: 10_000_000 } }),
        field('textarea', 'code', { config: { unique: true }, props: { maxlength: 10_000 } }),
      ],
      ['text'],
    );
    for (const [name, value] of [
      ['inputIntNumber', 9_007_199_254_740_992],
      ['inputIntNumber', '99999999999999999999'],
      ['inputNumber', 1e30],
      ['inputNumber', '1e400'],
      ['inputNumber', '9'.repeat(200)],
      ['date', '10000-01-01'],
      ['date', '0000-01-01'],
      ['datetime', '+275760-09-13T00:00:00.000Z'],
      ['datetime', 8.64e15],
      ['select', 'x'.repeat(limits.textLength + 1)],
      ['text', 'x'.repeat(limits.longTextLength + 1)],
      ['long', 'x'.repeat(limits.documentBytes + 1)],
      // No two letters alike, so that nothing is saved by compressing: an index takes 2,704 bytes.
      [
        'code',
        Array.from({ length: limits.uniqueTextLength + 1 }, (_, at) => String.fromCharCode(0x4e00 + at)).join(''),
      ],
    ] as const)
      expect(places(await create(id, { [name]: value })), `${name} ${String(value).slice(0, 30)}`).toEqual([
        422,
        expect.stringMatching(`^/${name} field\\.`),
      ]);
    const most = Array.from({ length: limits.uniqueTextLength }, (_, at) => String.fromCharCode(0x4e00 + at * 7)).join(
      '',
    );
    expect((await create(id, { code: most })).status).toBe(200);
    expect(places(await create(id, { code: most }))).toEqual([422, '/code field.unique']);
  });

  it('starts with the defaults of fields that no page draws, and leaves out those that do not fit', async () => {
    const hidden = (kind: string, name: string, config: object) =>
      field(kind, name, { config: { noShow: true, ...config } });
    const nodes = [
      field('input', 'a'),
      hidden('input', 'text', { defaultValue: 'kept' }),
      hidden('inputIntNumber', 'whole', { defaultValue: 'abc' }),
      hidden('inputIntNumber', 'large', { defaultValue: 1e300 }),
      hidden('date', 'day', { defaultValue: 'today' }),
      hidden('date', 'today', { defaultCurrent: true }),
      hidden('switch', 'flag', {}),
      hidden('input', 'over', { defaultValue: 'x'.repeat(limits.longTextLength + 1) }),
    ];
    const design = model('values.hidden', nodes, listOf(['a']));
    const dry = await post('/api/visualdev/Base/Actions/Import', { design, dryRun: true });
    expect(dry.data.findings.map(({ at, code }: { at: string; code: string }) => `${at} ${code}`)).toEqual(
      [2, 3, 4, 7].map((index) => `/form/nodes/${index}/config/defaultValue node.default`),
    );
    const id = await publish(nodes, ['a']);
    expect((await create(id, { a: '甲' })).status).toBe(200);
    const today = new Date(server.context.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(await stored(id)).toMatchObject({
      f_text: 'kept',
      f_whole: null,
      f_large: null,
      f_day: null,
      f_today: today,
      f_flag: false,
      f_over: null,
    });
  });

  it('is judged by who and when as the page shows them: nothing before the first save, what is stored after it', async () => {
    const { data } = await server.call('GET', '/api/oauth/CurrentUser', { token });
    const own = String(data.userInfo.organizeId);
    const id = await publish(
      [
        field('currOrganize', 'org'),
        field('createUser', 'by'),
        field('input', 'a'),
        field('input', 'ours', { config: { required: true }, showWhen: when('org', own) }),
        field('input', 'theirs', { config: { required: true }, showWhen: when('org', 'somewhere else') }),
        field('input', 'asked', { requireWhen: when('by', data.userInfo.userId) }),
      ],
      ['a'],
    );
    const made = await create(id, { a: '甲', ours: 'not shown yet' });
    expect(made.status).toBe(200);
    expect(JSON.parse(made.data.data)).toMatchObject({ org: own, ours: null });
    expect(places(await update(id, made.data.id, { a: '乙' }))).toEqual([
      422,
      '/ours field.required',
      '/asked field.required',
    ]);
    // What a client says about them decides nothing.
    expect(places(await update(id, made.data.id, { a: '乙', org: 'somewhere else', by: 'x' }))[0]).toBe(422);
    const saved = await update(id, made.data.id, { a: '乙', ours: '丙', asked: '丁', theirs: 'never' });
    expect(JSON.parse(saved.data.data)).toMatchObject({ org: own, ours: '丙', asked: '丁', theirs: null });
  });

  it('counts cells that are not shown as empty: in the conditions of their row, in sums, and in what is stored', async () => {
    const children = [
      field('input', 'kind'),
      field('input', 'detail', { showWhen: when('kind', 'x') }),
      field('inputNumber', 'cost', { config: { required: true }, showWhen: when('detail', 'y') }),
    ];
    const id = await publish(
      [
        field('table', 'rows', { config: { children } }),
        field('calculate', 'total', { props: { expression: ['rows-cost'] } }),
      ],
      ['total'],
    );
    const rows = [
      { kind: 'x', detail: 'y', cost: 5 },
      { kind: 'z', detail: 'y', cost: 7 },
    ];
    const made = await create(id, { rows });
    expect(made.status).toBe(200);
    const { data } = await server.call('GET', `/api/visualdev/OnlineDev/${id}/${made.data.id}`, { token });
    expect(JSON.parse(data.data)).toMatchObject({
      total: 5,
      rows: [{ cost: 5 }, { kind: 'z', detail: null, cost: null }],
    });
    expect(
      places(
        await create(id, {
          rows: [
            { kind: 'z', detail: 'y' },
            { kind: 'x', detail: 'y' },
          ],
        }),
      ),
    ).toEqual([422, '/rows/1/cost field.required']);
  });

  it('has numbers of its own, also where its transaction was run again', async () => {
    const cells = [field('billRule', 'cell', { props: { rule: 'repairNo' } }), field('input', 'b')];
    const id = await publish(
      [
        field('billRule', 'no', { props: { rule: 'defectNo' } }),
        field('table', 'rows', { config: { children: cells } }),
      ],
      ['no'],
    );
    const run = (text: string) => sql.raw(text).execute(server.database.kysely);
    // A sequence takes nothing back, so that the first insert fails as if it had met another, and none after it.
    await run('create sequence met_once');
    await run(`create function meet_once() returns trigger language plpgsql as $$ begin
      if nextval('met_once') = 1 then raise exception 'met another' using errcode = '40001'; end if; return new; end $$`);
    await run(`create trigger meets before insert on "${await tableOf(id)}" for each row execute function meet_once()`);
    const made = [];
    for (const rows of [[{ b: '一' }, { b: '二' }], [{ b: '三' }]]) {
      const answer = await create(id, { rows });
      expect(answer.status).toBe(200);
      const { data } = await server.call('GET', `/api/visualdev/OnlineDev/${id}/${answer.data.id}`, { token });
      expect(data.data).toBe(answer.data.data);
      made.push(JSON.parse(data.data));
    }
    expect((await run('select last_value::int as runs from met_once')).rows).toEqual([{ runs: 3 }]);
    expect(new Set(made.map(({ no }) => no)).size).toBe(2);
    const given: string[] = made.flatMap(({ rows }) => rows.map(({ cell }: { cell: string }) => cell));
    expect(given.every((no) => /^GD\d{11}$/.test(no))).toBe(true);
    expect(new Set(given).size).toBe(3);
  });

  it('keeps the number of a cell that is not shown, however often it is saved', async () => {
    const children = [
      field('input', 'kind'),
      field('billRule', 'no', { props: { rule: 'repairNo' }, showWhen: when('kind', 'x') }),
    ];
    const id = await publish([field('input', 'a'), field('table', 'rows', { config: { children } })], ['a']);
    const made = await create(id, { a: '甲', rows: [{ kind: 'x' }, { kind: 'y' }] });
    const rows = (answer: typeof made) => JSON.parse(answer.data.data).rows;
    const [one, two] = rows(made);
    expect(one.no).toMatch(/^GD/);
    expect(rows(await update(id, made.data.id, { a: '乙' }))).toEqual([one, two]);
    const sent = [
      { ...one, kind: 'y', no: 'mine' },
      { ...two, no: 'mine' },
    ];
    expect(rows(await update(id, made.data.id, { rows: sent }))).toEqual([{ ...one, kind: 'y' }, two]);
    expect(rows(await update(id, made.data.id, { rows: sent.map((row) => ({ ...row, kind: 'x' })) }))).toEqual([
      one,
      { ...two, kind: 'x' },
    ]);
  });

  it('has no more stars than there are, and stays on the scale of its slider', async () => {
    const nodes = [
      field('rate', 'stars', { props: { count: 3 } }),
      field('rate', 'usual', { props: { allowHalf: true } }),
      field('slider', 'level', { props: { max: 10 } }),
      field('slider', 'span', { props: { range: true, min: -5, max: 5 } }),
      field('slider', 'tenths', { props: { min: 0.1, max: 1, step: 0.1 } }),
    ];
    const id = await publish(nodes, ['stars']);
    expect((await create(id, { stars: 3, usual: 4.5, level: 10, span: [-5, 5], tenths: 0.3 })).status).toBe(200);
    expect((await create(id, { span: [null, 5] })).status).toBe(200);
    expect(places(await create(id, { stars: 4, usual: 5.5, level: 11, span: [-6, 5] }))).toEqual([
      422,
      ...['/stars field.max', '/usual field.max', '/level field.max', '/span field.min'],
    ]);
    expect(places(await create(id, { stars: -1, span: [0, 6] }))).toEqual([422, '/stars field.min', '/span field.max']);
    // Nobody can choose what lies between two steps.
    expect(places(await create(id, { usual: 4.2, span: [-4.5, 0] }))).toEqual([
      422,
      '/usual field.step',
      '/span field.step',
    ]);
  });

  it('is not written through a field that is disabled, unless the page itself fills it in', async () => {
    const disabled = (name: string, more: Parameters<typeof field>[2] = {}) =>
      field('input', name, { ...more, props: { disabled: true } });
    const table = (name: string, children: Field[], props: object = {}) =>
      field('table', name, { config: { children }, props: { ...props } });
    const steps: NonNullable<Field['on']>[string] = [
      { action: 'setValue', field: 'byStep', value: '步' },
      {
        action: 'request',
        call: 'interfacePreview',
        params: { id: 'none' },
        body: { data: '{"byRequest": "{values.a}"}' },
      },
    ];
    const id = await publish(
      [
        field('input', 'a', { on: { change: steps } }),
        disabled('closed'),
        disabled('starts', { config: { defaultValue: '始' } }),
        disabled('byRule', { setWhen: [{ when: when('a', 'x'), value: '则' }] }),
        field('inputNumber', 'byFormula', { props: { disabled: true }, config: { defaultExpression: ['number'] } }),
        field('inputNumber', 'number'),
        disabled('byStep'),
        disabled('byRequest'),
        disabled('locked', { enableWhen: when('a', 'x') }),
        field('input', 'open', { enableWhen: when('a', 'x') }),
        table('rows', [field('input', 'b'), disabled('cell', { config: { defaultValue: '格' } })]),
        table('picked', [disabled('pick')], { addType: 1, interfaceId: 'stock' }),
        table('shut', [field('input', 'c')], { disabled: true }),
        table('drawn', [disabled('corner')], { disabled: true }),
        { id: 'map', config: { aditKey: 'mapFrame', label: '图' }, props: { field: 'drawn' } },
      ],
      ['a'],
    );
    const names = ['a', 'closed', 'starts', 'byRule', 'byStep', 'byRequest', 'locked', 'open'];
    const all = (value: string) => ({
      ...Object.fromEntries(names.map((name) => [name, value])),
      byFormula: 5,
      rows: [{ b: value, cell: value }],
      picked: [{ pick: value }],
      shut: [{ c: value }],
      drawn: [{ corner: value }],
    });
    const made = await create(id, all('甲'));
    const values = JSON.parse(made.data.data);
    const kept = { closed: null, starts: '始', locked: null, rows: [{ b: '甲', cell: '格' }], shut: [] };
    expect(values).toMatchObject({ ...all('甲'), ...kept });
    await sql`update ${sql.table(await tableOf(id))} set f_closed = '旧'`.execute(server.database.kysely);
    const [row] = values.rows;
    const sent = { ...all('乙'), rows: [{ ...row, b: '乙', cell: '乙' }, { cell: '乙' }] };
    expect(JSON.parse((await update(id, made.data.id, sent)).data.data)).toMatchObject({
      ...all('乙'),
      ...kept,
      closed: '旧',
      rows: [{ ...row, b: '乙' }, { cell: '格' }],
    });
  });

  it('that is too long for an index is named when the field is to be unique, and so is a form too wide for a table', async () => {
    const code = (unique: boolean) => field('textarea', 'code', { config: { unique }, props: { maxlength: 5_000 } });
    const id = await publish([code(false)], ['code']);
    const long = Array.from({ length: 2_000 }, (_, at) => String.fromCharCode(0x4e00 + at * 7)).join('');
    for (const value of [long, 'twin', 'twin']) expect((await create(id, { code: value })).status).toBe(200);
    const released = await republish(id, [code(true)]);
    expect(released.data.findings.map(({ code }: { code: string }) => code)).toEqual([
      'publish.twins',
      'publish.longValues',
    ]);

    const wide = Array.from({ length: limits.tableColumns }, (_, index) => field('input', `f${index}`));
    count += 1;
    const made = await post('/api/visualdev/Base/Actions/Import', {
      design: model(`values.m${count}`, wide, listOf(['f0'])),
    });
    const refused = await post(`/api/visualdev/Base/${made.data.id}/Actions/Release`, {});
    expect(refused.status).toBe(422);
    expect(refused.data.findings).toMatchObject([{ code: 'publish.columns', severity: 'error', at: '/form/nodes' }]);
    expect(refused.msg).toMatch(/需要 1611 列（含保留的旧列），上限 1600$/);
  });

  it('is limited to days of the zone of the settings, on either side of its midnight', async () => {
    // Keys of the dialect, which the engine reads beside those that it names.
    const config = { required: true, startTimeRule: true, startTimeType: 3, endTimeRule: true, endTimeType: 3 };
    const id = await publish([field('date', 'day', { config })], ['day']);
    const start = server.context.now();
    /** Moves the clock to an hour of a later day, in UTC. */
    const moveTo = async (daysLater: number, hour: number, minute: number) => {
      const to = new Date(start);
      to.setUTCDate(to.getUTCDate() + daysLater);
      to.setUTCHours(hour, minute, 0, 0);
      server.advance(to.getTime() - server.context.now().getTime());
      return { by: await server.token('admin'), utcDay: to.toISOString().slice(0, 10) };
    };
    const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    // 23:59 of a day in Shanghai, then 00:01 of the next: one and the same day in UTC.
    const before = await moveTo(2, 15, 59);
    expect((await create(id, { day: before.utcDay }, before.by)).status).toBe(200);
    expect(places(await create(id, { day: dayAfter(before.utcDay) }, before.by))).toEqual([422, '/day field.dateMax']);
    const after = await moveTo(2, 16, 1);
    expect(after.utcDay).toBe(before.utcDay);
    expect(places(await create(id, { day: after.utcDay }, after.by))).toEqual([422, '/day field.dateMin']);
    const made = await create(id, { day: dayAfter(after.utcDay) }, after.by);
    expect(made.status).toBe(200);
    // The day stays allowed in the record that has it, when it is long gone; another day of before is not.
    const later = await moveTo(9, 12, 0);
    const save = (day: string, revision: number) =>
      post(`/api/visualdev/OnlineDev/${id}/${made.data.id}`, { data: JSON.stringify({ day }), revision }, later.by);
    expect((await save(dayAfter(after.utcDay), 1)).status).toBe(200);
    expect(places(await save(after.utcDay, 2))).toEqual([422, '/day field.dateMin']);
  });
});
