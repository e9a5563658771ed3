import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { toPeople } from '../../server/message/audience.ts';
import { recountUnread } from '../../server/message/index.ts';
import { publishMessage } from '../../server/message/publish-message.ts';
import { unreadCountsMigration } from '../../server/migrations/to-0020/0019-unread-counts.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { messageSteps } from '../support/message-steps.ts';
import type { Caller, ModelServer } from '../support/model-server.ts';
import { startPageServer } from '../support/page-server.ts';

describeOnDatabases('messages', ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  startPageServer(open, (started) => {
    ({ server, stranger } = started);
  });

  const { write, release, publish, titles, idOf, counts, readAll, heardDuring } = messageSteps(() => server);

  describe('to whom a notice is published', () => {
    const audiences: [string, Record<string, unknown>, string[]][] = [
      [
        'a unit with all below it',
        { organizeIds: ['org-production'] },
        ['user-chenjianguo', 'user-liwei', 'user-zhaoxue'],
      ],
      ['a role', { roleIds: ['role-manager'] }, ['user-chenjianguo', 'user-huangtao']],
      ['a position', { positionIds: ['pos-leader'] }, ['user-zhoumin']],
      ['a group', { groupIds: ['group-flood'] }, ['user-liwei', 'user-sunhao', 'user-zhaoxue']],
      ['people', { userIds: ['user-liwei', 'user-liwei'] }, ['user-liwei']],
    ];
    it.each(audiences)('%s: they and nobody else receive it, each once', async (what, audience, some) => {
      const { receivers } = await publish(`给${what}`, { audience });
      const rows = await tables(server.context.database.kysely)
        .selectFrom('base_user')
        .select(['id', 'organize_id'])
        .where('tenant_id', '=', 'main')
        .execute();
      const got: string[] = [];
      for (const { id } of rows) {
        const page = await (await server.signIn(id))(calls.messageList, { query: { keyword: `给${what}` } });
        if (page.data.pagination.total > 0) got.push(id);
        expect(page.data.pagination.total).toBeLessThanOrEqual(1);
      }
      expect(got.length).toBe(receivers);
      expect(got).toEqual(expect.arrayContaining(some));
      const inOffice = ['user-gaoming'];
      expect(got).not.toEqual(expect.arrayContaining(inOffice));
    });

    it('is refused where it names nobody, or only people of another tenant or none', async () => {
      const empty = await write('没有范围', { audience: {} });
      expect(await release(empty)).toMatchObject({ status: 400, msg: '请先选择接收范围' });
      const gone = await write('没有人', {
        audience: { userIds: ['nobody'], organizeIds: ['org-nowhere'], roleIds: [] },
      });
      expect(await release(gone)).toMatchObject({ status: 400, msg: '接收范围内没有可以登录的人' });
      expect((await server.admin(calls.loadNotice, { params: { id: gone } })).data).toMatchObject({ state: 0 });
    });

    it('reaches nobody of another tenant, whatever ids it names', async () => {
      await publish('别处的公告', {}, stranger);
      expect(await titles({ keyword: '别处的公告' }, stranger)).toEqual(['别处的公告']);
      // The administrators of both tenants have one id.
      expect(await titles({ keyword: '别处的公告' }, server.admin)).toEqual([]);
      await publish('这里的公告', { audience: { userIds: ['user-admin'] } });
      expect(await titles({ keyword: '这里的公告' }, stranger)).toEqual([]);
    });
  });

  it('come in pages, newest first, by keyword, kind and whether they were read', async () => {
    await readAll();
    const all = Array.from({ length: 45 }, (_, index) => `第 ${index} 号 50%_`);
    for (const title of all) await publish(title, { audience: { userIds: ['user-zhoumin', 'user-admin'] } });
    const newest = [...all].reverse();
    const first = await server.staff(calls.messageList, { query: { keyword: '50%_', isRead: '0' } });
    expect(first.data.pagination).toEqual({ currentPage: 1, pageSize: 20, total: 45 });
    expect(first.data.list.map(({ title }) => title)).toEqual(newest.slice(0, 20));
    expect(first.data.list[0]).toMatchObject({ type: 1, isRead: '0', releaseUser: '系统管理员', readTime: null });
    expect(await titles({ keyword: '50%_', currentPage: 3 })).toEqual(newest.slice(40));
    expect(await titles({ keyword: '50%_', sort: 'asc', pageSize: 2 })).toEqual(all.slice(0, 2));
    expect(await titles({ keyword: '%' })).toEqual(await titles({ keyword: '50%_' }));
    expect(await titles({ keyword: '第 7 号', type: 1 })).toEqual(['第 7 号 50%_']);
    expect(await titles({ keyword: '第 7 号', type: 2 })).toEqual([]);

    // What is read meanwhile, or comes meanwhile, makes the next page skip nothing and show nothing twice.
    const last = first.data.list.at(-1)?.id ?? '';
    for (const { id } of first.data.list.slice(0, 3)) await server.staff(calls.openMessage, { params: { id } });
    await publish('新来的 50%_', { audience: { userIds: ['user-zhoumin'] } });
    expect(await titles({ keyword: '50%_', isRead: '0', after: last })).toEqual(newest.slice(20, 40));
    expect(await titles({ keyword: '50%_', isRead: '1' })).toEqual(newest.slice(0, 3));
    const record = await server.staff(calls.messageRecord, {
      query: { keyword: '50%_', sidx: 'releaseTime', sort: 'asc' },
    });
    expect(record.data.list.map(({ title }) => title)).toEqual(all.slice(0, 20));
    const notices = await server.staff(calls.noticeList, { body: { keyword: '新来的' } });
    expect(notices.data.list).toHaveLength(1);
    const center = await server.staff(calls.noticeCenter, { body: { pageSize: 2 } });
    expect(center.data).toMatchObject({ ...(await counts('user-zhoumin')), list: [{ title: '新来的 50%_' }, {}] });
    const countsAlone = await server.staff(calls.noticeCenter, { body: { pageSize: 0 } });
    expect(countsAlone.data).toEqual({ ...(await counts('user-zhoumin')), list: [] });
  });

  it('take no question that is malformed, too long or of no such order', async () => {
    // As somebody writes it who does not read the table of calls.
    for (const query of [
      { type: 3 },
      { isRead: '2' },
      { sort: 'desc nulls first' },
      { currentPage: 0 },
      { pageSize: 501 },
      { keyword: 'x'.repeat(201) },
      { keyword: '\u0000' },
      { after: "' or 1=1--" },
    ])
      expect(await server.staff(calls.messageList, { query: query as never }), JSON.stringify(query)).toMatchObject({
        status: 400,
        data: null,
      });
  });

  it('are read when they are opened, once, and only by who received them', async () => {
    await readAll();
    await publish('打开一次', {
      body: '<p onclick=x>正文</p><script>1</script>',
      audience: { userIds: ['user-zhoumin'] },
    });
    const id = await idOf('打开一次');
    const one = { tenantId: 'main', userIds: ['user-zhoumin'] };
    expect(await counts('user-zhoumin')).toEqual({ unreadMessageCount: 0, unreadNoticeCount: 1 });
    const heard = await heardDuring(async () => {
      const opened = await server.staff(calls.openMessage, { params: { id } });
      expect(opened.data).toMatchObject({ title: '打开一次', bodyText: '<p>正文</p>', files: '[]', config: '' });
      expect(opened.data.releaseUser).toBe('系统管理员');
      await server.staff(calls.openMessage, { params: { id } });
    });
    expect(heard).toEqual([one]);
    expect(await counts('user-zhoumin')).toEqual({ unreadMessageCount: 0, unreadNoticeCount: 0 });
    const before = await counts('user-admin');
    for (const other of [server.admin, stranger, await server.signIn('user-liwei')])
      expect(await other(calls.openMessage, { params: { id } })).toMatchObject({
        status: 404,
        msg: '消息不存在，可能已被撤回',
        data: null,
      });
    expect(await counts('user-admin')).toEqual(before);
  });

  it('are marked all at once, those that the filter lets through and of nobody else, also twice and at once', async () => {
    await readAll();
    for (const title of ['甲 全部已读', '乙 全部已读', '丙 全部已读']) await publish(title);
    const liwei = await counts('user-liwei');
    expect((await readAll({ isRead: '1' })).data).toEqual({ count: 0 });
    expect((await readAll({ keyword: '甲', type: 1, isRead: '0' })).data).toEqual({ count: 1 });
    expect((await readAll({ type: 2 })).data).toEqual({ count: 0 });
    const both = await Promise.all([readAll(), readAll()]);
    expect(both.map(({ data }) => data.count).sort()).toEqual([0, 2]);
    expect(await counts('user-zhoumin')).toEqual({ unreadMessageCount: 0, unreadNoticeCount: 0 });
    expect(await counts('user-liwei')).toEqual(liwei);
    // A body that names somebody else is no body of this call.
    expect(await readAll({ userId: 'user-liwei' })).toMatchObject({ status: 400, data: null });
    expect(await counts('user-liwei')).toEqual(liwei);
  });

  /** What is kept of counts beside what a count over all rows says, for everybody of every tenant. */
  const keptAndCounted = async () => {
    const kept = await sql`
      select tenant_id, user_id, type, total from base_message_unread where total <> 0 order by 1, 2, 3`.execute(
      server.context.database.kysely,
    );
    const counted = await sql`
      select receive.tenant_id, receive.user_id, message.type, count(*)::integer as total
      from base_message_receive receive
      join base_message message on message.tenant_id = receive.tenant_id and message.id = receive.message_id
      where not receive.is_read group by 1, 2, 3 order by 1, 2, 3`.execute(server.context.database.kysely);
    return { kept: kept.rows, counted: counted.rows };
  };

  it('are counted right while they are published, read and withdrawn at once', async () => {
    const readers = [
      server.staff,
      server.admin,
      await server.signIn('user-liwei'),
      await server.signIn('user-zhaoxue'),
    ];
    const out = await Promise.all(Array.from({ length: 6 }, (_, at) => publish(`同时 ${at}`)));
    const ids = await Promise.all(readers.map((reader) => idOf('同时 0', reader)));
    const [answers] = await Promise.all([
      Promise.all(readers.map((reader) => readAll({ keyword: '同时 2' }, reader))),
      ...readers.flatMap((reader, at) => [
        reader(calls.openMessage, { params: { id: ids[at] ?? '' } }),
        reader(calls.openMessage, { params: { id: ids[at] ?? '' } }),
        readAll({ keyword: '同时 1' }, reader),
      ]),
      ...out.map(({ id }) => server.admin(calls.withdrawNotice, { params: { id } })),
      ...Array.from({ length: 6 }, (_, at) => publish(`再发 ${at}`)),
      ...readers.map((reader) => readAll({}, reader)),
      publish('别处同时', {}, stranger),
      readAll({}, stranger),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(readers.map(() => 200));
    await publish('最后一条');
    const { kept, counted } = await keptAndCounted();
    expect(kept).toEqual(counted);
    expect(kept).toContainEqual(expect.objectContaining({ tenant_id: 'main', user_id: 'user-huangtao', type: 1 }));
  });

  it('are counted anew where the kept count is wrong, also while somebody counts, and those people are told', async () => {
    const { database } = server.context;
    await readAll();
    await publish('数错', { audience: { userIds: ['user-zhoumin', 'user-liwei'] } });
    await sql`update base_message_unread set total = total + 5 where user_id = 'user-zhoumin'`.execute(database.kysely);
    await sql`delete from base_message_unread where user_id = 'user-liwei'`.execute(database.kysely);
    const heard = await heardDuring(async () => {
      await Promise.all([recountUnread(server.context), publish('同时发布'), readAll({}, server.admin)]);
    });
    expect(heard).toContainEqual({
      tenantId: 'main',
      userIds: expect.arrayContaining(['user-zhoumin', 'user-liwei']),
    });
    const { kept, counted } = await keptAndCounted();
    expect(kept).toEqual(counted);
    expect(await recountUnread(server.context)).toBe(0);
  });

  it('of before are counted once, when the counts begin to be kept', async () => {
    await publish('从前的');
    const { database } = server.context;
    const before = (await keptAndCounted()).counted;
    await database.transaction(async (trx) => {
      await sql`drop table base_message_unread`.execute(trx);
      await unreadCountsMigration.up(trx);
    });
    expect((await keptAndCounted()).kept).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  it('of a flow say where they lead, in base64 of JSON', async () => {
    const target = { flowId: 'f', modelId: 'm', id: '记录' };
    await server.context.database.transaction((trx) =>
      publishMessage(
        trx,
        { tenantId: 'main', senderId: 'user-liwei', title: '待您审批', body: '', releaseTime: new Date(), target },
        toPeople(['user-zhoumin']),
      ),
    );
    expect(await counts('user-zhoumin')).toMatchObject({ unreadMessageCount: 1 });
    expect(await titles({ type: 2 })).toEqual(['待您审批']);
    const { data } = await server.staff(calls.openMessage, { params: { id: await idOf('待您审批') } });
    expect(JSON.parse(Buffer.from(decodeURIComponent(data.config), 'base64').toString())).toEqual(target);
    expect(data.releaseUser).toBe('李伟');
  });
});
