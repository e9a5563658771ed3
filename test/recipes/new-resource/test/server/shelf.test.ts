import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleMenu } from '../../../../../server/resources/settle-menu.ts';
import { openServer, type Server } from '../../../../server/server-fixture.ts';
import { describeOnDatabases } from '../../../../support/databases.ts';

const json = { 'content-type': 'application/json' };
const path = '/api/stock/Shelf';

describeOnDatabases('a page that is a resource and a screen', ({ open }) => {
  let server: Server;
  beforeAll(async () => {
    server = await openServer(await open());
    await settleMenu(server.context);
  });
  afterAll(() => server.close());

  it('has its entry in the menu, and its rows are written, checked, found and kept from who was granted nothing', async () => {
    const token = await server.token('admin');
    const post = (url: string, body: unknown, by = token) =>
      server.call('POST', url, { token: by, body: JSON.stringify(body), headers: json });
    expect((await post(path, { fullName: 'A', enCode: 'a1' })).status).toBe(200);
    expect((await post(path, { fullName: 'B', enCode: 'a1' })).status).toBe(409);
    const { data } = await server.call('GET', `${path}?keyword=a1`, { token });
    expect(data.list.map(({ fullName }: { fullName: string }) => fullName)).toEqual(['A']);
    const staff = await server.token('staff');
    expect((await server.call('GET', path, { token: staff })).status).toBe(403);
    const user = await server.call('GET', '/api/oauth/CurrentUser', { token });
    expect(JSON.stringify(user.data.menuList)).toContain('systemData/shelf');
  });
});
