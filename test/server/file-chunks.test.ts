import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { claimFiles } from '../../server/file/file-store.ts';
import { sweepFiles } from '../../server/file/sweep.ts';
import { sweepChunks } from '../../server/file-chunks/index.ts';
import { storePart } from '../../server/file-chunks/store-part.ts';
import { tables } from '../../server/kernel/tables.ts';
import { sessionsOf } from '../../server/oauth/sessions.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { chunkClient, chunkSize, sha256, someBytes } from './chunk-client.ts';
import { multipart, openServer, type Server } from './server-fixture.ts';

const size = 3 * chunkSize + 1_000;

describeOnDatabases('files in pieces', { onBoth: 'row locks' }, ({ open }) => {
  let server: Server;
  let staff: string;
  let admin: string;
  beforeAll(async () => {
    server = await openServer(await open());
    staff = await server.token('staff');
    admin = await server.token('admin');
  });
  afterAll(() => server.close());

  const download = async (url: string, token = staff) =>
    (await server.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })).rawPayload;
  const filesOnDisk = (): string[] =>
    readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(server.dataDir, name)).isFile(),
    );
  const partsOf = (id: string) => join(server.dataDir, 'files', 'main', 'parts', id);
  const uploads = () => tables(server.database.kysely).selectFrom('base_chunk_upload').selectAll();
  const uploadOf = (content: Buffer) => uploads().where('identifier', '=', sha256(content)).executeTakeFirstOrThrow();

  it('become one, whatever the order of the pieces, of which one may come twice and all at once', async () => {
    const content = someBytes(size, 'road');
    const client = chunkClient(server, staff, content);
    expect((await client.state()).data).toEqual({ uploaded: false, merge: false, chunkNumbers: [] });
    expect((await client.send(3)).data).toEqual({ uploaded: false, merge: false, chunkNumbers: [3] });
    const answers = await Promise.all([1, 1, 2, 3, 4, 4].map((number) => client.send(number)));
    expect(answers.map(({ code }) => code)).toEqual(Array(6).fill(200));
    expect((await client.state()).data).toEqual({ uploaded: false, merge: true, chunkNumbers: [1, 2, 3, 4] });
    const merged = await client.merge();
    expect(merged).toMatchObject({
      code: 200,
      data: { name: expect.stringMatching(/^[A-Za-z0-9]{20}$/), fileSize: size, fileExtension: 'dwg' },
    });
    expect(merged.data.url).toBe(`/api/file/Download/annex/${merged.data.name}`);
    expect((await download(merged.data.url)).equals(content)).toBe(true);
    expect((await client.state()).data).toEqual({ uploaded: true, merge: false, chunkNumbers: [] });
    expect(filesOnDisk().filter((name) => name.includes('parts'))).toEqual([]);
  });

  it('go on where they ended: what is there is said, and only the rest is missing', async () => {
    const client = chunkClient(server, staff, someBytes(size, 'resume'));
    await client.send(2);
    expect(await client.merge()).toMatchObject({ status: 409 });
    expect((await client.state()).data.chunkNumbers).toEqual([2]);
    for (const number of [1, 3, 4]) await client.send(number);
    expect((await client.merge()).code).toBe(200);
  });

  it('give one file to twenty that merge at once, and the same to who merges later', async () => {
    const content = someBytes(size, 'twenty');
    const client = chunkClient(server, staff, content);
    await client.sendAll();
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.merge()));
    expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(200));
    expect(new Set([...answers, await client.merge()].map(({ data }) => data.name)).size).toBe(1);
    const rows = await tables(server.database.kysely)
      .selectFrom('base_file')
      .select('id')
      .where('sha256', '=', sha256(content))
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('are known by the MD5 of other clients as well, which is proved alike', async () => {
    const content = someBytes(size, 'md5');
    const identifier = createHash('md5').update(content).digest('hex').toUpperCase();
    const client = chunkClient(server, staff, content);
    for (const number of [1, 2, 3, 4]) await client.send(number, { identifier });
    expect((await client.merge({ identifier })).code).toBe(200);
    const lie = { identifier: '0'.repeat(32) };
    for (const number of [1, 2, 3, 4]) await client.send(number, lie);
    expect(await client.merge(lie)).toMatchObject({ status: 400 });
  });

  it('that are not what their identifier says are refused and leave nothing', async () => {
    const before = filesOnDisk();
    const client = chunkClient(server, staff, someBytes(size, 'lie'));
    const identifier = 'a'.repeat(64);
    for (const number of [1, 2, 3, 4]) await client.send(number, { identifier });
    expect(await client.merge({ identifier })).toMatchObject({ status: 400, msg: '文件内容与校验值不符，请重新上传' });
    expect((await client.state({ identifier })).data.chunkNumbers).toEqual([]);
    expect(await client.merge({ identifier })).toMatchObject({ status: 404 });
    expect(filesOnDisk()).toEqual(before);
  });

  it('are refused at the first contradiction', async () => {
    const content = someBytes(size, 'contradiction');
    const client = chunkClient(server, staff, content);
    const lies: [what: string, number: number, changes: Record<string, string | number>, body?: Buffer][] = [
      ['one piece', 1, { totalChunks: 1 }],
      ['a billion pieces', 1, { totalChunks: 1_000_000_000 }],
      ['no number of pieces', 1, { totalChunks: -1 }],
      ['not a number', 1, { totalChunks: 'NaN' }],
      ['a piece before the first', 1, { chunkNumber: 0 }],
      ['a piece beyond the last', 1, { chunkNumber: 5 }],
      ['a size that the piece has not', 1, { currentChunkSize: 1_000 }],
      ['less than was said', 1, {}, Buffer.alloc(1_000)],
      ['more than was said', 4, {}, Buffer.alloc(2_000)],
      ['far more than was said', 4, {}, Buffer.alloc(limits.chunkBytes * 2 + 1)],
      ['pieces too small', 1, { chunkSize: 1 }],
      ['an identifier that leads elsewhere', 1, { identifier: '../../../../etc/passwd'.padEnd(64, 'a') }],
      ['a program', 1, { filename: 'setup.exe' }],
      ['another extension than that of the name', 1, { extension: 'exe' }],
      ['no name', 1, { filename: '..' }],
    ];
    for (const [what, number, changes, body] of lies)
      expect(await client.send(number, changes, body), what).toMatchObject({ status: 400, data: null });
    const huge = { totalSize: limits.uploadBytesMost + 1, totalChunks: 4_801 };
    expect(await client.send(1, huge)).toMatchObject({ status: 413 });
    expect((await client.state()).data.chunkNumbers).toEqual([]);
    await client.send(1);
    expect(await client.send(1, {}, Buffer.from(client.piece(1)).fill('x')), 'two bodies').toMatchObject({
      status: 409,
    });
    const shorter = { totalSize: size - 1, currentChunkSize: chunkSize };
    expect(await client.send(2, shorter), 'another whole').toMatchObject({ status: 409 });
    expect(await client.merge({ fileSize: size - 1 })).toMatchObject({ status: 409 });
    expect((await client.state()).data.chunkNumbers).toEqual([1]);
  });

  it('are refused in the usual form where the form has no file, or nothing of it', async () => {
    const { headers, body } = multipart('a.txt', 'text');
    const none = await server.call('POST', '/api/file/chunk', { token: staff, headers, body });
    expect(none).toMatchObject({ status: 400, data: null });
    const half = await server.call('POST', '/api/file/chunk', { token: staff, headers, body: body.subarray(0, 80) });
    expect(half).toMatchObject({ status: 400, data: null });
  });

  it('of a false kind are refused when they are one, as any file', async () => {
    const before = filesOnDisk();
    const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), someBytes(size, 'png')]);
    const disguised = chunkClient(server, staff, picture, '图.pdf');
    await disguised.sendAll();
    expect(await disguised.merge()).toMatchObject({ status: 400, msg: '文件内容与类型不符，或不支持该类型的文件' });
    const noPicture = chunkClient(server, staff, someBytes(size, 'no picture'));
    await noPicture.sendAll();
    expect(await noPicture.merge({ type: 'annexpic' })).toMatchObject({ status: 400 });
    expect(filesOnDisk()).toEqual(before);
  });

  it('are their person’s alone: whoever knows the identifier learns and merges nothing', async () => {
    const content = someBytes(size, 'mine');
    const [mine, others] = [chunkClient(server, staff, content), chunkClient(server, admin, content)];
    await mine.sendAll();
    const nothing = { uploaded: false, merge: false, chunkNumbers: [] };
    expect((await others.state()).data).toEqual(nothing);
    expect(await others.merge()).toMatchObject({ status: 404 });
    const { data } = await mine.merge();
    expect((await others.state()).data).toEqual(nothing);
    expect(await others.merge()).toMatchObject({ status: 404 });
    await others.sendAll();
    const copy = await others.merge();
    expect(copy.data.name).not.toBe(data.name);
    expect((await download(data.url, admin)).equals(content)).toBe(false);
    expect((await download(copy.data.url, admin)).equals(content)).toBe(true);
  });

  it('are their tenant’s alone', async () => {
    const content = someBytes(size, 'tenants');
    await chunkClient(server, staff, content).sendAll();
    // The same person, as far as ids go, in another tenant.
    const db = tables(server.database.kysely);
    const row = await uploadOf(content);
    const tenant = { tenant_id: 'other' };
    await db.updateTable('base_chunk_part').set(tenant).where('upload_id', '=', row.id).execute();
    await db.updateTable('base_chunk_upload').set(tenant).where('id', '=', row.id).execute();
    rmSync(partsOf(row.id), { recursive: true });
    const client = chunkClient(server, staff, content);
    expect((await client.state()).data.chunkNumbers).toEqual([]);
    expect(await client.merge()).toMatchObject({ status: 404 });
  });

  it('make another file of the same content once a record has the first, or under another name', async () => {
    const content = someBytes(size, 'again');
    const client = chunkClient(server, staff, content);
    await client.sendAll();
    const first = await client.merge();
    const renamed = await client.merge({ fileName: '另一份.dwg' });
    expect(renamed.data.name).not.toBe(first.data.name);
    const actor = await sessionsOf(server.context).actorOf(staff);
    const entry = { fileId: renamed.data.name, name: '', url: '' };
    await server.database.transaction((trx) => claimFiles(trx, actor, [entry], { modelId: 'm1', dataId: 'c1' }));
    const third = await client.merge({ fileName: '另一份.dwg' });
    expect([first.data.name, renamed.data.name]).not.toContain(third.data.name);
    expect((await download(third.data.url)).equals(content)).toBe(true);
  });

  it('make a file for each upload of one content, so that two records may have it', async () => {
    const content = someBytes(size, 'two records');
    const client = chunkClient(server, staff, content);
    await client.sendAll();
    const first = (await client.merge({ registration: 'one' })).data.name;
    expect((await client.merge({ registration: 'one' })).data.name).toBe(first);
    const second = (await client.merge({ registration: 'other' })).data.name;
    expect((await client.merge({ registration: 'other' })).data.name).toBe(second);
    const actor = await sessionsOf(server.context).actorOf(staff);
    for (const fileId of [first, second]) {
      const owner = { modelId: 'm1', dataId: `of ${fileId}` };
      await server.database.transaction((trx) => claimFiles(trx, actor, [{ fileId, name: '', url: '' }], owner));
    }
  });

  it('of which the disk has lost the whole are a failure of that call alone', async () => {
    const client = chunkClient(server, staff, someBytes(size, 'whole lost'));
    await client.sendAll();
    const { data } = await client.merge();
    rmSync(join(server.dataDir, filesOnDisk().find((path) => path.endsWith(data.name)) ?? ''));
    expect(await client.merge({ fileName: '另一份.dwg' })).toMatchObject({ status: 500 });
    expect((await client.merge()).data.name).toBe(data.name);
  });

  it('of a file that is gone again are asked for anew', async () => {
    const client = chunkClient(server, staff, someBytes(size, 'gone'));
    await client.sendAll();
    const { data } = await client.merge();
    await tables(server.database.kysely).deleteFrom('base_file').where('id', '=', data.name).execute();
    expect((await client.state()).data).toEqual({ uploaded: false, merge: false, chunkNumbers: [] });
    expect(await client.merge()).toMatchObject({ status: 404 });
    await client.sendAll();
    expect((await client.merge()).code).toBe(200);
  });

  it('that the disk lost are said to be missing and taken again', async () => {
    const content = someBytes(size, 'lost');
    const client = chunkClient(server, staff, content);
    await client.sendAll();
    const row = await uploadOf(content);
    const parts = partsOf(row.id);
    rmSync(join(parts, '2'));
    writeFileSync(join(parts, '3'), 'cut');
    expect(await client.merge()).toMatchObject({ status: 409 });
    expect((await client.state()).data.chunkNumbers).toEqual([1, 4]);
    for (const number of [2, 3]) await client.send(number);
    expect((await client.merge()).code).toBe(200);
  });

  /** What a process leaves that is killed in the middle of a merge. */
  const killedMerge = async (seed: string) => {
    const content = someBytes(size, seed);
    const client = chunkClient(server, staff, content);
    await client.sendAll();
    const storedPath = `main/2026-01/${server.context.newId()}`;
    const half = join(server.dataDir, 'files', `${storedPath}.part`);
    const now = server.context.now().getTime();
    await tables(server.database.kysely)
      .updateTable('base_chunk_upload')
      .set({
        state: 'merging',
        stored_path: storedPath,
        lease_time: new Date(now + limits.chunkMergeLeaseMs).toISOString(),
      })
      .where('identifier', '=', sha256(content))
      .execute();
    mkdirSync(dirname(half), { recursive: true });
    writeFileSync(half, content.subarray(0, 5_000));
    return { content, client, half };
  };

  it('whose merge was killed are merged by the next one, which clears what the first left', async () => {
    const { content, client, half } = await killedMerge('killed');
    // On a database that several processes may use, its word counts for a while.
    if (server.database.engine === 'postgres') expect(await client.merge()).toMatchObject({ status: 503 });
    server.advance(limits.chunkMergeLeaseMs + 1);
    const { data } = await client.merge();
    expect((await download(data.url)).equals(content)).toBe(true);
    expect(existsSync(half)).toBe(false);
  });

  it('are begun fifty at a time and no more; what is finished or taken away makes room', async () => {
    const clients = Array.from({ length: limits.chunkUploadsPerUser + 1 }, (_, index) =>
      chunkClient(server, admin, someBytes(chunkSize + 1, `many ${index}`)),
    );
    const answers = await Promise.all(clients.map((client) => client.send(1)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    const [refused] = clients.filter((_, index) => answers[index]?.status === 429);
    const [taken] = clients.filter((_, index) => answers[index]?.status === 200);
    expect((await taken?.send(2))?.code).toBe(200);
    expect((await refused?.send(1))?.status).toBe(429);
    expect((await taken?.merge())?.code).toBe(200);
    expect((await refused?.send(1))?.code).toBe(200);
    const [, given] = clients.filter((_, index) => answers[index]?.status === 200);
    const { id } = await uploadOf(given?.content ?? Buffer.alloc(0));
    // Nobody forgets what another has begun.
    expect((await given?.forget(staff))?.code).toBe(200);
    expect((await given?.state())?.data.chunkNumbers).toEqual([1]);
    expect((await given?.forget())?.code).toBe(200);
    expect((await given?.forget())?.code).toBe(200);
    expect((await given?.state())?.data.chunkNumbers).toEqual([]);
    expect(existsSync(partsOf(id))).toBe(false);
    expect((await chunkClient(server, admin, someBytes(chunkSize + 1, 'room')).send(1)).code).toBe(200);
  });

  const isOver = { expires_time: new Date(0).toISOString() };

  it('are not swept while they are merged', async () => {
    const { content, half } = await killedMerge('merged meanwhile');
    const { id } = await uploadOf(content);
    await tables(server.database.kysely).updateTable('base_chunk_upload').set(isOver).where('id', '=', id).execute();
    await sweepChunks(server.context);
    expect([existsSync(half), existsSync(partsOf(id))]).toEqual([true, true]);
    server.advance(limits.chunkMergeLeaseMs + 1);
    await sweepChunks(server.context);
    expect([existsSync(half), existsSync(partsOf(id))]).toEqual([false, false]);
  });

  it('that are swept while a piece comes refuse it and leave nothing', async () => {
    const content = someBytes(size, 'swept meanwhile');
    await chunkClient(server, staff, content).send(1);
    const { id } = await uploadOf(content);
    async function* slowPiece() {
      yield content.subarray(chunkSize, chunkSize + 10);
      await tables(server.database.kysely).updateTable('base_chunk_upload').set(isOver).where('id', '=', id).execute();
      await sweepChunks(server.context);
      yield content.subarray(chunkSize + 10, 2 * chunkSize);
    }
    const actor = await sessionsOf(server.context).actorOf(staff);
    const facts = {
      identifier: sha256(content),
      filename: '巡检.dwg',
      chunkNumber: 2,
      chunkSize,
      currentChunkSize: chunkSize,
      totalSize: size,
      totalChunks: 4,
    };
    const piece = storePart(server.context, actor, facts, Readable.from(slowPiece()));
    await expect(piece).rejects.toMatchObject({ answer: 'conflict' });
    expect(existsSync(partsOf(id))).toBe(false);
  });

  it('are swept a day after they began, with what a killed merge left; the files stay', async () => {
    const { half } = await killedMerge('swept');
    const kept = chunkClient(server, staff, someBytes(size, 'kept'));
    await kept.sendAll();
    const { data } = await kept.merge();
    const actor = await sessionsOf(server.context).actorOf(staff);
    const entry = { fileId: data.name, name: '', url: '' };
    await server.database.transaction((trx) => claimFiles(trx, actor, [entry], { modelId: 'm1', dataId: 'kept' }));
    await sweepChunks(server.context);
    expect(await uploads().execute()).not.toEqual([]);
    server.advance((limits.chunkUploadHours + 1) * 3_600_000);
    await sweepChunks(server.context);
    await sweepFiles(server.context);
    expect(await uploads().execute()).toEqual([]);
    expect(await tables(server.database.kysely).selectFrom('base_chunk_part').selectAll().execute()).toEqual([]);
    expect(existsSync(half)).toBe(false);
    const left = await tables(server.database.kysely).selectFrom('base_file').select('stored_path').execute();
    expect(filesOnDisk().filter((name) => name.includes('/parts/'))).toEqual([]);
    expect(left.map(({ stored_path }) => stored_path).some((path) => path.endsWith(data.name))).toBe(true);
  });
});
