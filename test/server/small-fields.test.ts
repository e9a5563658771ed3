import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { calls } from '../../engine/schema/calls/index.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';
import { readWorkbook, rowsOfSheet } from '../support/read-sheet.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';

const codes = ['title', 'shift', 'night', 'works', 'depth', 'done', 'state', 'light', 'until'];

describeOnDatabases('ranges, progress, states and dates for ever', ({ open }) => {
  const dataDir = makeTemporaryFolder('small-fields');
  let server: ModelServer;
  let id: string;
  beforeAll(async () => {
    server = await startModelServer(await open(), { dataDir });
    const cells = [field('timeRange', 'hours'), field('threeState', 'lamp'), field('numberRange', 'span')];
    const nodes = [
      field('input', 'title'),
      field('timeRange', 'shift', { props: { startTime: '06:00' } }),
      field('timeRange', 'night', { props: { crossMidnight: true } }),
      field('datetimeRange', 'works'),
      field('numberRange', 'depth', { props: { min: 0, max: 100, addonAfter: 'm' } }),
      field('progress', 'done'),
      field('eprogress', 'state', { props: { min: 10, max: 90, step: 5 } }),
      field('threeState', 'light', { config: { label: '照明' } }),
      field('idCardDate', 'until'),
      field('table', 'rows', { config: { children: cells } }),
    ];
    id = await publishDesign(server, model('smallFields', nodes, listOf(codes)));
  });
  afterAll(async () => {
    await server.app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const create = (values: object) =>
    server.staff(calls.createRecord, { params: { id }, body: { data: JSON.stringify(values) } });
  const refusals = async (values: object) => {
    const answer = await create(values);
    const { findings = [] } = Object(answer.data);
    return [answer.status, ...findings.map(({ at, code }: { at: string; code: string }) => `${at} ${code}`)];
  };
  const titles = async (query: object) => {
    const { data } = await server.staff(calls.recordList, { params: { id }, body: { pageSize: 100, ...query } });
    return data.list.map((row) => row.title);
  };
  const asked = (query: object) => titles({ queryJson: JSON.stringify(query), sidx: 'title', sort: 'asc' });

  it('are stored as their kind has them, and refused as on the page', async () => {
    const whole = {
      title: 'a',
      shift: ['08:00', '17:30:00'],
      night: ['22:00:00', '06:00:00'],
      works: ['2026-11-20T08:30:00+08:00', '2026-11-21T17:30:00+08:00'],
      depth: [null, '12.50'],
      done: 130,
      state: '33.5',
      light: '3',
      until: '2999-01-01',
      rows: [{ hours: ['08:00', '09:00'], lamp: 2, span: [1, null] }],
    };
    const created = await create(whole);
    expect(created.status).toBe(200);
    const { data } = await server.staff(calls.loadRecord, { params: { id, dataId: created.data.id } });
    expect(JSON.parse(data.data)).toMatchObject({
      shift: ['08:00:00', '17:30:00'],
      night: ['22:00:00', '06:00:00'],
      works: ['2026-11-20T00:30:00.000Z', '2026-11-21T09:30:00.000Z'],
      depth: [null, 12.5],
      ...{ done: 130, state: 33.5, light: 3, until: '2999-01-01' },
      rows: [expect.objectContaining({ hours: ['08:00:00', '09:00:00'], lamp: 2, span: [1, null] })],
    });

    expect(await refusals({ shift: ['17:30', '08:00'] })).toEqual([422, '/shift field.timeOrder']);
    expect(await refusals({ shift: ['05:59', '08:00'] })).toEqual([422, '/shift field.dateMin']);
    expect(await refusals({ works: ['2026-11-20T08:30:00Z', '2026-11-20T08:29:00Z'] })).toEqual([
      422,
      '/works field.timeOrder',
    ]);
    expect(await refusals({ works: ['2026-11-20T08:30:00Z', null] })).toEqual([422, '/works field.dateTime']);
    expect(await refusals({ depth: [5, 2] })).toEqual([422, '/depth field.numberOrder']);
    expect(await refusals({ depth: [-1, 2] })).toEqual([422, '/depth field.min']);
    expect(await refusals({ state: 91 })).toEqual([422, '/state field.max']);
    expect(await refusals({ light: 4 })).toEqual([422, '/light field.threeState']);
    expect(await refusals({ until: '长期' })).toEqual([422, '/until field.date']);
    expect(await refusals({ rows: [{ lamp: 'x' }] })).toEqual([422, '/rows/0/lamp field.threeState']);
  });

  it('are found and sorted: by days that overlap, by a choice, by numbers, for ever last', async () => {
    await create({
      title: 'b',
      works: ['2026-12-01T00:00:00Z', '2026-12-03T00:00:00Z'],
      light: 1,
      done: 20,
      until: '2036-05-18',
    });
    await create({
      title: 'c',
      works: ['2026-12-02T15:59:00Z', '2026-12-02T16:00:00Z'],
      light: 2,
      done: 35,
      until: null,
    });
    expect(await asked({ works: ['2026-12-02', '2026-12-02'] })).toEqual(['b', 'c']);
    expect(await asked({ works: ['2026-11-21', null] })).toEqual(['a', 'b', 'c']);
    expect(await asked({ works: [null, '2026-11-19'] })).toEqual([]);
    expect(await asked({ works: ['2026-12-03', '2026-12-03'] })).toEqual(['b', 'c']);
    expect(await asked({ works: ['2026-12-04', null] })).toEqual([]);
    expect(await asked({ light: 2 })).toEqual(['c']);
    expect(await asked({ light: [1, 3] })).toEqual(['a', 'b']);
    expect(await asked({ until: ['2036-01-01', '2036-12-31'] })).toEqual(['b']);
    expect(await titles({ sidx: 'done', sort: 'asc' })).toEqual(['b', 'c', 'a']);
    expect(await titles({ sidx: 'light', sort: 'desc' })).toEqual(['a', 'c', 'b']);
    expect((await titles({ sidx: 'until', sort: 'asc' })).filter((title) => title !== 'c')).toEqual(['b', 'a']);
    for (const wrong of [{ works: ['yesterday', null] }, { shift: ['08:00', '09:00'] }]) {
      const body = { queryJson: JSON.stringify(wrong) };
      expect((await server.staff(calls.recordList, { params: { id }, body })).status).toBe(400);
    }
  });

  it('are read from a spreadsheet as people write them, and each refusal says its cell', async () => {
    const head = ['title', 'shift', 'night', 'works', 'depth（m）', 'done（%）', 'state（%）', '照明', 'until'];
    const lines = [
      head,
      ['d', '08:00 ~ 17:30', '22:00至6:00', '2026-11-20 08:30 ～ 2026-11-20 17:30', '1 ~ 2', '35%', 40, '√', '长期'],
      ['e', '８：００－１７：３０', null, null, '~ 3', 0.35, '45', 1, 'Long-term'],
      ['f', '08:00', null, null, null, null, null, 4, null],
    ];
    const sheet = utils.aoa_to_sheet(lines);
    sheet.F3 = { t: 'n', v: 0.35, z: '0%' };
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Sheet1');
    const boundary = 'x-small';
    const opening = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n`;
    const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
    const payload = Buffer.concat([Buffer.from(opening), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const sent = await server.staff(calls.importUpload, { params: { id }, form: { payload, boundary } });
    const fileName = sent.data.name;
    const { data: preview } = await server.staff(calls.importPreview, { params: { id }, body: { fileName } });
    const list = JSON.stringify(preview.dataRow);
    const { data } = await server.staff(calls.importData, { params: { id }, body: { list, fileName } });
    expect(data).toMatchObject({ snum: 2, fnum: 1 });
    const said = JSON.stringify(data.failResult);
    expect(said).toContain('应为 1、2 或 3');
    expect(said).toContain('08:00');
    const { data: stored } = await server.staff(calls.recordList, { params: { id }, body: { pageSize: 100 } });
    const of = (title: string) => stored.list.find((row) => row.title === title);
    expect(of('d')).toMatchObject({
      shift: ['08:00:00', '17:30:00'],
      night: ['22:00:00', '06:00:00'],
      works: ['2026-11-20T00:30:00.000Z', '2026-11-20T09:30:00.000Z'],
      depth: [1, 2],
      ...{ done: 35, state: 40, light: 2, until: '2999-01-01' },
    });
    expect(of('e')).toMatchObject({ shift: ['08:00:00', '17:30:00'], depth: [null, 3], done: 35, light: 1 });
    expect(of('e')).toMatchObject({ until: '2999-01-01' });
  });

  it('are written to a spreadsheet as they are read', async () => {
    const body = { dataType: '1' as const, sidx: 'title', sort: 'asc' as const };
    const answer = await server.staff(calls.exportRecords, { params: { id }, body });
    const { url } = Object(answer.data);
    const { rawPayload } = await server.app.inject({ method: 'GET', url });
    const rows = readWorkbook(rawPayload).sheets.flatMap((sheet) => rowsOfSheet(sheet));
    expect(rows.find((row) => row[0] === 'd')).toEqual([
      ...['d', '08:00 ~ 17:30', '22:00 ~ 06:00', '2026-11-20 08:30 ~ 2026-11-20 17:30', '1 ~ 2'],
      ...['35', '40', '合格', '长期'],
    ]);
  });
});
