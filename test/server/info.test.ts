import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MenuItem } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { openServer, type Server } from './server-fixture.ts';

describeOnDatabases('what is told after sign-in', ({ open }) => {
  let server: Server;
  beforeAll(async () => {
    server = await openServer(await open());
  });
  afterAll(() => server.close());

  const info = async () =>
    (await server.call('GET', '/api/oauth/CurrentUser', { token: await server.token('admin') })).data;
  const entriesOf = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap((item) => [item, ...entriesOf(item.children)]);

  it('has the twelve fields of the specification in each entry of the menu, and says what is below it', async () => {
    const { menuList } = await info();
    const entries = entriesOf(menuList);
    expect(entries.length).toBeGreaterThan(20);
    const fields =
      'enCode fullName icon id key type urlAddress hasChildren children visibleMark propertyJson linkTarget';
    for (const { names, parentId, ...entry } of entries) {
      expect(Object.keys(entry).sort()).toEqual(fields.split(' ').sort());
      expect(entry.hasChildren).toBe(entry.children.length > 0);
      expect(parentId === '0' || entries.some(({ id }) => id === parentId)).toBe(true);
    }
  });

  it('has the six fields of the system, usual ones where nothing is stored, and what is stored in their place', async () => {
    const config = tables(server.database.kysely).updateTable('base_config').where('name', '=', 'system');
    const fields = async () => {
      const { sysName, sysVersion, copyright, navigationIcon, logoIcon, loginIcon } = (await info()).sysConfigInfo;
      return { sysName, sysVersion, copyright, navigationIcon, logoIcon, loginIcon };
    };
    const usual = { copyright: '', navigationIcon: '', logoIcon: '', loginIcon: '' };
    await config.set({ value: '{}' }).execute();
    expect(await fields()).toEqual({ ...usual, sysName: 'Adit 管廊运营平台', sysVersion: '0.1.0' });
    const own = {
      sysName: '滨江管廊',
      copyright: '© 滨江新城',
      navigationIcon: 'nav.svg',
      logoIcon: 'logo.svg',
      loginIcon: 'login.svg',
    };
    await config.set({ value: JSON.stringify(own) }).execute();
    expect(await fields()).toEqual({ ...own, sysVersion: '0.1.0' });
    // What is no text is as if it were not stored; the version is the program's to say.
    await config.set({ value: JSON.stringify({ sysName: 7, sysVersion: '9', logoIcon: null }) }).execute();
    expect(await fields()).toEqual({ ...usual, sysName: 'Adit 管廊运营平台', sysVersion: '0.1.0' });
  });
});
