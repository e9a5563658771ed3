import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { toPeople } from '../../server/message/audience.ts';
import { endNotices, readCounts, recountUnread } from '../../server/message/index.ts';
import { messageTables } from '../../server/message/message-tables.ts';
import { publishMessage } from '../../server/message/publish-message.ts';
import { unreadCountsMigration } from '../../server/migrations/to-0020/0019-unread-counts.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { addTenant, type Caller, type ModelServer, startModelServer } from '../support/model-server.ts';

const everybody = { all: true };

describeOnDatabases('messages', ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  beforeAll(async () => {
    server = await startModelServer(await open());
    stranger = await addTenant(server, 'elsewhere');
  });
  afterAll(() => server.app.close());

  const write = async (title: string, more: Record<string, unknown> = {}, by: Caller = server.admin) => {
    const body = { title, body: `<p>${title}</p>`, audience: everybody, ...more };
    const { data, msg } = await by(calls.createNotice, { body });
    if (!data) throw new Error(msg);
    return data.id;
  };
  const release = (id: string, by: Caller = server.admin) => by(calls.releaseNotice, { params: { id } });
  const publish = async (title: string, more: Record<string, unknown> = {}, by?: Caller) => {
    const id = await write(title, more, by);
    const { data, msg } = await release(id, by);
    if (!data) throw new Error(msg);
    return { id, receivers: data.receivers };
  };
  const titles = async (query: Record<string, unknown> = {}, by: Caller = server.staff) =>
    (await by(calls.messageList, { query })).data.list.map(({ title }) => title);
  const idOf = async (title: string, by: Caller = server.staff) => {
    const { data } = await by(calls.messageList, { query: { keyword: title } });
    return data.list[0]?.id ?? '';
  };
  const counts = (userId: string, tenantId = 'main') => readCounts(server.context.database, { userId, tenantId });
  const readAll = (body: Record<string, unknown> = {}, by: Caller = server.staff) =>
    by(calls.readAllMessages, { body });

  /** The users whose counts were announced while something was done. */
  const heardDuring = async (work: () => Promise<unknown>) => {
    const heard: unknown[] = [];
    const stop = server.context.live.subscribe('message', { hear: (fact) => void heard.push(fact), reread: () => {} });
    await work();
    stop();
    return heard;
  };

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

  describe('notices', () => {
    it('are for administrators alone to write', async () => {
      const id = await write('只有管理员');
      const body = { title: '一', body: '一', audience: everybody };
      for (const answer of [
        await server.staff(calls.adminNotices),
        await server.staff(calls.loadNotice, { params: { id } }),
        await server.staff(calls.createNotice, { body }),
        await server.staff(calls.saveNotice, { params: { id }, body: { ...body, revision: 1 } }),
        await server.staff(calls.releaseNotice, { params: { id } }),
        await server.staff(calls.withdrawNotice, { params: { id } }),
        await server.staff(calls.deleteNotice, { params: { id } }),
      ])
        expect(answer).toMatchObject({ status: 403, data: null });
      for (const answer of [
        await stranger(calls.loadNotice, { params: { id } }),
        await stranger(calls.saveNotice, { params: { id }, body: { ...body, revision: 1 } }),
        await stranger(calls.releaseNotice, { params: { id } }),
        await stranger(calls.withdrawNotice, { params: { id } }),
        await stranger(calls.deleteNotice, { params: { id } }),
      ])
        expect(answer).toMatchObject({ status: 404, msg: '公告不存在，可能已被删除', data: null });
    });

    it('are written and published by whoever holds the page and the button, and read with the page alone', async () => {
      const rows = [
        { item_type: 'menu' as const, item_id: 'menu-notice', module_id: '' },
        { item_type: 'button' as const, item_id: 'btn_add', module_id: 'menu-notice' },
      ];
      await tables(server.context.database.kysely)
        .insertInto('base_authorize')
        .values(
          rows.map((row, at) => ({
            ...{
              ...row,
              id: `notice-${at}`,
              tenant_id: 'main',
              object_type: 'user' as const,
              object_id: 'user-sunhao',
            },
            ...{ creator_id: null, creator_time: new Date().toISOString() },
          })),
        )
        .execute();
      server.context.live.announce('rights', { tenantId: 'main' });
      const holder = await server.signIn('user-sunhao');
      const id = await write('持有者写的', {}, holder);
      expect((await holder(calls.loadNotice, { params: { id } })).data).toMatchObject({ creatorUser: '孙浩' });
      expect((await holder(calls.noticeReach, { params: { id } })).data).toEqual({ receivers: 12 });
      for (const answer of [
        await release(id, holder),
        await holder(calls.withdrawNotice, { params: { id } }),
        await holder(calls.deleteNotice, { params: { id } }),
        await holder(calls.deleteNotices, { body: { ids: [id] } }),
        await server.staff(calls.noticeReach, { params: { id } }),
        await server.staff(calls.noticeReaders, { params: { id } }),
      ])
        expect(answer).toMatchObject({ status: 403, data: null });
      expect(await stranger(calls.noticeReach, { params: { id } })).toMatchObject({ status: 404 });
    });

    it('tell who received them and who has read them, a page at a time', async () => {
      const audience = { userIds: ['user-zhoumin', 'user-liwei', 'user-zhaoxue'] };
      const { id } = await publish('谁读了', { audience });
      await server.staff(calls.openMessage, { params: { id: await idOf('谁读了') } });
      const readers = (query: object, by: Caller = server.admin) => by(calls.noticeReaders, { params: { id }, query });
      const { data } = await readers({ pageSize: 2 });
      expect(data.pagination).toMatchObject({ total: 3 });
      expect(data.list).toMatchObject([
        { id: 'user-zhoumin', realName: '周敏', organizeName: '运维一班', isRead: '1', readTime: expect.any(String) },
        { isRead: '0', readTime: null },
      ]);
      expect((await readers({ isRead: '0' })).data.pagination.total).toBe(2);
      expect((await readers({ keyword: 'liwei' })).data.list.map((row) => row.realName)).toEqual(['李伟']);
      expect((await readers({}, stranger)).data.list).toEqual([]);
    });

    it('are filed by kind, and vanish from lists when they end, counted for nobody, kept in the record', async () => {
      await readAll();
      const soon = new Date(Date.now() + 3_600_000).toISOString();
      const more = { category: 'safety', expirationTime: soon, audience: { userIds: ['user-zhoumin', 'user-liwei'] } };
      const { id } = await publish('会过期', more);
      await publish('不过期', { audience: { userIds: ['user-zhoumin'] } });
      const found = async (query: object) => (await server.admin(calls.adminNotices, { query })).data.list;
      expect(await found({ category: 'safety', keyword: '会过期' })).toMatchObject([
        { stage: 1, category: 'safety', categoryText: '安全提示', expirationTime: soon },
      ]);
      expect(await titles({ isRead: '0' })).toEqual(['不过期', '会过期']);
      // Its hour has come.
      const past = { expiration_time: new Date(Date.now() - 1).toISOString() };
      const db = messageTables(server.context.database.kysely);
      await db.updateTable('base_notice').set(past).where('id', '=', id).execute();
      await db.updateTable('base_message').set(past).where('notice_id', '=', id).execute();
      expect(await titles({ isRead: '0' })).toEqual(['不过期']);
      const heard = await heardDuring(async () => {
        expect(await Promise.all([endNotices(server.context), endNotices(server.context)])).toContain(2);
      });
      expect(heard).toContainEqual({ tenantId: 'main', userIds: expect.arrayContaining(['user-liwei']) });
      expect(await titles({ isRead: '0' })).toEqual(['不过期']);
      expect(await counts('user-zhoumin')).toEqual({ unreadMessageCount: 0, unreadNoticeCount: 1 });
      expect(await recountUnread(server.context)).toBe(0);
      const record = await server.staff(calls.messageRecord, { query: { keyword: '会过期' } });
      expect(record.data.list).toMatchObject([{ title: '会过期', readTime: null }]);
      expect(await found({ stage: 3 })).toMatchObject([
        { title: '会过期', state: 1, stage: 3, receivers: 2, readers: 0, readText: '0 / 2' },
      ]);
      expect(await found({ stage: 1, keyword: '会过期' })).toEqual([]);
      // What has ended is withdrawn as before, and is not published again as it is.
      expect((await server.admin(calls.withdrawNotice, { params: { id } })).status).toBe(200);
      expect(await release(id)).toMatchObject({ status: 400, msg: '失效时间已过，请先改为以后的时间' });
      const wrong = { title: '一', body: '一', audience: everybody, expirationTime: 'tomorrow' };
      expect(await server.admin(calls.createNotice, { body: wrong })).toMatchObject({ status: 400 });
    });

    it('are deleted several at a time, all or none', async () => {
      const drafts = [await write('删一'), await write('删二')];
      const { id: out } = await publish('删不了');
      const remove = (ids: string[], by: Caller = server.admin) => by(calls.deleteNotices, { body: { ids } });
      expect(await remove([...drafts, out])).toMatchObject({ status: 409, msg: '公告已发布，请先撤回' });
      expect(await remove(drafts, stranger)).toMatchObject({ status: 404 });
      expect((await server.admin(calls.loadNotice, { params: { id: drafts[0] ?? '' } })).status).toBe(200);
      expect((await remove([...drafts, ...drafts])).data).toEqual({ count: 2 });
      expect(await remove(drafts)).toMatchObject({ status: 404 });
    });

    it('are stored as safe HTML, and need words in title and text', async () => {
      const body = '<p onclick="x()">一</p><script>alert(1)</script><a href="javascript:alert(1)">二</a>';
      const id = await write('  安全  ', { body });
      const { data } = await server.admin(calls.loadNotice, { params: { id } });
      expect(data).toMatchObject({ title: '安全', body: '<p>一</p><a>二</a>', state: 0, audienceText: '全体人员' });
      const send = (content: Record<string, unknown>) =>
        server.admin(calls.createNotice, { body: { title: '一', body: '一', audience: everybody, ...content } });
      expect(await send({ title: '   ' })).toMatchObject({ status: 400, msg: '标题不能为空' });
      expect(await send({ body: '<script>一</script><p> </p>' })).toMatchObject({ status: 400, msg: '正文不能为空' });
      expect(await send({ title: 'x'.repeat(101) })).toMatchObject({ status: 400 });
      expect(await send({ body: 'x'.repeat(20_001) })).toMatchObject({ status: 400 });
      expect(await send({ files: [{ fileId: 'none', url: 'http://169.254.169.254/' }] })).toMatchObject({
        status: 400,
      });
    });

    it('go from draft to published to withdrawn and back, and vanish where they are withdrawn', async () => {
      await readAll();
      const id = await write('会撤回');
      const all = (await counts('user-zhoumin')).unreadNoticeCount;
      const at = { params: { id } };
      expect(await server.admin(calls.withdrawNotice, at)).toMatchObject({
        status: 409,
        msg: '公告没有发布，不需要撤回',
      });
      const twice = await Promise.all([release(id), release(id)]);
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await titles({ keyword: '会撤回' })).toEqual(['会撤回']);
      const message = await idOf('会撤回');
      expect((await server.admin(calls.adminNotices, { query: { keyword: '会撤回' } })).data.list).toMatchObject([
        { state: 1, receivers: 12, readers: 0, releaseUser: '系统管理员' },
      ]);
      await server.staff(calls.openMessage, { params: { id: message } });
      expect((await server.admin(calls.loadNotice, at)).data).toMatchObject({ receivers: 12, readers: 1 });
      const change = { title: '改了', body: '改了', audience: everybody };
      expect(await server.admin(calls.saveNotice, { ...at, body: { ...change, revision: 2 } })).toMatchObject({
        status: 409,
        msg: '公告已发布，请先撤回',
      });
      expect(await server.admin(calls.deleteNotice, at)).toMatchObject({ status: 409 });
      const heard = await heardDuring(() => server.admin(calls.withdrawNotice, at));
      expect(heard).toMatchObject([{ tenantId: 'main', userIds: { length: 12 } }]);
      expect(await server.staff(calls.openMessage, { params: { id: message } })).toMatchObject({ status: 404 });
      expect(await titles({ keyword: '会撤回' })).toEqual([]);
      expect((await counts('user-zhoumin')).unreadNoticeCount).toBe(all);

      const { data } = await server.admin(calls.loadNotice, at);
      expect(data.state).toBe(2);
      const stale = await server.admin(calls.saveNotice, { ...at, body: { ...change, revision: data.revision - 1 } });
      expect(stale).toMatchObject({ status: 409, msg: expect.stringContaining('没有保存也没有丢失') });
      await server.admin(calls.saveNotice, { ...at, body: { ...change, revision: data.revision } });
      expect(await release(id)).toMatchObject({ status: 200, data: { receivers: 12 } });
      expect(await titles({ keyword: '改了', isRead: '0' })).toEqual(['改了']);
      await server.admin(calls.withdrawNotice, at);
      expect(await server.admin(calls.deleteNotice, at)).toMatchObject({ status: 200 });
      expect(await server.admin(calls.loadNotice, at)).toMatchObject({ status: 404 });
    });

    it('are found by title and state, with their audience in words, and sorted only by their columns', async () => {
      await write('找得到', {
        audience: { organizeIds: ['org-team1'], roleIds: ['role-manager'], userIds: ['user-liwei'] },
      });
      const find = (query: Record<string, unknown>) => server.admin(calls.adminNotices, { query });
      expect((await find({ keyword: '找得到', state: 0 })).data.list).toMatchObject([
        { title: '找得到', audienceText: '运维一班、部门管理、李伟', receivers: 0, creatorUser: '系统管理员' },
      ]);
      expect((await find({ keyword: '找得到', state: 1 })).data.list).toEqual([]);
      expect(await find({ sidx: 'body' })).toMatchObject({ status: 400, data: null });
      expect((await find({ sidx: 'title', sort: 'asc', pageSize: 1 })).data.list).toHaveLength(1);
    });
  });
});
