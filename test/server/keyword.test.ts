import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import type { ModelDocument } from '../../engine/schema/documents/model-document.ts';
import { limits } from '../../engine/schema/limits.ts';
import { json } from '../../server/database/index.ts';
import { JobWorker } from '../../server/jobs/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { registeredJobs } from '../../server/registered-jobs.ts';
import { askForLacking, refillSlice } from '../../server/search-refill/index.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model, named } from '../support/model-designs.ts';
import { type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';
import { ownTables } from '../support/own-tables.ts';

const kinds = [
  { id: 'wet', fullName: { zh: '渗漏', en: 'Leak' }, children: [{ id: 1, fullName: '配电柜异常' }] },
  { id: 'dry', fullName: '照明', children: [{ id: 1, fullName: '灯具' }] },
];
const shown = ['code', 'notes', 'tunnel', 'level', 'kind', 'cost', 'day', 'at', 'urgent', 'parts-name', 'createUser'];

function design(enCode: string, list: Partial<ListDocument> = {}, columns = shown): ModelDocument {
  return model(
    enCode,
    [
      field('input', 'code'),
      field('textarea', 'notes'),
      field('select', 'tunnel', {
        config: { dataType: 'dictionary', dictionaryType: 'dict-tunnel' },
        props: { props: { label: 'fullName', value: 'enCode' } },
      }),
      field('select', 'level', { slot: { options: [{ id: 2, fullName: '较重' }] } }),
      field('cascader', 'kind', { slot: { options: kinds } }),
      field('inputNumber', 'cost', { props: { precision: 2 } }),
      field('date', 'day'),
      field('datetime', 'at'),
      field('switch', 'urgent'),
      field('table', 'parts', { config: { children: [field('input', 'name')] } }),
      field('input', 'phone', { props: { useMask: true, maskPrefix: 3, maskSuffix: 4 } }),
      field('input', 'hidden', { config: { noShow: true, defaultValue: '藏着' } }),
    ],
    listOf(columns, list),
  );
}

const record = {
  code: "QX-2026-0012'\\",
  notes: '钢筋锈蚀，雨后渗漏水',
  tunnel: 'xinghu',
  level: 2,
  kind: ['wet', 1],
  cost: 8861,
  day: '2026-11-20',
  at: '2026-11-20T00:30:00.000Z',
  urgent: true,
  parts: [{ name: '水泵' }, { name: '密封圈' }],
  phone: '13912345678',
};

describeOnDatabases('a keyword', { onBoth: 'an index of words' }, ({ open }) => {
  let server: ModelServer;
  let count = 0;
  beforeAll(async () => {
    server = await startModelServer(await open());
  });
  afterAll(() => server.app.close());

  const { run, rowsOf, openAll } = ownTables(() => server);
  const fail = (error: unknown) => {
    throw error;
  };
  const freshCode = () => {
    count += 1;
    return `word${count}`;
  };
  const create = async (id: string, data: object = record, caller = server.admin) =>
    (await caller(calls.createRecord, { params: { id }, body: { data: JSON.stringify(data) } })).data.id;
  const ask = (id: string, keyword: string, caller = server.admin, more: object = {}) =>
    caller(calls.recordList, { params: { id }, body: { keyword, ...more } });
  const countOf = async (id: string, keyword: string, caller = server.admin) => {
    const { status, data } = await ask(id, keyword, caller);
    expect([status, data.list.length]).toEqual([200, data.pagination.total]);
    return data.pagination.total;
  };
  const countsOf = async (id: string, words: readonly string[], caller = server.admin) => {
    const counts: Record<string, number> = {};
    for (const word of words) counts[word] = await countOf(id, word, caller);
    return counts;
  };
  const all = (words: readonly string[], total: number) => Object.fromEntries(words.map((word) => [word, total]));
  const tableOf = async (id: string) => {
    const { rows } = await sql<{ name: string }>`select table_name as name from base_visualdev_table
      where model_id = ${id} and table_key = ''`.execute(server.context.database.kysely);
    return rows[0]?.name ?? '';
  };
  /** As if the moment had come at which every process has heard of a publish. */
  const later = () => ({ ...server.context, now: () => new Date(Date.now() + 5_000) });
  async function refill(most = Number.POSITIVE_INFINITY): Promise<void> {
    for (let slices = 0; slices < most; slices += 1) {
      const [next] = await rowsOf('select tenant_id, model_id from base_search_refill order by next_time limit 1');
      if (!next) break;
      await refillSlice(later(), String(Object(next).tenant_id), String(Object(next).model_id));
    }
    hearOf();
  }
  /** The server looks at once how far the pieces of its models are. */
  const hearOf = () => server.context.live.announce('screen', { tenantId: 'main' });
  const publish = async (id: string, enCode: string, columns: string[], list: Partial<ListDocument> = {}) => {
    const { revision } = (await server.admin(calls.loadModel, { params: { id } })).data;
    const { list: columnData, form: formData } = design(enCode, list, columns);
    const documents = { formData: JSON.stringify(formData), columnData: JSON.stringify(columnData) };
    const saved = await server.admin(calls.updateModel, {
      params: { id },
      body: { fullName: enCode, enCode, ...documents, revision },
    });
    expect(saved.status).toBe(200);
    expect((await server.admin(calls.releaseModel, { params: { id }, body: {} })).status).toBe(200);
  };
  async function someone(userId: string): Promise<Caller> {
    const db = tables(server.context.database.kysely);
    const like = await db.selectFrom('base_user').selectAll().where('id', '=', 'user-liwei').executeTakeFirstOrThrow();
    const account = { id: userId, account: userId, account_key: userId, preferences: json({}), names: null };
    await db
      .insertInto('base_user')
      .values({ ...like, ...account })
      .execute();
    const role = { tenant_id: like.tenant_id, user_id: userId, role_id: 'role-staff' };
    await db.insertInto('base_user_role').values(role).execute();
    return server.signIn(userId);
  }

  const seen = [
    ...['qx-2026', '0012', 'ＱＸ', "2'", "'\\", '锈蚀', '锈', '钢筋锈蚀', '水', '渗漏水'],
    ...[
      '星湖街',
      '星湖街管廊',
      'xinghu',
      '廊',
      '较重',
      '配电柜异常',
      '异常',
      '渗漏',
      'leak',
      '8,861.00',
      '8861',
      '861.00',
    ],
    ...['2026-11-20', '11-20', '08:30', '2026-11-20 08:30', '是', 'yes', '水泵', '封圈', '渗漏 较重 水泵'],
  ];
  const unseen = [
    ...[
      '锈蚀钢',
      '蚀水',
      '无有',
      '灯具',
      'binjiang',
      '2026-11-21',
      '8862',
      '泵密',
      '否',
      '渗漏 灯具',
      '%',
      '_',
      '&',
      '|',
    ],
    ...['藏着', '12345', "' | 'x':*", '1'.repeat(limits.keywordLength)],
  ];

  it('finds what people see in a row, and nothing else', async () => {
    const id = await publishDesign(server, design(freshCode(), {}, [...shown, 'phone']));
    await create(id);
    await create(id, { code: '甲' });
    expect(await countsOf(id, seen)).toEqual(all(seen, 1));
    expect(await countsOf(id, unseen)).toEqual(all(unseen, 0));
    expect(await countsOf(id, ['139', '5678', '甲'])).toEqual({ 139: 1, 5678: 1, 甲: 1 });
    expect(await countOf(id, '系统管理员')).toBe(2);
    expect((await ask(id, 'a\u0000b')).status).toBe(400);
  });

  it('follows a row that is changed, and a label that is, with no row written', async () => {
    const id = await publishDesign(server, design(freshCode()));
    const dataId = await create(id);
    const data = JSON.stringify({ notes: '支架松动', cost: 12, parts: [{ name: '螺栓' }] });
    await server.admin(calls.updateRecord, { params: { id, dataId }, body: { data } });
    expect(await countsOf(id, ['支架', '12.00', '螺栓', '星湖街'])).toEqual(
      all(['支架', '12.00', '螺栓', '星湖街'], 1),
    );
    expect(await countsOf(id, ['锈蚀', '8861', '水泵'])).toEqual(all(['锈蚀', '8861', '水泵'], 0));
    const rename = async (name: string, others: string) => {
      await run(`update base_dictionary_data set full_name = '${name}', names = '${others}' where en_code = 'xinghu'`);
      server.context.live.announce('dictionary', { tenantId: 'main' });
    };
    await rename('月湖街管廊', '{}');
    expect(await countsOf(id, ['星湖街', '月湖街'])).toEqual({ 星湖街: 0, 月湖街: 1 });
    await rename('星湖街管廊', '{"en":"Xinghu Street"}');
    await run(`update base_user set real_name = '管理者', names = '{"en":"Wang Qiang"}' where id = 'user-admin'`);
    expect(await countsOf(id, ['系统管理员', '管理者', 'qiang'])).toEqual({ 系统管理员: 0, 管理者: 1, qiang: 1 });
    await run(`update base_user set real_name = '系统管理员' where id = 'user-admin'`);
  });

  it('finds in a picker what is read there, and nothing that stands in another column or is closed', async () => {
    const id = await publishDesign(server, design(freshCode(), { useColumnPermission: true }));
    await create(id);
    await create(id, { code: '甲', notes: '乙' });
    await server.grantStaff('column', ['code', 'level', 'tunnel'], id);
    const reader = await someone(`picker-${count}`);
    const pick = async (keyword: string, columnOptions: string, caller = server.admin) => {
      const { status, data } = await caller(calls.fieldDataSelect, {
        params: { id },
        query: { keyword, columnOptions },
      });
      return status === 200 ? data.pagination.total : status;
    };
    expect(await pick('甲', 'code')).toBe(1);
    for (const word of ['qx-2026', '星湖街', '8,861', '星湖街 8861'])
      expect([word, await pick(word, 'code,tunnel,cost')]).toEqual([word, 1]);
    for (const word of ['锈蚀', '较重', '无有'])
      expect([word, await pick(word, 'code,tunnel,cost')]).toEqual([word, 0]);
    expect(await pick('星湖街', 'code,tunnel', reader)).toBe(1);
    expect(await pick('锈蚀', 'code,tunnel', reader)).toBe(0);
    expect(await pick('锈蚀', 'code,notes', reader)).toBe(400);
  });

  it('finds nothing in a column that is closed to who asks, whatever the way of asking', async () => {
    const rights = { useColumnPermission: true, type: 3, groupField: 'level' };
    const id = await publishDesign(server, design(freshCode(), rights));
    await create(id);
    await server.grantStaff('column', ['level', 'code'], id);
    const reader = await someone(`reader-${count}`);
    expect(await countsOf(id, ['较重', '0012'], reader)).toEqual(all(['较重', '0012'], 1));
    const closed = seen.filter((word) => !['较重', 'qx-2026', '0012', 'ＱＸ', "2'", "'\\"].includes(word));
    // Each word stands in the row, and some of it in a field that is open.
    const probes = [...closed, '较重 锈蚀', '0012 星湖街', '2026-11'];
    expect(await countsOf(id, probes)).toMatchObject(all(closed, 1));
    expect(await countsOf(id, probes, reader)).toEqual(all(probes, 0));
    const groups = await reader(calls.recordGroups, { params: { id }, body: { keyword: '锈蚀' } });
    expect([groups.data.rows, groups.data.groups]).toEqual([0, []]);
    const measures = [{ kind: 'count' as const }];
    const figures = await reader(calls.recordStatistics, {
      params: { id },
      body: { keyword: '锈蚀', group: { field: 'level' }, measures },
    });
    expect(figures.data.rows).toBe(0);
  });

  it('finds and counts own rows alone where others are closed', async () => {
    const id = await publishDesign(server, design(freshCode(), { useDataPermission: true }));
    const reader = await someone(`owner-${count}`);
    await create(id);
    await create(id, record, reader);
    expect([await countOf(id, '锈蚀'), await countOf(id, '锈蚀', reader)]).toEqual([2, 1]);
    expect(await countOf(id, '系统管理员', reader)).toBe(0);
  });

  it('asks the columns while pieces are made, makes them slice by slice, and goes on after a stop', async () => {
    const id = await publishDesign(server, design(freshCode()));
    const table = await tableOf(id);
    await create(id);
    const rows = limits.keywordSliceRows + 50;
    const columns = (await rowsOf(`select column_name as name from information_schema.columns
      where table_name = '${table}' and column_name not in ('id', 'search_pieces')`)) as { name: string }[]; // what is selected
    const copied = columns.map(({ name }) => `"${name}"`).join(', ');
    // As a program of before has left them.
    await run(
      `insert into "${table}" (id, ${copied}) select 'old-' || g, ${copied} from "${table}", generate_series(1, ${rows}) g`,
    );
    await run(`update base_visualdev_table set search_filled = null where table_name = '${table}'`);
    hearOf();
    const words = ['锈蚀', '星湖街', '8,861', '2026-11-20', '系统管理员', '配电柜', '是'];
    const totals = async () => {
      const found: number[] = [];
      for (const word of [...words, '无有', '口令'])
        found.push((await ask(id, word, server.admin, { pageSize: 1 })).data.pagination.total);
      return found;
    };
    const expected = [...words.map(() => rows + 1), 0, 0];
    expect(await totals()).toEqual(expected);
    const filled = async () => Number(Object((await rowsOf(`select count(search_pieces) as n from "${table}"`))[0]).n);
    await askForLacking(server.context);
    await refill(1);
    expect(await filled()).toBe(limits.keywordSliceRows);
    await askForLacking(server.context);
    // A row that is written meanwhile has its pieces, whether its turn has come or not.
    const body = { data: JSON.stringify({ notes: '支架松动' }) };
    await server.admin(calls.updateRecord, { params: { id, dataId: 'old-99' }, body });
    await refill();
    expect(await filled()).toBe(rows + 1);
    expect(await rowsOf('select 1 from base_search_refill')).toEqual([]);
    expect(await countOf(id, '支架')).toBe(1);
    expect(await totals()).toEqual([rows, ...expected.slice(1)]);
  });

  it('looks into a field that a new version shows, and not into what it shows no more', async () => {
    const enCode = freshCode();
    const id = await publishDesign(server, design(enCode, {}, ['code', 'notes']));
    await create(id);
    expect(await countsOf(id, ['锈蚀', '水泵', '8861'])).toEqual({ 锈蚀: 1, 水泵: 0, 8861: 0 });
    await publish(id, enCode, ['code', 'cost'], { searchList: [{ prop: 'parts-name', isKeyword: true }] });
    for (const step of ['before', 'after']) {
      expect([step, await countsOf(id, ['锈蚀', '水泵', '8861', '0012'])]).toEqual([
        ...[step, { 锈蚀: 0, 水泵: 1, 8861: 1, '0012': 1 }],
      ]);
      await refill();
    }
    await publish(id, enCode, ['code', 'notes']);
    await refill();
    expect(await countsOf(id, ['锈蚀', '水泵', '8861'])).toEqual({ 锈蚀: 1, 水泵: 0, 8861: 0 });
  });

  it('has the rows of a new version done by a job, with nobody asking for it', async () => {
    const enCode = freshCode();
    const id = await publishDesign(server, design(enCode, {}, ['code', 'notes']));
    await create(id);
    const worker = new JobWorker(server.context, registeredJobs, fail);
    worker.start();
    await publish(id, enCode, ['code', 'cost']);
    const jobs = async () =>
      (await server.admin(calls.jobList, { query: { of: 'tenant', kind: 'search.refill' } })).data.list;
    await expect.poll(async () => (await jobs())[0]?.state, { timeout: 10_000, interval: 20 }).toBe('done');
    await worker.stop();
    expect(await rowsOf('select 1 from base_search_refill')).toEqual([]);
    hearOf();
    expect(await countsOf(id, ['锈蚀', '8861'])).toEqual({ 锈蚀: 0, 8861: 1 });
    expect((await jobs())[0]).toMatchObject({ person: null, done: 1, words: '' });
  });

  it('counts up to a bound and says that there is more, in the order of the list', async () => {
    const id = await publishDesign(server, design(freshCode()));
    const table = await tableOf(id);
    await create(id);
    const columns = (await rowsOf(`select column_name as name from information_schema.columns
      where table_name = '${table}' and column_name not in ('id', 'creator_time')`)) as { name: string }[]; // what is selected
    const copied = columns.map(({ name }) => `"${name}"`).join(', ');
    await run(`insert into "${table}" (id, creator_time, ${copied}) select 'row-' || g, creator_time - g * interval '1 minute',
      ${copied} from "${table}", generate_series(1, ${limits.keywordRows}) g`);
    const first = await ask(id, '锈蚀', server.admin, { pageSize: 3 });
    expect(first.data.pagination).toEqual({ currentPage: 1, pageSize: 3, total: limits.keywordRows, isMore: true });
    expect(first.data.list.map((row) => row.id).slice(1)).toEqual(['row-1', 'row-2']);
    const last = await ask(id, '锈蚀', server.admin, { pageSize: 3, currentPage: 999_999 });
    expect(last.data.list.map((row) => row.id)).toEqual([`row-${limits.keywordRows - 1}`]);
    const byCode = await ask(id, '锈蚀', server.admin, { pageSize: 2, sidx: 'code', sort: 'asc' });
    expect([byCode.status, byCode.data.list.length]).toEqual([200, 2]);
    await run(`update "${table}" set delete_time = creator_time where id = 'row-5'`);
    const whole = await ask(id, '锈蚀', server.admin, { pageSize: 2 });
    expect(whole.data.pagination).toEqual({ currentPage: 1, pageSize: 2, total: limits.keywordRows });
  });

  it('asks the columns of a table that others write to as well', async () => {
    await run(
      `create table bridges (id text primary key, title text, level text, built date, price numeric, note text)`,
    );
    await run(`insert into bridges values ('b1', '跨河桥', '2', '2026-11-20', 8861, '锈蚀')`);
    const design = {
      ...model(
        freshCode(),
        [
          named('input', 'title', 'title'),
          { ...named('select', 'level', 'level'), slot: { options: [{ id: 2, fullName: '较重' }] } },
          named('date', 'built', 'built'),
          named('inputNumber', 'price', 'price'),
          named('input', 'note', 'note'),
        ],
        listOf(['title', 'level', 'built', 'price', 'createUser']),
      ),
      tables: [{ table: 'bridges', typeId: '1', bound: true, fields: [] }],
    };
    await openAll();
    const id = await publishDesign(server, design);
    const words = ['跨河', '桥', '较重', '2026-11-20', '8,861', '系统管理员', '跨河 较重'];
    expect(await countsOf(id, words)).toEqual(all(words, 1));
    expect(await countsOf(id, ['锈蚀', '无有', '%', '_'])).toEqual(all(['锈蚀', '无有', '%', '_'], 0));
    await run(`update bridges set title = '跨江桥'`);
    expect(await countsOf(id, ['跨河', '跨江'])).toEqual({ 跨河: 0, 跨江: 1 });
  });
});
