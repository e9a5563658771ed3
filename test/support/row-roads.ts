import { sql } from 'kysely';
import { expect } from 'vitest';
import { utils, write } from 'xlsx';
import { calls } from '../../engine/schema/calls/index.ts';
import { multipart } from '../server/server-fixture.ts';
import type { Caller, ModelServer } from './model-server.ts';
import { readWorkbook, rowsOfSheet } from './read-sheet.ts';
import type { Scheme } from './row-scheme-cases.ts';

/** Where people of the demo are, and what they do there. */
export interface Person {
  readonly id: string;
  readonly place: string;
  readonly manager?: string;
  readonly job: string;
}
const person = (id: string, place: string, job: string, manager?: string): [string, Person] => [
  `user-${id}`,
  { id: `user-${id}`, place: `org-${place}`, job: `pos-${job}`, ...(manager ? { manager: `user-${manager}` } : {}) },
];
export const people: Readonly<Record<string, Person>> = Object.fromEntries([
  person('zhoumin', 'team1', 'leader', 'chenjianguo'),
  person('chenjianguo', 'production', 'manager'),
  person('liwei', 'team1', 'inspector', 'zhoumin'),
  person('wangfang', 'team1', 'inspector', 'zhoumin'),
  person('zhanglei', 'team2', 'leader', 'chenjianguo'),
  person('liuyang', 'team2', 'inspector', 'zhanglei'),
  person('zhaoxue', 'control', 'operator', 'chenjianguo'),
  person('gaoming', 'safety', 'safety'),
  // Of a company below the first.
  person('xujing', 'second', 'equipment', 'huangtao'),
]);
const above: Readonly<Record<string, string>> = {
  ...{ 'org-team1': 'org-production', 'org-team2': 'org-production', 'org-control': 'org-production' },
  ...{ 'org-production': 'org-company', 'org-safety': 'org-company', 'org-second': 'org-company' },
};
export function isBelow(place: string, top: string): boolean {
  for (let at: string | undefined = place; at; at = above[at]) if (at === top) return true;
  return false;
}
/** Who looks after another part of the organisation than his own. */
export const grades: Readonly<Record<string, string>> = {
  'user-gaoming': 'org-production',
  'user-zhanglei': 'org-second',
};
/** Without a grade: the own department and below. */
export const administers = ({ id, place }: Person, other: string): boolean => isBelow(other, grades[id] ?? place);
export function managedBy(id: string, top: string): boolean {
  for (let at: string | undefined = id; at; at = people[at]?.manager) if (at === top) return true;
  return false;
}

/** A row as it was made. */
export interface Sample {
  readonly dataId: string;
  readonly maker: string;
  readonly title: string;
  readonly count: number;
  readonly level: string;
  readonly day: string | null;
  readonly person: string;
  readonly team: readonly string[];
  readonly place: string;
  readonly secret: string;
  readonly sizes: readonly number[];
  /** Address of its file. */
  readonly file: string;
  /** The row of the other model that points to it. */
  readonly linkId: string;
  /** The row of the tree with its title. */
  readonly parentId: string;
}

/** Calls to a model that answer no row of it, with what they do instead. */
export const unreadByRoads: Readonly<Record<string, string>> = {
  ...{
    modelConfig: 'its documents',
    recordTree: 'nodes of what the list is narrowed by',
    recordViews: 'what is asked',
  },
  ...{ createRecord: 'a new row, which is its maker’s', createRecordView: 'what is asked' },
  ...{ saveRecordView: 'what is asked', deleteRecordView: 'what is asked', purgeRecords: 'administrators alone' },
  ...{ importTemplate: 'an empty file', importUpload: 'a file that is sent', importPreviewOf: 'as importPreview' },
  importExceptionData: 'what was sent, as a file',
};

type Models = { readonly id: string; readonly tree: string; readonly linking: string };
export type Roads = ReturnType<typeof roadsTo>;

/** Every way in which a row of a model is read or written, over the wire. */
export function roadsTo(server: ModelServer, { id, tree, linking }: Models) {
  const { kysely } = server.context.database;
  const callers = new Map<string, Promise<Caller>>([['user-admin', Promise.resolve(server.admin)]]);
  const as = (userId: string) => {
    const known = callers.get(userId) ?? server.signIn(userId);
    callers.set(userId, known);
    return known;
  };
  const params = { id };
  let made = 0;

  /** The entry of the menu that opens a model. */
  const entryOf = async (modelId: string) => {
    const { rows } = await sql<{ id: string }>`select id from base_menu where model_id = ${modelId}
      order by sort_code, id`.execute(kysely);
    return rows.map((row) => row.id).find((one) => !one.endsWith('-second')) ?? '';
  };
  const changed = () => {
    for (const subject of ['rights', 'menu', 'organize'] as const)
      server.context.live.announce(subject, { tenantId: 'main' });
  };

  /** Grants a person these schemes of an entry, and of the tree's the same; no others. */
  async function hold(userId: string, schemes: readonly string[], entry?: string): Promise<void> {
    const entries = entry ? [entry] : [await entryOf(id), await entryOf(tree)];
    await sql`delete from base_authorize where item_type = 'resource' and module_id = any(${entries}::text[])`.execute(
      kysely,
    );
    for (const module of entries)
      for (const scheme of schemes)
        await sql`insert into base_authorize (tenant_id, id, item_type, item_id, module_id, object_type, object_id, creator_time)
          values ('main', ${server.context.newId()}, 'resource', ${scheme}, ${module}, 'user', ${userId}, now())`.execute(
          kysely,
        );
    changed();
  }

  /** Makes a scheme for the entry of the model, as it is stored. */
  async function scheme(of: Scheme): Promise<string> {
    if ('ready' in of) throw new Error('It is there already.');
    made += 1;
    const name = `scheme-${made}`;
    const groups = of.groups.map((one) => ('groups' in one ? one : { logic: 'and', groups: [one] }));
    await sql`insert into base_row_scheme (tenant_id, id, module_id, full_name, en_code, all_data, match_logic, condition_json,
        creator_time)
      values ('main', ${name}, ${await entryOf(id)}, ${name}, ${name}, ${of.all === true}, ${of.logic ?? 'and'},
        cast(${JSON.stringify(groups)} as jsonb), now())`.execute(kysely);
    return name;
  }

  async function secondEntry(entry: string): Promise<void> {
    await sql`insert into base_menu (tenant_id, id, parent_id, full_name, en_code, icon, type, url_address, link_target,
        visible_mark, property_json, model_id, designer_only, enabled_mark, sort_code, creator_time)
      select tenant_id, ${entry}, parent_id, full_name, ${entry}, icon, type, ${entry}, link_target, visible_mark,
        property_json, model_id, designer_only, enabled_mark, sort_code + 1, creator_time
      from base_menu where model_id = ${id}`.execute(kysely);
    await sql`insert into base_authorize (tenant_id, id, item_type, item_id, object_type, object_id, creator_time)
      values ('main', ${entry}, 'menu', ${entry}, 'role', 'role-staff', now())`.execute(kysely);
    changed();
  }

  const ask = async (userId: string, body = {}) => {
    const { data, ...answer } = await (await as(userId))(calls.recordList, {
      params,
      body: { pageSize: 100, ...body },
    });
    if (answer.status !== 200) throw new Error(`No list: ${JSON.stringify(answer)}`);
    return data;
  };
  const titles = (rows: readonly object[]) => rows.map((row) => String(Object(row).title)).sort();
  const list = async (userId: string) => {
    const found = titles((await ask(userId)).list);
    return found;
  };

  async function upload(caller: Caller, name: string) {
    const { headers, body } = multipart(`${name}.txt`, name);
    const answer = await server.app.inject({
      ...{ method: 'POST', url: '/api/file/Uploader/annex', payload: body },
      headers: { ...headers, authorization: `Bearer ${await tokenOf(caller)}` },
    });
    return answer.json().data;
  }
  const tokens = new Map<string, string>();
  async function tokenOf({ userId }: Caller): Promise<string> {
    const known = tokens.get(userId) ?? (await server.tokenOf(userId));
    tokens.set(userId, known);
    return known;
  }

  async function make(of: Omit<Sample, 'dataId' | 'parentId' | 'file' | 'linkId'>): Promise<Sample> {
    const maker = await as(of.maker);
    const { maker: _maker, secret: _secret, sizes, ...values } = of;
    const plan = await upload(maker, of.title);
    const data = { ...values, plans: [plan], rows: sizes.map((size) => ({ size })) };
    const create = async (modelId: string, sent: object, caller = maker) => {
      const answer = await caller(calls.createRecord, {
        params: { id: modelId },
        body: { data: JSON.stringify(sent) },
      });
      if (answer.status !== 200) throw new Error(`Not made: ${JSON.stringify(answer)}`);
      return answer.data.id;
    };
    const dataId = await create(id, data);
    const linkId = await create(linking, { name: of.title, to: dataId }, server.admin);
    return { ...of, dataId, linkId, file: plan.url, parentId: await create(tree, { title: of.title }) };
  }

  type Road = (me: Caller, inside: readonly Sample[], all: readonly Sample[]) => Promise<void>;
  const title = ({ title: of }: Sample) => of;
  const sorted = (rows: readonly Sample[]) => rows.map(title).sort();
  const sum = (rows: readonly Sample[]) => rows.reduce((total, { count }) => total + count, 0);
  /** One within reach and one out of it, as far as there are such. */
  const pair = (inside: readonly Sample[], all: readonly Sample[]) =>
    [inside[0], all.find((one) => !inside.includes(one))].filter((one) => one !== undefined);
  const statusOf = (one: Sample, inside: readonly Sample[]) => (inside.includes(one) ? 200 : 404);

  const roads: Readonly<Record<string, Road>> = {
    async recordList(me, inside) {
      const { userId } = me;
      const whole = await ask(userId);
      expect([whole.pagination.total, Number(whole.summary?.count ?? 0)]).toEqual([inside.length, sum(inside)]);
      expect(titles((await ask(userId, { keyword: 'row' })).list)).toEqual(sorted(inside));
      expect(titles((await ask(userId, { queryJson: '{"count":[0,1000]}' })).list)).toEqual(sorted(inside));
      const all = JSON.stringify({
        matchLogic: 'or',
        conditionList: [{ field: 'count', symbol: '>=', fieldValue: 0 }],
      });
      expect(titles((await ask(userId, { superQueryJson: all })).list)).toEqual(sorted(inside));
      const byCount = (await ask(userId, { sidx: 'count', sort: 'asc' })).list.map((row) => Object(row).title);
      expect(byCount).toEqual([...inside].sort((one, other) => one.count - other.count).map(title));
      const ofLevel = (await ask(userId, { group: 'a' })).list;
      expect(titles(ofLevel)).toEqual(sorted(inside.filter(({ level }) => level === 'a')));
    },
    async recordGroups(me, inside) {
      const { data } = await me(calls.recordGroups, { params, body: {} });
      expect(data.rows).toBe(inside.length);
      const counts = data.groups.map(({ value, count }) => [value, count]);
      const levels = ['a', 'b', 'c'].map(
        (level) => [level, inside.filter((row) => row.level === level).length] as const,
      );
      expect(counts.sort()).toEqual(levels.filter(([, count]) => count > 0));
      const known = new Set(sorted(inside));
      expect(titles(data.groups.flatMap((group) => group.list)).every((one) => known.has(one))).toBe(true);
    },
    async recordStatistics(me, inside) {
      const measures = [{ kind: 'count' as const }, { kind: 'sum' as const, field: 'count' }];
      const { data } = await me(calls.recordStatistics, { params, body: { group: { field: 'level' }, measures } });
      expect(data.rows).toBe(inside.length);
      const figures = data.list.flatMap((group) => group.figures[1] ?? []);
      expect(figures.reduce((total, figure) => total + figure, 0)).toBe(sum(inside));
    },
    async newRecords(me, inside) {
      const { data } = await me(calls.newRecords, {});
      const place = data.series.findIndex(({ value }) => value === id);
      const figures = data.list.map((day) => day.figures[place] ?? 0);
      expect(figures.reduce((total, figure) => total + figure, 0)).toBe(inside.length);
    },
    async myWork(me, inside) {
      const { data } = await me(calls.myWork, {});
      expect(data.figures.find(({ path }) => path.endsWith(id))?.value).toBe(inside.length);
    },
    async recordViewCounts(me, inside) {
      const body = {
        ...{ name: 'all', shared: false, keyword: '', queryJson: '{}', state: null, treeNode: null },
        ...{ sidx: '', sort: 'desc' as const, columns: null },
      };
      await me(calls.createRecordView, { params, body });
      const { data } = await me(calls.recordViewCounts, { params });
      expect(data.list.map(({ count }) => count)).toContain(inside.length);
    },
    async loadRecord(me, inside, all) {
      for (const one of pair(inside, all))
        expect((await me(calls.loadRecord, { params: { id, dataId: one.dataId } })).status).toBe(statusOf(one, inside));
    },
    async recordDataChange(me, inside, all) {
      for (const one of pair(inside, all))
        expect((await me(calls.recordDataChange, { params: { id, dataId: one.dataId } })).status).toBe(
          statusOf(one, inside),
        );
    },
    async recordHistory(me, inside, all) {
      for (const one of pair(inside, all))
        expect((await me(calls.recordHistory, { params: { id, dataId: one.dataId } })).status).toBe(
          statusOf(one, inside),
        );
    },
    async recordUses(me, inside, all) {
      const ids = all.map(({ dataId }) => dataId);
      expect((await me(calls.recordUses, { params, body: { ids } })).data.count).toBe(inside.length);
    },
    async fieldDataSelect(me, inside, all) {
      const query = { relationField: 'title', pageSize: 100 };
      expect(titles((await me(calls.fieldDataSelect, { params, query })).data.list)).toEqual(sorted(inside));
      const found = await me(calls.fieldDataSelect, { params, query: { ...query, keyword: 'row' } });
      expect(titles(found.data.list)).toEqual(sorted(inside));
      const ids = all.map(({ dataId }) => dataId).join(',');
      const { data } = await me(calls.fieldDataSelect, {
        params,
        query: { field: 'to', ids, pageSize: 100 },
        from: linking,
      });
      expect([titles(data.list), data.hidden?.length]).toEqual([sorted(inside), all.length - inside.length]);
    },
    async 'what points to it'(me, inside, all) {
      const { data } = await me(calls.recordList, { params: { id: linking }, body: { pageSize: 100 } });
      const words = new Map(data.list.map((row) => [row.id, Object(row).to]));
      for (const one of all)
        expect([one.title, words.get(one.linkId)]).toEqual([one.title, inside.includes(one) ? one.title : '无权查看']);
      for (const one of pair(inside, all)) {
        const body = { data: JSON.stringify({ name: 'new', to: one.dataId }) };
        const answer = await me(calls.createRecord, { params: { id: linking }, body });
        expect(answer.status).toBe(inside.includes(one) ? 200 : 422);
        if (answer.status === 200)
          await server.admin(calls.deleteRecord, { params: { id: linking, dataId: answer.data.id } });
      }
    },
    async downloadFile(me, inside, all) {
      const headers = { authorization: `Bearer ${await tokenOf(me)}` };
      for (const one of pair(inside, all)) {
        const { statusCode } = await server.app.inject({ method: 'GET', url: one.file, headers });
        // Who sent a file may fetch it in any case.
        if (one.maker !== me.userId) expect([one.title, statusCode]).toEqual([one.title, statusOf(one, inside)]);
      }
    },
    async exportRecords(me, inside) {
      const { data } = await me(calls.exportRecords, { params, body: { dataType: '1', selectKey: ['title'] } });
      const { rawPayload } = await server.app.inject({ method: 'GET', url: Object(data).url });
      const sheets = readWorkbook(rawPayload).sheets.flatMap((sheet) => rowsOfSheet(sheet).slice(1));
      expect(sheets.map(([cell]) => String(cell)).sort()).toEqual(sorted(inside));
    },
    async importPreview(me, inside, all) {
      const book = utils.book_new();
      utils.book_append_sheet(book, utils.aoa_to_sheet([['title'], ['sent']]), 'Sheet1');
      const { body: payload } = multipart('a.xlsx', write(book, { type: 'buffer', bookType: 'xlsx' }));
      const form = { payload, boundary: '----aditTestBoundary' };
      const sent = await me(calls.importUpload, { params, form });
      const sentRows = pair(inside, all);
      const rows = sentRows.map(({ dataId, title: of }) => ({ id: dataId, data: { title: of } }));
      const body = { fileName: sent.data.name, list: JSON.stringify(rows) };
      const { counts, errors } = (await me(calls.importPreview, { params, body })).data;
      const found = sentRows.filter((one) => inside.includes(one)).length;
      expect([counts.update, counts.wrong, errors.length]).toEqual([found, rows.length - found, rows.length - found]);
    },
  };

  const written: readonly string[] = [
    ...[
      'updateRecord',
      'updateRecords',
      'deleteRecord',
      'deleteRecords',
      'deletedRecords',
      'restoreRecords',
      'importData',
    ],
  ];

  async function expectAll(userId: string, inside: readonly Sample[], all: readonly Sample[]): Promise<void> {
    const me = await as(userId);
    for (const walk of Object.values(roads)) await walk(me, inside, all);
  }

  /** Writes to rows within reach, and tries those out of it. */
  async function expectWrites(userId: string, inside: readonly Sample[], outside: readonly Sample[]): Promise<void> {
    const me = await as(userId);
    const [one, two, three] = inside;
    const [other] = outside;
    if (!one || !two || !three || !other) throw new Error('There are too few rows.');
    const data = JSON.stringify({ level: 'c' });
    const update = (of: Sample) => me(calls.updateRecord, { params: { id, dataId: of.dataId }, body: { data } });
    expect([(await update(other)).status, (await update(one)).status]).toEqual([404, 200]);
    const updates = (...of: Sample[]) =>
      me(calls.updateRecords, { params, body: { rows: of.map(({ dataId }) => ({ id: dataId })), data } });
    expect([(await updates(one, other)).status, (await updates(one, two)).status]).toEqual([404, 200]);
    const remove = (of: Sample) => me(calls.deleteRecord, { params: { id, dataId: of.dataId } });
    const removeAll = (...of: Sample[]) =>
      me(calls.deleteRecords, { params, body: { ids: of.map(({ dataId }) => dataId) } });
    expect([(await remove(other)).status, (await removeAll(two, other)).status]).toEqual([404, 404]);
    expect([(await remove(two)).status, (await removeAll(three)).status]).toEqual([200, 200]);
    const bin = async () => (await me(calls.deletedRecords, { params })).data.list.map((row) => row.id).sort();
    const restore = (of: Sample) => me(calls.restoreRecords, { params, body: { ids: [of.dataId] } });
    expect(await bin()).toEqual([two.dataId, three.dataId].sort());
    await hold(userId, ['@own']);
    expect(await bin()).toEqual(
      [two, three]
        .filter(({ maker }) => maker === userId)
        .map(({ dataId }) => dataId)
        .sort(),
    );
    if (three.maker !== userId) expect((await restore(three)).status).toBe(404);
    await hold(userId, ['@department']);
    expect((await restore(three)).status).toBe(200);
    const list = JSON.stringify([{ id: other.dataId, data: { title: 'taken' } }]);
    expect(Object((await me(calls.importData, { params, body: { list } })).data).fnum).toBe(1);
    const stored = await server.admin(calls.loadRecord, { params: { id, dataId: other.dataId } });
    expect(JSON.parse(stored.data.data)).toMatchObject({ title: other.title, level: other.level });
    await expectBranches(me, inside, other);
  }

  /** A tree table: its rows, and what a row may be put under. */
  async function expectBranches(me: Caller, inside: readonly Sample[], other: Sample): Promise<void> {
    const of = { id: tree };
    const { data } = await me(calls.recordList, { params: of, body: { parent: '', whole: true, pageSize: 100 } });
    expect(titles(data.list)).toEqual(sorted(inside));
    const [one, two] = inside;
    const put = (above: Sample) =>
      me(calls.updateRecord, {
        params: { id: tree, dataId: one?.parentId ?? '' },
        body: { data: JSON.stringify({ above: above.parentId }) },
      });
    expect((await put(other)).status).toBe(422);
    if (two) expect((await put(two)).status).toBe(200);
  }

  return { names: [...Object.keys(roads), ...written], make, hold, scheme, secondEntry, list, expectAll, expectWrites };
}
