import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { type CallData, type Calls, calls } from '../../engine/schema/calls/index.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';

type Row = CallData<Calls['importPreview']>['dataRow'][number];

const why = 'what a column cannot hold, and two imports at once';
describeOnDatabases('an import that is meant to do harm', { onBoth: why }, ({ open }) => {
  let server: ModelServer;
  let made = 0;
  beforeAll(async () => {
    server = await startModelServer(await open(), { dataDir: makeTemporaryFolder('attacks') });
  });
  afterAll(() => server.app.close());

  const nodes = [
    field('input', 'title', { config: { label: '标题', required: true } }),
    field('input', 'code', { config: { label: '编号', unique: true } }),
    field('inputIntNumber', 'count', { config: { label: '数量' } }),
    field('userSelect', 'person', { config: { label: '负责人' } }),
  ];
  const publish = (list: Partial<ListDocument> = {}) => {
    made += 1;
    return publishDesign(server, model(`attack${made}`, nodes, listOf(['title', 'code', 'count'], list)));
  };
  const bookOf = (lines: (string | number)[][], texts: Readonly<Record<string, string>> = {}) => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(lines), 'Sheet1');
    const parts: Zippable = { ...unzipSync(write(book, { type: 'buffer', bookType: 'xlsx' })) };
    const sheet = 'xl/worksheets/sheet1.xml';
    let xml = Buffer.from(Object(parts[sheet])).toString();
    for (const [from, to] of Object.entries(texts)) xml = xml.replace(`<v>${from}</v>`, `<v>${to}</v>`);
    parts[sheet] = strToU8(xml);
    return Buffer.from(zipSync(parts));
  };
  const send = (id: string, bytes: Buffer, caller = server.staff) => {
    const boundary = 'x-import';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    return caller(calls.importUpload, { params: { id }, form: { payload, boundary } });
  };
  const look = (id: string, fileName: string, list?: readonly object[], caller = server.staff) =>
    caller(calls.importPreview, {
      params: { id },
      body: { fileName, ...(list ? { list: JSON.stringify(list) } : {}) },
    });
  const commit = (id: string, list: readonly object[], fileName?: string, caller = server.staff) =>
    caller(calls.importData, {
      params: { id },
      body: { list: JSON.stringify(list), ...(fileName === undefined ? {} : { fileName }) },
    });
  const rowsOf = async (id: string, caller: Caller = server.admin) =>
    (await caller(calls.recordList, { params: { id }, body: { pageSize: 100 } })).data.list;
  const row = (data: object): Pick<Row, 'line'> & { data: object } => ({ line: 2, data });

  it('has characters that no column holds, and is read with a sign in their place', async () => {
    const id = await publish();
    const lines = [
      ['标题', '编号', '负责人'],
      ['NUL', 'HALF', 'NUL2'],
      ['好', 'A', '李伟'],
    ];
    const bytes = bookOf(lines, { NUL: 'a_x0000_b', HALF: 'a_xD800_b', NUL2: '李_x0000_伟' });
    const sent = await send(id, bytes);
    expect(sent.status).toBe(200);
    const { status, data } = await look(id, sent.data.name);
    expect(status).toBe(200);
    expect(data.errors.map(({ row: at, field: name }) => `${at} ${name}`).sort()).toEqual(['0 person']);
    expect(data.counts).toMatchObject({ create: 1, wrong: 1 });
    expect(data.dataRow[0]?.data).toMatchObject({ title: 'a\ufffdb', code: 'a\ufffdb' });
    expect((await commit(id, data.dataRow, sent.data.name)).data).toMatchObject({ snum: 1, fnum: 1 });
  });

  it('sends rows that no preview gave out, and hears of each what is wrong with it', async () => {
    const id = await publish();
    const fileName = (await send(id, bookOf([['标题'], ['甲']]))).data.name;
    const odd = { toString: 1, valueOf: 1 };
    const rows = [
      row({ title: odd, code: odd, count: odd, person: odd }),
      row({ title: [[odd]], code: ['a'], person: [odd] }),
      row({ title: '乙', code: 'a\ud800b' }),
      { ...row({ title: '丙' }), errorsInfo: odd, revision: 1 },
    ];
    const looked = await look(id, fileName, rows);
    expect(looked).toMatchObject({ status: 200, data: { counts: { create: 1, wrong: 3 } } });
    expect((await look(id, fileName, [row({ title: '甲', code: 'a\u0000b' })])).data.counts.wrong).toBe(1);
    // Refused as a whole, and the file is as good as before.
    expect((await look(id, fileName, [row({ title: '甲', person: '\u0000' })])).status).toBe(400);
    expect((await commit(id, [], fileName)).status).toBe(400);
    expect(await commit(id, rows, fileName)).toMatchObject({ status: 200, data: { snum: 1, fnum: 3 } });
    const failures = await server.staff(calls.importExceptionData, {
      params: { id },
      body: { list: JSON.stringify(rows) },
    });
    expect(failures.status).toBe(200);
    for (const list of ['[]', '{}', '1', 'null', '[1]', '[{"data":[]}]', '[{"data":{},"line":1e99}]'])
      expect((await server.staff(calls.importData, { params: { id }, body: { list } })).status).toBe(400);
  });

  it('writes no field that its person may not write, and sees none', async () => {
    const id = await publish({ useFormPermission: true });
    await server.grantStaff('form', ['title', 'code'], id);
    expect(
      (
        await send(
          id,
          bookOf([
            ['标题', '数量'],
            ['甲', 7],
          ]),
        )
      ).status,
    ).toBe(400);
    await commit(id, [row({ title: '甲', code: 'A', count: 7 })]);
    const [stored] = await rowsOf(id);
    expect(stored?.count ?? null).toBeNull();
  });

  it('learns nothing of a record out of sight, and changes none', async () => {
    const id = await publish({ useDataPermission: true, uploaderTemplateJson: { dataType: '2' } });
    await commit(id, [row({ title: '密', code: 'S' })], undefined, server.admin);
    const [hidden] = await rowsOf(id);
    const { data } = await send(
      id,
      bookOf([
        ['数据ID', '标题', '编号'],
        ['', '改', 'S'],
        [String(hidden?.id), '改', 'T'],
      ]),
    );
    const looked = await look(id, data.name);
    expect(looked.data.counts).toEqual({ create: 0, update: 0, repeated: 0, wrong: 2 });
    expect(looked.data.dataRow[0]?.id).toBeUndefined();
    expect(looked.data.dataRow[0]?.revision).toBeUndefined();
    expect(looked.data.dataRow[1]?.revision).toBeUndefined();
    expect((await commit(id, looked.data.dataRow, data.name)).data).toMatchObject({ snum: 0, fnum: 2 });
    expect((await rowsOf(id)).map(({ title }) => title)).toEqual(['密']);
  });

  it('takes what another tenant or person sent, or the same file twice at once', async () => {
    const id = await publish();
    const other = await addTenant(server, 'tenant-two');
    const { data } = await send(id, bookOf([['标题'], ['甲']]));
    expect((await look(id, data.name, undefined, other)).status).toBe(404);
    expect((await commit(id, [row({ title: '甲' })], data.name, other)).status).toBe(404);
    expect((await commit(id, [row({ title: '甲' })], data.name, server.admin)).status).toBe(404);
    const answers = await Promise.all([0, 1, 2].map(() => commit(id, [row({ title: '甲' })], data.name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await rowsOf(id)).toHaveLength(1);
    expect((await look(id, data.name)).status).toBe(409);
    const nobody = await server.app.inject({
      url: `/api/visualdev/OnlineDev/${id}/ImportPreview?fileName=${data.name}`,
    });
    expect(nobody.statusCode).toBe(401);
  });
});
