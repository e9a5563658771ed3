import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { answersWhenSeeing } from '../../engine/schema/call-shapes/call.ts';
import { seenHeader } from '../../engine/schema/call-shapes/seen-header.ts';
import { type Call, calls } from '../../engine/schema/calls/index.ts';
import { readySchemeId } from '../../engine/schema/grants/row-scheme.ts';
import { tables } from '../../server/kernel/tables.ts';
import { settleMenu } from '../../server/resources/settle-menu.ts';
import { endOverdueSeeing } from '../../server/seeing/index.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const table = Object.entries(calls).map(([name, call]): [string, Call] => [name, call as Call]); // one type for all entries
const users = 'menu-permission-user';
const reason = '核对他看不到的菜单';
const liwei = 'user-liwei';
const zhoumin = 'user-zhoumin';

describeOnDatabases('seeing the program as another person', ({ open }) => {
  let server: ModelServer;
  let modelId: string;
  let entry: string;
  beforeAll(async () => {
    server = await startModelServer(await open());
    await settleMenu(server.context);
    modelId = await publishDesign(
      server,
      model('seen.work', [field('input', 'title')], listOf(['title'], { useDataPermission: true })),
    );
    entry = (
      await kysely().selectFrom('base_menu').select('id').where('model_id', '=', modelId).executeTakeFirstOrThrow()
    ).id;
  });
  afterAll(() => server.app.close());
  afterEach(async () => {
    await kysely().updateTable('base_session').set({ kind: 'normal', acting_for: null }).execute();
    await kysely().updateTable('base_user').set({ enabled_mark: 1 }).where('tenant_id', '=', 'main').execute();
    changed();
  });

  const kysely = () => tables(server.context.database.kysely);
  const changed = () => server.context.live.announce('rights', { tenantId: 'main' });
  const see = (by: Caller, id = liwei, body: { reason: string; rows?: 'both' | 'his' } = { reason }) =>
    by(calls.seeAs, { params: { id }, body });
  const whoIs = async (by: Caller) => (await by(calls.currentUser)).data.userInfo;
  const audited = (action: string) =>
    kysely()
      .selectFrom('base_audit')
      .select(['user_id', 'via', 'reason', 'outcome', 'detail', 'target'])
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  const grant = async (userId: string, module: readonly string[], button: readonly string[]) => {
    const change = { itemType: 'menu', itemIds: module, moduleId: '' };
    await kysely()
      .deleteFrom('base_authorize')
      .where('object_type', '=', 'user')
      .where('object_id', '=', userId)
      .execute();
    for (const [itemType, itemIds, moduleId] of [
      [change.itemType, module, ''],
      ['button', button, users],
    ] as const)
      await server.grantTo(userId, itemType as 'button', itemIds, moduleId);
    changed();
  };

  it('is begun by a reason, and shows who really sits there', async () => {
    const admin = await server.signIn('user-admin');
    const before = await whoIs(admin);
    expect((await see(admin)).data).toMatchObject({ name: '李伟' });
    const shown = await whoIs(admin);
    expect(shown).toMatchObject({
      userId: liwei,
      isAdministrator: false,
      signImg: '',
      preferences: before.preferences,
    });
    expect(shown.seenBy).toMatchObject({ name: before.userName, rows: 'both' });
    expect(shown.seenBy?.secondsLeft).toBeGreaterThan(14 * 60);
    expect(await audited('seeAs.begin')).toMatchObject({ user_id: 'user-admin', via: liwei, reason, target: liwei });
    const own = await server.signIn(liwei);
    const [seen, his] = [(await admin(calls.currentUser)).data, (await own(calls.currentUser)).data];
    expect(seen.menuList).toEqual(his.menuList);
    expect(seen.permissionList).toEqual(his.permissionList);
    // Another session of the same person goes on as it was.
    expect(await whoIs(server.admin)).toEqual(before);
    expect((await admin(calls.endSeeAs)).status).toBe(200);
    expect(await whoIs(admin)).toEqual(before);
    expect(await audited('seeAs.end')).toMatchObject({ user_id: 'user-admin', via: liwei, reason, detail: 'left' });
    expect((await admin(calls.endSeeAs)).status).toBe(200);
  });

  it('is refused without a reason, of oneself, of administrators, of whoever cannot sign in, and twice at once', async () => {
    const admin = await server.signIn('user-admin');
    for (const wrong of ['', '   ', 'x'.repeat(201)])
      expect((await see(admin, liwei, { reason: wrong })).status).toBe(400);
    expect((await see(admin, liwei, { reason, rows: 'all' as 'his' })).status).toBe(400);
    expect((await see(admin, 'user-admin')).status).toBe(403);
    expect((await see(admin, 'nobody')).status).toBe(404);
    await addTenant(server, 'second');
    await kysely()
      .updateTable('base_user')
      .set({ id: 'elsewhere', is_administrator: false })
      .where('tenant_id', '=', 'second')
      .execute();
    expect((await see(admin, 'elsewhere')).status).toBe(404);
    await kysely().updateTable('base_user').set({ enabled_mark: 0 }).where('id', '=', liwei).execute();
    expect(await see(admin)).toMatchObject({ status: 403, msg: '该用户已停用' });
    await kysely().updateTable('base_user').set({ enabled_mark: 1 }).where('id', '=', liwei).execute();
    await kysely().updateTable('base_user').set({ is_administrator: true }).where('id', '=', liwei).execute();
    expect((await see(admin)).msg).toContain('系统管理员');
    await kysely().updateTable('base_user').set({ is_administrator: false }).where('id', '=', liwei).execute();
    const both = await Promise.all([see(admin), see(admin)]);
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    // From within: first one goes back.
    expect((await see(admin, zhoumin)).status).toBe(403);
  });

  it('takes the button, and nobody who may do more', async () => {
    const asker = await server.signIn('user-wangfang');
    // Without a grade he sees those of his own department.
    await grant('user-wangfang', [users], ['btn_viewRights']);
    expect((await see(asker)).status).toBe(403);
    await grant('user-wangfang', [users], ['btn_seeAs']);
    expect((await see(asker, 'user-xujing')).status).toBe(404);
    await grant(liwei, ['menu-permission-group'], []);
    expect(await see(asker)).toMatchObject({ status: 403, data: { findings: [{ code: 'rights.beyondOwn' }] } });
    await grant(liwei, [], []);
    await server.gradeTo(liwei, 'org-equipment');
    expect((await see(asker)).msg).toContain('超出了您的范围');
    await ungrade(liwei);
    expect((await see(asker, liwei, { reason, rows: 'his' })).status).toBe(403);
    expect((await see(asker)).status).toBe(200);
    expect(await whoIs(asker)).toMatchObject({ userId: liwei });
    await asker(calls.endSeeAs);
  });

  it('ends by the clock, when one of the two is switched off, and when the asker may no more', async () => {
    const asker = await server.signIn('user-wangfang');
    await grant('user-wangfang', [users], ['btn_seeAs']);
    const ends: readonly [string, () => Promise<unknown>][] = [
      ['time', () => setSession({ acting_until: '2020-01-01T00:00:00Z' })],
      ['lost', () => kysely().updateTable('base_user').set({ enabled_mark: 0 }).where('id', '=', liwei).execute()],
      ['lost', () => grant('user-wangfang', [users], [])],
    ];
    for (const [detail, end] of ends) {
      await grant('user-wangfang', [users], ['btn_seeAs']);
      await kysely().updateTable('base_user').set({ enabled_mark: 1 }).where('id', '=', liwei).execute();
      changed();
      expect((await see(asker)).status).toBe(200);
      await end();
      changed();
      const shown = await whoIs(asker);
      expect([detail, shown.userId, shown.seenBy]).toEqual([detail, 'user-wangfang', undefined]);
      expect(await audited('seeAs.end')).toMatchObject({ user_id: 'user-wangfang', via: liwei, detail, reason });
    }
    // It does not come back with the right.
    await grant('user-wangfang', [users], ['btn_seeAs']);
    expect((await whoIs(asker)).userId).toBe('user-wangfang');
    await grant('user-wangfang', [], []);
  });

  it('is over with the session, and tells him afterwards whose rows were asked for', async () => {
    const messages = async (by: Caller) => (await by(calls.messageList)).data.list;
    const admin = await server.signIn('user-admin');
    const his = await server.signIn(liwei);
    const before = (await messages(his)).length;
    await see(admin);
    await admin(calls.endSeeAs);
    expect(await messages(his)).toHaveLength(before);
    await see(admin, liwei, { reason, rows: 'his' });
    expect(await messages(his)).toHaveLength(before);
    await admin(calls.logout);
    await endOverdueSeeing(server.context);
    const [told] = await messages(his);
    expect(told?.title).toBe('有人以您的身份查看了系统');
    const opened = await his(calls.openMessage, { params: { id: told?.id ?? '' } });
    expect(opened.data.bodyText).toContain(reason);
    expect(await audited('seeAs.end')).toMatchObject({ detail: 'session', via: liwei });
    await endOverdueSeeing(server.context);
    expect(await messages(his)).toHaveLength(before + 1);
  });

  it('shows rows that both reach, or his own to super administrators', async () => {
    const asker = await server.signIn('user-wangfang');
    await grant('user-wangfang', [users, entry], ['btn_seeAs']);
    const makers = [await server.signIn(liwei), asker, server.staff];
    for (const maker of makers)
      await maker(calls.createRecord, {
        params: { id: modelId },
        body: { data: JSON.stringify({ title: maker.userId }) },
      });
    const titles = async (by: Caller) =>
      (await by(calls.recordList, { params: { id: modelId }, body: {} })).data.list
        .map((row) => String(row.title))
        .sort();
    await server.grantTo(zhoumin, 'resource', [readySchemeId('all')], entry);
    await server.grantTo('user-wangfang', 'resource', [readySchemeId('department')], entry);
    changed();
    expect(await titles(server.staff)).toHaveLength(3);
    const admin = await server.signIn('user-admin');
    await see(admin, zhoumin, { reason, rows: 'his' });
    expect(await titles(admin)).toHaveLength(3);
    await admin(calls.endSeeAs);
    await see(asker);
    expect(await titles(asker)).toEqual([liwei]);
    await asker(calls.endSeeAs);
    // Rows of his own are none of the asker's own.
    await kysely().deleteFrom('base_authorize').where('item_type', '=', 'resource').execute();
    await server.grantTo(liwei, 'resource', [readySchemeId('own')], entry);
    await server.grantTo('user-wangfang', 'resource', [readySchemeId('own')], entry);
    changed();
    await see(asker);
    expect(await titles(asker)).toEqual([]);
    const [{ id: dataId = '' } = {}] = (
      await makers[0]?.(calls.recordList, { params: { id: modelId }, body: {} })
    )?.data.list.map((row) => ({ id: String(row.id) })) ?? [{}];
    expect((await asker(calls.loadRecord, { params: { id: modelId, dataId } })).status).toBe(404);
    await asker(calls.endSeeAs);
  });

  it('changes nothing on any call of the table, and shows nothing that is his alone', async () => {
    const token = await server.tokenOf('user-admin');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const ask = async (call: Call, id: string, more = {}) => {
      const url = call.path.replace(/:([A-Za-z]+)/g, (_, name) =>
        name === 'id' ? id : name === 'type' ? 'annex' : 'x',
      );
      const payload = call.method === 'POST' ? { payload: '{}' } : {};
      const answer = await server.app.inject({
        method: call.method,
        url,
        headers: { ...headers, ...more },
        ...payload,
      });
      return { status: answer.statusCode, text: answer.body };
    };
    const seen = await server.app.inject({
      ...{ method: 'POST', url: calls.seeAs.path.replace(':id', liwei), headers },
      payload: JSON.stringify({ reason }),
    });
    expect(seen.statusCode).toBe(200);
    const guarded = table.filter(([, { right, socket }]) => right.kind !== 'anonymous' && !socket);
    const stored = await everythingStored();
    const answered: string[] = [];
    for (const [name, call] of guarded) {
      if (answersWhenSeeing(call) === 'asker') continue;
      const { status, text } = await ask(call, modelId);
      const isShut = status === 403 && /只能看，不能改|个人内容/.test(text);
      expect([name, isShut]).toEqual([name, answersWhenSeeing(call) === 'nobody']);
      if (!isShut && !call.reads) answered.push(name);
    }
    expect(await everythingStored()).toEqual(stored);
    // Without being marked as reading they change nothing but what brings a file or a map onto the page.
    expect(answered.sort()).toEqual([
      ...['databaseColumns', 'databaseTables', 'downloadFile', 'fileTicket', 'fragmentList', 'modelCategories'],
      ...['modelUses', 'openMapRoom', 'previewRights', 'previewSubjects', 'recordGroups', 'recordTree'],
    ]);
    const isOf = (whom: string) => (entry: [string, Call]) => answersWhenSeeing(entry[1]) === whom;
    expect(
      guarded
        .filter(isOf('asker'))
        .map(([name]) => name)
        .sort(),
    ).toEqual([
      ...['columnsOfModule', 'endSeeAs', 'jobList', 'loadJob', 'loadStatement', 'lock', 'logout', 'messageList'],
      ...['messageRecord', 'noticeCenter', 'noticeList', 'onlineSessions', 'ownFeedback', 'recordViewCounts'],
      ...['recordViews', 'unlock'],
    ]);
    expect(
      guarded
        .filter(isOf('nobody'))
        .filter(([, { reads }]) => reads)
        .map(([name]) => name)
        .sort(),
    ).toEqual([
      ...['chunkState', 'importPreviewOf', 'ownOrganizes', 'ownPositions', 'ownRoles', 'profile', 'signImage'],
      ...['signInLog', 'userPreviewOf'],
    ]);
    expect(await audited('POST /api/visualdev/Base')).toMatchObject({ user_id: 'user-admin', via: liwei, reason });
    // A page that is still drawn as him changes nothing afterwards.
    const left = await ask(calls.endSeeAs, '');
    expect(left.status).toBe(200);
    expect(await ask(calls.createModel, '', { [seenHeader]: liwei })).toMatchObject({ status: 403 });
    expect((await ask(calls.createModel, '')).status).toBe(400);
  });

  const setSession = (set: { acting_until: string }) =>
    kysely().updateTable('base_session').set(set).where('kind', '=', 'seeAs').execute();
  const ungrade = async (userId: string) => {
    for (const name of ['base_grade_scope', 'base_grade_item'])
      await sql`delete from ${sql.table(name)} where grade_id = ${`grade-${userId}`}`.execute(
        server.context.database.kysely,
      );
    await sql`delete from base_grade where user_id = ${userId}`.execute(server.context.database.kysely);
  };

  /** What every table holds, as one figure each; less what sessions, tickets and the audit write by themselves. */
  async function everythingStored(): Promise<unknown> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'
        and table_name not in ('base_session', 'base_audit', 'base_log', 'base_ticket', 'base_map_room', 'base_attempt')
      order by table_name`.execute(server.context.database.kysely);
    return Promise.all(
      rows.map(async ({ name }) => [
        name,
        (
          await sql`select count(*) as rows, coalesce(sum(hashtext(one::text)), 0) as sum from ${sql.table(name)} one`.execute(
            server.context.database.kysely,
          )
        ).rows[0],
      ]),
    );
  }
});
