import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';
import { multipart, openServer, type Server } from './server-fixture.ts';

const base = '/api/tenant/TenantUser';
const json = (body: unknown) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const person = (account: string) => ({ account, realName: account, gender: '0' });
const book = (account: string): Buffer => {
  const sheet = utils.book_new();
  utils.book_append_sheet(
    sheet,
    utils.aoa_to_sheet([
      ['账号', '姓名'],
      [account, '导入'],
    ]),
    'Sheet1',
  );
  return write(sheet, { type: 'buffer', bookType: 'xlsx' });
};

describeOnDatabases('people of a tenant', ({ open }) => {
  const dataDir = makeTemporaryFolder('tenant-users');
  let server: Server;
  let admin: string;
  let other: string;
  let staff: string;
  /** The other tenant, and somebody in it. */
  let there = '';
  let someone = '';
  beforeAll(async () => {
    server = await openServer(await open(), { settings: { dataDir } });
    [admin, staff] = await Promise.all([server.token('admin'), server.token('staff')]);
    const made = await server.call('POST', '/api/tenant/Tenant', {
      token: admin,
      ...json({ companyName: '别家公司', enCode: 'other', adminAccount: 'otherAdmin' }),
    });
    there = made.data.id;
    await tables(server.database.kysely)
      .updateTable('base_user')
      .set({ must_change: false })
      .where('tenant_id', '=', there)
      .execute();
    other = (await server.signIn('otherAdmin', made.data.code)).data.token;
    someone = (await post(admin, `${base}/User?tenantId=${there}`, person('someone1'))).data.id;
  });
  afterAll(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const get = (token: string | undefined, url: string) => server.call('GET', url, { token });
  const post = (token: string | undefined, url: string, body?: object) =>
    server.call('POST', url, { token, ...(body && json(body)) });
  const accounts = (answer: Awaited<ReturnType<typeof get>>) =>
    answer.data.list.map(({ account }: { account: string }) => account).sort();
  const storedAccounts = async (tenantId: string) =>
    (
      await tables(server.database.kysely)
        .selectFrom('base_user')
        .select('account')
        .where('tenant_id', '=', tenantId)
        .execute()
    ).map(({ account }) => account);

  /** Each call of the list, about somebody of a tenant. */
  const allCalls = (tenantId: string, id: string) =>
    [
      ['GET', `${base}/User?tenantId=${tenantId}`],
      ['GET', `${base}/User/${id}/${tenantId}`],
      ['GET', `${base}/User/${id}?tenantId=${tenantId}`],
      ['POST', `${base}/User?tenantId=${tenantId}`, person('hacked1')],
      ['POST', `${base}/User/${id}/${tenantId}`, { ...person('someone1'), revision: 1 }],
      ['POST', `${base}/User/${id}/${tenantId}/Actions/State`, { enabledMark: 0 }],
      ['POST', `${base}/User/${id}/${tenantId}/Actions/unlock`],
      ['POST', `${base}/User/${id}/${tenantId}/Actions/ResetPassword`, {}],
      ['GET', `${base}/Department/SelectorByAuth/0?tenantId=${tenantId}`],
      ['GET', `${base}/Organize/Department/Selector/0/${tenantId}`],
      ['GET', `${base}/Group/Selector?tenantId=${tenantId}`],
      ['GET', `${base}/socials?userId=${id}&tenantId=${tenantId}`],
      ['GET', `/api/permission/socials/enterpriseChat?userId=${id}&tenantId=${tenantId}`],
      ['POST', `/api/permission/socials/${id}/Actions/Unbind?tenantId=${tenantId}`],
      ['GET', `${base}/User/ExportExcel?dataType=1&selectKey=account&tenantId=${tenantId}`],
      ['GET', `${base}/ImportPreview?fileName=x&tenantId=${tenantId}`],
      ['POST', `${base}/User/ImportData?tenantId=${tenantId}`, { token: 'x.y', list: '[]', mode: 'new' }],
      ['POST', `${base}/User/ExportExceptionData?tenantId=${tenantId}`, { token: 'x.y' }],
    ] as const;

  it('are nobody’s business without a right, and another tenant is unknown to all but the operator', async () => {
    for (const [method, url, body] of allCalls(there, someone)) {
      const send = { ...(body && json(body)) };
      expect([url, (await server.call(method, url, send)).status]).toEqual([url, 401]);
      expect([url, (await server.call(method, url, { ...send, token: staff })).status]).toEqual([url, 403]);
    }
    for (const tenantId of ['main', 'nowhere'])
      for (const [method, url, body] of allCalls(tenantId, 'user-zhoumin')) {
        const { status } = await server.call(method, url, { token: other, ...(body && json(body)) });
        expect([url, status]).toEqual([url, 404]);
      }
    expect(await storedAccounts('main')).not.toContain('hacked1');
    // Ids of one tenant are none of another, whoever asks.
    expect((await get(admin, `${base}/User/user-zhoumin/${there}`)).status).toBe(404);
    expect((await get(other, `${base}/User/user-zhoumin/${there}`)).status).toBe(404);
    expect((await get(admin, `${base}/User?tenantId=main&tenantId=${there}`)).status).toBe(400);
  });

  it('are listed with their tenant: of one’s own, or of the one that the operator names', async () => {
    const foreign = await get(admin, `${base}/User?tenantId=${there}`);
    expect(accounts(foreign)).toEqual(['otherAdmin', 'someone1']);
    expect(foreign.data.list[0]).toMatchObject({ tenantId: there, tenantName: '别家公司' });
    expect(accounts(await get(other, `${base}/User`))).toEqual(['otherAdmin', 'someone1']);
    expect(accounts(await get(admin, `${base}/User?keyword=zhou`))).not.toContain('someone1');
    const counted = async (below: string) =>
      (await get(admin, `${base}/User?organizeId=org-production${below}`)).data.pagination.total;
    expect(await counted('&below=0')).toBeLessThan(await counted('&below=1'));
    expect((await get(admin, `${base}/Tenant`)).data.list).toEqual([
      { id: there, fullName: '别家公司', enCode: 'other' },
    ]);
    expect((await get(other, `${base}/Tenant`)).data.list).toEqual([]);
  });

  it('are made and changed in their tenant, with nothing that a form may not say', async () => {
    const forbidden = { isAdministrator: true, tenantId: 'main', passwordHash: 'x', id: 'x', creatorTime: 'x' };
    for (const url of [`${base}/User?tenantId=${there}`, `${base}/User/${someone}/${there}`]) {
      const { status, msg } = await post(admin, url, { ...person('more1'), ...forbidden, revision: 1 });
      expect(status).toBe(400);
      for (const name of Object.keys(forbidden)) expect(msg).toContain(name);
    }
    const made = await post(other, `${base}/User`, { ...person('fresh1'), mobile: '13700000001' });
    expect(made.data.oneTimeCode).toMatch(/^[0-9A-Z]{16}$/);
    expect((await post(admin, `${base}/User?tenantId=${there}`, person('staff'))).status).toBe(409);
    const { data: one } = await get(admin, `${base}/User/${made.data.id}/${there}`);
    expect((await get(admin, `${base}/User/${made.data.id}?tenantId=${there}`)).data).toEqual(one);
    const save = (revision: number) =>
      post(admin, `${base}/User/${made.data.id}/${there}`, { ...person('fresh1'), realName: '新名', revision });
    const both = await Promise.all([save(one.revision), save(one.revision)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await get(other, `${base}/User/${made.data.id}/${there}`)).data).toMatchObject({
      realName: '新名',
      mobile: '13700000001',
      enabledMark: 1,
    });
    // A department of one tenant is none of another.
    const placed = { ...person('placed1'), organizeId: 'org-company' };
    expect((await post(admin, `${base}/User?tenantId=${there}`, placed)).data.findings[0].at).toBe('/organizeId');
  });

  it('are switched, unlocked and given passwords by the operator, who is none of them', async () => {
    const at = `${base}/User/${someone}/${there}/Actions`;
    const { code } = (await post(admin, `${at}/ResetPassword`, {})).data;
    const session = (await server.signIn('someone1', code)).data.token;
    expect((await get(session, '/api/oauth/CurrentUser')).status).toBe(200);
    expect((await post(admin, `${at}/State`, { enabledMark: 0 })).data).toEqual({ enabledMark: 0 });
    expect((await get(session, '/api/oauth/CurrentUser')).status).toBe(401);
    expect((await post(admin, `${at}/State`, { enabledMark: 1 })).status).toBe(200);
    expect((await post(admin, `${at}/unlock`)).status).toBe(200);
    const { list } = (await get(admin, `${base}/User?tenantId=${there}&keyword=otherAdmin`)).data;
    const last = await post(admin, `${base}/User/${list[0].id}/${there}/Actions/State`, { enabledMark: 0 });
    const left = await get(other, '/api/oauth/CurrentUser');
    expect([last.status, left.status]).toEqual([422, 200]);
  });

  it('choose from what their tenant has, and have no account elsewhere', async () => {
    for (const url of [
      `${base}/Department/SelectorByAuth/0`,
      `${base}/Organize/Department/Selector/0/main`,
      `${base}/Group/Selector`,
    ])
      expect([url, (await get(admin, url)).data.list.length > 0]).toEqual([url, true]);
    expect((await get(admin, `${base}/Organize/Department/Selector/0/${there}`)).data.list).toEqual([]);
    const { list } = (await get(other, `${base}/socials?userId=${someone}`)).data;
    expect(list.map(({ type, bound, configured }: Record<string, unknown>) => [type, bound, configured])).toEqual([
      ['enterpriseChat', false, false],
      ['officialAccount', false, false],
      ['groupChat', false, false],
    ]);
    expect((await get(other, `/api/permission/socials/groupChat?userId=${someone}`)).data.list).toHaveLength(1);
    expect((await get(other, `${base}/socials?userId=user-zhoumin`)).status).toBe(404);
    expect((await post(other, '/api/permission/socials/x/Actions/Unbind')).status).toBe(404);
  });

  it('come out of and go into spreadsheets in the tenant that is named', async () => {
    const { data } = await get(
      admin,
      `${base}/User/ExportExcel?dataType=1&selectKey=account,realName&tenantId=${there}`,
    );
    expect((await get(undefined, data.url)).status).toBe(200);
    expect((await get(admin, `${base}/User/ExportExcel?dataType=1&selectKey=password&tenantId=${there}`)).status).toBe(
      400,
    );
    const { headers, body } = multipart('people.xlsx', book('sheet1'));
    const sent = await server.call('POST', `${base}/Uploader?tenantId=${there}`, { token: admin, headers, body });
    const fileName = sent.data.name;
    // What was sent for one tenant is not there in another.
    expect((await get(admin, `${base}/ImportPreview?fileName=${fileName}`)).status).toBe(404);
    const seen = (await get(admin, `${base}/ImportPreview?fileName=${fileName}&tenantId=${there}`)).data;
    const list = JSON.stringify(
      seen.dataRow.map(({ line, data: row }: Record<string, unknown>) => ({ line, data: row })),
    );
    const put = await post(admin, `${base}/User/ImportData?tenantId=${there}`, {
      token: seen.token,
      list,
      mode: 'new',
    });
    expect([put.status, put.data.snum, put.data.fnum]).toEqual([200, 1, 0]);
    expect(await storedAccounts(there)).toContain('sheet1');
    expect(await storedAccounts('main')).not.toContain('sheet1');
  });
});
