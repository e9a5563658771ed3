import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimFiles, releaseFiles } from '../../server/file/file-store.ts';
import { sweepFiles } from '../../server/file/sweep.ts';
import { tables } from '../../server/kernel/tables.ts';
import { sessionsOf } from '../../server/oauth/sessions.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { multipart, openServer, type Server } from './server-fixture.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const zip = (...names: string[]) => makeZip(names);

describeOnDatabases('files', ({ open }) => {
  let server: Server;
  let staff: string;
  let admin: string;
  beforeAll(async () => {
    server = await openServer(await open());
    staff = await server.token('staff');
    admin = await server.token('admin');
  });
  afterAll(() => server.close());

  const upload = (type: string, name: string, content: Buffer | string, token = staff, mediaType?: string) => {
    const { headers, body } = multipart(name, content, mediaType);
    return server.call('POST', `/api/file/Uploader/${type}`, { token, headers, body });
  };
  const download = (url: string, token = staff) =>
    server.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  const filesOnDisk = (): string[] =>
    readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(server.dataDir, name)).isFile(),
    );

  it('are as large as an administrator lets them be', async () => {
    const { revision } = (await server.call('GET', '/api/system/SysConfig', { token: admin })).data;
    const set = (body: object) =>
      server.call('POST', '/api/system/SysConfig', {
        token: admin,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const large = Buffer.alloc(1024 * 1024 + 1, 'a');
    expect((await upload('annex', 'a.txt', large)).status).toBe(200);
    expect((await set({ uploadMegabytes: 1, revision })).status).toBe(200);
    expect((await upload('annex', 'a.txt', large)).status).toBe(413);
    expect((await upload('annex', 'a.txt', large.subarray(1))).status).toBe(200);
    expect((await set({ uploadMegabytes: 300, revision: revision + 1 })).status).toBe(200);
  });

  it('come back as they were sent, pictures to be shown and all else to be saved', async () => {
    const picture = await upload('annexpic', '渗漏 点.PNG', png);
    expect(picture).toMatchObject({
      code: 200,
      data: { name: '渗漏 点.PNG', fileSize: png.length, fileExtension: 'png' },
    });
    const shown = await download(picture.data.url);
    expect(shown.rawPayload.equals(png)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(shown.headers['content-disposition']).toBe(
      'inline; filename="__ _.PNG"; filename*=UTF-8\'\'%E6%B8%97%E6%BC%8F%20%E7%82%B9.PNG',
    );
    const page = await upload('annex', 'a.html', '<script>alert(1)</script>');
    const saved = await download(page.data.url);
    expect(saved.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(saved.headers['content-disposition']).toMatch(/^attachment;/);
  });

  it('come in part where a part is asked for, as long as it is of the same file', async () => {
    const { data } = await upload('annex', 'a.txt', '0123456789');
    const ask = (headers: Record<string, string>) =>
      server.app.inject({ method: 'GET', url: data.url, headers: { authorization: `Bearer ${staff}`, ...headers } });
    const whole = await ask({});
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' });
    const { etag = '' } = whole.headers;
    const part = await ask({ range: 'bytes=2-5', 'if-range': etag });
    expect([part.statusCode, part.body, part.headers]).toEqual([
      206,
      '2345',
      expect.objectContaining({ 'content-range': 'bytes 2-5/10', 'content-length': '4', etag }),
    ]);
    expect(part.headers['content-disposition']).toBe(whole.headers['content-disposition']);
    const other = await ask({ range: 'bytes=2-5', 'if-range': '"another"' });
    expect([other.statusCode, other.body]).toEqual([200, '0123456789']);
    const beyond = await ask({ range: 'bytes=10-' });
    expect([beyond.statusCode, beyond.body, beyond.headers['content-range']]).toEqual([416, '', 'bytes */10']);
    expect((await ask({ range: 'bytes=2-5', authorization: `Bearer ${admin}` })).statusCode).toBe(404);
  });

  it('of a false kind are refused and leave nothing on the disk', async () => {
    const before = filesOnDisk();
    const refused: [type: string, name: string, content: Buffer | string, mediaType?: string][] = [
      ['annex', 'setup.jpg', 'MZ\x90\x00\x03\x00\x00', 'image/jpeg'],
      ['annex', 'setup.exe', 'MZ\x90\x00\x03'],
      ['annex', 'setup.EXE ', 'MZ\x90\x00\x03'],
      ['annex', 'setup.exe.', 'text'],
      ['annex', 'picture.bin', png],
      ['annex', 'run.sh', 'echo'],
      ['annex', 'note.txt', '#!/bin/sh\n'],
      ['annex', 'book.xlsx', zip('readme.txt')],
      ['annex', 'book.xlsx', zip('[Content_Types].xml', 'word/document.xml')],
      ['annex', 'book.pdf', zip('[Content_Types].xml', 'xl/workbook.xml')],
      ['annex', 'empty.txt', ''],
      ['annex', '..', 'text'],
      ['annexpic', 'note.txt', 'text', 'image/png'],
      ['annexpic', 'picture.svg', '<svg/>', 'image/svg+xml'],
      ['annexpic', 'picture.png', 'no picture', 'image/png'],
    ];
    for (const [type, name, content, mediaType] of refused) {
      expect((await upload(type, name, content, staff, mediaType)).status, name).toBe(400);
    }
    expect(filesOnDisk()).toEqual(before);
  });

  it('of a right kind are taken', async () => {
    const taken: [name: string, content: Buffer | string][] = [
      ['book.xlsx', zip('[Content_Types].xml', 'xl/workbook.xml')],
      ['text.docx', zip('word/document.xml', '[Content_Types].xml')],
      ['all.zip', zip('a.txt')],
      ['a.pdf', '%PDF-1.7'],
      ['plan.dwg', Buffer.from('AC1032\0\0\0')],
      ['名单.csv', '姓名,班组\n周敏,运维一班'],
    ];
    for (const [name, content] of taken) expect((await upload('annex', name, content)).code, name).toBe(200);
  });

  it('never take their place from the client', async () => {
    const { data } = await upload('annex', '..\\..\\..\\etc\\pass\u202etxt.csv', 'a,b');
    expect(data.name).toBe('passtxt.csv');
    expect(data.fileId).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(filesOnDisk().every((name) => /^files\/main\/\d{4}-\d\d\/[A-Za-z0-9]{20}$/.test(name))).toBe(true);
    for (const type of ['..', '.', 'annex%2f..%2fx', 'other', 'annex/x']) {
      expect([400, 404], type).toContain((await upload(type, 'a.txt', 'text')).status);
    }
  });

  it('are refused in the usual form where their form breaks off or is none', async () => {
    const boundary = 'b'.repeat(20);
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n`;
    const end = `\r\n--${boundary}--\r\n`;
    const bodies = [
      '',
      'no form at all',
      `--${boundary}`,
      head,
      `${head}\r\n`,
      `${head}\r\nhalf of a te`,
      `${head}\r\ntext\r\n--${boundary}`,
      `--${boundary}\r\n\r\ntext${end}`,
      `--other\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\ntext\r\n--other--\r\n`,
      `--${boundary}\r\n${'X: y\r\n'.repeat(3_000)}\r\ntext${end}`,
      `--${boundary}--\r\n`,
      `${head.replace('"a.txt"', '"\u0000"')}\r\ntext${end}`,
    ];
    for (const body of bodies) {
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      const answer = await server.call('POST', '/api/file/Uploader/annex', { token: staff, headers, body });
      expect(answer, JSON.stringify(body.slice(0, 200))).toMatchObject({ status: 400, code: 400, data: null });
      expect(answer.msg).not.toBe('');
    }
  });

  it('come by form alone: no JSON poses as an upload', async () => {
    const body = JSON.stringify({ files: { f: { filepath: '/etc/passwd' } } });
    const url = '/api/file/Uploader/annex';
    expect(
      (await server.call('POST', url, { token: staff, body, headers: { 'content-type': 'application/json' } })).status,
    ).toBe(415);
    expect(
      (await server.call('POST', url, { token: staff, body, headers: { 'content-type': 'multipart/form-data' } }))
        .status,
    ).toBe(415);
  });

  it('are looked up by id alone', async () => {
    for (const id of [
      '..%2f..%2fetc%2fpasswd',
      '%252e%252e',
      '..%5cx',
      'a%00b',
      '%2fetc%2fpasswd',
      'x'.repeat(65),
      'nothing',
    ]) {
      const answer = await download(`/api/file/Download/annex/${id}`);
      expect([400, 404], id).toContain(answer.statusCode);
      expect(answer.body).not.toMatch(/ENOENT|\/files\//);
    }
    const { data } = await upload('annex', 'a.txt', 'text');
    expect((await download(data.url.replace('annex', 'annexpic'))).statusCode).toBe(404);
  });

  it('are the uploader’s alone until a record has them', async () => {
    const { data } = await upload('annex', 'a.txt', 'text');
    expect((await download(data.url)).body).toBe('text');
    const foreign = await download(data.url, admin);
    const absent = await download('/api/file/Download/annex/nothing', admin);
    expect([foreign.statusCode, foreign.json().msg]).toEqual([absent.statusCode, absent.json().msg]);
  });

  it('can be claimed by their uploader once, and go with the record', async () => {
    const { database, context } = server;
    const actorOf = (token: string) => sessionsOf(context).actorOf(token);
    const { data } = await upload('annex', 'a.txt', 'text');
    const claim = async (token: string, dataId: string) => {
      const actor = await actorOf(token);
      return database.transaction((trx) =>
        claimFiles(
          trx,
          actor,
          [{ fileId: data.fileId, name: 'forged.exe', url: 'https://evil.example', fileSize: 1 }],
          { modelId: 'm1', dataId },
        ),
      );
    };
    await expect(claim(admin, 'd1')).rejects.toThrow('附件不存在');
    expect(await claim(staff, 'd1')).toEqual([
      { fileId: data.fileId, name: 'a.txt', url: data.url, fileSize: 4, fileExtension: 'txt' },
    ]);
    expect(await claim(admin, 'd1')).toHaveLength(1);
    await expect(claim(staff, 'd2')).rejects.toThrow('附件不存在');
    // The record does not exist, so nobody may see it.
    expect((await download(data.url)).statusCode).toBe(404);
    await database.transaction((trx) => releaseFiles(trx, { tenantId: 'main', modelId: 'm1', dataId: 'd1' }));
    const row = await tables(database.kysely)
      .selectFrom('base_file')
      .select('released_time')
      .where('id', '=', data.fileId)
      .executeTakeFirst();
    expect(row?.released_time).not.toBeNull();
  });

  it('of a notice are for who received it, as long as it is out, and for administrators', async () => {
    const send = async (path: string, content: unknown = {}) => {
      const headers = { 'content-type': 'application/json' };
      return server.call('POST', `/api/message/Notice${path}`, {
        token: admin,
        headers,
        body: JSON.stringify(content),
      });
    };
    const file = await upload('annex', '方案.txt', '演练方案', admin);
    const { fileId, url } = file.data;
    const files = [{ fileId, url: 'http://169.254.169.254/', name: '别的名字' }];
    const audience = { userIds: ['user-zhoumin'] };
    const { data: notice } = await send('', { title: '演练', body: '见附件', files, audience });
    const status = async (token: string) => (await download(url, token)).statusCode;
    expect(await status(staff)).toBe(404);
    await send(`/${notice.id}/Actions/Release`);
    const { data: received } = await server.call('GET', '/api/message', { token: staff });
    const opened = await server.call('GET', `/api/message/ReadInfo/${received.list[0].id}`, { token: staff });
    expect(JSON.parse(opened.data.files)).toEqual([
      { fileId, name: '方案.txt', url, fileSize: 12, fileExtension: 'txt' },
    ]);
    expect((await download(url, staff)).body).toBe('演练方案');
    const { token: liwei } = await sessionsOf(server.context).start({ userId: 'user-liwei', tenantId: 'main' }, '::1');
    expect([await status(liwei), await status(admin)]).toEqual([404, 200]);
    // No other notice can take it.
    expect(await send('', { title: '二', body: '二', files, audience })).toMatchObject({ status: 400, data: null });
    await send(`/${notice.id}/Actions/Withdraw`);
    expect(await status(staff)).toBe(404);
    await send(`/${notice.id}/Actions/Delete`);
    expect(await status(admin)).toBe(404);
  });

  it('that nobody claimed within a day are removed, those of records stay', async () => {
    const { database, context } = server;
    const [free, kept] = [await upload('annex', 'free.txt', 'text'), await upload('annex', 'kept.txt', 'text')];
    const actor = await sessionsOf(context).actorOf(staff);
    await database.transaction((trx) => claimFiles(trx, actor, [kept.data], { modelId: 'm1', dataId: 'd9' }));
    const stored = await tables(database.kysely).selectFrom('base_file').select(['id', 'stored_path']).execute();
    const placeOf = (id: string) => join('files', stored.find((row) => row.id === id)?.stored_path ?? '');
    server.advance(25 * 3_600_000);
    await sweepFiles(context);
    const left = await tables(database.kysely).selectFrom('base_file').select('id').execute();
    const ids = left.map(({ id }) => id);
    expect(ids).toContain(kept.data.fileId);
    expect(ids).not.toContain(free.data.fileId);
    expect(filesOnDisk()).toContain(placeOf(kept.data.fileId));
    expect(filesOnDisk()).not.toContain(placeOf(free.data.fileId));
  });
});

/** An archive of empty files. */
function makeZip(names: readonly string[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const text = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(text.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(text.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, text);
    entries.push(entry, text);
    offset += local.length + text.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
