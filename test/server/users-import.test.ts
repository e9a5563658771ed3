import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { type CallData, type Calls, calls } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { sentPassword } from '../../server/oauth/passwords.ts';
import { settleMenu } from '../../server/resources/settle-menu.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { addTenant, type Caller, type ModelServer, startModelServer } from '../support/model-server.ts';
import { readWorkbook, rowsOfSheet } from '../support/read-sheet.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';

type Preview = CallData<Calls['userPreview']>;
type Mode = 'new' | 'change';
type Cell = string | number | null;

const menuId = 'menu-permission-user';
const head = ['账号', '姓名', '性别', '手机', '邮箱', '组织', '岗位', '角色', '直属主管', '排序', '状态', '说明'];
const bookOf = (lines: Cell[][]): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines), 'Sheet1');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
};

describeOnDatabases('people out of a spreadsheet', ({ open }) => {
  const dataDir = makeTemporaryFolder('people');
  let server: ModelServer;
  let stranger: Caller;
  beforeAll(async () => {
    server = await startModelServer(await open(), { dataDir });
    await settleMenu(server.context);
    stranger = await addTenant(server, 'elsewhere');
  });
  afterAll(async () => {
    await server.app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const sendBytes = (bytes: Buffer, by: Caller, name = 'people.xlsx') => {
    const boundary = 'x-people';
    const above = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(above), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    return by(calls.userUpload, { form: { payload, boundary } });
  };
  const send = async (lines: Cell[][], by = server.admin) => {
    const answer = await sendBytes(bookOf(lines), by);
    if (answer.status !== 200) throw new Error(`The file was refused: ${answer.msg}`);
    return answer.data.name;
  };
  const preview = async (fileName: string, mode: Mode = 'new', by = server.admin, list?: object[]) => {
    const body = { fileName, mode, ...(list ? { list: JSON.stringify(list) } : {}) };
    const answer = await by(calls.userPreview, { body });
    if (answer.status !== 200) throw new Error(`No preview: ${answer.msg}`);
    return answer.data;
  };
  const listOf = ({ dataRow }: Preview) =>
    JSON.stringify(dataRow.map(({ texts: _texts, children: _children, ...row }) => row));
  const commit = (seen: Preview, mode: Mode = 'new', by = server.admin) =>
    by(calls.importUsers, { body: { token: seen.token, list: listOf(seen), mode } });
  const put = async (lines: Cell[][], mode: Mode = 'new', by = server.admin) =>
    commit(await preview(await send(lines, by), mode, by), mode, by);
  const personOf = async (keyword: string) => {
    const { data } = await server.admin(calls.userList, { query: { keyword, pageSize: 100 } });
    const id = data.list.find(({ account }) => account === keyword)?.id;
    return id === undefined ? undefined : (await server.admin(calls.loadUser, { params: { id } })).data;
  };
  const errorsOf = ({ errors, dataRow }: Preview) =>
    errors.map(({ row, field }) => `${dataRow[row]?.data.account ?? ''} ${field}`);
  const linesAt = async (url: string) => {
    const { rawPayload } = await server.app.inject({ method: 'GET', url });
    const [sheet] = readWorkbook(rawPayload).sheets;
    if (!sheet) throw new Error('There is no sheet.');
    return rowsOfSheet(sheet);
  };

  it('are made with all that their row says, and come in with the code that is told once', async () => {
    const answer = await put([
      head,
      [
        'boss01',
        '孙主任',
        '男',
        13_911_110_001,
        'boss@example.com',
        '生产运行部/运维一班',
        '班长',
        '运维人员',
        'zhanglei',
        5,
        '启用',
        '备注',
      ],
      ['hand01', '钱工', '女', '13911110002', null, '运维一班', null, null, 'boss01', null, '停用', null],
      ['=1+1', '公式', null, null, null, null, null, null, null, null, null, null],
    ]);
    expect(answer.data).toMatchObject({ resultType: 1, snum: 2, fnum: 1, failResult: [{ line: 4 }] });
    const boss = await personOf('boss01');
    expect(boss).toMatchObject({
      ...{ realName: '孙主任', gender: '1', mobile: '13911110001', email: 'boss@example.com', organizeId: 'org-team1' },
      ...{ positionId: 'pos-leader', roleIds: ['role-staff'], managerId: 'user-zhanglei', sortCode: 5, enabledMark: 1 },
    });
    expect(await personOf('hand01')).toMatchObject({ gender: '2', managerId: boss?.id, enabledMark: 0 });
    const { codes } = answer.data;
    expect(codes.map(({ account }) => account)).toEqual(['boss01', 'hand01']);
    const stored = await tables(server.context.database.kysely)
      .selectFrom('base_user')
      .select(['password_hash', 'must_change', 'password_until'])
      .where('account', '=', 'boss01')
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ must_change: true, password_until: expect.anything() });
    expect(stored.password_hash).not.toContain(codes[0]?.code ?? '-');
    const signIn = (code: string) =>
      server.app.inject({
        method: 'POST',
        url: calls.login.path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ account: 'boss01', password: sentPassword(code) }).toString(),
      });
    expect((await signIn('0000000000000000')).json().code).not.toBe(200);
    expect((await signIn(codes[0]?.code ?? '')).json().code).toBe(200);
    const audited = await tables(server.context.database.kysely)
      .selectFrom('base_audit')
      .select(['action', 'detail'])
      .where('action', 'in', ['user.import', 'user.create'])
      .execute();
    expect(audited.map(({ action }) => action).sort()).toEqual(['user.create', 'user.create', 'user.import']);
    expect(audited).toContainEqual({ action: 'user.import', detail: 'new 2 1' });
  });

  it('are looked through cell by cell, and nothing is written by that', async () => {
    const before = await server.admin(calls.userList, { query: {} });
    const seen = await preview(
      await send([
        head,
        ['', '没有账号', null, null, null, null, null, null, null, null, null, null],
        ['bad 1', ' ', '男人', '123', 'x', '没有/这里', null, '没有的角色', 'nobody', 'x', '开', 'x'.repeat(501)],
        ['staff', '已有', null, null, null, null, null, null, null, null, null, null],
        ['twice', '甲', null, null, null, null, null, null, null, null, null, null],
        ['TWICE', '乙', null, null, null, null, null, null, null, null, null, null],
        ['outside1', '丙', null, null, null, '运维一班', '设备专工', null, null, null, null, null],
        ['taken001', '丁', null, '13800000002', null, null, null, null, null, null, null, null],
        ['loop0001', '戊', null, null, null, null, null, null, 'loop0002', null, null, null],
        ['loop0002', '己', null, null, null, null, null, null, 'loop0001', null, null, null],
        ['good0001', '庚', null, null, null, '运维一班', null, null, null, null, null, null],
      ]),
    );
    expect(errorsOf(seen)).toEqual(
      expect.arrayContaining([
        ' account',
        ...['account', 'realName', 'gender', 'mobile', 'email', 'organizeId', 'roleIds', 'managerId', 'sortCode'].map(
          (code) => `bad 1 ${code}`,
        ),
        ...['bad 1 enabledMark', 'bad 1 description', 'staff account', 'twice account', 'TWICE account'],
        ...['outside1 positionId', 'taken001 mobile', 'loop0001 managerId', 'loop0002 managerId'],
      ]),
    );
    expect(errorsOf(seen).filter((error) => error.startsWith('good'))).toEqual([]);
    expect(seen.counts).toEqual({ create: 1, update: 0, repeated: 2, wrong: 7 });
    expect((await server.admin(calls.userList, { query: {} })).data.pagination).toEqual(before.data.pagination);
    expect(await personOf('good0001')).toBeUndefined();
  });

  it('put right in the preview are what is imported, and nothing that was not looked through', async () => {
    const fileName = await send([head.slice(0, 2), ['fixme', ' ']]);
    const seen = await preview(fileName);
    const rows = seen.dataRow.map(({ line }) => ({ line, data: { account: 'fixme', realName: '改好' } }));
    const again = await preview(fileName, 'new', server.admin, rows);
    expect(again.errors).toEqual([]);
    const other = {
      token: again.token,
      mode: 'new' as const,
      list: JSON.stringify([{ line: 2, data: { account: 'x' } }]),
    };
    expect((await server.admin(calls.importUsers, { body: other })).status).toBe(409);
    expect((await commit(again, 'change')).status).toBe(409);
    expect((await commit(again)).data).toMatchObject({ snum: 1, fnum: 0 });
    expect(await personOf('fixme')).toMatchObject({ realName: '改好' });
  });

  it('who are there already are changed where that is wanted; an empty cell leaves what there is', async () => {
    const { id } = (
      await server.admin(calls.createUser, {
        body: { account: 'changed1', realName: '原名', gender: '1', mobile: '13911112222', organizeId: 'org-team1' },
      })
    ).data;
    const seen = await preview(await send([head.slice(0, 4), ['CHANGED1', '新名', null, null]]), 'change');
    expect(seen.counts).toMatchObject({ create: 0, update: 1 });
    await server.admin(calls.setUserState, { params: { id }, body: { enabledMark: 0 } });
    const stale = await commit(seen, 'change');
    expect(stale.data).toMatchObject({ snum: 0, fnum: 1 });
    const answer = await put([head.slice(0, 4), ['CHANGED1', '新名', null, null]], 'change');
    expect(answer.data).toMatchObject({ snum: 1, fnum: 0, codes: [] });
    expect(await personOf('changed1')).toMatchObject({ realName: '新名', gender: '1', mobile: '13911112222' });
  });

  it('are imported once, by whoever sent them, while he may', async () => {
    const { staff } = server;
    const lines: Cell[][] = [head.slice(0, 2), ['onlyonce', '一次']];
    expect((await sendBytes(bookOf(lines), staff)).status).toBe(403);
    await server.gradeTo(staff.userId);
    await server.grantStaff('menu', [menuId]);
    await server.grantTo(staff.userId, 'button', ['btn_import'], menuId);
    server.context.live.announce('rights', { tenantId: 'main' });
    const fileName = await send(lines);
    for (const by of [staff, stranger])
      expect((await by(calls.userPreview, { body: { fileName, mode: 'new' } })).status).toBe(404);
    const seen = await preview(fileName);
    expect((await commit(seen, 'new', staff)).status).toBe(404);
    const both = await Promise.all([commit(seen), commit(seen)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await server.admin(calls.failedUsers, { body: { token: seen.token } })).status).toBe(200);
    expect((await staff(calls.failedUsers, { body: { token: seen.token } })).status).toBe(404);
    // Changing people asks for the right to change them.
    const mine = await send([head.slice(0, 2), ['onlyonce', '改名']], staff);
    expect((await staff(calls.userPreview, { body: { fileName: mine, mode: 'change' } })).status).toBe(403);
  });

  it('are given no more than whoever imports them has himself', async () => {
    const { staff } = server;
    await server.grantTo(staff.userId, 'button', ['btn_edit'], menuId);
    server.context.live.announce('rights', { tenantId: 'main' });
    const { data: designer } = await server.admin(calls.loadRole, { params: { id: 'role-designer' } });
    const lines: Cell[][] = [
      ['账号', '姓名', '角色', '组织'],
      ['lent0001', '甲', '运维人员', '运维一班'],
      ['lent0002', '乙', designer.fullName, '运维一班'],
      ['lent0003', '丙', designer.fullName, '运维一班'],
      ['admin', '别人', null, null],
      ['staff', '自己', designer.fullName, null],
    ];
    const seen = await preview(await send(lines, staff), 'change', staff);
    expect(errorsOf(seen)).toEqual(['lent0002 roleIds', 'lent0003 roleIds', 'admin ', 'staff roleIds']);
    const { data } = await commit(seen, 'change', staff);
    expect(data).toMatchObject({ snum: 1, fnum: 4 });
    expect((await personOf('admin'))?.realName).toBe('系统管理员');
    const { url } = (await staff(calls.failedUsers, { body: { token: seen.token } })).data;
    const [headLine = [], ...failed] = await linesAt(url);
    expect(headLine.at(-1)).toBe('异常原因');
    expect(failed.map(([account]) => account)).toEqual(['lent0002', 'lent0003', 'admin', 'staff']);
  });

  it('are all left out where the server fails in the middle, and may be tried again', async () => {
    const seen = await preview(await send([head.slice(0, 2), ['middle01', '甲'], ['middle02', '乙']]));
    const { kysely } = server.context.database;
    await kysely.schema
      .alterTable('base_user')
      .addCheckConstraint('not_the_second', sql`account <> 'middle02'`)
      .execute();
    expect((await commit(seen)).status).toBe(500);
    expect(await personOf('middle01')).toBeUndefined();
    await kysely.schema.alterTable('base_user').dropConstraint('not_the_second').execute();
    expect((await commit(seen)).data).toMatchObject({ snum: 2, fnum: 0 });
  });

  it('come out of a template, and out of nothing that is none', async () => {
    const { url, name } = (await server.admin(calls.userTemplate, { language: 'en' })).data;
    expect(name).toBe('User import template.xlsx');
    const [line] = await linesAt(url);
    expect(line?.map((label) => label.replace(/ ?\*$/, ''))).toEqual([
      ...['Account', 'Name', 'Gender', 'Mobile', 'Email', 'Organisation', 'Position', 'Roles', 'Manager', 'Order'],
      ...['Status', 'Description'],
    ]);
    const refused = async (lines: Cell[][], name = 'a.xlsx') =>
      (await sendBytes(bookOf(lines), server.admin, name)).status;
    expect(
      await refused(
        [
          ['账号', '姓名'],
          ['a', 'b'],
        ],
        'a.csv',
      ),
    ).toBe(400);
    expect(await refused([['账号'], ['a']])).toBe(400);
    expect(
      await refused([
        ['账号', '姓名', '密码'],
        ['a', 'b', 'c'],
      ]),
    ).toBe(400);
    expect(await refused([['账号', '姓名']])).toBe(400);
    const many = Array.from({ length: 1_001 }, (_, row): Cell[] => [`many${row}`, '甲']);
    expect(await refused([['账号', '姓名'], ...many])).toBe(400);
  });

  it('go out as their list shows them, and it is written down who took them', async () => {
    const { staff } = server;
    const body = {
      ...{ dataType: '1' as const, selectKey: ['account' as const, 'mobile' as const, 'state' as const] },
      filters: { keyword: 'staff' },
    };
    expect((await staff(calls.exportUsers, { body })).status).toBe(403);
    await server.grantTo(staff.userId, 'button', ['btn_export'], menuId);
    server.context.live.announce('rights', { tenantId: 'main' });
    const { url, name } = (await staff(calls.exportUsers, { body })).data;
    expect(name).toMatch(/^用户 \d{8}-\d{6}\.xlsx$/);
    expect(await linesAt(url)).toEqual([
      ['账号', '手机号', '状态'],
      ['staff', '138****0002', '未激活'],
    ]);
    const page = { currentPage: 1, pageSize: 2, sidx: 'account', sort: 'desc' as const };
    const part = (await server.admin(calls.exportUsers, { body: { ...body, dataType: '0', filters: {}, page } })).data;
    expect(await linesAt(part.url)).toHaveLength(3);
    expect(
      (await staff(calls.exportUsers, { body: { ...body, selectKey: ['password_hash' as 'email'] } })).status,
    ).toBe(400);
    const audited = await tables(server.context.database.kysely)
      .selectFrom('base_audit')
      .select('detail')
      .where('action', '=', 'user.export')
      .execute();
    expect(audited.map(({ detail }) => detail)).toContain('1 {"keyword":"staff"}');
  });

  it('are many at once, and each of them comes with a code of his own', async () => {
    const rows = Array.from({ length: 40 }, (_, row): Cell[] => [
      ...[
        `bulk${row}`,
        `员工${row}`,
        '男',
        `139${String(20_000_000 + row)}`,
        null,
        '生产运行部/运维一班',
        '班长',
        '运维人员',
      ],
      ...[row % 10 === 0 ? null : `bulk${row - (row % 10)}`, null, null, null],
    ]);
    const { data } = await put([head, ...rows]);
    expect(data).toMatchObject({ snum: rows.length, fnum: 0 });
    expect(new Set(data.codes.map(({ code }) => code)).size).toBe(rows.length);
    expect(await personOf('bulk39')).toMatchObject({ managerId: (await personOf('bulk30'))?.id });
  });
});
