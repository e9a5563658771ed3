import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { sessionsOf } from '../../server/oauth/sessions.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';
import { multipart } from './server-fixture.ts';

const nodes = [
  field('input', 'title'),
  field('uploadFile', 'plans'),
  field('uploadFile', 'secrets'),
  field('table', 'rows', { config: { children: [field('input', 'name'), field('uploadFile', 'papers')] } }),
];

describeOnDatabases('files of a record', ({ open }) => {
  let server: ModelServer;
  let id: string;
  beforeAll(async () => {
    server = await startModelServer(await open(), { dataDir: makeTemporaryFolder('server') });
    id = await publishDesign(server, model('filed', nodes, listOf(['title'], { useFormPermission: true })));
    await server.grantStaff('form', ['title', 'plans', 'rows-name'], id);
  });
  afterAll(() => server.app.close());

  const tokenOf = async ({ userId }: Caller) =>
    (await sessionsOf(server.context).start({ userId, tenantId: 'main' }, '::1')).token;
  const upload = async (caller: Caller, name: string): Promise<FileEntry> => {
    const { headers, body } = multipart(`${name}.txt`, name);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/file/Uploader/annex',
      headers: { ...headers, authorization: `Bearer ${await tokenOf(caller)}` },
      payload: body,
    });
    return answer.json().data;
  };
  const statusFor = async (caller: Caller, { url }: FileEntry) => {
    const headers = { authorization: `Bearer ${await tokenOf(caller)}` };
    return (await server.app.inject({ method: 'GET', url, headers })).statusCode;
  };
  const create = async (values: object) => {
    const answer = await server.admin(calls.createRecord, { params: { id }, body: { data: JSON.stringify(values) } });
    return { id, dataId: answer.data.id };
  };
  const save = (caller: Caller, params: { id: string; dataId: string }, values: object) =>
    caller(calls.updateRecord, { params, body: { data: JSON.stringify(values) } });

  it('are for who may see the field, of the record or of a sub-table, and for nobody else who sees the record', async () => {
    const [plan, secret, paper] = (await Promise.all(
      ['plan', 'secret', 'paper'].map((name) => upload(server.admin, name)),
    )) as [FileEntry, FileEntry, FileEntry]; // one for each name
    await create({ title: '甲', plans: [plan], secrets: [secret], rows: [{ name: '一', papers: [paper] }] });
    const asked = async (caller: Caller) => [
      await statusFor(caller, plan),
      await statusFor(caller, secret),
      await statusFor(caller, paper),
    ];
    expect(await asked(server.admin)).toEqual([200, 200, 200]);
    expect(await asked(server.staff)).toEqual([200, 404, 404]);
  });

  it('are not to be had by taking them into a field that one sees', async () => {
    const secret = await upload(server.admin, 'taken');
    const params = await create({ title: '乙', secrets: [secret] });
    expect((await save(server.staff, params, { title: '乙', plans: [secret] })).status).toBe(400);
    expect(await statusFor(server.staff, secret)).toBe(404);
    expect((await save(server.staff, params, { title: '丙' })).status).toBe(200);
    expect(await statusFor(server.staff, secret)).toBe(404);
    // Who may see both gives it to whom he likes.
    expect((await save(server.admin, params, { plans: [secret] })).status).toBe(200);
    expect(await statusFor(server.staff, secret)).toBe(200);
    expect((await save(server.admin, params, { plans: [] })).status).toBe(200);
    expect(await statusFor(server.staff, secret)).toBe(404);
  });

  it('that were saved before their field was known are for who sees the record', async () => {
    const secret = await upload(server.admin, 'old');
    await create({ title: '丁', secrets: [secret] });
    await tables(server.context.database.kysely)
      .updateTable('base_file')
      .set({ fields: null })
      .where('id', '=', secret.fileId)
      .execute();
    expect(await statusFor(server.staff, secret)).toBe(200);
  });
});
