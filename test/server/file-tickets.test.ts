import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { sessionsOf } from '../../server/oauth/sessions.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';
import { multipart } from './server-fixture.ts';

const nodes = [field('input', 'title'), field('uploadFile', 'plans'), field('uploadFile', 'secrets')];
const wav = Buffer.concat([Buffer.from('RIFF____WAVEfmt '), Buffer.alloc(1_000, 7)]);

describeOnDatabases('tickets of files', { onBoth: 'dates in one statement' }, ({ open }) => {
  let server: ModelServer;
  let id: string;
  beforeAll(async () => {
    server = await startModelServer(await open(), { dataDir: makeTemporaryFolder('server') });
    id = await publishDesign(server, model('filed', nodes, listOf(['title'], { useFormPermission: true })));
    await server.grantStaff('form', ['title', 'plans'], id);
  });
  afterAll(() => server.app.close());

  const tokenOf = async ({ userId }: Caller) =>
    (await sessionsOf(server.context).start({ userId, tenantId: 'main' }, '::1')).token;
  const upload = async (caller: Caller, name: string, content: Buffer | string = name): Promise<FileEntry> => {
    const { headers, body } = multipart(name, content);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/file/Uploader/annex',
      headers: { ...headers, authorization: `Bearer ${await tokenOf(caller)}` },
      payload: body,
    });
    return answer.json().data;
  };
  const ask = (caller: Caller, { fileId }: FileEntry, purpose: 'view' | 'download') =>
    caller(calls.fileTicket, { body: { fileId, purpose } });
  const ticket = async (...asked: Parameters<typeof ask>): Promise<string> => (await ask(...asked)).data.url;
  const land = (url: string, headers = {}) => server.app.inject({ method: 'GET', url, headers });
  const filled = async (values: object) =>
    (await server.admin(calls.createRecord, { params: { id }, body: { data: JSON.stringify(values) } })).data.id;

  it('land what is saved as an attachment, whatever it is, and what is played in its kind', async () => {
    const sound = await upload(server.staff, '巡检.wav', wav);
    const { data } = await ask(server.staff, sound, 'download');
    expect(data).toMatchObject({ name: '巡检.wav', url: expect.stringMatching(/^\/land\/[\w-]{43}\/download\.wav$/) });
    const saved = await land(data.url, { 'sec-fetch-dest': 'document' });
    expect(saved.rawPayload.equals(wav)).toBe(true);
    expect(saved.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'cache-control': 'no-store',
    });
    const played = await land(await ticket(server.staff, sound, 'view'), { 'sec-fetch-dest': 'audio' });
    expect(played.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-disposition': expect.stringMatching(/^inline;/),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', '<script>alert(1)</script>'])(
    'land nothing that could run in place: %s',
    async (content) => {
      for (const name of ['a.svg', 'a.html', 'a.xml', 'a.txt', 'a.xhtml']) {
        const answer = await land(await ticket(server.staff, await upload(server.staff, name, content), 'view'));
        expect(answer.headers).toMatchObject({
          'content-type': 'application/octet-stream',
          'content-disposition': expect.stringMatching(/^attachment;/),
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
        });
      }
    },
  );

  it('land parts for ten minutes once the first was asked for within one', async () => {
    const sound = await upload(server.staff, '巡检.wav', wav);
    const [read, late] = [await ticket(server.staff, sound, 'view'), await ticket(server.staff, sound, 'view')];
    const pass = (seconds: number) =>
      sql`update base_ticket set expires_time = expires_time - ${seconds} * interval '1 second'`.execute(
        server.context.database.kysely,
      );
    const part = (url: string) => land(url, { range: 'bytes=4-7', 'sec-fetch-dest': 'audio' });
    await pass(limits.ticketSeconds - 20);
    const first = await part(read);
    expect([first.statusCode, first.headers['content-range'], first.payload]).toEqual([
      206,
      `bytes 4-7/${wav.length}`,
      '____',
    ]);
    await pass(30);
    expect((await part(late)).statusCode).not.toBe(206);
    await pass(limits.ticketReadingSeconds - 60);
    expect((await part(read)).statusCode).toBe(206);
    await pass(60);
    expect((await part(read)).statusCode).not.toBe(206);
  });

  it('are given for what its field lets somebody see, and ask for that right again with each part', async () => {
    const plan = await upload(server.admin, 'plan.txt');
    const secret = await upload(server.admin, 'secret.txt');
    const own = await upload(server.admin, 'own.txt');
    await filled({ title: '甲', plans: [plan], secrets: [secret] });
    expect((await ask(server.staff, secret, 'download')).status).toBe(404);
    expect((await ask(server.staff, own, 'view')).status).toBe(404);
    const url = await ticket(server.staff, plan, 'view');
    expect((await land(url)).payload).toBe('plan.txt');
    const rights = tables(server.context.database.kysely);
    await rights.deleteFrom('base_authorize').where('module_id', '=', id).execute();
    // Rights that were read a moment ago may still count.
    await expect.poll(async () => (await land(url)).statusCode, { timeout: 5_000 }).toBe(404);
    await server.grantStaff('form', ['title', 'plans'], id);
  });

  it('end with the session that asked for them, and are worth nothing as another’s', async () => {
    const file = await upload(server.staff, '一.txt');
    const leaving = await server.signIn(server.staff.userId);
    const url = await ticket(leaving, file, 'download');
    expect((await land(url)).statusCode).toBe(200);
    await leaving(calls.logout);
    expect((await land(url)).statusCode).toBe(404);
    expect((await land(`/land/${'x'.repeat(43)}/download.txt`)).statusCode).toBe(404);
  });

  it('answer no part that is not there, and say no more of a file than it was asked for', async () => {
    const sound = await upload(server.staff, '巡检.wav', wav);
    const url = await ticket(server.staff, sound, 'view');
    const part = (range: string, more = {}) => land(url, { range, 'sec-fetch-dest': 'audio', ...more });
    for (const range of ['bytes=99999-', 'bytes=-0', `bytes=${'9'.repeat(400)}-`]) {
      const none = await part(range);
      expect([none.statusCode, none.headers['content-range'], none.payload]).toEqual([
        416,
        `bytes */${wav.length}`,
        '',
      ]);
    }
    for (const range of ['bytes=5-4', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=', '\u0000'])
      expect([(await part(range)).statusCode, range]).toEqual([200, range]);
    // Somebody has another file by now: a part of this one would spoil it.
    expect((await part('bytes=0-3', { 'if-range': '"another"' })).statusCode).toBe(200);
    const picture = await upload(server.staff, 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const saving = (await ticket(server.staff, picture, 'download')).replace('download.svg', 'view.html');
    // What is in the address beside the ticket says nothing, and a page elsewhere uses none up.
    expect((await land(saving, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' })).statusCode).toBe(403);
    expect((await land(saving, { 'sec-fetch-dest': 'document' })).headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment;.*a\.svg/),
    });
  });

  it('come with a download where JSON is asked for', async () => {
    const file = await upload(server.staff, '方案.txt', '内容');
    const token = await tokenOf(server.staff);
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
    const answer = await server.app.inject({ method: 'GET', url: file.url, headers });
    expect(answer.json()).toMatchObject({
      code: 200,
      data: { name: '方案.txt', url: expect.stringMatching(/^\/land\//) },
    });
    expect((await land(answer.json().data.url)).payload).toBe('内容');
    const none = await server.app.inject({ method: 'GET', url: '/api/file/Download/annex/none', headers });
    expect(none.statusCode).toBe(404);
  });
});
