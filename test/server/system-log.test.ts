import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { logCategories } from '../../engine/schema/calls/log-calls.ts';
import { limits } from '../../engine/schema/limits.ts';
import { firstTenant } from '../../server/kernel/context.ts';
import { settleMenu } from '../../server/resources/settle-menu.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { addTenant, type Caller, type ModelServer, startModelServer } from '../support/model-server.ts';
import { readWorkbook, rowsOfSheet } from '../support/read-sheet.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';

const { signIn, refused, operation } = logCategories;
/** Long before the lines that the suite makes by what it does. */
const day = '2026-03-05';
const thatDay = { startTime: day, endTime: day };

describeOnDatabases('the log', { onBoth: 'rows are compared with a place, moments with days' }, ({ open }) => {
  const dataDir = makeTemporaryFolder('log');
  let server: ModelServer;
  let stranger: Caller;
  let url: string;
  beforeAll(async () => {
    server = await startModelServer(await open(), { dataDir });
    await settleMenu(server.context);
    stranger = await addTenant(server, 'elsewhere');
    url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  type Query = Parameters<typeof server.admin<typeof calls.logList>>[1];
  const list = (query: NonNullable<NonNullable<Query>['query']>, by = server.admin, language: 'zh' | 'en' = 'zh') =>
    by(calls.logList, { query, language });
  const lines = async (...asked: Parameters<typeof list>) => (await list(...asked)).data.list;
  /** Lines of a tenant, so many, `most` of them at the same moment. */
  const write = (
    count: number,
    { action = 'probe.run', at = `${day}T04:00:00Z`, tenant = firstTenant, prefix = 'p' } = {},
  ) =>
    sql`insert into base_audit (id, tenant_id, user_id, action, target, outcome, detail, address, creator_time)
      select ${prefix} || lpad(number::text, 6, '0'), ${tenant}, 'user-liwei', ${action}, 'target ' || number, 'done', '',
        '10.0.0.' || number % 3, ${at}::timestamptz + (number / 7) * interval '1 microsecond'
      from generate_series(1, ${count}::integer) number`.execute(server.context.database.kysely);

  it('says what was changed from what to what, by whom and on which page', async () => {
    const made = { fullName: '值守组', enCode: 'ZS' };
    const { id } = (await server.admin(calls.createGroup, { body: made })).data;
    const body = { ...made, fullName: '夜间值守组', enabledMark: 0, revision: 1 };
    expect((await server.admin(calls.saveGroup, { params: { id }, body })).status).toBe(200);
    const [saved] = await lines({ category: operation, keyword: '夜间' });
    expect(saved).toMatchObject({
      userName: '系统管理员',
      account: 'admin',
      address: '127.0.0.1',
      menuName: '分组管理',
      actionText: '修改分组',
      target: '夜间值守组',
      changes: 2,
      outcome: 'done',
    });
    const one = (await server.admin(calls.loadLog, { params: { id: saved?.id ?? '' } })).data;
    expect(one.list).toEqual([
      { name: 'fullName', label: '名称', before: '值守组', after: '夜间值守组' },
      { name: 'enabledMark', label: '状态', before: '启用', after: '停用' },
    ]);
    expect(one.requestId).not.toBe('');
    const [english] = await lines({ category: operation, keyword: '夜间' }, server.admin, 'en');
    expect(english).toMatchObject({ menuName: 'Groups', actionText: 'Update group' });
  });

  it('says how somebody signed in, and why not', async () => {
    const at = `${day}T01:00:00Z`;
    await sql`insert into base_audit (id, tenant_id, user_id, action, target, outcome, detail, creator_time) values
      ('s1', ${firstTenant}, 'user-liwei', 'signIn', 'LiWei @ 10.1.2.3', 'done', 'qr', ${at}),
      ('s2', ${firstTenant}, 'user-liwei', 'signIn', 'liwei @ ::1', 'refused', '', ${at})`.execute(
      server.context.database.kysely,
    );
    expect(await lines({ category: signIn, ...thatDay })).toMatchObject([
      {
        id: 's2',
        userName: '李伟',
        account: 'liwei',
        address: '::1',
        way: '密码',
        reason: '账号或密码错误',
        outcome: 'refused',
      },
      { id: 's1', userName: '李伟', account: 'LiWei', address: '10.1.2.3', way: '扫码', reason: '', outcome: 'done' },
    ]);
    const ids = async (more: object) => (await lines({ category: signIn, ...thatDay, ...more })).map(({ id }) => id);
    expect(await ids({ ip: '10.1.' })).toEqual(['s1']);
    expect(await ids({ outcome: 'refused' })).toEqual(['s2']);
    expect(await ids({ userId: 'user-zhoumin' })).toEqual([]);
    // The day ends where the installation is, eight hours before it does in UTC.
    expect(await ids({ startTime: `${day}T00:59:59Z`, endTime: `${day}T01:00:00Z` })).toEqual([]);
    expect(await ids({ startTime: '2026-03-04', endTime: '2026-03-04' })).toEqual([]);
  });

  it('shows every line once, page after page, while new ones come and many are of one moment', async () => {
    await write(57);
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const place = after === undefined ? {} : { after };
      const { data } = await list({ category: operation, ...thatDay, pageSize: 10, ...place });
      expect(data.pagination).toMatchObject({ isMore: false, pageSize: 10 });
      seen.push(...data.list.map(({ id }) => id));
      after = data.pagination.next;
      await write(1, { at: `${day}T05:00:00Z`, prefix: `new${seen.length}` });
    }
    const wanted = Array.from({ length: 57 }, (_, at) => `p${String(57 - at).padStart(6, '0')}`);
    expect(seen).toEqual(wanted);
  });

  it('counts as far as anybody wants to know, and finds words with a sign of patterns', async () => {
    await write(limits.logCountMost + 7, { at: '2026-02-05T00:00:00Z', prefix: 'many' });
    const range = { category: operation, startTime: '2026-02-01', endTime: '2026-02-28' } as const;
    const { pagination } = (await list(range)).data;
    expect(pagination).toMatchObject({ total: limits.logCountMost, isMore: true });
    const few = (await list({ ...range, keyword: 'target 4711' })).data;
    expect([few.pagination.total, few.pagination.isMore, few.list.length]).toEqual([1, false, 1]);
    expect(await lines({ ...range, keyword: '%' })).toEqual([]);
  });

  it('is handed out as a file to whoever has the button, which is a line itself', async () => {
    const { data } = await server.admin(calls.exportLog, { body: { category: operation, ...thatDay, ip: '10.0.0.1' } });
    const file = Buffer.from(await (await fetch(new URL(data.url, url), { headers: browser })).arrayBuffer());
    const rows = readWorkbook(file).sheets.flatMap(rowsOfSheet);
    expect(rows[0]).toEqual(['时间', '用户', '账号', 'IP 地址', '设备', '页面', '操作', '对象', '结果']);
    expect(rows).toHaveLength(1 + 19 + 6);
    expect((await lines({ category: operation }))[0]).toMatchObject({ actionText: '导出日志', outcome: 'done' });
  });
  const browser = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };

  it('refuses what cannot be asked', async () => {
    const statuses = async (...queries: object[]) =>
      Promise.all(queries.map(async (query) => (await list({ category: operation, ...query })).status));
    expect(
      await statuses(
        { category: 6 },
        { startTime: 'yesterday' },
        { startTime: '2026-03-05T99:00:00Z' },
        { startTime: '2026-03-05', endTime: '2026-03-04' },
        { startTime: '2025-01-01', endTime: '2026-03-01' },
        { pageSize: limits.pageSizeMost + 1 },
        { keyword: 'x'.repeat(limits.keywordLength + 1) },
        { keyword: 'a\u0000b' },
        { after: "x' or 1=1" },
        { outcome: 'perhaps' },
      ),
    ).toEqual(Array(10).fill(400));
    expect((await list({ category: operation, after: 'gone' })).data).toMatchObject({
      list: [],
      pagination: { next: null },
    });
    expect((await server.admin(calls.loadLog, { params: { id: 'gone' } })).status).toBe(404);
  });

  it('is read by whoever holds the menu, taken out with its button, and is of one tenant', async () => {
    for (const path of ['/api/system/Log?category=3', '/api/system/Log/p000001'])
      expect((await fetch(new URL(path, url))).status).toBe(401);
    const { staff } = server;
    const does = async (by: Caller) => [
      (await list({ category: operation }, by)).status,
      (await by(calls.loadLog, { params: { id: 'p000001' } })).status,
      (await by(calls.exportLog, { body: { category: operation } })).status,
    ];
    expect(await does(staff)).toEqual([403, 403, 403]);
    // What was refused is in the log, by the name of its route.
    const denied = await lines({ category: refused, userId: staff.userId });
    expect(denied.map(({ action }) => action)).toContain('POST /api/system/Log/Actions/Export');
    await server.grantStaff('menu', ['menu-system-log']);
    server.context.live.announce('rights', { tenantId: firstTenant });
    expect(await does(staff)).toEqual([200, 200, 403]);
    await server.grantStaff('button', ['btn_export'], 'menu-system-log');
    server.context.live.announce('rights', { tenantId: firstTenant });
    expect(await does(staff)).toEqual([200, 200, 200]);
    await write(1, { tenant: 'elsewhere', prefix: 'theirs' });
    expect(await does(stranger)).toEqual([200, 404, 200]);
    expect((await lines({ category: operation, ...thatDay }, stranger)).map(({ id }) => id)).toEqual(['theirs000001']);
    expect(await lines({ category: operation, ...thatDay, after: 'p000001' }, stranger)).toEqual([]);
    expect(await lines({ category: operation, ...thatDay, keyword: 'theirs' })).toEqual([]);
  });
});
