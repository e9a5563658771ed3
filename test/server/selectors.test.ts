import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Call, type Choice, calls } from '../../engine/schema/calls/index.ts';
import { permissionCalls } from '../../engine/schema/calls/permission-calls.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { addTenant, type Caller, type ModelServer, startModelServer } from '../support/model-server.ts';

/** Names with their children in brackets: `a(b c)`. */
const written = (tree: readonly Choice[]): string =>
  tree
    .map(({ fullName, children }) => (children.length > 0 ? `${fullName}(${written(children)})` : fullName))
    .join(' ');
const namesOf = (list: readonly { readonly fullName: string }[]) => list.map(({ fullName }) => fullName);
const noOne = { params: { id: '0' } };
/** Any of the calls, with what those take that need something. */
function ask(caller: Caller, call: Call, body: unknown = {}): Promise<{ status: number; data: unknown }> {
  const query = call === permissionCalls.usersOfRole ? { roleCode: 'staff' } : {};
  const parts = { params: { id: '0', parentId: '0' }, query, ...(call.method === 'POST' ? { body } : {}) };
  return caller(call, parts as object); // one type for all entries
}

/** All that any answer may say. Source: reliability A28 */
const known =
  'list pagination currentPage pageSize total id parentId fullName enCode type hasChildren children headIcon organizeId organize state'.split(
    ' ',
  );
/** A place in the organisation tells where it stands besides. */
const knownOf: Readonly<Record<string, readonly string[]>> = {
  organizeLevel: ['organizeIds', 'icon', 'isLeaf', 'disabled'],
};
const company = '滨江新城综合管廊运营有限公司';

describeOnDatabases('what people choose from', ({ open }) => {
  let server: ModelServer;
  let staff: Caller;
  let manager: Caller;
  beforeAll(async () => {
    server = await startModelServer(await open());
    staff = server.staff;
    manager = await server.signIn('user-chenjianguo');
  });
  afterAll(() => server.app.close());

  it('is the organisation as a tree, without what a parent is chosen for and all below it', async () => {
    const whole = `${company}(生产运行部(运维一班 运维二班 监控中心) 安全质量部 设备资产部 综合管理部)`;
    expect(written((await staff(calls.organizeTree)).data.list)).toBe(whole);
    const { list } = (await staff(calls.departmentTree, noOne)).data;
    expect(written(list)).toBe(whole);
    expect(list[0]).toMatchObject({ type: 'company', hasChildren: true, parentId: '0' });
    const without = await staff(calls.departmentTree, { params: { id: 'org-production' } });
    expect(written(without.data.list)).toBe(`${company}(安全质量部 设备资产部 综合管理部)`);
  });

  it('is narrowed to what somebody looks after: all for an administrator, his own department for anybody else', async () => {
    const own = await manager(calls.departmentTreeByAuth, noOne);
    expect(written(own.data.list)).toBe('生产运行部(运维一班 运维二班 监控中心)');
    expect(written((await staff(calls.departmentTreeByAuth, noOne)).data.list)).toBe('运维一班');
    expect(written((await server.admin(calls.companyTreeByAuth, noOne)).data.list)).toBe(company);
    expect((await staff(calls.companyTreeByAuth, noOne)).data.list).toEqual([]);
    expect(written((await staff(calls.rolesByPermission)).data.list)).toBe(`${company}(生产运行部(运维人员))`);
    const roles = `${company}(生产运行部(运维人员) 部门管理) 全局(表单设计员)`;
    expect(written((await server.admin(calls.rolesByPermission)).data.list)).toBe(roles);

    const level = (caller: Caller, id: string, keyword?: string) =>
      caller(calls.userLevelByAuth, { params: { id }, body: keyword ? { keyword } : {} });
    expect(namesOf((await level(manager, '0')).data.list)).toEqual(['生产运行部']);
    expect(namesOf((await level(manager, 'org-production')).data.list)).toEqual([
      '运维一班',
      '运维二班',
      '监控中心',
      '陈建国',
    ]);
    expect((await level(manager, 'org-safety')).data.list).toEqual([]);
    expect((await level(manager, '0', '高明')).data.list).toEqual([]);
    expect(namesOf((await level(server.admin, '0', '高明')).data.list)).toEqual(['高明']);
  });

  it('is departments of a list, positions under their departments, roles, and groups under their categories', async () => {
    const custom = await staff(calls.organizeCondition, {
      body: { departIds: ['org-production', 'org-team1', 'org-safety', 'gone'] },
    });
    expect(written(custom.data.list)).toBe('生产运行部(运维一班) 安全质量部');
    const byWord = await staff(calls.organizeCondition, {
      body: { departIds: ['org-safety', 'org-team1'], keyword: '安全' },
    });
    expect(written(byWord.data.list)).toBe('安全质量部');
    expect(written((await staff(calls.positionTree)).data.list)).toBe(
      `${company}(生产运行部(监控中心(监控值班员) 部门经理 班长 巡检员) 安全质量部(安全工程师) 设备资产部(设备工程师) 综合管理部(系统管理员))`,
    );
    expect((await staff(calls.positions)).data.list[0]).toEqual({
      id: 'pos-admin',
      fullName: '系统管理员',
      enCode: 'XTGL',
    });
    const some = await staff(calls.positionCondition, {
      body: { departIds: ['org-control'], positionIds: ['pos-safety'] },
    });
    expect(written(some.data.list)).toBe(`${company}(生产运行部(监控中心(监控值班员)) 安全质量部(安全工程师))`);
    expect(written((await staff(calls.positionCondition, { body: { keyword: '巡检' } })).data.list)).toBe(
      `${company}(生产运行部(巡检员))`,
    );
    const roles = await staff(calls.roles);
    expect(written(roles.data.list)).toBe(`${company}(生产运行部(运维人员) 部门管理) 全局(表单设计员)`);
    expect(roles.data.list.at(-1)).toMatchObject({ type: 'category', parentId: '0' });
    expect(written((await staff(calls.groupTree)).data.list)).toBe('应急(应急抢险组 防汛值守组) 业务(设备验收组)');
  });

  it('is people by page and word, in their departments, and never more of them than name, picture and department', async () => {
    const first = await staff(calls.users, { query: { pageSize: 5 } });
    expect(first.data.pagination).toEqual({ currentPage: 1, pageSize: 5, total: 12 });
    expect(first.data.list[1]).toEqual({
      id: 'user-zhoumin',
      fullName: '周敏',
      headIcon: '',
      organizeId: 'org-team1',
      organize: '运维一班',
    });
    const last = await staff(calls.users, { query: { currentPage: 3, pageSize: 5 } });
    expect(namesOf(last.data.list)).toEqual(['徐静', '黄涛']);
    expect(namesOf((await staff(calls.users, { query: { keyword: 'LIU' } })).data.list)).toEqual(['刘洋']);
    expect((await staff(calls.users, { query: { keyword: '%' } })).data.list).toEqual([]);
    const tree = (await staff(calls.userTree)).data.list;
    expect(written(tree)).toBe(
      `${company}(生产运行部(运维一班(周敏 李伟 王芳) 运维二班(张磊 刘洋) 监控中心(赵雪 孙浩) 陈建国) 安全质量部(高明) 设备资产部(徐静 黄涛) 综合管理部(系统管理员))`,
    );
    const bodies: Readonly<Record<string, unknown>> = {
      organizeCondition: { departIds: ['org-team1'] },
      usersByIds: { userId: ['user-liwei'] },
      selected: { userId: ['user-liwei', 'role-staff--role'] },
      selectedUsers: { userId: ['role-staff--role'] },
    };
    for (const [name, call] of Object.entries<Call>(permissionCalls)) {
      const answer = await ask(staff, call, bodies[name]);
      expect(answer, name).toMatchObject({ status: 200 });
      const keys = new Set([...JSON.stringify(answer.data).matchAll(/"(\w+)":/g)].map(([, key]) => key));
      expect(
        [...keys].filter((key) => ![...known, ...(knownOf[name] ?? [])].includes(key ?? '')),
        name,
      ).toEqual([]);
    }
  });

  it('is opened level by level, departments before people, through all pages once', async () => {
    const level = (id: string, currentPage: number, pageSize: number, keyword?: string) =>
      staff(calls.userLevel, { params: { id }, body: { currentPage, pageSize, ...(keyword ? { keyword } : {}) } });
    expect((await level('0', 1, 20)).data.list).toMatchObject([
      { fullName: company, type: 'company', hasChildren: true },
    ]);
    const pages = [
      await level('org-production', 1, 3),
      await level('org-production', 2, 3),
      await level('org-production', 3, 3),
    ];
    expect(pages.map(({ data }) => namesOf(data.list))).toEqual([['运维一班', '运维二班', '监控中心'], ['陈建国'], []]);
    expect(pages[0]?.data.pagination.total).toBe(4);
    const odd = [await level('org-production', 1, 2), await level('org-production', 2, 2)];
    expect(odd.flatMap(({ data }) => namesOf(data.list))).toEqual(['运维一班', '运维二班', '监控中心', '陈建国']);
    expect((await level('org-team1', 1, 20, '赵')).data.list).toMatchObject([
      { fullName: '赵雪', organize: '监控中心', type: 'user', hasChildren: false },
    ]);
  });

  it('is read back by ids in their order, of whatever kind, and as the people who are meant', async () => {
    const byIds = await staff(calls.usersByIds, {
      body: { userId: ['user-wangfang', 'gone', 'user-liwei', 'user-wangfang'] },
    });
    expect(namesOf(byIds.data.list)).toEqual(['王芳', '李伟']);
    const lines = await staff(calls.selected, {
      body: {
        userId: ['group-flood--group', 'user-liwei', 'org-team2--department', 'pos-leader--position', 'role-x--role'],
      },
    });
    expect(lines.data.list.map(({ fullName, type, state }) => [fullName, type, state])).toEqual([
      ['防汛值守组', 'group', 'ok'],
      ['李伟', 'user', 'ok'],
      ['运维二班', 'department', 'ok'],
      ['班长', 'position', 'ok'],
      ['', 'role', 'deleted'],
    ]);
    const meant = async (...userId: string[]) =>
      namesOf((await staff(calls.selectedUsers, { body: { userId } })).data.list);
    expect(await meant('group-flood--group')).toEqual(['李伟', '赵雪', '孙浩']);
    expect(await meant('pos-leader--position', 'user-gaoming')).toEqual(['周敏', '张磊', '高明']);
    expect(await meant('org-production--department')).toHaveLength(8);
    expect(await meant('role-manager--role')).toEqual(['陈建国', '黄涛']);
    expect(await meant()).toEqual([]);
    const paged = await staff(calls.selectedUsers, {
      body: { userId: ['role-staff--role'], pageSize: 2, keyword: '' },
    });
    expect(paged.data.pagination.total).toBe(11);
    expect(paged.data.list).toHaveLength(2);
  });

  it('knows whose manager somebody is, who sits with him, and who has a role', async () => {
    expect(namesOf((await staff(calls.subordinates, { body: {} })).data.list)).toEqual(['李伟', '王芳']);
    expect(namesOf((await staff(calls.subordinates, { body: { keyword: '王' } })).data.list)).toEqual(['王芳']);
    expect(namesOf((await staff(calls.colleagues)).data.list)).toEqual(['周敏', '李伟', '王芳']);
    const others = await staff(calls.colleagues, { query: { organizeId: 'org-control' } });
    expect(namesOf(others.data.list)).toEqual(['赵雪', '孙浩']);
    expect(namesOf((await staff(calls.usersOfRole, { query: { roleCode: 'manager' } })).data.list)).toEqual([
      '陈建国',
      '黄涛',
    ]);
    expect((await staff(calls.usersOfRole, { query: { roleCode: 'none' } })).data.list).toEqual([]);
  });

  it('leaves out who and what is switched off', async () => {
    const { kysely } = server.context.database;
    const off = { enabled_mark: 0 };
    await tables(kysely).updateTable('base_user').set(off).where('id', '=', 'user-sunhao').execute();
    await tables(kysely).updateTable('base_group').set(off).where('id', '=', 'group-flood').execute();
    try {
      expect((await staff(calls.users, { query: { keyword: '孙浩' } })).data.list).toEqual([]);
      expect((await staff(calls.usersByIds, { body: { userId: ['user-sunhao'] } })).data.list).toEqual([]);
      expect((await staff(calls.selectedUsers, { body: { userId: ['group-flood--group'] } })).data.list).toEqual([]);
      // What was chosen before keeps its name.
      expect((await staff(calls.selected, { body: { userId: ['user-sunhao'] } })).data.list).toMatchObject([
        { id: 'user-sunhao', fullName: '孙浩', state: 'disabled' },
      ]);
    } finally {
      const on = { enabled_mark: 1 };
      await tables(kysely).updateTable('base_user').set(on).where('id', '=', 'user-sunhao').execute();
      await tables(kysely).updateTable('base_group').set(on).where('id', '=', 'group-flood').execute();
    }
  });

  it('is the own tenant alone, where another one has rows of the same ids', async () => {
    const stranger = await addTenant(server, 'second');
    const row = { tenant_id: 'second', enabled_mark: 1, sort_code: 0, creator_time: new Date().toISOString() };
    const db = tables(server.context.database.kysely);
    await db
      .insertInto('base_organize')
      .values({ ...row, id: 'org-team1', parent_id: '0', full_name: '别家班组', en_code: 'X', category: 'department' })
      .execute();
    await db
      .insertInto('base_group')
      .values({ ...row, id: 'group-flood', full_name: '别家小组', en_code: 'X', category: '别家' })
      .execute();
    await db
      .insertInto('base_role')
      .values({ ...row, id: 'role-staff', full_name: '别家角色', en_code: 'staff' })
      .execute();
    for (const [name, call] of Object.entries<Call>(permissionCalls)) {
      const userId = ['user-liwei', 'user-admin'];
      const bodies: Readonly<Record<string, unknown>> = {
        organizeCondition: { departIds: ['org-team1', 'org-team2'] },
        usersByIds: { userId },
        selected: { userId: ['role-staff--role', 'org-team1--department', 'group-flood--group', ...userId] },
        selectedUsers: { userId: ['role-staff--role', 'org-team1--department', 'group-flood--group'] },
      };
      const seen = JSON.stringify((await ask(stranger, call, bodies[name])).data);
      expect(seen, name).not.toMatch(/周敏|李伟|滨江|运维|班长|应急|防汛/);
      const kept = JSON.stringify((await ask(staff, call, bodies[name])).data);
      expect(kept, name).not.toContain('别家');
    }
  });

  it('refuses what it cannot answer: pages too large, lists too long, ids that are none', async () => {
    for (const answer of [
      await staff(calls.users, { query: { pageSize: 10_001 } }),
      await staff(calls.users, { query: { currentPage: 0 } }),
      await staff(calls.usersByIds, { body: { userId: Array.from({ length: 501 }, (_, at) => `u${at}`) } }),
      await staff(calls.usersByIds, { body: { userId: ["'; drop table base_user"] } }),
      await staff(calls.selectedUsers, { body: { userId: ['a'.repeat(81)] } }),
      await staff(calls.usersOfRole, { query: {} }),
    ])
      expect(answer).toMatchObject({ status: 400, data: null });
  });
});
