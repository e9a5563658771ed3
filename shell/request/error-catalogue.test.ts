import { afterEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { createTranslate } from '../../engine/schema/text/text.ts';
import { makeTokenStore } from '../../test/support/token-store.ts';
import { shellTexts } from '../words/texts.ts';
import { createClient } from './client.ts';
import { createRenewal, type Tokens } from './renewal.ts';
import { RequestError } from './request-error.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const usual = shellTexts.en['request.failed'];

/** A client whose every call is answered by this body; null: no answer comes at all. */
function answeredBy(body: unknown, tokens: Tokens | null = { token: 'old', tokenKey: '' }) {
  const said: string[] = [];
  const ended: unknown[] = [];
  const locks: unknown[] = [];
  const sent: string[] = [];
  const store = makeTokenStore(tokens);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (input: Request | string, options?: RequestInit) => {
    sent.push(new URL(new Request(input, options).url).pathname);
    if (body === null) throw new TypeError('fetch failed');
    return new Response(JSON.stringify(body));
  });
  const client = createClient({
    base: 'http://adit.test/',
    tokens: store,
    renewal: createRenewal(store),
    language: 'en',
    text: createTranslate([shellTexts], 'en'),
    say: (message) => said.push(message),
    sessionEnded: (reason) => ended.push(reason),
    locked: () => locks.push('locked'),
    modelId: () => '',
    served: () => {},
  });
  return { client, said, ended, sent, locks };
}

/** Shell specification, section 8, row by row: what the client does with an answer. */
describe('the error catalogue', () => {
  it.each(['00000', 200, '200'])('code %j is success', async (code) => {
    const { client, said } = answeredBy({ code, msg: 'done', data: { id: 1 } });
    expect(await client.request('logout', {})).toEqual({ id: 1 });
    expect(said).toEqual([]);
  });

  it('a locked screen is shown by its owner, who says it', async () => {
    const { client, said, ended, locks } = answeredBy({ code: 423, msg: '屏幕已锁定', data: null });
    await expect(client.request('currentUser', {})).rejects.toMatchObject({ code: 423 });
    expect([said, ended, locks]).toEqual([[], [], ['locked']]);
  });

  it.each([201, 400, 403, 404, 409, 422, 500, '0', '00001', 'A0400'])(
    'any other code (%j) is said with the words of the server, once, and rejects',
    async (code) => {
      const { client, said } = answeredBy({ code, msg: '编码已被占用', data: null });
      const error = await client.request('logout', {}).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(RequestError);
      expect(error).toMatchObject({ code, message: '编码已被占用' });
      expect(said).toEqual(['编码已被占用']);
    },
  );

  it('without words of the server is said in the usual ones', async () => {
    const { client, said } = answeredBy({ code: 500, msg: '', data: null });
    await expect(client.request('logout', {})).rejects.toThrow(usual);
    expect(said).toEqual([usual]);
  });

  it('has its usual words in each language, and says them for 1.5 s', () => {
    expect(Object.values(shellTexts).map((words) => words['request.failed'])).toEqual([
      ...['请求出错，请重试', 'Request error, please retry', '請求出錯，請重試'],
    ]);
    expect(limits.errorToastMs).toBe(1500);
  });

  it('a network failure is said in the same words', async () => {
    const { client, said } = answeredBy(null);
    await expect(client.request('logout', {})).rejects.toMatchObject({ code: 'network', message: usual });
    expect(said).toEqual([usual]);
  });

  it.each([[[{ message: 'broken' }, null]], [['broken', null]]])(
    'an error pair (%j) is logged, and is a failure',
    async (pair) => {
      const logged = vi.spyOn(console, 'error').mockReturnValue();
      const { client, said } = answeredBy(pair);
      await expect(client.request('logout', {})).rejects.toBeInstanceOf(RequestError);
      expect(said).toEqual([usual]);
      expect(logged).toHaveBeenCalledWith(expect.any(String), pair[0]);
    },
  );

  it.each([
    [{ codeDescription: 'A0001', message: '不行' }, 'A0001-不行'],
    [{ message: '不行' }, '不行'],
    [{ code: 'A0001', success: false, codeDescription: 'A0001', message: '不行' }, 'A0001-不行'],
    [{ code: 200, success: false, message: '不行' }, '不行'],
    [{ success: false, msg: '不行' }, '不行'],
    [{ code: 500, message: '不行' }, '不行'],
    [{}, usual],
    ['text', usual],
    [7, usual],
  ])('a body that lacks success (%j) is said as %s', async (body, words) => {
    const { client, said } = answeredBy(body);
    await expect(client.request('logout', {})).rejects.toThrow(words);
    expect(said).toEqual([words]);
  });

  it.each([{}, { code: 500, msg: 'Bad request' }])(
    'data with an error (%j) is said by its error_description',
    async (more) => {
      const data = { error: 'invalid_grant', error_description: '票据无效' };
      const { client, said } = answeredBy({ ...more, data });
      await expect(client.request('logout', {})).rejects.toThrow('票据无效');
      expect(said).toEqual(['票据无效']);
    },
  );

  it.each([600, 601, 602, '601'])('code %j is the end of the session, not a message of the call', async (code) => {
    const { client, said, ended } = answeredBy({ code, msg: '登录已过期', data: null });
    await expect(client.request('logout', {})).rejects.toThrow('登录已过期');
    expect(ended).toEqual([{ hadKey: false, message: '登录已过期' }]);
    expect(said).toEqual([]);
  });

  it('a sign-in failure goes back to who called, and ends no session', async () => {
    const { client, said, ended, sent } = answeredBy({ code: 602, msg: '账号不可用', data: null }, null);
    await expect(client.request('login', { body: { account: '', password: '' }, quiet: true })).rejects.toThrow(
      '账号不可用',
    );
    expect([said, ended]).toEqual([[], []]);
    expect(sent).toEqual(['/api/oauth/Login']);
  });

  it('other failures reject and say nothing where the caller only stops its loading indicator', async () => {
    const { client, said } = answeredBy({ code: 500, msg: 'x', data: null });
    await expect(client.request('logout', { quiet: true })).rejects.toThrow('x');
    expect(said).toEqual([]);
  });

  it('has the words for an info answer without data and for an empty menu to the letter', () => {
    expect(shellTexts.zh['session.failed']).toBe('验证失败，请重新登录。');
    expect(shellTexts.zh['session.offline']).toBe('系统已下线，请联系管理员');
  });
});
