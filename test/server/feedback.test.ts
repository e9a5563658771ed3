import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { calls, type FeedbackContent } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { feedbackTables } from '../../server/feedback/feedback-tables.ts';
import { grant } from '../../server/permission/authorize.ts';
import { settleMenu } from '../../server/resources/settle-menu.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { addTenant, type Caller, type ModelServer, startModelServer } from '../support/model-server.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';
import { multipart } from './server-fixture.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const page = 'menu-system-feedback';

describeOnDatabases('feedback', { onBoth: 'a lock counts those of a day' }, ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  beforeAll(async () => {
    server = await startModelServer(await open(), { dataDir: makeTemporaryFolder('feedback') });
    await settleMenu(server.context);
    stranger = await addTenant(server, 'elsewhere');
  });
  beforeEach(() => feedbackTables(server.context.database.kysely).deleteFrom('base_feedback').execute());
  afterAll(() => server.app.close());

  const send = (content: string, more: Partial<FeedbackContent> = {}, by: Caller = server.staff) =>
    by(calls.sendFeedback, { body: { kind: 'fault', content, ...more } });
  const own = async (by: Caller = server.staff) => (await by(calls.ownFeedback)).data.list;
  const upload = async (name: string, content: Buffer | string, by: Caller = server.staff): Promise<string> => {
    const { headers, body } = multipart(name, content);
    const authorization = `Bearer ${await server.tokenOf(by.userId)}`;
    const answer = await server.app.inject({
      ...{ method: 'POST', url: '/api/file/Uploader/annex', headers: { ...headers, authorization }, payload: body },
    });
    return answer.json().data.fileId;
  };
  const holder = async () => {
    await server.grantTo('user-sunhao', 'button', ['btn_state'], page);
    await server.context.database.transaction(async (trx) => {
      const what = {
        itemType: 'menu',
        itemIds: [page],
        moduleId: '',
        objectType: 'user',
        objectId: 'user-sunhao',
      } as const;
      await grant(trx, { tenantId: 'main', actorId: null, now: new Date() }, what);
    });
    server.context.live.announce('rights', { tenantId: 'main' });
    return server.signIn('user-sunhao');
  };

  it('is sent by anybody, with the page that it is about, and seen by who sent it alone', async () => {
    const about = { page: '/inspection/defect', pageTitle: '缺陷上报', build: 'b1', browser: 'Chrome · Linux' };
    const { data } = await send('  列表 <b>不</b> 刷新  ', { kind: 'wish', ...about });
    expect(await own()).toMatchObject([
      { id: data.id, kind: 'wish', state: 'open', content: '列表 <b>不</b> 刷新', ...about, creatorUser: '周敏' },
    ]);
    expect(await own(server.admin)).toEqual([]);
    expect(await own(stranger)).toEqual([]);
  });

  it('is refused without words, too long, of no kind, or with what nobody asked for', async () => {
    for (const sent of [
      { content: ' \n ' },
      { content: 'x'.repeat(limits.feedbackLength + 1) },
      { content: 'x', kind: 'praise' },
      { content: 'x', state: 'done' },
      { content: 'x', files: Array(4).fill({ fileId: 'f' }) },
    ]) {
      const body = { kind: 'fault', ...sent } as never; // what no page sends
      expect(await server.staff(calls.sendFeedback, { body })).toMatchObject({ code: 400 });
    }
    expect(await own()).toEqual([]);
    expect((await send('x'.repeat(limits.feedbackLength))).status).toBe(200);
  });

  it('is one however often its page sends it, and no more than twenty a day, at once as well', async () => {
    const twice = await Promise.all([send('一', { key: 'k1' }), send('一', { key: 'k1' })]);
    expect(twice[0].data.id).toBe(twice[1].data.id);
    const many = await Promise.all(Array.from({ length: limits.feedbackADay }, (_, at) => send(`第 ${at} 条`)));
    expect(many.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429]);
    expect((await send('一', { key: 'k1' })).data.id).toBe(twice[0].data.id);
    expect((await send('x', {}, server.admin)).status).toBe(200);
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
    const db = feedbackTables(server.context.database.kysely);
    await db.updateTable('base_feedback').set({ creator_time: yesterday }).execute();
    expect((await send('新的一天')).status).toBe(200);
  });

  it('has pictures that its sender and who reads the page may see, and nobody else', async () => {
    const fileId = await upload('屏幕.png', png);
    const text = await upload('记录.txt', 'text');
    expect(await send('x', { files: [{ fileId: text }] })).toMatchObject({ code: 400, msg: '只能附上图片' });
    expect((await send('x', { files: [{ fileId }] }, server.admin)).status).toBe(400);
    expect((await send('x', { files: [{ fileId }] })).status).toBe(200);
    expect(await own()).toMatchObject([{ pictures: 1, files: [{ fileId, name: '屏幕.png' }] }]);
    const see = async (by: Caller) => (await by(calls.fileTicket, { body: { fileId, purpose: 'view' } })).status;
    expect([await see(server.staff), await see(server.admin), await see(stranger)]).toEqual([200, 200, 404]);
    expect(await see(await server.signIn('user-liwei'))).toBe(404);
  });

  it('is read, answered and moved on by who holds the page and its buttons', async () => {
    const { data } = await send('门禁打不开');
    const params = { id: data.id };
    const answer = { answer: '已修好', state: 'done', revision: 1 } as const;
    for (const refused of [
      await server.staff(calls.feedbackList),
      await server.staff(calls.loadFeedback, { params }),
      await server.staff(calls.answerFeedback, { params, body: answer }),
      await server.staff(calls.setFeedbackState, { params, body: { state: 'done', revision: 1 } }),
    ])
      expect(refused).toMatchObject({ status: 403, data: null });
    const reader = await holder();
    expect((await reader(calls.feedbackList, { query: { keyword: '门禁', state: 'open' } })).data.list).toHaveLength(1);
    expect((await reader(calls.answerFeedback, { params, body: answer })).status).toBe(403);
    expect((await reader(calls.setFeedbackState, { params, body: { state: 'doing', revision: 1 } })).status).toBe(200);
    expect(await own()).toMatchObject([{ state: 'doing', stateText: '处理中', revision: 2, answerTime: null }]);
    expect((await stranger(calls.feedbackList)).data.list).toEqual([]);
    for (const refused of [
      await stranger(calls.loadFeedback, { params }),
      await stranger(calls.answerFeedback, { params, body: answer }),
      await stranger(calls.setFeedbackState, { params, body: { state: 'done', revision: 2 } }),
    ])
      expect(refused).toMatchObject({ status: 404, data: null });
  });

  it('is answered in the messages of who sent it, as text and in his language, once of two at once', async () => {
    const { data } = await send('按钮 <img src=x>');
    const params = { id: data.id };
    const body = { answer: '请按 <F5>\n再试', state: 'done', revision: 1 } as const;
    const both = await Promise.all([1, 2].map(() => server.admin(calls.answerFeedback, { params, body })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await own()).toMatchObject([{ state: 'done', answer: '请按 <F5>\n再试', answerUser: expect.any(String) }]);
    const messages = (await server.staff(calls.messageList, { query: { keyword: '您的反馈' } })).data.list;
    expect(messages).toMatchObject([{ title: '您的反馈已有答复', isRead: '0' }]);
    const opened = await server.staff(calls.openMessage, { params: { id: messages[0]?.id ?? '' }, language: 'en' });
    expect(opened.data).toMatchObject({
      title: 'Reply to your feedback',
      bodyText: '<p>请按 &lt;F5&gt;<br>再试</p><p><b>Your feedback:</b><br>按钮 &lt;img src=x&gt;</p>',
    });
    const blank = { answer: '  ', state: 'done', revision: 2 } as const;
    expect(await server.admin(calls.answerFeedback, { params, body: blank })).toMatchObject({ code: 400 });
  });
});
