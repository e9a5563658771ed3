import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { logCategories } from '../../engine/schema/calls/log-calls.ts';
import { settingNames, settingTable } from '../../engine/schema/settings/setting-table.ts';
import { settleMenu } from '../../server/resources/settle-menu.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { addTenant, type ModelServer, startModelServer } from '../support/model-server.ts';

const menu = 'menu-system-sys-config';

describeOnDatabases('the settings of the system', ({ open }) => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer(await open());
    await settleMenu(server.context);
  });
  afterAll(() => server.app.close());

  const load = async () => (await server.admin(calls.loadSysConfig, {})).data;
  const save = async (change: object, by = server.admin) =>
    by(calls.saveSysConfig, { body: { revision: (await load()).revision, ...change } });
  const siteConfig = async () => {
    const answer = await server.app.inject('/api/oauth/getConfig/nobody');
    return answer.json().data.sysConfigInfo;
  };
  const named = (zh: string) => ({ zh, en: '', zhtw: '' });

  it('answers all of them, those that nobody has set as the table has them', async () => {
    const { revision, sysVersion, companyName, ...rest } = await load();
    expect([revision, sysVersion]).toEqual([0, '0.1.0']);
    expect(companyName.en).toBe('Binjiang Utility Tunnel Operations');
    expect(Object.keys(rest).sort()).toEqual(settingNames.filter((name) => name !== 'companyName').sort());
    for (const [name, value] of Object.entries(rest))
      expect({ name, value }).toEqual({ name, value: { ...settingTable }[name]?.starts });
  });

  it('changes what was sent and leaves the rest, for pages before and after signing in', async () => {
    const before = await load();
    const { status, data } = await save({
      sysName: { zh: ' 滨江管廊 ', en: 'Riverside', zhtw: '' },
      companyEmail: 'a@b.cn',
    });
    expect(status).toBe(200);
    expect(data).toEqual({
      ...before,
      sysName: { zh: '滨江管廊', en: 'Riverside', zhtw: '' },
      companyEmail: 'a@b.cn',
      revision: before.revision + 1,
    });
    expect((await siteConfig()).sysName).toBe('滨江管廊');
    const info = (await server.staff(calls.currentUser, { language: 'en' })).data.sysConfigInfo;
    expect(info).toMatchObject({ sysName: 'Riverside', companyEmail: 'a@b.cn' });
    expect(info.companyName).toBe('Binjiang Utility Tunnel Operations');
  });

  it('tells pages within the same breath, and nobody where nothing is other than before', async () => {
    const told: string[] = [];
    const stop = server.context.live.subscribe('config', {
      hear: ({ tenantId }) => void told.push(tenantId),
      reread: () => {},
    });
    const { revision } = (await save({ copyright: named('© 2026') })).data;
    await expect.poll(() => told).toEqual(['main']);
    expect((await save({ copyright: named('© 2026') })).data.revision).toBe(revision);
    expect(told).toEqual(['main']);
    stop();
  });

  it('lets one of two come first, and gives the second what is set by now', async () => {
    const { revision } = await load();
    const both = await Promise.all(
      ['甲', '乙'].map((name) => server.admin(calls.saveSysConfig, { body: { revision, copyright: named(name) } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = both.find(({ status }) => status === 409);
    expect(Object(second?.data).current).toEqual(await load());
    expect((await load()).revision).toBe(revision + 1);
  });

  it('refuses names that it does not know, all by name, and values that a setting cannot have, each at its place', async () => {
    const before = await load();
    const unknown = await save({ sysNmae: 'x', isAdministrator: true, timeAgoRule: 'short' });
    expect([unknown.status, unknown.msg]).toEqual([400, expect.stringMatching(/sysNmae.*isAdministrator/)]);
    const wrong = await save({ sysName: named(''), companyEmail: 'nowhere', timeAgoRule: 'weird' });
    expect(wrong.status).toBe(400);
    expect(Object(wrong.data).findings.map(({ at }: { at: string }) => at)).toEqual([
      '/sysName',
      '/companyEmail',
      '/timeAgoRule',
    ]);
    for (const body of [
      { sysName: 'x' },
      { sysName: named('x'.repeat(51)) },
      { sysName: { zh: 'x' } },
      { revision: -1 },
    ])
      expect((await save(body)).status).toBe(400);
    expect(await load()).toEqual(before);
  });

  it('takes links to documentation a line each, says which lines are none, and tells them to whoever is signed in', async () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, at) => `L${at} | https://e.example/${at}`).join('\n');
    const wrong = await save({
      documentationLinks: `${links(1)}\nScript | javascript:alert(1)\nPlain | http://e.example`,
    });
    expect([wrong.status, wrong.msg]).toEqual([400, expect.stringContaining('2、3')]);
    expect(Object(wrong.data).findings.map(({ at }: { at: string }) => at)).toEqual(['/documentationLinks']);
    expect((await save({ documentationLinks: links(11) })).status).toBe(400);
    expect((await save({ documentationLinks: 'x'.repeat(10_001) })).status).toBe(400);
    expect((await save({ documentationLinks: links(1) }, server.staff)).status).toBe(403);
    expect((await save({ documentationLinks: `手册 | https://e.example/a\n\n${links(9)}` })).status).toBe(200);
    const { list } = (await server.staff(calls.helpLinks, {})).data;
    expect([list.length, list[0]]).toEqual([10, { name: '手册', url: 'https://e.example/a' }]);
    const stranger = await addTenant(server, 'links-elsewhere');
    expect((await stranger(calls.helpLinks, {})).data.list).toEqual([]);
    expect((await server.app.inject('/api/system/HelpLinks')).statusCode).toBe(401);
  });

  it('is read by those who have the page, and changed by those who have its button', async () => {
    const asked = () => Promise.all([server.staff(calls.loadSysConfig, {}), save({}, server.staff)]);
    const codes = async () => (await asked()).map(({ status }) => status);
    expect(await codes()).toEqual([403, 403]);
    const told = () => server.context.live.announce('rights', { tenantId: 'main' });
    await server.grantStaff('menu', [menu]);
    told();
    expect(await codes()).toEqual([200, 403]);
    await server.grantStaff('button', ['btn_edit'], menu);
    told();
    expect(await codes()).toEqual([200, 200]);
    const stranger = await addTenant(server, 'elsewhere');
    await save({ companyTelePhone: '021-1' });
    expect((await stranger(calls.loadSysConfig, {})).data.companyTelePhone).toBe('');
    expect((await server.app.inject('/api/system/SysConfig')).statusCode).toBe(401);
  });

  it('writes down who changed what from what to what', async () => {
    await save({ timeAgoRule: 'short', companyContacts: '周敏' });
    const query = { category: logCategories.operation };
    const [line] = (await server.admin(calls.logList, { query })).data.list;
    expect(line).toMatchObject({ actionText: '修改系统配置', menuName: '系统配置', account: 'admin', changes: 2 });
    const { list } = (await server.admin(calls.loadLog, { params: { id: line?.id ?? '' } })).data;
    const sorted = list.toSorted((one, other) => one.name.localeCompare(other.name));
    expect(sorted).toEqual([
      { name: 'companyContacts', label: '联系人', before: '', after: '周敏' },
      { name: 'timeAgoRule', label: '相对时间', before: '详细', after: '简略' },
    ]);
  });
});
