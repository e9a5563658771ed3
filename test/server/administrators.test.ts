import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../server/kernel/tables.ts';
import { defaultPassword } from '../../server/oauth/default-password.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { openServer, type Server } from './server-fixture.ts';

describeOnDatabases('the administrators of a tenant', ({ open }) => {
  let server: Server;
  let admin: string;
  let staff: string;
  beforeAll(async () => {
    server = await openServer(await open());
    admin = await server.token('admin');
    staff = await server.token('staff');
  });
  afterAll(() => server.close());

  const set = (userIds: readonly string[], { token = admin, password = defaultPassword } = {}) =>
    server.call('POST', '/api/system/SysConfig/setAdminList', {
      token,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userIds, password }),
    });
  const list = async (token = admin) => server.call('GET', '/api/system/SysConfig/getAdminList', { token });
  const isOne = async (token: string) =>
    (await server.call('GET', '/api/oauth/CurrentUser', { token })).data.userInfo.isAdministrator;
  const refusedAt = async (asked: ReturnType<typeof set>) => {
    const { status, data } = await asked;
    return [status, data?.findings?.[0]?.at];
  };

  it('are seen and set by administrators alone', async () => {
    expect((await list()).data).toEqual({ userIds: ['user-admin'] });
    expect((await list(staff)).status).toBe(403);
    expect((await set(['user-zhoumin'], { token: staff })).status).toBe(403);
  });

  it('are set with the own password, by name of who can sign in, and never without whoever sets them', async () => {
    expect(await refusedAt(set(['user-admin', 'user-zhoumin'], { password: 'wrong-1' }))).toEqual([400, '/password']);
    expect(await refusedAt(set(['user-zhoumin']))).toEqual([400, '/userIds']);
    expect(await refusedAt(set([]))).toEqual([400, '/userIds']);
    expect(await refusedAt(set(['user-admin', 'nobody']))).toEqual([400, '/userIds']);
    const switched = (enabled_mark: number) =>
      tables(server.database.kysely)
        .updateTable('base_user')
        .set({ enabled_mark })
        .where('id', '=', 'user-liwei')
        .execute();
    await switched(0);
    expect(await refusedAt(set(['user-admin', 'user-liwei']))).toEqual([400, '/userIds']);
    await switched(1);
    expect((await list()).data).toEqual({ userIds: ['user-admin'] });
  });

  it('hold the right at once, and lose it at once; of two who take it from each other one comes second', async () => {
    expect(await isOne(staff)).toBe(false);
    expect((await set(['user-admin', 'user-zhoumin'])).status).toBe(200);
    expect(await isOne(staff)).toBe(true);
    const both = await Promise.all([set(['user-admin']), set(['user-zhoumin'], { token: staff })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    const [left, gone] = both[0].status === 200 ? [admin, staff] : [staff, admin];
    expect([await isOne(left), await isOne(gone)]).toEqual([true, false]);
    expect((await list(left)).data.userIds).toHaveLength(1);
    expect((await list(gone)).status).toBe(403);
  });
});
