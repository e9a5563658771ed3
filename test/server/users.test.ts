import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type CallBody, type Calls, calls } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { sentPassword } from '../../server/oauth/passwords.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { addTenant, type Caller, type ModelServer } from '../support/model-server.ts';
import { startPageServer } from '../support/page-server.ts';

type Content = CallBody<Calls['createUser']>;
const menuId = 'menu-permission-user';
const content = (changes: Partial<Content> = {}): Content => ({
  account: `new${Math.random().toString(36).slice(2)}`,
  realName: '新同事',
  gender: '1',
  organizeId: 'org-team1',
  ...changes,
});

describeOnDatabases('users', { onBoth: 'locks and recursive statements' }, ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  startPageServer(open, (started) => {
    ({ server, stranger } = started);
  });

  const create = (changes: Partial<Content> = {}, by = server.admin) =>
    by(calls.createUser, { body: content(changes) });
  const load = async (id: string) => (await server.admin(calls.loadUser, { params: { id } })).data;
  const save = async (id: string, changes: object, by = server.admin) => {
    const { id: _, ...kept } = await load(id);
    return by(calls.saveUser, { params: { id }, body: { ...kept, ...changes } });
  };
  const remove = (id: string, by = server.admin) => by(calls.deleteUser, { params: { id } });
  const state = (id: string, enabledMark: number, by = server.admin) =>
    by(calls.setUserState, { params: { id }, body: { enabledMark } });
  const found = async (query: object, by = server.admin) =>
    (await by(calls.userList, { query: { pageSize: 100, ...query } })).data.list;
  const accounts = async (query: object) => (await found(query)).map(({ account }) => account);
  const refusal = (answer: { data: unknown }) => {
    const [finding] = Object(answer.data).findings ?? [];
    return finding && `${finding.at} ${finding.code}`;
  };
  const announced = () => server.context.live.announce('rights', { tenantId: 'main' });

  it('are listed in their order with what people ask of them', async () => {
    const [admin, staff] = await found({});
    expect(admin).toMatchObject({ account: 'admin', fullName: '系统管理员', mobile: '13800000001', state: 'new' });
    expect(staff).toMatchObject({
      ...{ realName: '周敏', organizeIdText: '生产运行部 / 运维一班', positionIdText: '班长', roles: '运维人员' },
      ...{ gender: '2', lastSignIn: null, enabledMark: 1 },
    });
    expect(staff).not.toHaveProperty('password_hash');
    const english = await server.admin(calls.userList, { query: { keyword: 'zhou' }, language: 'en' });
    expect(english.data.list).toMatchObject([{ realName: 'Zhou Min', fullName: 'Zhou Min' }]);
    expect(await accounts({ keyword: '13800000002' })).toEqual(['staff']);
    // Of an organisation those of all below it too.
    expect(await accounts({ organizeId: 'org-team1' })).toEqual(['staff', 'liwei', 'wangfang']);
    expect(await accounts({ organizeId: 'org-production' })).toHaveLength(8);
    expect(await accounts({ positionId: 'pos-leader' })).toEqual(['staff', 'zhanglei']);
  });

  it('are narrowed by the state of their account and by what needs a look', async () => {
    const kysely = tables(server.context.database.kysely);
    const now = server.context.now().getTime();
    const signIn = (user_id: string, daysAgo: number) =>
      kysely
        .insertInto('base_known_address')
        .values({
          ...{ tenant_id: 'main', user_id, address: `10.0.0.${daysAgo}` },
          last_time: new Date(now - daysAgo * 86_400_000).toISOString(),
        })
        .execute();
    await signIn('user-liwei', 1);
    await signIn('user-liwei', 200);
    await signIn('user-wangfang', 40);
    expect(await accounts({ state: 'enabled' })).toEqual(['liwei', 'wangfang']);
    expect(await accounts({ state: 'new', organizeId: 'org-team1' })).toEqual(['staff']);
    expect(await accounts({ attention: 'idle30', organizeId: 'org-team1' })).toEqual(['staff', 'wangfang']);
    expect(await accounts({ attention: 'idle90', organizeId: 'org-team1' })).toEqual(['staff']);
    await kysely
      .insertInto('base_attempt')
      .values({
        ...{ tenant_id: '-', subject: 'sign-in "wangfang" 10.1.1.1', tries: 10 },
        window_end: new Date(now + 60_000).toISOString(),
        locked_until: new Date(now + 60_000).toISOString(),
      })
      .execute();
    expect(await accounts({ state: 'locked' })).toEqual(['wangfang']);
    const { id } = (await create({ account: 'nowhere', organizeId: null })).data;
    expect(await accounts({ attention: 'noOrganize' })).toEqual(['nowhere']);
    await state(id, 0);
    expect(await found({ state: 'disabled' })).toMatchObject([{ account: 'nowhere', state: 'disabled' }]);
    expect((await server.admin(calls.userList, { query: { state: 'gone' as 'new' } })).status).toBe(400);
    await remove(id);
  });

  it('are made with a code that is told once, and come in with it', async () => {
    const answer = await create({ account: 'Newcomer', mobile: '13900000001', roleIds: ['role-staff'] });
    const { id, code } = answer.data;
    expect(code).toMatch(/^[0-9A-Z]{16}$/);
    expect(await load(id)).toMatchObject({ account: 'Newcomer', roleIds: ['role-staff'], revision: 1 });
    const audited = await tables(server.context.database.kysely)
      .selectFrom('base_audit')
      .select(['action', 'target_name', 'after'])
      .where('target', '=', id)
      .execute();
    expect(audited).toMatchObject([{ action: 'user.create', target_name: '新同事', after: { account: 'Newcomer' } }]);
    expect(JSON.stringify(audited)).not.toContain(code);
    const typed = await create({ userPassword: 'Tunnel99' });
    expect(typed.data).toEqual({ id: typed.data.id });
    expect(refusal(await create({ userPassword: 'short' }))).toBe('/userPassword password.rule');
  });

  it('keep their account, and have it once over all tenants whatever its case', async () => {
    const { id } = (await create({ account: 'OnceOnly' })).data;
    expect(refusal(await save(id, { account: 'another' }))).toBe('/account resource.fixed');
    for (const by of [server.admin, stranger])
      expect(await create({ account: 'onceonly', organizeId: null }, by)).toMatchObject({ status: 409 });
    const both = await Promise.all(
      [server.admin, stranger].map((by) => create({ account: 'sameTime', organizeId: null }, by)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const twins = await Promise.all([1, 2].map(() => create({ account: 'twins' })));
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are refused at the field that is wrong', async () => {
    const wrong: [Partial<Content>, string][] = [
      [{ account: 'a b' }, '/account resource'],
      [{ realName: ' ' }, '/realName resource.blank'],
      [{ mobile: '123' }, '/mobile rule.iphone'],
      [{ mobile: '13800000002' }, '/mobile resource.nameTaken'],
      [{ email: 'x' }, '/email rule.email'],
      [{ organizeId: 'nowhere' }, '/organizeId resource.unknown'],
      [{ positionId: 'pos-equipment' }, '/positionId user.positionOutside'],
      [{ positionId: 'pos-leader', organizeId: null }, '/positionId user.positionOutside'],
      [{ roleIds: ['nothing'] }, '/roleIds resource.unknown'],
      [{ managerId: 'nobody' }, '/managerId resource.unknown'],
    ];
    for (const [changes, said] of wrong) {
      const answer = refusal(await create(changes));
      expect(answer, JSON.stringify(changes)).toContain(said.split(' ')[0]);
      if (said !== '/account resource') expect(answer).toBe(said);
    }
    for (const changes of [
      { realName: 'x'.repeat(51) },
      { gender: '3' as '1' },
      { roleIds: Array(101).fill('a') },
      { isAdministrator: true },
      { userPassword: 'x'.repeat(129) },
    ])
      expect((await create(changes)).status, JSON.stringify(changes)).toBe(400);
  });

  it('are in several departments and hold several positions, the main one of each first', async () => {
    const several = { organizeId: null, organizeIds: ['org-team1', 'org-safety'] };
    const { id } = (await create({ ...several, positionIds: ['pos-leader', 'pos-safety'] })).data;
    const places = async () => {
      const { organizeId, organizeIds, positionId, positionIds } = await load(id);
      expect([organizeId, positionId]).toEqual([organizeIds?.[0] ?? null, positionIds?.[0] ?? null]);
      return [organizeIds, positionIds];
    };
    expect(await places()).toEqual([
      ['org-team1', 'org-safety'],
      ['pos-leader', 'pos-safety'],
    ]);
    const { account } = await load(id);
    for (const query of [{ organizeId: 'org-safety' }, { organizeId: 'org-production' }, { positionId: 'pos-safety' }])
      expect(await accounts(query)).toContain(account);
    expect(await found({ keyword: account })).toMatchObject([
      { organizes: '生产运行部 / 运维一班 +1', positions: '班长、安全工程师', organizeIdText: '生产运行部 / 运维一班' },
    ]);
    const uses = await server.admin(calls.departmentUses, { params: { id: 'org-safety' } });
    expect(uses.data.list).toContainEqual({ id, kind: '人员', fullName: '新同事' });

    // Another main one; what is no longer his goes only by being said.
    expect((await save(id, { organizeId: null, organizeIds: ['org-safety', 'org-team1'] })).status).toBe(200);
    expect((await places())[0]).toEqual(['org-safety', 'org-team1']);
    const left = { organizeId: null, organizeIds: ['org-safety'] };
    expect(refusal(await save(id, left))).toBe('/positionId user.positionOutside');
    expect(refusal(await save(id, { ...left, positionId: null, positionIds: ['pos-leader'] }))).toBe(
      '/positionIds user.positionOutside',
    );
    expect(refusal(await save(id, { organizeId: 'org-office', organizeIds: ['org-safety'] }))).toBe(
      '/organizeId user.mainMissing',
    );
    expect(refusal(await save(id, { ...left, organizeIds: ['nowhere'], positionId: null, positionIds: [] }))).toBe(
      '/organizeIds resource.unknown',
    );

    // A call of before names the main ones alone: the others stay, but for positions of a department that he left.
    const { id: _, organizeIds: __, positionIds: ___, ...before } = await load(id);
    const body = { ...before, organizeId: 'org-equipment', positionId: 'pos-equipment' };
    expect((await server.admin(calls.saveUser, { params: { id }, body })).status).toBe(200);
    expect(await places()).toEqual([['org-equipment', 'org-team1'], ['pos-equipment']]);
    await remove(id);
    const links = await tables(server.context.database.kysely)
      .selectFrom('base_user_organize')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    expect(links).toEqual([]);
  });

  it('keep what belongs to the person: by its rules, out of lists, and where a call of before leaves it out', async () => {
    const personal = {
      ...{ nation: '汉族', nativePlace: '杭州', certificatesType: 'idCard', certificatesNumber: '11010519491231002X' },
      ...{ education: 'bachelor', birthday: '1990-02-03', entryDate: '2015-07-01', urgentContacts: '家人' },
      ...{ telePhone: '0571-88001122', urgentTelePhone: '13800009999', postalAddress: '滨江路 1 号' },
    } as const;
    const { id } = (await create(personal)).data;
    expect(await load(id)).toMatchObject(personal);
    const { account, realName, gender, revision } = await load(id);
    const before = { account, realName, gender, revision, organizeId: 'org-team1' };
    expect((await server.admin(calls.saveUser, { params: { id }, body: before })).status).toBe(200);
    expect(await load(id)).toMatchObject(personal);
    expect(await found({ keyword: account })).toMatchObject([{ certificatesNumber: '', birthday: null, nation: '' }]);
    const audited = await tables(server.context.database.kysely)
      .selectFrom('base_audit')
      .select('after')
      .where('target', '=', id)
      .execute();
    expect(audited[0]?.after).toMatchObject({ certificatesNumber: '•' });
    for (const [changes, said] of [
      [{ certificatesNumber: '110105194912310021' }, '/certificatesNumber rule.idCard'],
      [{ entryDate: '1990-02-03' }, '/entryDate user.datesReversed'],
      [{ urgentTelePhone: 'x' }, '/urgentTelePhone rule.telephoneOrMobile'],
    ] as const)
      expect(refusal(await save(id, changes))).toBe(said);
    expect((await save(id, { postalAddress: 'x'.repeat(201) })).status).toBe(400);
    expect((await save(id, { validTo: '2020-1-1' })).status).toBe(400);
  });

  it('end with the last day of their account: in sessions, at sign-in and in the list', async () => {
    const { id } = (await create({ account: 'guest01', userPassword: 'Tunnel99' })).data;
    const kysely = server.context.database.kysely;
    const enters = async () => {
      const form = new URLSearchParams({ account: 'guest01', password: sentPassword('Tunnel99') });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const request = { method: 'POST' as const, url: calls.login.path, headers, payload: form.toString() };
      return (await server.app.inject(request)).json().code === 200;
    };
    const by = await server.signIn(id);
    expect([await enters(), (await by(calls.currentUser, {})).status]).toEqual([true, 200]);
    await save(id, { validTo: '2020-02-29' });
    expect([await enters(), (await by(calls.currentUser, {})).code]).toEqual([false, 601]);
    expect(await accounts({ state: 'expired' })).toEqual(['guest01']);
    await save(id, { validTo: '2999-12-31' });
    expect(await enters()).toBe(true);
    // The day ends by the clock of the database, without anybody doing anything.
    const again = await server.signIn(id);
    await sql`update base_user set valid_until = now() + interval '10 minutes' where id = ${id}`.execute(kysely);
    expect((await again(calls.currentUser, {})).status).toBe(200);
    await sql`update base_user set valid_until = now() where id = ${id}`.execute(kysely);
    announced();
    expect([await enters(), (await again(calls.currentUser, {})).code]).toEqual([false, 601]);
    expect(refusal(await save('user-admin', { validTo: '2999-12-31' }))).toBe('/validTo user.own');
    await remove(id);
  });

  it('are told, before they are saved, which positions and roles belong elsewhere', async () => {
    const body = { organizeIds: ['org-team1'], positionIds: ['pos-leader', 'pos-safety'], roleIds: ['role-staff'] };
    const says = { severity: 'warning', message: '岗位“安全工程师”不属于所选组织', fix: '' };
    expect((await server.admin(calls.userFits, { body })).data.says).toEqual([says]);
    expect((await server.admin(calls.userFits, { body: { ...body, organizeIds: null } })).data.says).toHaveLength(3);
    expect((await server.admin(calls.userFits, { body: {} })).data.says).toEqual([]);
    expect((await stranger(calls.userFits, { body })).data.says).toEqual([]);
    expect((await server.staff(calls.userFits, { body })).status).toBe(403);
    expect((await server.admin(calls.userFits, { body: { roleIds: Array(101).fill('a') } })).status).toBe(400);
  });

  it('have what was granted to each of their departments and positions', async () => {
    const several = { organizeId: null, organizeIds: ['org-team1', 'org-safety'] };
    const { id } = (await create(several)).data;
    await sql`update base_user set must_change = false where id = ${id}`.execute(server.context.database.kysely);
    const by = await server.signIn(id);
    const opens = async () => (await by(calls.userList, {})).status === 200;
    const grant = (objectType: 'department' | 'position', objectId: string) =>
      tables(server.context.database.kysely)
        .insertInto('base_authorize')
        .values({
          ...{ tenant_id: 'main', id: server.context.newId(), item_type: 'menu', item_id: menuId, module_id: '' },
          ...{ object_type: objectType, object_id: objectId, creator_time: new Date().toISOString() },
        })
        .execute();
    expect(await opens()).toBe(false);
    await grant('department', 'org-safety');
    announced();
    expect(await opens()).toBe(true);
    await save(id, { organizeId: null, organizeIds: ['org-team1'] });
    expect(await opens()).toBe(false);
    await grant('position', 'pos-inspector');
    await save(id, { positionId: null, positionIds: ['pos-leader', 'pos-inspector'] });
    expect(await opens()).toBe(true);
    await save(id, { positionId: null, positionIds: ['pos-leader'] });
    expect(await opens()).toBe(false);
    await remove(id);
    await sql`delete from base_authorize where item_id = ${menuId} and object_type in ('department', 'position')`.execute(
      server.context.database.kysely,
    );
  });

  it('have nobody above them who stands below them', async () => {
    expect(refusal(await save('user-chenjianguo', { managerId: 'user-liwei' }))).toBe('/managerId user.managerLoop');
    expect(refusal(await save('user-liwei', { managerId: 'user-liwei' }))).toBe('/managerId user.managerLoop');
  });

  it('are saved over nothing that somebody else has changed meanwhile', async () => {
    const { id } = (await create()).data;
    const { id: _, ...kept } = await load(id);
    const both = await Promise.all(
      ['甲', '乙'].map((realName) => server.admin(calls.saveUser, { params: { id }, body: { ...kept, realName } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('switched off or deleted are out at once', async () => {
    for (const act of [(id: string) => state(id, 0), (id: string) => remove(id)]) {
      const { id } = (await create({ roleIds: ['role-staff'] })).data;
      const by = await server.signIn(id);
      expect((await by(calls.currentUser, {})).status).toBe(200);
      expect((await act(id)).status).toBe(200);
      expect((await by(calls.currentUser, {})).code).toBe(601);
    }
  });

  it('deleted leave their account and mobile number to others, and their name to what they did', async () => {
    const { id } = (
      await create({ account: 'leaver', mobile: '13900000009', realName: '李离', roleIds: ['role-staff'] })
    ).data;
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect((await server.admin(calls.loadUser, { params: { id } })).status).toBe(404);
    expect(await accounts({ keyword: '李离' })).toEqual([]);
    const row = await tables(server.context.database.kysely)
      .selectFrom('base_user')
      .select(['real_name', 'deleted_account'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ real_name: '李离（已删除）', deleted_account: 'leaver' });
    expect((await create({ account: 'leaver', mobile: '13900000009' })).status).toBe(200);
  });

  it('who lead an organisation or manage people are not deleted, and it is said whom', async () => {
    const uses = await server.admin(calls.userUses, { params: { id: 'user-zhanglei' } });
    expect(uses.data).toMatchObject({ count: 1, list: [{ kind: '下属', fullName: '刘洋' }] });
    expect(await remove('user-zhanglei')).toMatchObject({ status: 409, data: { current: uses.data } });
    const answer = await server.admin(calls.deleteUsers, { body: { ids: ['user-gaoming', 'user-zhanglei'] } });
    expect(answer.status).toBe(409);
    expect((await load('user-gaoming')).account).toBe('gaoming');
  });

  it('hand over what they lead and whom they manage: looked at first, then all at once', async () => {
    const [from, to] = [(await create({ realName: '交出' })).data.id, (await create({ realName: '接手' })).data.id];
    const reports = await Promise.all([create({ managerId: from }), create({ managerId: from })]);
    await save(to, { managerId: from });
    const kysely = server.context.database.kysely;
    await sql`update base_organize set manager_id = ${from} where id = 'org-equipment'`.execute(kysely);
    const group = { tenant_id: 'main', group_id: 'group-flood', kind: 'user' as const, object_id: from };
    await tables(kysely).insertInto('base_group_member').values(group).execute();
    const handOver = (body: object, by = server.admin) =>
      by(calls.workHandover, { body: { fromId: from, ...body } as CallBody<Calls['workHandover']> });
    const work = {
      leads: [{ fullName: '设备资产部' }],
      reports: [{}, {}, {}],
      groups: [{ id: 'group-flood' }],
      tasks: [],
    };
    expect((await handOver({ check: true })).data).toMatchObject(work);
    expect((await remove(from)).status).toBe(409);
    for (const toId of [undefined, from]) expect(refusal(await handOver({ toId }))).toBe('/toId user.handoverTo');
    expect((await handOver({ toId: 'nobody' })).status).toBe(404);
    expect((await handOver({ toId: 'user-admin', tasks: ['a'] })).status).toBe(400);
    expect((await handOver({ toId: to }, server.staff)).status).toBe(403);
    expect((await handOver({ toId: to }, stranger)).status).toBe(404);
    // Somebody below one of those who would report to him.
    const below = (await create({ managerId: reports[0]?.data.id })).data.id;
    expect(refusal(await handOver({ toId: below }))).toBe('/toId user.managerLoop');

    expect((await handOver({ toId: to, check: true })).data).toMatchObject(work);
    expect((await load(to)).managerId).toBe(from);
    expect((await handOver({ toId: to, reports: [] })).data).toMatchObject({ ...work, reports: [] });
    expect((await handOver({ toId: to })).data).toMatchObject({ leads: [], groups: [], reports: work.reports });
    expect((await load(to)).managerId).toBeNull();
    for (const { data } of reports) expect((await load(data.id)).managerId).toBe(to);
    const { data } = await server.admin(calls.loadDepartment, { params: { id: 'org-equipment' } });
    expect(data.managerId).toBe(to);
    const members = (await server.admin(calls.loadGroup, { params: { id: 'group-flood' } })).data.userIds;
    expect([members?.includes(to), members?.includes(from)]).toEqual([true, false]);
    expect((await remove(from)).status).toBe(200);

    // Who leaves is switched off with it, or nothing is.
    const leave = (body: object) => server.admin(calls.userLeaves, { params: { id: to }, body });
    const by = await server.signIn(to);
    const plan = await leave({ check: true });
    expect(plan.data.says.map(({ message }) => message.split('：')[0])).toEqual(['负责的组织', '下属', '所在分组']);
    expect(refusal(await leave({}))).toBe('/toId user.handoverTo');
    expect((await by(calls.currentUser, {})).status).toBe(200);
    expect((await leave({ toId: 'user-gaoming' })).status).toBe(200);
    expect([(await by(calls.currentUser, {})).code, (await load(to)).enabledMark]).toEqual([601, 0]);
    expect((await load(reports[0]?.data.id ?? '')).managerId).toBe('user-gaoming');
    const own = (await server.admin(calls.userLeaves, { params: { id: 'user-admin' }, body: { toId: to } })).status;
    expect(own).toBe(422);
    await sql`update base_organize set manager_id = null where id = 'org-equipment'`.execute(kysely);
  });

  it('move with what fits, and it is said first which rights go', async () => {
    const { id } = (await create({ positionId: 'pos-leader', roleIds: ['role-staff', 'role-designer'] })).data;
    const move = (body: object) =>
      server.admin(calls.userMoves, { params: { id }, body: body as CallBody<Calls['userMoves']> });
    const there = { organizeIds: ['org-safety'], positionIds: ['pos-safety'] };
    const right = {
      item_type: 'menu' as const,
      item_id: menuId,
      module_id: '',
      creator_time: new Date().toISOString(),
    };
    const grants = tables(server.context.database.kysely);
    await grants
      .insertInto('base_authorize')
      .values({ ...right, tenant_id: 'main', id: 'move-1', object_type: 'department', object_id: 'org-team1' })
      .execute();
    const { data } = await move({ ...there, check: true });
    expect(data.says[0]).toMatchObject({ severity: 'warning', message: '将移除角色“运维人员”' });
    expect(data.says.map(({ message }) => message)).toContain('将失去权限“用户管理”');
    await grants.deleteFrom('base_authorize').where('id', '=', 'move-1').execute();
    expect((await load(id)).organizeIds).toEqual(['org-team1']);
    expect(refusal(await move({ ...there, positionIds: ['pos-leader'] }))).toBe('/positionIds user.positionOutside');
    expect((await move(there)).status).toBe(200);
    expect(await load(id)).toMatchObject({ ...there, roleIds: ['role-designer'] });
    expect((await server.staff(calls.userMoves, { params: { id }, body: there })).status).toBe(403);
    expect((await stranger(calls.userMoves, { params: { id }, body: there })).status).toBe(404);
  });

  it('do not lock themselves out', async () => {
    expect(refusal(await state('user-admin', 0))).toBe('/enabledMark user.own');
    expect(refusal(await remove('user-admin'))).toBe('/enabledMark user.own');
    expect(refusal(await save('user-admin', { roleIds: [] }))).toBe('/roleIds user.ownRights');
    expect((await save('user-admin', { email: 'admin@example.com' })).status).toBe(200);
  });

  it('two administrators who switch each other off, or delete each other, at once leave one', async () => {
    const kysely = tables(server.context.database.kysely);
    for (const [tenantId, act] of [
      ['pair', (id: string, by: Caller) => state(id, 0, by)],
      ['couple', remove],
    ] as const) {
      const first = await addTenant(server, tenantId);
      const { id } = (await create({ organizeId: null }, first)).data;
      await kysely
        .updateTable('base_user')
        .set({ is_administrator: true, must_change: false })
        .where('id', '=', id)
        .execute();
      const second = await server.signIn(id, tenantId);
      const both = await Promise.all([act(id, first), act('user-admin', second)]);
      expect(both.map(({ status }) => status === 200).sort()).toEqual([false, true]);
      const left = kysely.selectFrom('base_user').select('id').where('tenant_id', '=', tenantId);
      expect(
        await left.where('is_administrator', '=', true).where('enabled_mark', '=', 1).execute(),
        tenantId,
      ).toHaveLength(1);
    }
  });

  it('are open to whoever holds the menu, and changed by whoever holds its button as well', async () => {
    const { staff } = server;
    const { id } = (await create({ mobile: '13900001111' })).data;
    const does = async () => [
      (await staff(calls.userList, {})).status,
      (await staff(calls.loadUser, { params: { id } })).status,
      (await create({}, staff)).status,
      (await save(id, { description: '改' }, staff)).status,
      (await state(id, 1, staff)).status,
      (await remove(id, staff)).status,
    ];
    expect(await does()).toEqual([403, 403, 403, 403, 403, 403]);
    await server.gradeTo(staff.userId);
    await server.grantTo(staff.userId, 'button', ['btn_add', 'btn_state'], menuId);
    announced();
    expect(await does()).toEqual([403, 403, 403, 403, 403, 403]);
    await server.grantStaff('menu', [menuId]);
    announced();
    expect(await does()).toEqual([200, 200, 200, 403, 200, 403]);
    expect(await found({ keyword: '13900001111' }, staff)).toMatchObject([{ mobile: '139****1111' }]);
    expect((await staff(calls.loadUser, { params: { id } })).data).toMatchObject({ mobile: '139****1111' });
    await server.grantTo(staff.userId, 'button', ['btn_edit', 'btn_remove', 'btn_detail'], menuId);
    announced();
    expect(await found({ keyword: '13900001111' }, staff)).toMatchObject([{ mobile: '13900001111' }]);
    expect(await does()).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('give nobody what they do not have, and leave administrators alone', async () => {
    const { staff } = server;
    expect((await create({ roleIds: ['role-staff'] }, staff)).status).toBe(200);
    const beyond = await create({ roleIds: ['role-designer'] }, staff);
    expect([beyond.status, refusal(beyond)]).toEqual([403, '/roleIds rights.beyondOwn']);
    expect(refusal(await save(staff.userId, { roleIds: ['role-staff', 'role-designer'] }, staff))).toBe(
      '/roleIds rights.beyondOwn',
    );
    // Whoever has the mobile number signs in with a code that is sent to it.
    const { id: stronger } = (await create({ roleIds: ['role-designer'] })).data;
    const taken = await save(stronger, { mobile: '13900002222' }, staff);
    expect([taken.status, refusal(taken)]).toEqual([403, '/mobile rights.beyondOwn']);
    expect((await save(stronger, { realName: '改名' }, staff)).status).toBe(200);
    for (const answer of [
      await save('user-admin', { realName: '别人' }, staff),
      await state('user-admin', 0, staff),
      await remove('user-admin', staff),
    ])
      expect(answer.status).toBe(403);
    expect((await load('user-admin')).realName).toBe('系统管理员');
  });

  it('and roles tell each other who has which: what was read before is refused on either page', async () => {
    const { id } = (await create()).data;
    const params = { id: 'role-manager' };
    const { id: _, ...role } = (await server.admin(calls.loadRole, { params })).data;
    expect((await save(id, { roleIds: ['role-manager'] })).status).toBe(200);
    expect((await server.admin(calls.saveRole, { params, body: role })).status).toBe(409);
    const { id: __, ...person } = await load(id);
    const now = (await server.admin(calls.loadRole, { params })).data;
    expect(now.userIds).toContain(id);
    const { id: ___, ...without } = { ...now, userIds: now.userIds?.filter((one) => one !== id) ?? [] };
    expect((await server.admin(calls.saveRole, { params, body: without })).status).toBe(200);
    expect((await server.admin(calls.saveUser, { params: { id }, body: person })).status).toBe(409);
    expect((await load(id)).roleIds).toEqual([]);
  });

  it('of another tenant are not there', async () => {
    expect(await found({}, stranger)).not.toContainEqual(expect.objectContaining({ account: 'staff' }));
    const params = { id: 'user-liwei' };
    for (const answer of [
      await stranger(calls.loadUser, { params }),
      await stranger(calls.setUserState, { params, body: { enabledMark: 0 } }),
      await stranger(calls.deleteUser, { params }),
      await stranger(calls.userUses, { params }),
      await save('user-liwei', {}, stranger),
    ])
      expect(answer.status).toBe(404);
    const mixed = await create({ organizeId: 'org-team1', roleIds: ['role-staff'] }, stranger);
    expect(mixed.status).toBe(400);
  });
});
