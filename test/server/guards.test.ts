import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../support/databases.ts';
import { isLongRun } from '../support/long-run.ts';
import { openServer, type Server } from './server-fixture.ts';

const json = { 'content-type': 'application/json' };
const columnsUrl = '/api/permission/Authority/SetColumnsByModuleId';
const previewUrl = '/api/system/DataInterface/api-material/Actions/Preview';

describeOnDatabases('guards before a handler', ({ open }) => {
  let server: Server;
  let token: string;
  beforeAll(async () => {
    server = await openServer(await open());
    token = await server.token('admin');
  });
  afterAll(() => server.close());

  const post = (url: string, body: string, headers: Record<string, string> = json) =>
    server.call('POST', url, { token, body, headers });

  it('takes JSON under its exact type and nothing else', async () => {
    for (const type of ['application/json', 'Application/JSON', 'application/json; charset=utf-8']) {
      expect((await post(previewUrl, '{}', { 'content-type': type })).status).toBe(200);
    }
    for (const type of [
      'application/json ;',
      'application/json\tfoo',
      'application/json garbage',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonx',
      '',
    ]) {
      expect((await post(previewUrl, '{}', { 'content-type': type })).status, type).toBe(415);
    }
    const noType = await server.app.inject({
      method: 'POST',
      url: previewUrl,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(noType.statusCode).toBe(415);
  });

  it('takes no body at all where a body may be left out, and checks the one that is sent', async () => {
    const admin = await server.token('admin');
    const url = '/api/visualdev/Base/nothing/Actions/Copy';
    expect((await server.call('POST', url, { token: admin })).status).toBe(404);
    const wrong = { token: admin, headers: json, body: '{"fullName":1}' };
    expect(await server.call('POST', url, wrong)).toMatchObject({ status: 400, msg: '参数 fullName 不正确' });
  });

  it('takes the form of the sign-in page and no JSON in its place', async () => {
    const body = JSON.stringify({ account: 'admin', password: 'x' });
    expect((await server.call('POST', '/api/oauth/Login', { body, headers: json })).status).toBe(415);
  });

  it.each([
    ['nested too deep', `{"paramList":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400],
    ['too many keys', `{${Array.from({ length: 20_001 }, (_, index) => `"k${index}":1`).join(',')}}`, 413],
    ['too long', JSON.stringify({ moduleId: 'm', fieldList: 'x'.repeat(5 * 1024 * 1024) }), 413],
    ['not JSON', '{"paramList":', 400],
    ['empty', '', 400],
    ['__proto__', '{"paramList":[{"__proto__":{"polluted":1}}]}', 400],
    ['constructor', '{"constructor":{"prototype":{"polluted":1}}}', 400],
    ['escaped name', '{"paramList":[{"\\u005f_proto__":1}]}', 400],
    ['NUL', '{"paramList":[{"field":"a\\u0000b"}]}', 400],
    ['half a character', '{"paramList":[{"field":"\\ud800"}]}', 400],
    ['unknown key', '{"paramList":[],"isAdmin":true}', 400],
    ['wrong kind', '{"paramList":"x"}', 400],
  ])('refuses a body that is %s', async (_name, body, status) => {
    const begun = performance.now();
    const answer = await post(previewUrl, body);
    expect(answer.status).toBe(status);
    if (isLongRun) expect(performance.now() - begun).toBeLessThan(1_000);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('guards JSON that travels as text inside a body as well', async () => {
    for (const fieldList of [
      '[{"prop":"a","__proto__":{}}]',
      '[{"prop":',
      '['.repeat(200),
      '{"prop":"a"}',
      '[{"prop":"a"},{"prop":"a"}]',
      '[{"prop":{}}]',
    ]) {
      const answer = await post(columnsUrl, JSON.stringify({ moduleId: 'm', fieldList }));
      expect(answer.status, fieldList.slice(0, 40)).toBe(400);
    }
  });

  it('names the field of a wrong value, and nothing of the inside', async () => {
    const missing = await post(columnsUrl, '{"moduleId":"m"}');
    expect(missing).toMatchObject({ status: 400, msg: '缺少参数 fieldList' });
    const unknown = await post(columnsUrl, '{"moduleId":"m","fieldList":"[]","isAdmin":1,"tenantId":"x"}');
    expect(unknown.msg).toBe('不支持的参数 isAdmin、tenantId');
    const page = await server.call('GET', '/api/system/DataInterface/getList?pageSize=1000000000', { token });
    expect(page).toMatchObject({ status: 400, msg: '参数 pageSize 超出范围' });
  });

  it('reads numbers of an address as numbers, and refuses repeated and hostile names', async () => {
    const url = '/api/system/BillRule/Selector';
    const page = await server.call('GET', `${url}?currentPage=2&pageSize=1&t=123`, { token });
    expect(page.data.pagination).toMatchObject({ currentPage: 2, pageSize: 1 });
    expect(page.data.list).toHaveLength(1);
    for (const query of [
      'pageSize=-1',
      'pageSize=all',
      'currentPage=1e9',
      'pageSize=1&pageSize=2',
      'a[__proto__][x]=1',
      '__proto__=1',
      'keyword=%00',
      `keyword=${'x'.repeat(201)}`,
      'sort=desc--',
    ]) {
      expect((await server.call('GET', `${url}?${query}`, { token })).status, query).toBe(400);
    }
  });

  it('takes a keyword as plain text', async () => {
    const found = async (keyword: string) =>
      (await server.call('GET', `/api/system/BillRule/Selector?keyword=${encodeURIComponent(keyword)}`, { token })).data
        .list.length;
    expect(await found('缺陷')).toBe(1);
    for (const keyword of ['%', '_', "'", '\\', "' or 1=1--"]) expect(await found(keyword), keyword).toBe(0);
  });

  it('serves no GET call to a picture, a frame, a navigation or a browser that looks ahead', async () => {
    const url = '/api/oauth/CurrentUser';
    const ambient: Record<string, string>[] = [
      { 'sec-fetch-dest': 'image' },
      { 'sec-fetch-dest': 'document' },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-dest': 'script' },
      { purpose: 'prefetch' },
      { 'sec-purpose': 'prefetch;prerender' },
    ];
    for (const headers of ambient) {
      expect(await server.call('GET', url, { token, headers })).toMatchObject({ status: 403, code: 403 });
    }
    expect((await server.call('GET', url, { token, headers: { 'sec-fetch-dest': 'empty' } })).status).toBe(200);
  });

  it('finds no way round the table by spelling an address otherwise', async () => {
    for (const url of [
      '/api/oauth/Login/../../oauth/CurrentUser',
      '/api//oauth/CurrentUser',
      '/%2Fapi%2Foauth%2FCurrentUser',
      '/API/oauth/CurrentUser',
      '/api/oauth/CurrentUser;a=b',
      '/api/oauth/CurrentUser/',
      '/api/oauth/%43urrentUser%2f',
      '/api/unknown',
      '/api',
    ]) {
      const answer = await server.call('GET', url);
      expect([401, 404], url).toContain(answer.status);
      expect(answer.data, url).toBeNull();
    }
    expect((await server.call('GET', '/api/oauth/CurrentUser?x=/api/oauth/Login')).status).toBe(401);
    expect((await server.call('GET', '/%zz')).status).toBe(400);
  });

  it('answers a fault with a number to ask by, and nothing of the inside', async () => {
    const { kysely } = server.database;
    await kysely.schema.alterTable('base_bill_rule').renameTo('base_bill_rule_away').execute();
    try {
      const answer = await server.call('GET', '/api/system/BillRule/Selector', { token });
      expect(answer).toMatchObject({ status: 500, code: 500, msg: '系统繁忙，请稍后重试' });
      expect(answer.data.requestId).toBe(answer.headers['x-request-id']);
      expect(JSON.stringify(answer.data)).not.toMatch(/base_bill|select|relation/);
    } finally {
      await kysely.schema.alterTable('base_bill_rule_away').renameTo('base_bill_rule').execute();
    }
  });
});
