import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildName } from '../../server/http/build-name.ts';
import { tables } from '../../server/kernel/tables.ts';
import { modelTables } from '../../server/visualdev/model-tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';
import { openServer, type Server } from './server-fixture.ts';

describeOnDatabases('the page and the headers', ({ open }) => {
  let server: Server;
  const lines: string[] = [];
  const clientDir = makeTemporaryFolder('client');
  beforeAll(async () => {
    mkdirSync(join(clientDir, 'assets'));
    writeFileSync(
      join(clientDir, 'index.html'),
      '<meta name="adit-screens" content="{}" /><meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__" src="/assets/a-1.js"></script><meta name="adit-base" content="/" /><meta name="adit-frames" content="" /><meta name="adit-system" content="" /><meta name="adit-build" content="" />',
    );
    // What an older build has left.
    mkdirSync(join(`${clientDir}-before`, 'assets'), { recursive: true });
    writeFileSync(join(`${clientDir}-before`, 'assets', 'old-1.js'), 'export const old = 1;');
    writeFileSync(join(`${clientDir}-before`, 'assets', 'a-1.js'), 'old');
    writeFileSync(join(clientDir, 'assets', 'a-1.js'), 'export {};'.repeat(100));
    mkdirSync(join(clientDir, 'aditMapCom'));
    writeFileSync(
      join(clientDir, 'aditMapCom', 'index.html'),
      '<title>map</title><script nonce="__CSP_NONCE__" src="/assets/map-1.js"></script><meta name="adit-base" content="/" />',
    );
    writeFileSync(join(clientDir, 'favicon.ico'), 'icon');
    writeFileSync(join(clientDir, '.secret'), 'secret');
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(...String(chunk).split('\n').filter(Boolean));
        done();
      },
    });
    server = await openServer(await open(), { clientDir, logger: { level: 'info', stream } });
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });

  it('puts a fresh nonce into each page and into the policy of that answer', async () => {
    const pages = await Promise.all(['/', '/login', '/onlineDev.webDesign', '/model/abc?x=1'].map((url) => get(url)));
    const nonces = pages.map((page) => {
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toContain('__CSP_NONCE__');
      const nonce = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(page.body)?.[1] ?? '';
      expect(page.body.split(nonce)).toHaveLength(3);
      expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(page.headers['cache-control']).toBe('no-store');
      return nonce;
    });
    expect(new Set(nonces).size).toBe(pages.length);
  });

  it('says what its build is called, in the page and with every answer; files of the build before are there as well (B42)', async () => {
    const page = await get('/home');
    const name = /<meta name="adit-build" content="([\w-]+)"/.exec(page.body)?.[1];
    expect(name).toMatch(/^[\w-]{16}$/);
    const urls = [
      '/login',
      '/assets/a-1.js',
      '/assets/gone-1.js',
      '/api/oauth/getConfig/x',
      '/api/message',
      '/api/none',
    ];
    const answers = await Promise.all(urls.map((url) => get(url)));
    expect(answers.map(({ headers }) => headers['adit-build'])).toEqual(urls.map(() => name));
    expect(buildName(clientDir)).toBe(name);
    const gone = await get('/assets/gone-1.js');
    const kept = await get('/assets/old-1.js');
    expect([gone.statusCode, kept.statusCode, kept.body]).toEqual([404, 200, 'export const old = 1;']);
    expect(kept.headers['cache-control']).toContain('immutable');
    const newer = makeTemporaryFolder('newer-client');
    cpSync(clientDir, newer, { recursive: true });
    renameSync(join(newer, 'assets', 'a-1.js'), join(newer, 'assets', 'a-2.js'));
    expect(buildName(newer)).not.toBe(name);
  });

  it('has the frame of maps at its address, which loads tiles from where its tenant has set it up, and from nowhere else', async () => {
    const token = await server.token('admin');
    const headers = { 'content-type': 'application/json' };
    const frame = async (query = '') => {
      const { body, headers: said, statusCode } = await get(`/aditMapCom/${query}`);
      expect([statusCode, body.includes('<title>map</title>'), said['cache-control']]).toEqual([200, true, 'no-store']);
      const policy = String(said['content-security-policy']);
      expect(policy).toMatch(/style-src 'self' 'nonce-/);
      expect(policy).toContain("frame-ancestors 'self'");
      return policy;
    };
    const { data } = await server.call('POST', '/api/frame/map/Room', { token });
    const own = `?type=view&set=all&gid=${data.gid}`;
    const closed = await frame();
    expect(closed).toContain("connect-src 'self';");
    expect((await get('/aditMapCom')).body).toContain('<title>map</title>');
    const save = async (localData: boolean) => {
      const config = { tileUrl: 'https://tiles.example.com:8443/{z}/{x}/{y}.png', tileKey: '', attribution: '' };
      const body = JSON.stringify({ localData, mapRegion: '', config, rotate: 0 });
      expect((await server.call('POST', '/api/frame/sys/map/settings', { token, headers, body })).status).toBe(200);
    };
    await save(true);
    expect(await frame(own)).toContain("connect-src 'self';");
    await save(false);
    expect(await frame(own)).toContain("connect-src 'self' https://tiles.example.com:8443;");
    expect(await frame(own)).toContain("img-src 'self' data: blob: https://tiles.example.com:8443;");
    for (const query of ['', `?gid=${'A'.repeat(43)}`, '?gid=x&gid=y', '?gid[]=1'])
      expect(await frame(query)).toContain("connect-src 'self';");
    expect(String((await get('/')).headers['content-security-policy'])).not.toContain('tiles.example.com');
    expect((await get('/aditMapCom/index.html')).body).toContain('adit-screens');
  });

  it('writes each answer into the log once, as what it was', async () => {
    lines.length = 0;
    for (const url of ['/', '/assets/a-1.js', '/favicon.ico']) expect((await get(url)).statusCode).toBe(200);
    expect((await get('/assets/gone-1.js')).statusCode).toBe(404);
    const said = lines.map((line) => JSON.parse(line)).map(({ level, status }) => [level, status]);
    expect(said).toEqual([...Array.from({ length: 3 }, () => [30, 200]), [30, 404]]);
  });

  it('says what the system is called, and writes it as what it is', async () => {
    expect((await get('/login')).body).toContain('name="adit-system" content="Adit 管廊运营平台"');
    const config = tables(server.database.kysely).updateTable('base_config').where('name', '=', 'system');
    await config.set({ value: JSON.stringify({ sysName: `<b>"滨江" & $1 $&</b>` }) }).execute();
    await expect
      .poll(async () => (await get('/login')).body)
      .toContain('name="adit-system" content="&lt;b&gt;&quot;滨江&quot; &amp; $1 $&amp;&lt;/b&gt;"');
    await config.set({ value: '{}' }).execute();
    await expect
      .poll(async () => (await get('/login')).body)
      .toContain('name="adit-system" content="Adit 管廊运营平台"');
  });

  it('asks the database once for many pages at a time', async () => {
    const { kysely } = server.database;
    const asked = vi.spyOn(kysely, 'selectFrom');
    const pages = await Promise.all(Array.from({ length: 20 }, () => get('/login')));
    const tablesAsked = asked.mock.calls.map(([table]) => String(table));
    asked.mockRestore();
    expect(pages.map(({ statusCode }) => statusCode)).toEqual(pages.map(() => 200));
    expect(tablesAsked.length).toBeLessThanOrEqual(2);
    expect(new Set(tablesAsked).size).toBe(tablesAsked.length);
  });

  it('says which screens before sign-in are the first tenant’s own, and no others', async () => {
    expect((await get('/login')).body).toContain('name="adit-screens" content="{}"');
    const screen = (tenant_id: string, en_code: string, release_version: number | null) => ({
      tenant_id,
      id: `screen-${tenant_id}-${en_code}`,
      full_name: en_code,
      en_code,
      type: 9,
      web_type: 2,
      category: '',
      description: '',
      tables: '',
      form_data: '{}',
      column_data: '',
      state: 1,
      release_version,
      revision: 1,
      creator_id: 'user-admin',
      creator_time: new Date().toISOString(),
      modifier_id: null,
      modify_time: null,
    });
    await modelTables(server.database.kysely)
      .insertInto('base_visualdev')
      .values([
        screen('main', 'login', 3),
        screen('main', '602', null),
        screen('main', 'shell', 7),
        screen('other', 'sessionFailed', 2),
      ])
      .execute();
    await expect
      .poll(async () => (await get('/login')).body)
      .toContain('name="adit-screens" content="{&quot;login&quot;:3}"');
  });

  it('names its files from the root, at whatever depth it stands', async () => {
    const { body } = await get('/model/abc/deep');
    expect(body).toContain(' src="/assets/a-1.js"');
    expect(body).toContain('name="adit-base" content="/"');
  });

  it('says the same whatever host the caller names, and leads nowhere else', async () => {
    const bare = (body: string) => body.replaceAll(/nonce="[^"]+"/g, '');
    const hostile = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    for (const url of ['/', '/login?redirect=/home', '/api/oauth/getConfig/0', '/api/none', '/health/live']) {
      const [plain, named] = [await get(url), await get(url, hostile)];
      expect([named.statusCode, Object.keys(named.headers).sort()]).toEqual([
        plain.statusCode,
        Object.keys(plain.headers).sort(),
      ]);
      expect(JSON.stringify(named.headers) + named.body).not.toContain('evil');
      if (!plain.headers['content-type']?.toString().includes('json')) expect(bare(named.body)).toBe(bare(plain.body));
    }
  });

  it('stands below a sub-path: page, files and calls there, the root leads to it, and nothing else is there', async () => {
    const below = await openServer(server.database, { clientDir, settings: { basePath: '/adit' } });
    const ask = (url: string, headers = {}) => below.app.inject({ method: 'GET', url, headers });
    for (const url of ['/adit', '/adit/', '/adit/model/abc', '/adit/login?redirect=%2Fhome']) {
      const { statusCode, body, headers } = await ask(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).toContain(' src="/adit/assets/a-1.js"');
      expect(body).toContain('name="adit-base" content="/adit/"');
      expect(headers['content-security-policy']).toContain("base-uri 'none'");
    }
    expect((await ask('/adit/assets/a-1.js')).headers['content-type']).toContain('javascript');
    expect((await ask('/adit/api/oauth/getConfig/0')).json().code).toBe(200);
    const root = await ask('/', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect([root.statusCode, root.headers.location]).toEqual([302, '/adit/']);
    for (const url of ['/login', '/aditional', '/assets/a-1.js', '/api/oauth/getConfig/0', '//evil.example/adit/'])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
    expect((await below.app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
    expect((await ask('/health/live')).statusCode).toBe(200);
    await below.app.close();
  });

  it('may stand in the frames of pages that are configured, and of no others; nothing but the page may (A19)', async () => {
    const framedBy = ['https://portal.example.com', 'https://*.example.org'];
    const framed = await openServer(server.database, { clientDir, settings: { framedBy } });
    const ask = async (url: string) => (await framed.app.inject({ url })).headers;
    const page = await ask('/home?hasLayout=no');
    expect(page['content-security-policy']).toContain(
      "; frame-ancestors 'self' https://portal.example.com https://*.example.org;",
    );
    expect(page).not.toHaveProperty('x-frame-options');
    for (const url of ['/api/oauth/getConfig/0', '/assets/a-1.js', '/aditMapCom/']) {
      const headers = await ask(url);
      expect(headers['content-security-policy'], url).toContain("; frame-ancestors 'self';");
      expect(headers['x-frame-options'], url).toBe('SAMEORIGIN');
    }
    await framed.close();
  });

  it('allows no script but our own files', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    // Pages of others are shown in a sandbox; their scripts are none of this page.
    expect(policy).toContain("frame-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  it('frames the hosts of the setting, and the host of views, where there is one', async () => {
    const settings = {
      frameHosts: ['https://maps.example', 'https://*.city.example'],
      dataViewUrl: 'https://views.example/x',
    };
    const listed = await openServer(server.database, { clientDir, settings });
    const answer = await listed.app.inject({ method: 'GET', url: '/' });
    const hosts = 'https://maps.example https://*.city.example https://views.example';
    expect(String(answer.headers['content-security-policy'])).toContain(`frame-src 'self' ${hosts};`);
    expect(answer.body).toContain(`name="adit-frames" content="${hosts}"`);
    await listed.app.close();
  });

  it('frames hosts that an administrator of any tenant has listed, as soon as that is seen', async () => {
    const value = JSON.stringify({ hosts: ['https://listed.example'], revision: 1 });
    await sql`insert into base_config (tenant_id, name, value) values ('other', 'listedHosts', ${value}::jsonb)`.execute(
      server.database.kysely,
    );
    const listed = await openServer(server.database, { clientDir });
    await expect
      .poll(async () => String((await listed.app.inject({ url: '/' })).headers['content-security-policy']))
      .toContain("frame-src 'self' https://listed.example;");
    await listed.app.close();
    await sql`delete from base_config where name = 'listedHosts'`.execute(server.database.kysely);
  });

  it('keeps files with a hash for long, shrinks them, and never answers the page in place of one', async () => {
    const plain = await get('/assets/a-1.js');
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const shrunk = await get('/assets/a-1.js', { 'accept-encoding': 'gzip, br' });
    expect(shrunk.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(shrunk.rawPayload).toString()).toBe(plain.body);
    expect((await get('/favicon.ico')).headers['cache-control']).toBe('no-cache');
    for (const url of ['/assets/old-2.js', '/missing.css']) expect((await get(url)).statusCode).toBe(404);
  });

  it.each(['gzip', 'identity'])(
    'reads a file anew that could not be read at first, asked for as %s',
    async (encoding) => {
      const file = join(clientDir, 'assets', `late-${encoding}.js`);
      writeFileSync(file, 'export const late = 1;');
      const late = await openServer(server.database, { clientDir });
      const ask = () =>
        late.app.inject({ url: `/assets/late-${encoding}.js`, headers: { 'accept-encoding': encoding } });
      renameSync(file, `${file}.away`);
      const failed = await ask();
      expect([failed.statusCode, failed.headers['cache-control']]).toEqual([500, undefined]);
      renameSync(`${file}.away`, file);
      const { statusCode, headers, rawPayload } = await ask();
      const text = (encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString();
      expect([statusCode, text, headers['cache-control']]).toEqual([
        200,
        'export const late = 1;',
        'public, max-age=31536000, immutable',
      ]);
      await late.close();
    },
  );

  it('reaches no file that the build did not make for it', async () => {
    for (const url of [
      '/.secret',
      '/assets/../.secret',
      '/assets/%2e%2e/.secret',
      '/..%2f..%2fetc/passwd',
      '/assets/..%5c..%5cindex.html',
    ]) {
      expect((await get(url)).body, url).not.toMatch(/^secret|root:/);
    }
  });

  it('sends the security headers with every answer', async () => {
    const token = await server.token('staff');
    const answers = [
      await get('/'),
      await get('/assets/a-1.js'),
      await get('/assets/none.js'),
      await get('/api/oauth/CurrentUser'),
      await get('/api/oauth/CurrentUser', { authorization: `Bearer ${token}` }),
      await get('/api/none'),
      await get('/%zz'),
      await get('/health/live'),
      await get('/health/ready'),
      await server.app.inject({ method: 'POST', url: '/login' }),
      await server.app.inject({
        method: 'POST',
        url: '/api/oauth/Login',
        payload: 'x',
        headers: { 'content-type': 'text/plain' },
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 404, 401, 200, 404, 400, 200, 200, 404, 415,
    ]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'SAMEORIGIN',
      });
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['permissions-policy']).toContain('camera=(self)');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  it('lets no call be stored, and asks for TLS from then on only behind TLS', async () => {
    for (const [url, status] of [
      ['/api/none', 404],
      ['/api/oauth/getConfig/0', 200],
      ['/health/live', 200],
    ] as const) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers['cache-control']]).toEqual([url, status, 'no-store']);
    }
    const token = await server.token('staff');
    const own = await server.call('GET', '/api/oauth/CurrentUser', { token });
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
    expect((await get('/', { 'x-forwarded-proto': 'https' })).headers['strict-transport-security']).toContain(
      'max-age',
    );
  });

  it('tells whether it lives and whether it can work', async () => {
    expect((await get('/health/live')).json()).toMatchObject({ code: 200 });
    expect((await get('/health/ready')).json().data).toEqual({ ready: true, writable: true });
  });

  it('writes one line of JSON for a call, with no token, key, password or search word in it', async () => {
    lines.length = 0;
    const { data } = await server.signIn('staff\r\nfake', 'Wrong2026');
    expect(data).toBeNull();
    const signedIn = await server.signIn('staff');
    const { token, tokenKey } = signedIn.data;
    await get(`/api/frame/Login/getTokenByKey/${tokenKey}?t=secretTime`);
    await get('/api/system/BillRule/Selector?keyword=privateWord&t=secretTime', { authorization: `Bearer ${token}` });
    await get(`/api/message/websocket/${token}`);
    expect(lines).toHaveLength(5);
    const text = lines.join('\n');
    for (const secret of [token, tokenKey, 'secretTime', 'privateWord', 'Bearer', 'fake'])
      expect(text).not.toContain(secret);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ msg: 'call', status: expect.any(Number), reqId: expect.any(String) });
    expect(text).toContain('/api/frame/Login/getTokenByKey/:key');
  });
});
