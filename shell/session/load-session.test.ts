import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CallServer, type Reply, startCallServer } from '../../test/support/call-server.ts';
import { fakeStorage } from '../../test/support/fake-storage.ts';
import { createClient } from '../request/client.ts';
import { createRenewal } from '../request/renewal.ts';
import { loadSession } from './load-session.ts';
import { sessionAtom, tokenStore } from './session.ts';

let server: CallServer | undefined;
beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(async () => {
  await server?.stop();
  vi.unstubAllGlobals();
});

/** What becomes of a session whose info is answered like this, in a language that has these words for every key. */
async function load(reply: Reply, words: string, pages = Promise.resolve()) {
  server = await startCallServer(() => reply);
  tokenStore.write({ token: 'token', tokenKey: '' });
  const said: string[] = [];
  const store = createStore();
  const client = createClient({
    base: server.base,
    tokens: tokenStore,
    renewal: createRenewal(tokenStore),
    language: 'zh',
    text: () => words,
    say: (message) => said.push(message),
    sessionEnded: () => undefined,
    locked: () => undefined,
    modelId: () => '',
    served: () => {},
  });
  await loadSession({ client, store, translate: () => words, say: (message) => said.push(message), pages });
  return { said, session: store.get(sessionAtom), token: tokenStore.read()?.token };
}

it('says why the server refuses, and throws the token away', async () => {
  expect(await load({ code: 403, msg: '账号没有权限', data: null }, '请求出错，请重试')).toEqual({
    said: ['账号没有权限'],
    session: { status: 'none' },
    token: undefined,
  });
});

it('says Has Error where a refusal has no words', async () => {
  expect(await load({ code: 403, msg: '', data: null }, '')).toEqual({
    said: ['Has Error'],
    session: { status: 'none' },
    token: undefined,
  });
});

it('shows Has Error where what went wrong on the way has no words, and keeps the token', async () => {
  const failed = { said: [], session: { status: 'failed', message: 'Has Error' }, token: 'token' };
  expect(await load('cut', '')).toEqual(failed);
  expect(await load({ code: 200, msg: '', data: {} }, '', Promise.reject(new Error('gone')))).toEqual(failed);
});

it('lets in whoever has to replace the password first, also without a page of his own', async () => {
  const info = { menuList: [], userInfo: { mustChangePassword: true } };
  const { session } = await load({ code: 200, msg: '', data: info }, '系统已下线');
  expect(session).toMatchObject({ status: 'ready', ...info });
  await server?.stop();
  const none = await load({ code: 200, msg: '', data: { menuList: [], userInfo: {} } }, '系统已下线');
  expect(none).toMatchObject({ session: { status: 'none' }, said: ['系统已下线'] });
});
