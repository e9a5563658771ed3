import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Call, calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { tables } from '../../server/kernel/tables.ts';
import { hashPassword, sentPassword } from '../../server/oauth/passwords.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { multipart, openServer, type Server } from './server-fixture.ts';

const table = Object.entries(calls).map(([name, call]): [string, Call] => [name, call as Call]); // one type for all entries
/** Who may call without a session: exactly these. */
const anonymousCalls = [
  'getTokenByKey',
  'imageCode',
  'landFile',
  'login',
  'mobileCode',
  'mobileLogin',
  'qrCode',
  'qrState',
  'redeemTicket',
  'screenBeforeSignIn',
  'signUp',
  'singleLogin',
  'siteConfig',
];

/** Names for the parameters of a path; a body is not needed where nobody gets as far as to read it. */
const values: Readonly<Record<string, string>> = {
  type: 'annex',
  key: 'x'.repeat(43),
  token: 'x'.repeat(43),
  account: 'admin',
};

/** @param token stands in the path of a socket, too: no page can send a header with one */
function request(call: Call, modelId: string, token: string | undefined) {
  const inPath: Readonly<Record<string, string>> = { ...values, id: modelId, ...(token ? { token } : {}) };
  const url = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) => inPath[name] ?? 'nothing');
  if (call.method === 'GET') return { url };
  if (call.encoding === 'multipart') return { url, ...multipart('a.txt', 'text') };
  if (call.encoding === 'form')
    return { url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' };
  return { url, headers: { 'content-type': 'application/json' }, body: '{}' };
}

describeOnDatabases('every call of the table', ({ open }) => {
  let server: Server;
  let modelId: string;
  beforeAll(async () => {
    server = await openServer(await open());
    const admin = await server.token('admin');
    modelId = await makeModel(server, admin);
    await addPeople(server);
  });
  afterAll(() => server.close());

  const walk = async (entries: typeof table, token: string | undefined, headers: Record<string, string> = {}) => {
    const answers: Record<string, { status: number; code: unknown; data: unknown }> = {};
    for (const [name, call] of entries) {
      const { url, ...rest } = request(call, modelId, token);
      const answer = await server.call(call.method, url, { ...rest, token, headers: { ...rest.headers, ...headers } });
      answers[name] = { status: answer.status, code: answer.code, data: answer.data };
    }
    expect(Object.keys(answers)).toHaveLength(entries.length);
    return answers;
  };
  const guarded = table.filter(([, call]) => call.right.kind !== 'anonymous');

  it('has exactly one route, and there are no others', () => {
    for (const [name, call] of table)
      expect(server.app.hasRoute({ method: call.method, url: call.path }), name).toBe(true);
    const routes = server.app
      .printRoutes({ commonPrefix: false })
      .match(/\((GET|POST|HEAD|PUT|DELETE|PATCH|OPTIONS)(, [A-Z]+)*\)/g);
    // Health has two; a path that serves GET and POST is printed once, so count the methods.
    const methods = (routes ?? []).flatMap((text) => text.slice(1, -1).split(', '));
    expect(methods.filter((method) => method === 'GET' || method === 'POST')).toHaveLength(table.length + 2);
    expect(methods.every((method) => method === 'GET' || method === 'POST')).toBe(true);
  });

  it('is open to nobody but on the exact list', async () => {
    expect(
      table
        .filter(([, call]) => call.right.kind === 'anonymous')
        .map(([name]) => name)
        .sort(),
    ).toEqual(anonymousCalls);
    const answers = await walk(guarded, undefined);
    expect(Object.keys(answers)).toHaveLength(table.length - anonymousCalls.length);
    for (const [name, answer] of Object.entries(answers))
      expect(answer, name).toEqual({ status: 401, code: 602, data: null });
  });

  it('refuses tokens that are broken, ended or not ours', async () => {
    const { data } = await server.signIn('outsider');
    const ended = data.token;
    await server.call('GET', '/api/oauth/Logout', { token: ended });
    for (const token of [ended, 'A'.repeat(43), 'x', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.']) {
      for (const [name, answer] of Object.entries(await walk(guarded, token))) {
        expect(answer, `${name} with ${token.slice(0, 8)}`).toEqual({ status: 401, code: 602, data: null });
      }
    }
    for (const authorization of ['Bearer', 'Bearer  ', 'Basic YWRtaW46QWRpdDIwMjY=']) {
      for (const [name, answer] of Object.entries(await walk(guarded, undefined, { authorization }))) {
        expect(answer.status, `${name} with ${authorization}`).toBe(401);
      }
    }
  });

  it('refuses a token that is past its time, and says so (A01)', async () => {
    const expired = await server.token('outsider');
    server.advance(limits.sessionHours * 3_600_000 + 1_000);
    const answers = await walk(guarded, expired);
    expect(Object.keys(answers)).toHaveLength(table.length - anonymousCalls.length);
    for (const [name, answer] of Object.entries(answers)) {
      // Rooms of maps are opened by keys of their own: no token is one.
      const code = name === 'mapSocket' ? 602 : 600;
      expect(answer, name).toEqual({ status: 401, code, data: null });
    }
  });

  it('that needs a right is closed to a user without it, header or no header', async () => {
    const token = await server.token('outsider');
    const entries = table.filter(([, call]) =>
      ['designer', 'administrator', 'menu', 'model'].includes(call.right.kind),
    );
    expect(entries.length).toBeGreaterThan(10);
    const hints: Record<string, string>[] = [{}, { 'adit-model-id': modelId }];
    for (const headers of hints) {
      for (const [name, answer] of Object.entries(await walk(entries, token, headers))) {
        expect(answer, name).toMatchObject({ status: 403, code: 403, data: null });
      }
    }
  });

  it('shows an administrator of another tenant nothing of this one', async () => {
    const token = await server.token('stranger');
    const entries = guarded.filter(([name]) => !['logout', 'lock'].includes(name));
    const answers = await walk(entries, token);
    const text = JSON.stringify(answers);
    for (const word of ['滨江', '周敏', '缺陷', '管廊区段', '材料库', '巡检管理'])
      expect(text, word).not.toContain(word);
    const onModels = table.filter(([, call]) => call.right.kind === 'model').map(([name]) => name);
    for (const name of onModels) expect([400, 403, 404], name).toContain(answers[name]?.status);
    const admin = await server.token('admin');
    const kept = await server.call('GET', `/api/visualdev/Base/${modelId}`, { token: admin });
    expect(kept.data).toMatchObject({ fullName: '巡检缺陷', state: 1 });
  });
});

/** A published model with one field, so that a right to it is worth something. */
async function makeModel(server: Server, token: string): Promise<string> {
  const send = async (url: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await server.call('POST', url, { token, headers, body: JSON.stringify(body) });
    expect(answer, url).toMatchObject({ code: 200 });
    return answer.data;
  };
  const node = { id: 'n1', vModel: 'title', config: { aditKey: 'input', label: '缺陷描述' } };
  const formData = JSON.stringify({ id: 'walk', version: 1, nodes: [node] });
  const { id } = await send('/api/visualdev/Base', {
    fullName: '巡检缺陷',
    enCode: 'walk',
    type: 1,
    webType: 2,
    formData,
  });
  await send(`/api/visualdev/Base/${id}/Actions/Release`, {
    menu: { parentId: '0', fullName: '巡检缺陷', icon: '', roleIds: [] },
  });
  return id;
}

/** Somebody without any right, and the administrator of a second tenant. */
async function addPeople({ database }: Server): Promise<void> {
  const password_hash = await hashPassword(sentPassword('Adit2026'));
  const creator_time = new Date().toISOString();
  await tables(database.kysely)
    .insertInto('base_user')
    .values(
      [
        { id: 'user-outsider', tenant_id: 'main', account: 'outsider', is_administrator: false },
        // The same id as the administrator of the first tenant.
        { id: 'user-admin', tenant_id: 'second', account: 'stranger', is_administrator: true },
      ].map((user, index) => ({
        ...user,
        account_key: user.account,
        real_name: user.account,
        password_hash,
        password_is_default: false,
        head_icon: '',
        enabled_mark: 1,
        sort_code: 100 + index,
        creator_time,
      })),
    )
    .execute();
}
