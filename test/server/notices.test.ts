import { expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { endNotices, recountUnread } from '../../server/message/index.ts';
import { messageTables } from '../../server/message/message-tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { everybody, messageSteps } from '../support/message-steps.ts';
import type { Caller, ModelServer } from '../support/model-server.ts';
import { startPageServer } from '../support/page-server.ts';

describeOnDatabases('notices', ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  startPageServer(open, (started) => {
    ({ server, stranger } = started);
  });
  const { write, release, publish, titles, idOf, counts, readAll, heardDuring } = messageSteps(() => server);

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
