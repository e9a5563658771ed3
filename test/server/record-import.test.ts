import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { type CallData, type Calls, calls } from '../../engine/schema/calls/index.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model, orderDesign } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';
import { readWorkbook, rowsOfSheet } from '../support/read-sheet.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';

type Preview = CallData<Calls['importPreview']>;
type Cell = string | number | boolean | Date | null;

describeOnDatabases('an import into a list', ({ open }) => {
  const dataDir = makeTemporaryFolder('import');
  let server: ModelServer;
  let other: Caller;
  let made = 0;
  beforeAll(async () => {
    server = await startModelServer(await open(), { dataDir });
    other = await addTenant(server, 'tenant-two');
  });
  afterAll(async () => {
    await server.app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const publish = (list: Partial<ListDocument> = {}, nodes = plainNodes()) => {
    made += 1;
    return publishDesign(
      server,
      model(`import${made}`, nodes, listOf(['title', 'code', 'count', 'day', 'person', 'level'], list)),
    );
  };
  const plainNodes = () => [
    field('input', 'title', { config: { label: '标题', required: true } }),
    field('input', 'code', { config: { label: '编号', unique: true } }),
    field('inputIntNumber', 'count', { config: { label: '数量' } }),
    field('date', 'day', { config: { label: '日期' } }),
    field('userSelect', 'person', { config: { label: '负责人' } }),
    field('select', 'level', {
      config: { label: '级别' },
      slot: {
        options: [
          { id: 1, fullName: '一般' },
          { id: 2, fullName: '严重' },
        ],
      },
    }),
  ];
  const bookOf = (lines: Cell[][], type: 'xlsx' | 'xls' | 'html' | 'csv' = 'xlsx'): Buffer => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(lines), 'Sheet1');
    return write(book, { type: 'buffer', bookType: type });
  };
  const send = async (id: string, bytes: Buffer, name = 'a.xlsx', caller = server.staff) => {
    const boundary = 'x-import';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    return caller(calls.importUpload, {
      params: { id },
      form: { payload, boundary },
    });
  };
  const sent = async (id: string, lines: Cell[][] | Buffer, caller = server.staff) => {
    const answer = await send(id, Buffer.isBuffer(lines) ? lines : bookOf(lines), 'a.xlsx', caller);
    if (answer.status !== 200) throw new Error(`The file was refused: ${JSON.stringify(answer)}`);
    return answer.data.name;
  };
  const previewOf = async (id: string, fileName: string, list?: Preview['dataRow']) => {
    const body = { fileName, ...(list ? { list: JSON.stringify(list) } : {}) };
    const answer = await server.staff(calls.importPreview, { params: { id }, body });
    if (answer.status !== 200) throw new Error(`No preview: ${JSON.stringify(answer)}`);
    return answer.data;
  };
  const commit = (id: string, fileName: string | undefined, list: readonly object[], key?: string) =>
    server.staff(calls.importData, {
      params: { id },
      body: { list: JSON.stringify(list), ...(fileName === undefined ? {} : { fileName }) },
      ...(key === undefined ? {} : { key }),
    });
  const put = async (id: string, lines: Cell[][] | Buffer) => {
    const fileName = await sent(id, lines);
    const { dataRow } = await previewOf(id, fileName);
    return (await commit(id, fileName, dataRow)).data;
  };
  const rowsOf = async (id: string) =>
    (await server.staff(calls.recordList, { params: { id }, body: { pageSize: 100 } })).data.list;
  const fileAt = async (url: string) => (await server.app.inject({ method: 'GET', url })).rawPayload;
  const head = ['标题', '编号', '数量', '日期', '负责人', '级别'];

  it('takes what its template says: texts, figures, days, choices and people by name', async () => {
    const id = await publish();
    const answer = await put(id, [
      head,
      ['甲', '007', 3, 46_346, '李伟', '严重'],
      ['乙', 8, '１，２００', '2026/1/2', '李伟/liwei', '一般'],
      ['丙', null, null, '2026年3月4日', null, null],
    ]);
    expect(answer).toEqual({ resultType: 0, snum: 3, fnum: 0, failResult: [] });
    const rows = await rowsOf(id);
    const of = (title: string) => rows.find((row) => row.title === title);
    expect(of('甲')).toMatchObject({ code: '007', count: 3, day: '2026-11-20', level: '严重', person: '李伟' });
    expect(of('乙')).toMatchObject({ code: '8', count: 1200, day: '2026-01-02', level: '一般', person: '李伟' });
    expect(of('丙')).toMatchObject({ day: '2026-03-04' });
  });

  it('says of each cell what is wrong with it before anything is written, and keeps the rest', async () => {
    const id = await publish();
    await put(id, [
      ['标题', '编号'],
      ['已有', 'A1'],
    ]);
    const fileName = await sent(id, [
      head,
      ['好', 'B1', 1, null, null, null],
      [null, 'B2', 1, null, null, null],
      ['数', 'B3', '很多', null, null, null],
      ['日', 'B4', null, '2026-02-30', null, null],
      ['人', 'B5', null, null, '没有这人', null],
      ['级', 'B6', null, null, null, '特别'],
      ['重', 'A1', null, null, null, null],
      ['双', 'B8', null, null, null, null],
      ['双', 'B8', null, null, null, null],
    ]);
    const { dataRow, errors, counts } = await previewOf(id, fileName);
    expect(errors.map(({ row, field: name }) => `${row} ${name}`).sort()).toEqual(
      ['1 title', '2 count', '3 day', '4 person', '5 level', '6 code', '7 code', '8 code'].sort(),
    );
    expect(counts).toEqual({ create: 1, update: 0, repeated: 2, wrong: 6 });
    expect(dataRow[2]?.data.count).toBe('很多');
    // Put right on the page, and looked through once more.
    const mended = dataRow.map((row, index) => (index === 2 ? { ...row, data: { ...row.data, count: 9 } } : row));
    expect((await previewOf(id, fileName, mended)).counts).toMatchObject({ create: 2, wrong: 5 });
    const { data } = await commit(id, fileName, mended);
    expect(data).toMatchObject({ resultType: 1, snum: 2, fnum: 7 });
    expect(data.failResult.every(({ errorsInfo }) => errorsInfo.length > 0)).toBe(true);
    expect((await rowsOf(id)).map(({ title }) => title).sort()).toEqual(['好', '已有', '数'].sort());
  });

  it('hands refused rows out as a file that can be put right and imported', async () => {
    const id = await publish();
    const fileName = await sent(id, [head, ['数', 'B3', '很多', null, '没有这人', '严重']]);
    const { dataRow } = await previewOf(id, fileName);
    const { failResult } = (await commit(id, fileName, dataRow)).data;
    const { data } = await server.staff(calls.importExceptionData, {
      params: { id },
      body: { list: JSON.stringify(failResult) },
    });
    const archive = await fileAt(data.url);
    const [sheet] = readWorkbook(archive).sheets;
    if (!sheet) throw new Error('There is no sheet.');
    const [labels = [], row = []] = rowsOfSheet(sheet);
    expect(labels).toEqual([...head, '异常原因']);
    expect(row.slice(0, 6)).toEqual(['数', 'B3', '很多', '', '没有这人', '严重']);
    expect(row[6]).not.toBe('');
    const again = await previewOf(id, await sent(id, archive));
    expect(again.counts).toEqual({ create: 0, update: 0, repeated: 0, wrong: 1 });
    const right = again.dataRow.map((one) => ({ ...one, data: { ...one.data, count: 1, person: null } }));
    expect((await commit(id, undefined, right)).data).toMatchObject({ snum: 1, fnum: 0 });
  });

  it('knows a field by its template when it is called otherwise by now', async () => {
    const id = await publish();
    const { data } = await server.staff(calls.importTemplate, { params: { id } });
    const { sheets, files } = readWorkbook(await fileAt(data.url));
    const [sheet, beside] = sheets;
    if (!sheet || !beside) throw new Error('There is no template.');
    expect(rowsOfSheet(sheet)[0]).toEqual(head);
    expect(sheet.cells.get('A1')?.style).not.toBe(sheet.cells.get('B1')?.style);
    expect(sheet.xml).toContain('type="list"');
    expect(beside.name).toBe('_adit');
    expect(files.get('xl/workbook.xml')).toContain('name="_adit" sheetId="2" state="hidden"');
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['旧名'], ['甲']]), 'Sheet1');
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        [id, '1'],
        ['title', '', '旧名'],
      ]),
      '_adit',
    );
    const fileName = await sent(id, write(book, { type: 'buffer', bookType: 'xlsx' }));
    expect((await previewOf(id, fileName)).dataRow[0]?.data).toEqual({ title: '甲' });
    const wrongHead = await send(
      id,
      bookOf([
        ['标题', '编码'],
        ['甲', '1'],
      ]),
    );
    expect(wrongHead).toMatchObject({ status: 400, msg: '表头与模板不一致：第2列应为“编号”' });
    const lacking = await send(id, bookOf([['编号'], ['1']]));
    expect(lacking).toMatchObject({ status: 400, msg: '表头与模板不一致：第1列应为“标题”' });
  });

  it('takes in what an export gave out', async () => {
    const nodes = () => {
      const { form } = orderDesign();
      return form.nodes;
    };
    const columns = ['no', 'title', 'cost', 'count', 'day', 'at', 'urgent', 'level', 'tunnel', 'tags', 'createUser'];
    const withRows = [...columns, 'materials-name', 'materials-quantity', 'materials-price'];
    const columnList = withRows.map((prop) => ({ prop }));
    const from = await publish({ columnList }, nodes());
    const data = {
      ...{ title: '泵房', cost: 1234.5, count: 3, day: '2026-11-20', at: '2026-11-20T20:30:00.000Z', urgent: true },
      ...{ level: 1, tags: ['wet', 'dark'] },
      materials: [
        { name: '阀', quantity: 2, price: 10 },
        { name: '泵', quantity: 1, price: 5.5 },
      ],
    };
    await server.staff(calls.createRecord, { params: { id: from }, body: { data: JSON.stringify(data) } });
    const exported = await server.staff(calls.exportRecords, { params: { id: from }, body: { dataType: '1' } });
    const archive = await fileAt('url' in exported.data ? exported.data.url : '');
    expect(await put(from, archive)).toMatchObject({ snum: 1, fnum: 0 });
    const [first, second] = await rowsOf(from);
    const load = async (id: string | undefined) =>
      JSON.parse((await server.staff(calls.loadRecord, { params: { id: from, dataId: id ?? '' } })).data.data);
    const [one, two] = [await load(first?.id), await load(second?.id)];
    expect(one.no).not.toBe(two.no);
    for (const name of ['title', 'cost', 'count', 'day', 'at', 'urgent', 'level', 'tags', 'total'])
      expect([name, two[name]]).toEqual([name, one[name]]);
    const plain = (rows: Record<string, unknown>[]) => rows.map(({ id: _id, ...row }) => row);
    expect(plain(two.materials)).toEqual(plain(one.materials));
  });

  it('changes records that are there, by id or by the field that takes a value once', async () => {
    const id = await publish({ uploaderTemplateJson: { dataType: '2' } });
    await put(id, [
      ['标题', '编号', '数量'],
      ['甲', 'A', 1],
      ['乙', 'B', 2],
    ]);
    const [b, a] = await rowsOf(id);
    const fileName = await sent(id, [
      ['数据ID', '标题', '编号', '数量'],
      [null, '甲改', 'A', 10],
      [b?.id ?? '', '乙改', null, 20],
      [null, '丙', 'C', 30],
      [null, '双', 'D', 1],
      [null, '双', 'D', 2],
      ['gone', '无', 'E', 1],
    ]);
    const { counts, dataRow } = await previewOf(id, fileName);
    expect(counts).toEqual({ create: 1, update: 2, repeated: 2, wrong: 1 });
    expect((await commit(id, fileName, dataRow)).data).toMatchObject({ snum: 3, fnum: 3 });
    const rows = await rowsOf(id);
    expect(rows.map(({ title, code, count }) => [title, code, count]).sort()).toEqual(
      [
        ['甲改', 'A', 10],
        ['乙改', 'B', 20],
        ['丙', 'C', 30],
      ].sort(),
    );
    expect(rows.find((row) => row.id === a?.id)?.title).toBe('甲改');
  });

  it('is one import for a file, and one answer for a key', async () => {
    const id = await publish();
    const fileName = await sent(id, [['标题'], ['甲']]);
    const { dataRow } = await previewOf(id, fileName);
    const first = await commit(id, fileName, dataRow, 'import-key-1');
    expect(await commit(id, fileName, dataRow, 'import-key-1')).toEqual(first);
    expect(await commit(id, fileName, dataRow)).toMatchObject({ status: 409, msg: '该文件已导入' });
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it('is for those who may open the list and have the button; a file is its sender’s alone, for one model and version', async () => {
    const id = await publish({ useBtnPermission: true });
    expect((await send(id, bookOf([['标题'], ['甲']]))).status).toBe(403);
    expect((await send(id, bookOf([['标题'], ['甲']]), 'a.xlsx', other)).status).toBe(404);
    const mine = await publish();
    const another = await publish();
    const fileName = await sent(mine, [['标题'], ['甲']]);
    const ask = (caller: Caller, modelId: string) =>
      caller(calls.importPreviewOf, { params: { id: modelId }, query: { fileName } });
    expect((await ask(server.staff, mine)).status).toBe(200);
    expect((await ask(server.staff, another)).status).toBe(404);
    expect((await ask(server.admin, mine)).status).toBe(404);
    const changing = async (...buttons: string[]) => {
      const changes = await publish({ useBtnPermission: true, uploaderTemplateJson: { dataType: '2' } });
      await server.grantStaff('button', buttons, changes);
      return (await server.staff(calls.importTemplate, { params: { id: changes } })).status;
    };
    expect(await changing('btn_upload')).toBe(403);
    expect(await changing('btn_upload', 'btn_edit')).toBe(200);
  });

  it('refuses what is not what it says, is too large, or has too many rows', async () => {
    const id = await publish();
    const lines: Cell[][] = [['标题'], ['甲']];
    expect((await send(id, bookOf(lines, 'xls'), 'a.xls')).status).toBe(200);
    const wrong = [
      [bookOf(lines, 'html'), 'a.xls'],
      [bookOf(lines, 'csv'), 'a.xls'],
      [bookOf(lines, 'xlsx'), 'a.xls'],
      [bookOf(lines, 'xls'), 'a.xlsx'],
      [Buffer.from('PK\x03\x04nothing'), 'a.xlsx'],
      [Buffer.alloc(0), 'a.xlsx'],
    ] as const;
    for (const [bytes, name] of wrong)
      expect(await send(id, bytes, name)).toMatchObject({ status: 400, msg: '文件内容与类型不符' });
    expect((await send(id, bookOf(lines), 'a.csv')).status).toBe(400);
    expect((await send(id, Buffer.alloc(512_000), 'a.xlsx')).status).toBe(413);
    const many = Array.from({ length: 1_001 }, (_, index): Cell[] => [`行${index}`]);
    expect(await send(id, bookOf([['标题'], ...many]))).toMatchObject({ status: 400 });
    expect(await send(id, bookOf([['标题'], ...many.slice(1)]))).toMatchObject({ status: 200 });
    expect((await send(id, bookOf([['标题']]))).status).toBe(400);
    expect((await commit(id, undefined, [])).status).toBe(400);
    expect((await commit(id, undefined, [{ data: { creator_id: 'x', title: '甲' } }])).data).toMatchObject({ fnum: 1 });
  });
});
