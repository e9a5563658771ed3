import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { type LogConditions, logCategories } from '../../engine/schema/calls/log-calls.ts';
import { firstTenant } from '../../server/kernel/context.ts';
import { settleMenu } from '../../server/resources/settle-menu.ts';
import { keepLog, RequestLog } from '../../server/system-log/index.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { addTenant, type Caller, type ModelServer, startModelServer } from '../support/model-server.ts';

const { error, request, operation } = logCategories;
const dayMs = 86_400_000;

describeOnDatabases('the log of requests', { onBoth: 'lines are hashed as the database writes them' }, ({ open }) => {
  let server: ModelServer;
  let log: RequestLog;
  let stranger: Caller;
  const wentWrong: unknown[] = [];
  beforeAll(async () => {
    server = await startModelServer(await open(), {
      requestLog: (context) => {
        log = new RequestLog(context, (cause) => wentWrong.push(cause));
        return log;
      },
    });
    await settleMenu(server.context);
    stranger = await addTenant(server, 'elsewhere');
  });
  afterAll(async () => {
    await log.end();
    await server.app.close();
    expect(wentWrong).toEqual([]);
  });

  const run = (statement: ReturnType<typeof sql>) => statement.execute(server.context.database.kysely);
  const list = async (query: LogConditions & { pageSize?: number; after?: string }, by = server.admin) => {
    await log.flush();
    return (await by(calls.logList, { query })).data;
  };
  const group = { fullName: '抢险组', enCode: 'QX' };

  it('keeps what changes something and what is refused, not what is read', async () => {
    await server.admin(calls.groupList, { query: {} });
    const made = await server.admin(calls.createGroup, { body: group });
    expect((await server.staff(calls.createGroup, { body: { ...group, enCode: 'QX2' } })).status).toBe(403);
    expect((await server.admin(calls.createGroup, { body: group })).status).toBe(409);
    expect(made.status).toBe(200);
    const { list: lines } = await list({ category: request, keyword: 'permission/Group' });
    expect(lines).toMatchObject([
      { userName: '系统管理员', method: 'POST', route: '/api/permission/Group', status: 409, outcome: 'refused' },
      { userName: '周敏', status: 403, outcome: 'refused' },
      { account: 'admin', status: 200, outcome: 'done', address: '127.0.0.1' },
    ]);
    const refusals = await list({ category: request, outcome: 'refused', userId: server.staff.userId });
    expect(refusals.list).toHaveLength(1);
    expect((await list({ category: request }, stranger)).list).toEqual([]);
  });

  it('keeps the share of what is read that a tenant wishes', async () => {
    const { revision } = (await server.admin(calls.loadSysConfig, {})).data;
    const saved = await server.admin(calls.saveSysConfig, { body: { revision, requestReadShare: 100 } });
    expect(saved.status).toBe(200);
    await log.flush();
    await server.admin(calls.groupList, { query: { keyword: '机密' } });
    const { list: lines } = await list({ category: request, keyword: 'permission/Group' });
    expect(lines[0]).toMatchObject({ method: 'GET', route: '/api/permission/Group', status: 200 });
    // What somebody looked for stands in the address, which is not kept.
    expect(JSON.stringify(lines)).not.toContain(encodeURIComponent('机密'));
    expect((await list({ category: request, keyword: '机密' })).list).toEqual([]);
  });

  it('says of a failure what the person was told, and how often it happened', async () => {
    await run(sql`alter table base_group rename to base_group_away`);
    for (let times = 0; times < 3; times += 1)
      expect((await server.admin(calls.createGroup, { body: { ...group, enCode: `F${times}` } })).status).toBe(500);
    await run(sql`alter table base_group_away rename to base_group`);
    const { list: lines, pagination } = await list({ category: error });
    expect(lines.map(({ count }) => count)).toEqual([3, 2, 1]);
    expect(pagination).toMatchObject({ total: 3, isMore: false, next: null });
    expect(lines[0]).toMatchObject({ route: '/api/permission/Group', code: '42P01', status: 500 });
    expect(JSON.stringify(lines)).not.toContain('base_group');
    const id = lines[0]?.id ?? '';
    const one = (await server.admin(calls.loadLog, { params: { id } })).data;
    expect(one).toMatchObject({ id, requestId: lines[0]?.requestId, list: [] });
    expect((await stranger(calls.loadLog, { params: { id } })).status).toBe(404);
    const first = await list({ category: error, pageSize: 20, after: id });
    expect(first.list.map(({ count }) => count)).toEqual([2, 1]);
  });

  it('is cleared up to a day by whoever has the button, and a tenant clears its own', async () => {
    const old = new Date(Date.now() - 3 * dayMs).toISOString();
    await run(sql`insert into base_log (tenant_id, id, kind, route, method, status, ms, creator_time)
      select tenant, tenant || number, ${request}, '/old', 'POST', 200, 1, ${old}
      from generate_series(1, 5) number, unnest(array[${firstTenant}, 'elsewhere']) tenant`);
    const clear = (
      by: Caller,
      category: number = request,
      before = new Date(Date.now() - dayMs).toISOString().slice(0, 10),
    ) => by(calls.clearLog, { body: { category, before } });
    expect((await clear(server.staff)).status).toBe(403);
    expect((await clear(server.admin, operation)).status).toBe(400);
    expect((await clear(server.admin, request, '2026-13-01')).status).toBe(400);
    expect((await clear(server.admin)).data).toMatchObject({ count: 5, words: '已删除 5 条日志' });
    expect((await list({ category: request, keyword: '/old' })).list).toEqual([]);
    expect((await list({ category: request, keyword: '/old' }, stranger)).list).toHaveLength(5);
    expect((await list({ category: operation })).list[0]).toMatchObject({ actionText: '清除日志' });
  });

  it('is kept as long as the tenant wishes, operations for half a year at least', async () => {
    const { revision } = (await server.admin(calls.loadSysConfig, {})).data;
    const save = (changes: object) => server.admin(calls.saveSysConfig, { body: { revision, ...changes } });
    expect((await save({ operationLogDays: 179 })).status).toBe(400);
    expect((await save({ operationLogDays: 200, requestLogDays: 1 })).status).toBe(200);
    await run(sql`insert into base_audit (id, tenant_id, action, target, outcome, detail, creator_time)
      select 'age' || days, ${firstTenant}, 'probe.run', '', 'done', '', now() - days * interval '1 day'
      from unnest(array[201, 199]) days`);
    await run(sql`insert into base_log (tenant_id, id, kind, route, method, status, ms, creator_time)
      select ${firstTenant}, 'age' || kind, kind, '/aged', 'POST', 500, 1, now() - interval '2 days'
      from unnest(array[4, 5]) kind`);
    await keepLog(server.context);
    const kept = await run(
      sql`select id from base_audit where id like 'age%' union select id from base_log where id like 'age%'`,
    );
    expect(kept.rows).toEqual(expect.arrayContaining([{ id: 'age199' }, { id: 'age4' }]));
    expect(kept.rows).toHaveLength(2);
  });

  it('shows whether operations are as they were written', async () => {
    const day = (back: number) => new Date(Date.now() - back * dayMs).toISOString();
    await run(sql`insert into base_audit (id, tenant_id, action, target, outcome, detail, after, creator_time)
      select 'c' || lpad(number::text, 2, '0'), ${firstTenant}, 'probe.run', '', 'done', '', '{"b":1,"a":[2]}',
        ${day(5)}::timestamptz + (number / 3) * interval '1 microsecond'
      from generate_series(1, 12) number`);
    const check = async (by = server.admin, range = {}) =>
      (await by(calls.checkLog, { query: { startTime: day(30), ...range } })).data;
    expect(await check(stranger)).toMatchObject({ state: 'empty', lines: 0, isWhole: true });
    await keepLog(server.context);
    expect(await check()).toMatchObject({ state: 'fits', lines: 12, at: null, isWhole: true });
    expect((await check()).words).toMatch(/12 条日志完整/);
    expect(await check(server.admin, { startTime: day(4) })).toMatchObject({ state: 'empty', lines: 0 });

    const tampered = async (change: ReturnType<typeof sql>, back: ReturnType<typeof sql>) => {
      await run(change);
      const { state, at } = await check();
      await run(back);
      expect((await check()).state).toBe('fits');
      return [state, at];
    };
    expect(
      await tampered(
        sql`update base_audit set outcome = 'refused' where id = 'c05'`,
        sql`update base_audit set outcome = 'done' where id = 'c05'`,
      ),
    ).toEqual(['changed', 'c05']);
    const away = (id: string) =>
      [
        sql`update base_audit set tenant_id = 'hidden' where id = ${id}`,
        sql`update base_audit set tenant_id = ${firstTenant} where id = ${id}`,
      ] as const;
    expect(await tampered(...away('c05'))).toEqual(['changed', 'c06']);
    expect(await tampered(...away('c12'))).toEqual(['missing', null]);
    expect(
      await tampered(
        sql`insert into base_audit (id, tenant_id, action, target, outcome, detail, creator_time)
          values ('c055', ${firstTenant}, 'probe.run', '', 'done', '', (select creator_time from base_audit where id = 'c05'))`,
        sql`delete from base_audit where id = 'c055'`,
      ),
    ).toEqual(['added', 'c055']);
    expect((await server.staff(calls.checkLog, { query: {} })).status).toBe(403);
  });
});
