import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTokenStore } from '../../test/support/token-store.ts';
import './page-calls.ts';
import { createClient } from './client.ts';
import { createRenewal, type Tokens } from './renewal.ts';
import { RequestError } from './request-error.ts';

type Answer = { code: number | string; msg: string; data: unknown } | object | string;
type Handle = (request: Request, body: string) => Answer | Promise<Answer>;

let sent: { request: Request; body: string }[];

/** A server that answers each call by a function. */
function serve(handle: Handle, build = '') {
  vi.stubGlobal('fetch', async (input: Request | string, options?: RequestInit) => {
    const request = new Request(input, options);
    const body = await request.clone().text();
    sent.push({ request, body });
    const answer = await handle(request, body);
    const headers: Record<string, string> = build ? { 'adit-build': build } : {};
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { headers });
  });
}

const ok = (data: unknown) => ({ code: 200, msg: '操作成功', data });
const refused = (code: number | string, msg = '') => ({ code, msg, data: null });

function makeClient(tokens: Tokens | null = { token: 'old', tokenKey: 'key' }) {
  const store = makeTokenStore(tokens);
  const said: string[] = [];
  const served: string[] = [];
  const client = createClient({
    base: 'http://adit.test/',
    tokens: store,
    renewal: createRenewal(store),
    language: 'en',
    text: () => '请求出错，请重试',
    say: (message) => said.push(message),
    sessionEnded: () => expect.unreachable(),
    locked: () => {},
    modelId: () => 'm7',
    served: (build) => served.push(build),
  });
  return { client, said, served };
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('hears which build of the page the server has, refused or not (B42)', async () => {
    const { client, served } = makeClient();
    serve(() => ok(null), 'b1');
    await client.request('modelList', {});
    serve(() => refused(409, '已被他人修改'), 'b2');
    await client.request('modelList', {}).catch(() => {});
    serve(() => ok(null));
    await client.request('modelList', {});
    expect(served).toEqual(['b1', 'b2']);
  });

  it('carries origin, model, token and a time stamp, with its parameters in the path', async () => {
    serve(() => ok({ list: [] }));
    const { client } = makeClient();
    await client.request('modelList', { query: { keyword: '渗 漏', state: 0, category: '' } });
    await client.request('loadModel', { params: { id: 'a/b' } });
    const [list, model] = sent.map(({ request }) => request);
    const url = new URL(list?.url ?? '');
    expect(list?.method).toBe('GET');
    expect(url.pathname).toBe('/api/visualdev/Base');
    expect([...url.searchParams.keys()]).toEqual(['keyword', 'state', 't']);
    expect(url.searchParams.get('keyword')).toBe('渗 漏');
    expect(Math.abs(Number(url.searchParams.get('t')) - Date.now())).toBeLessThan(60_000);
    expect(list?.headers.get('adit-origin')).toBe('pc');
    expect(list?.headers.get('adit-language')).toBe('en');
    expect(list?.headers.get('adit-model-id')).toBe('m7');
    expect(list?.headers.get('authorization')).toBe('Bearer old');
    expect(new URL(model?.url ?? '').pathname).toBe('/api/visualdev/Base/a%2Fb');
  });

  it('sends a form, JSON and the key that makes it one row', async () => {
    serve(() => ok({ token: 't', tokenKey: 'k' }));
    const { client } = makeClient(null);
    await client.request('login', { body: { account: '周敏', password: 'x', code: undefined } });
    await client.request('importModel', { body: { design: {}, dryRun: true }, idempotencyKey: 'once' });
    expect(sent[0]?.body).toBe('account=%E5%91%A8%E6%95%8F&password=x');
    expect(sent[0]?.request.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(sent[0]?.request.headers.get('authorization')).toBeNull();
    expect(sent[1]?.body).toBe('{"design":{},"dryRun":true}');
    expect(sent[1]?.request.headers.get('idempotency-key')).toBe('once');
  });

  it('answers the data of either kind of success', async () => {
    const { client } = makeClient();
    for (const code of [200, '200', '00000']) {
      serve(() => ({ code, msg: '', data: 7 }));
      expect(await client.request('logout', {})).toBe(7);
    }
  });

  it('says why it was refused, once, and hands on what the refusal holds', async () => {
    serve(() => ({ code: 409, msg: '已被他人修改', data: { current: { revision: 3 } } }));
    const { client, said } = makeClient();
    const error = await client.request('logout', {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ code: 409, message: '已被他人修改', data: { current: { revision: 3 } } });
    expect(said).toEqual(['已被他人修改']);
  });

  it('is silent when the caller speaks for itself', async () => {
    serve(() => refused(400, '账号或密码不正确'));
    const { client, said } = makeClient();
    await expect(client.request('login', { body: { account: '', password: '' }, quiet: true })).rejects.toThrow(
      '账号或密码不正确',
    );
    expect(said).toEqual([]);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('fetch failed')), '请求出错，请重试'],
    ['no JSON', () => '<html>', '请求出错，请重试'],
    ['a refusal without words', () => refused(500), '请求出错，请重试'],
    ['a body without success', () => ({ codeDescription: 'A0001', message: '不行' }), 'A0001-不行'],
    ['an error description', () => ({ data: { error_description: '票据无效' } }), '票据无效'],
  ])('that meets %s says so', async (_case, handle, words) => {
    serve(handle);
    const { client, said } = makeClient();
    await expect(client.request('logout', {})).rejects.toThrow(words);
    expect(said).toEqual([words]);
  });

  it('that is given up says nothing', async () => {
    const control = new AbortController();
    serve(
      () =>
        new Promise((_resolve, reject) => {
          const give = () => reject(new DOMException('aborted', 'AbortError'));
          if (control.signal.aborted) give();
          else control.signal.addEventListener('abort', give);
        }),
    );
    const { client, said } = makeClient();
    const call = client.request('logout', { signal: control.signal });
    control.abort();
    await expect(call).rejects.toThrow();
    expect(said).toEqual([]);
  });
});
