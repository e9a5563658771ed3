import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { type Database, openDatabase } from '../../server/database/index.ts';
import { defaultPassword } from '../../server/oauth/default-password.ts';
import { sentPassword } from '../../server/oauth/passwords.ts';
import { makeDataFolder } from '../support/data-folders.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { openServer, type Server } from './server-fixture.ts';

const json = { 'content-type': 'application/json' };

describeOnDatabases('a locked screen (shell specification 2.3)', ({ open }) => {
  let server: Server;
  beforeAll(async () => {
    server = await openServer(await open());
  });
  afterAll(() => server.close());

  const lock = (token: string) => server.call('POST', '/api/oauth/Lock', { token });
  const me = (token: string) => server.call('GET', '/api/oauth/CurrentUser', { token });
  const unlock = (token: string, body: unknown = { password: sentPassword(defaultPassword) }) =>
    server.call('POST', '/api/oauth/Unlock', { token, body: JSON.stringify(body), headers: json });

  it('is refused everything but the password and the way out, on this session alone', async () => {
    const [token, other] = [await server.token('staff'), await server.token('staff')];
    expect(await lock(token)).toMatchObject({ status: 200, code: 200 });
    expect(await lock(token)).toMatchObject({ code: 200 });
    expect(await me(token)).toMatchObject({ status: 423, code: 423, msg: '屏幕已锁定，请输入密码解锁' });
    expect(await server.call('GET', '/api/message?currentPage=1&pageSize=20', { token })).toMatchObject({ code: 423 });
    expect(await me(other)).toMatchObject({ code: 200 });
    expect(await server.call('GET', '/api/oauth/Logout', { token })).toMatchObject({ code: 200 });
    expect(await unlock(token)).toMatchObject({ status: 401 });
  });

  it('opens for the password, and for nothing else', async () => {
    const token = await server.token('staff');
    await lock(token);
    expect(await unlock(token, { password: sentPassword('Adit2027') })).toMatchObject({
      status: 400,
      msg: '密码不正确，请重新输入',
    });
    for (const body of [{}, { password: '' }, { password: 'x'.repeat(129) }, { password: 7 }])
      expect((await unlock(token, body)).status).toBe(400);
    expect(await me(token)).toMatchObject({ code: 423 });
    expect(await unlock(token)).toMatchObject({ code: 200 });
    expect(await me(token)).toMatchObject({ code: 200 });
    expect(await unlock(token)).toMatchObject({ code: 200 });
  });

  it('stays locked when the token is renewed', async () => {
    const { data } = await server.signIn('staff');
    await lock(data.token);
    const renewed = await server.call('GET', `/api/frame/Login/getTokenByKey/${data.tokenKey}`);
    expect(renewed).toMatchObject({ code: 200 });
    expect(await me(renewed.data.token)).toMatchObject({ code: 423 });
    expect(await unlock(renewed.data.token)).toMatchObject({ code: 200 });
  });

  it('takes as many tries as signing in, a hundred at once as well', async () => {
    const token = await server.token('staff');
    await lock(token);
    const wrong = { password: sentPassword('wrong') };
    const answers = await Promise.all(Array.from({ length: 30 }, () => unlock(token, wrong)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(limits.signInTries);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - limits.signInTries);
    expect(await unlock(token)).toMatchObject({ status: 429 });
    expect(await me(token)).toMatchObject({ code: 423 });
  });
});

describe('on a full disk (B08)', () => {
  const password = sentPassword(defaultPassword);
  let dataDir = '';
  let database: Database;
  let server: Server;
  let freeBytes = 2_000_000_000;
  beforeAll(async () => {
    dataDir = await makeDataFolder();
    const measure = async () => ({ freeBytes, totalBytes: 100_000_000_000 });
    database = await openDatabase({ kind: 'embedded', dataDir, freeSpace: { measure } });
    server = await openServer(database);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const post = (url: string, token: string, body: unknown = {}) =>
    server.call('POST', url, { token, headers: json, body: JSON.stringify(body) });
  const me = (token: string) => server.call('GET', '/api/oauth/CurrentUser', { token });
  const renew = (key: string) => server.call('GET', `/api/frame/Login/getTokenByKey/${key}`);

  it('people sign in, lock and unlock their screens, and read; nothing else is written', async () => {
    const locked = await server.token('staff');
    await post('/api/oauth/Lock', locked);
    freeBytes = 400_000_000;
    expect(await database.writable()).toBe(false);

    expect(await post('/api/oauth/Unlock', locked, { password: sentPassword('wrong') })).toMatchObject({ status: 400 });
    expect(await post('/api/oauth/Unlock', locked, { password })).toMatchObject({ code: 200 });
    expect(await me(locked)).toMatchObject({ code: 200 });

    const { data } = await server.signIn('admin');
    expect(await post('/api/oauth/Lock', data.token)).toMatchObject({ code: 200 });
    expect(await me(data.token)).toMatchObject({ status: 423 });
    expect(await post('/api/oauth/Unlock', data.token, { password })).toMatchObject({ code: 200 });

    const config = { tileUrl: '', tileKey: '', attribution: '' };
    const settings = { localData: true, mapRegion: '', config, rotate: 0 };
    expect(await post('/api/frame/sys/map/settings', data.token, settings)).toMatchObject({ status: 507 });
  });

  it('a session is renewed, begun by a link, and known to be none', async () => {
    freeBytes = 400_000_000;
    expect(await database.writable()).toBe(false);
    const { data } = await server.signIn('staff');
    const renewed = await renew(data.tokenKey);
    expect(renewed).toMatchObject({ code: 200 });
    const link = await post('/api/oauth/Ticket/Key', renewed.data.token);
    const begun = await renew(link.data.key);
    expect(await me(begun.data.token)).toMatchObject({ code: 200 });
    expect(await renew('x'.repeat(43))).toMatchObject({ status: 401, code: 602 });
    const unknown = { ticket: 'x'.repeat(43), target: 'https://elsewhere.example' };
    expect(await post('/api/oauth/Ticket/Actions/Redeem', '', unknown)).toMatchObject({ status: 400 });
  });
});
