import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { buildApp } from '../../server/build-app.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { isLongRun } from '../support/long-run.ts';
import { openServer, type Server } from './server-fixture.ts';

const json = { 'content-type': 'application/json' };
const url = '/api/system/DataInterface/api-material/Actions/Preview';
/** Headers of every answer, whatever it says. */
const always: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src 'self'.*frame-ancestors 'self'/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^SAMEORIGIN$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(self\), microphone=\(\)/,
  'x-permitted-cross-domain-policies': /^none$/,
  'cache-control': /^no-store$/,
  'x-request-id': /^[0-9A-Za-z]{20}$/,
};
/** What stands inside the server and is nobody's business. */
const inside = /node_modules|\.ts:\d|\bat \w+ \(|select |insert |relation|syntax error|fastify|postgres|pglite|v20\./i;

describeOnDatabases('what goes over the wire', { onBoth: 'what a slow or broken line leaves behind' }, ({ open }) => {
  let server: Server;
  let token: string;
  let impatient: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    server = await openServer(await open());
    token = await server.token('admin');
    impatient = await buildApp({ context: server.context, deadlines: { headersMs: 20_000, bodyMs: 300 } });
    await impatient.listen({ host: '127.0.0.1', port: 0 });
    const address = impatient.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(async () => {
    await impatient.close();
    await server.close();
  });

  /** Sends bytes and reads until the server closes the connection. */
  const send = (bytes: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      let answer = '';
      socket.setEncoding('utf8').on('data', (chunk) => {
        answer += chunk;
      });
      // A reset is a way to close as well.
      socket.once('error', () => undefined);
      socket.once('close', () => resolve(answer));
    });
  const headersOf = (answer: string) =>
    Object.fromEntries(
      (answer.split('\r\n\r\n')[0] ?? '')
        .split('\r\n')
        .slice(1)
        .map((line): [string, string] => [
          line.slice(0, line.indexOf(':')).toLowerCase(),
          line.slice(line.indexOf(':') + 2),
        ]),
    );
  const expectGuarded = (headers: Record<string, unknown>, what: string) => {
    for (const [name, pattern] of Object.entries(always))
      expect(String(headers[name]), `${what}: ${name}`).toMatch(pattern);
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin'])
      expect(headers, what).not.toHaveProperty(name);
  };

  it('has the security headers and nothing of the inside, whatever the status', async () => {
    const { kysely } = server.database;
    const post = (body: string | Buffer, headers: Record<string, string> = json, path = url) =>
      server.app.inject({
        method: 'POST',
        url: path,
        payload: body,
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
    await kysely.schema.alterTable('base_bill_rule').renameTo('base_bill_rule_away').execute();
    const failed = await server.app.inject({
      url: '/api/system/BillRule/Selector',
      headers: { authorization: `Bearer ${token}` },
    });
    await kysely.schema.alterTable('base_bill_rule_away').renameTo('base_bill_rule').execute();
    const answers = {
      200: await post('{"paramList":[]}'),
      400: await post('{"paramList":'),
      401: await server.app.inject({ url: '/api/oauth/CurrentUser' }),
      403: await post('{}', { ...json, authorization: `Bearer ${await server.token('staff')}` }, '/api/visualdev/Base'),
      404: await server.app.inject({ url: '/api/none' }),
      413: await post(JSON.stringify({ text: 'x'.repeat(limits.bodyBytes) })),
      415: await post('<x/>', { 'content-type': 'text/xml' }),
      500: failed,
    };
    for (const [status, answer] of Object.entries(answers)) {
      expect(answer.statusCode).toBe(Number(status));
      expectGuarded(answer.headers, status);
      expect(Object.keys(answer.json()).sort(), status).toEqual(['code', 'data', 'msg']);
      expect(answer.json().code, status).toBe(status === '401' ? 602 : Number(status));
      if (status !== '200') expect(answer.body, status).not.toMatch(inside);
    }
  });

  it('refuses headers beyond 16 kB and bytes that are no request, in the form of every other answer', async () => {
    const tooMuch = await send(
      `GET /api/oauth/CurrentUser HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`,
    );
    expect(tooMuch).toMatch(/^HTTP\/1\.1 413 /);
    const garbage = await send('\u0016\u0003\u0001 no request\r\n\r\n');
    expect(garbage).toMatch(/^HTTP\/1\.1 400 /);
    for (const answer of [tooMuch, garbage]) {
      expectGuarded(headersOf(answer), answer.slice(0, 20));
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ msg: '请求不正确', data: null });
      expect(answer).not.toMatch(inside);
    }
  });

  it('takes one length of a body and no way to smuggle a second request behind it', async () => {
    const head = `POST /api/oauth/Login HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
    for (const lengths of [
      'Content-Length: 5\r\nContent-Length: 6\r\n',
      'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
      'Content-Length: -1\r\n',
    ]) {
      const answer = await send(`${head}${lengths}\r\na=123GET /api/none HTTP/1.1\r\nHost: a\r\n\r\n`);
      expect(answer.match(/HTTP\/1\.1 \d+/g), lengths).toEqual(['HTTP/1.1 400']);
    }
  });

  it('lets go of a request whose body comes a byte at a time, and serves the others meanwhile', async () => {
    const begun = performance.now();
    const slow = Array.from({ length: 50 }, () =>
      send(
        `POST ${url} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nAuthorization: Bearer ${token}\r\nContent-Length: 1000\r\n\r\n{"paramList":[`,
      ),
    );
    const other = await fetch(`http://127.0.0.1:${port}/health/live`);
    expect(other.status).toBe(200);
    expect(await Promise.all(slow)).toEqual(slow.map(() => ''));
    if (isLongRun) expect(performance.now() - begun).toBeLessThan(5_000);
    expect(impatient.server.headersTimeout).toBe(20_000);
    expect(server.app.server.headersTimeout).toBe(limits.headersDeadlineMs);
  });
});
