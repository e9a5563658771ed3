import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallBody, type Calls, calls } from '../../engine/schema/calls/index.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import { limits } from '../../engine/schema/limits.ts';
import { sweepMadeFiles } from '../../server/file/made-files.ts';
import { JobWorker } from '../../server/jobs/index.ts';
import type { Actor } from '../../server/kernel/actor.ts';
import { tables } from '../../server/kernel/tables.ts';
import { exportRecords } from '../../server/record-export/export-records.ts';
import { exportJob } from '../../server/record-export/index.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model, orderDesign } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';
import { readWorkbook, rowsOfSheet } from '../support/read-sheet.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';

type Query = CallBody<Calls['exportRecords']>;

describeOnDatabases(
  'an export of a list',
  { onBoth: 'ids are gathered, and keys compared, by the engine' },
  ({ open }) => {
    const dataDir = makeTemporaryFolder('export');
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

    const publish = (list: Partial<ListDocument> = {}) => {
      made += 1;
      const nodes = [field('input', 'title'), field('input', 'note'), field('inputIntNumber', 'count')];
      return publishDesign(server, model(`export${made}`, nodes, listOf(['title', 'note', 'count'], list)));
    };
    const create = async (id: string, data: object, caller = server.staff) =>
      (await caller(calls.createRecord, { params: { id }, body: { data: JSON.stringify(data) } })).data.id;
    const ask = (id: string, query: Partial<Query> = {}, caller = server.staff) =>
      caller(calls.exportRecords, { params: { id }, body: { dataType: '1', ...query } });
    const land = (url: string, headers = {}) => server.app.inject({ method: 'GET', url, headers });
    const addressIn = (answer: { status: number; data: unknown }) => {
      const { url } = Object(answer.data);
      if (typeof url !== 'string') throw new Error(`No file was made: ${JSON.stringify(answer)}`);
      return url;
    };
    const fileOf = async (...asked: Parameters<typeof ask>) => (await land(addressIn(await ask(...asked)))).rawPayload;
    const rowsIn = async (...asked: Parameters<typeof ask>) =>
      readWorkbook(await fileOf(...asked)).sheets.flatMap((sheet) => rowsOfSheet(sheet).slice(1));
    const three = async (list: Partial<ListDocument> = {}, grants: readonly ['button' | 'column', string][] = []) => {
      const id = await publish({ defaultSidx: 'count', sort: 'asc', ...list });
      for (const [type, code] of grants) await server.grantStaff(type, [code], id);
      const ids: string[] = [];
      for (const [index, title] of ['甲', '乙', '丙'].entries())
        ids.push(await create(id, { title, count: index + 1 }, server.admin));
      return { id, ids };
    };

    it('has values as what they are, in words and with the rows of sub-tables', async () => {
      const list = (orderDesign().list?.columnList ?? []).map(({ prop }) => ({ prop, label: prop }));
      const columnList = [...list, { prop: 'materials-name', label: 'x' }, { prop: 'materials-amount', label: 'y' }];
      const id = await publishDesign(server, orderDesign('exportOrder', { columnList }));
      await create(id, {
        ...{ title: '=1+1', cost: 1234.5, count: 3, day: '2026-11-20', at: '2026-11-20T20:30:00.000Z' },
        ...{ urgent: true, level: 2, reason: 'x', tags: ['wet', 'dark'], secret: '' },
        materials: [
          { name: '阀', quantity: 2, price: 10 },
          { name: '泵', quantity: 1, price: 5.5 },
        ],
      });
      const { sheets } = readWorkbook(await fileOf(id));
      const [sheet] = sheets;
      if (!sheet) throw new Error('There is no sheet.');
      const [heads = [], below = [], first = [], second = []] = rowsOfSheet(sheet);
      expect(heads).toEqual([...list.map(({ prop }) => prop), 'materials']);
      expect(below.slice(-2)).toEqual(['名称', 'amount']);
      const at = (prop: string) => `${String.fromCharCode(65 + heads.indexOf(prop))}3`;
      const shown = (prop: string) => sheet.cells.get(at(prop));
      expect(shown('title')).toMatchObject({ type: 'inlineStr', value: '=1+1', style: 2 });
      expect([shown('cost'), shown('count'), shown('total')]).toMatchObject([
        { type: 'n', value: '1234.5' },
        { type: 'n', value: '3' },
        { type: 'n', value: '1260' },
      ]);
      // 21 November, 04:30, by the clocks of Shanghai.
      expect([shown('day')?.value, shown('at')?.value]).toEqual(['46346', String(46_347 + 4.5 / 24)]);
      expect(shown('urgent')).toMatchObject({ type: 'b', value: '1' });
      expect([shown('level')?.value, shown('tags')?.value]).toEqual(['严重', '潮湿、照明不足']);
      expect(shown('createUser')?.value).toMatch(/\S+/);
      expect([first.slice(-2), second.slice(-2)]).toEqual([
        ['阀', '20'],
        ['泵', '5.5'],
      ]);
      expect(sheet.merges).toContain('A3:A4');
      expect(sheet.xml).not.toContain('kept');
    });

    it('has what the list shows by the same conditions, in its order, or the page, or what was chosen', async () => {
      const { id, ids } = await three();
      const titles = async (query: Partial<Query>) => (await rowsIn(id, query)).map(([title]) => title);
      expect(await titles({})).toEqual(['甲', '乙', '丙']);
      expect(await titles({ sidx: 'count', sort: 'desc' })).toEqual(['丙', '乙', '甲']);
      expect(await titles({ queryJson: '{"title":"乙"}' })).toEqual(['乙']);
      expect(await titles({ keyword: '丙' })).toEqual(['丙']);
      expect(await titles({ dataType: '0', currentPage: 2, pageSize: 2 })).toEqual(['丙']);
      expect(await titles({ dataType: '2', selectIds: [ids[2] ?? '', ids[0] ?? '', 'gone'] })).toEqual(['甲', '丙']);
      expect(await titles({ queryJson: '{"title":"gone"}' })).toEqual([]);
      expect((await ask(id, { dataType: '2' })).status).toBe(400);
      expect((await ask(id, { queryJson: '{"secret":1}' })).status).toBe(400);
    });

    it('has the columns that are asked for, in that order, and none that the list does not have', async () => {
      const { id } = await three();
      expect((await rowsIn(id, { selectKey: ['count', 'title', 'title'] }))[0]).toEqual(['1', '甲']);
      for (const selectKey of [['gone'], ['title', 'creator_id'], ['tenant_id']])
        expect((await ask(id, { selectKey })).status).toBe(400);
      const narrow = await three({ useColumnPermission: true }, [['column', 'title']]);
      expect((await rowsIn(narrow.id))[0]).toEqual(['甲']);
      expect((await ask(narrow.id, { selectKey: ['title', 'count'] })).status).toBe(400);
    });

    it('is for those who may open the list and have the button, with the rows that they may see', async () => {
      const { id } = await three({ useBtnPermission: true });
      expect((await ask(id)).status).toBe(403);
      expect((await ask(id, {}, other)).status).toBe(404);
      const inNoMenu = await publishDesign(
        server,
        model('exportNoMenu', [field('input', 'title')], listOf(['title'])),
        false,
      );
      expect((await ask(inNoMenu)).status).toBe(403);
      const granted = await three({ useBtnPermission: true }, [['button', 'btn_download']]);
      expect(await rowsIn(granted.id)).toHaveLength(3);
      const own = await publish({ useDataPermission: true });
      await create(own, { title: '别人的' }, await server.signIn('user-liwei'));
      await create(own, { title: '自己的' });
      expect((await rowsIn(own)).map(([title]) => title)).toEqual(['自己的']);
    });

    it('is text with commas where that is asked for, which runs nothing', async () => {
      const id = await publish();
      await create(id, { title: '=cmd()', note: 'a,"b"', count: -1 });
      const answer = await land(addressIn(await ask(id, { format: 'csv' })));
      expect(answer.rawPayload.toString()).toBe(`\ufefftitle,note,count\r\n'=cmd(),"a,""b""",-1\r\n`);
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    });

    it('is written down with who took how many', async () => {
      const { id } = await three();
      await fileOf(id);
      const entry = await tables(server.context.database.kysely)
        .selectFrom('base_audit')
        .selectAll()
        .where('action', '=', 'record.export')
        .where('target', '=', id)
        .executeTakeFirstOrThrow();
      expect(entry).toMatchObject({ outcome: 'done', detail: '3 xlsx', user_id: server.staff.userId });
    });

    it('is landed once, by the browser itself, and saved under its name', async () => {
      const { id } = await three();
      const url = addressIn(await ask(id));
      // What looks ahead, or shows it in a page, uses nothing up.
      for (const headers of [
        { 'sec-purpose': 'prefetch' },
        { 'sec-fetch-dest': 'image' },
        { 'sec-fetch-dest': 'iframe' },
        { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' },
      ])
        expect((await land(url, headers)).statusCode).toBe(403);
      const answer = await land(url, { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; filename="export\d+ \d{8}-\d{6}\.xlsx"/),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect((await land(url, { 'sec-fetch-dest': 'document' })).statusCode).toBe(404);
      const another = addressIn(await ask(id));
      expect((await server.app.inject({ method: 'HEAD', url: another })).statusCode).toBe(404);
      const atOnce = await Promise.all(Array.from({ length: 5 }, () => land(another)));
      expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404]);
      expect((await land(`/land/${'x'.repeat(43)}/export.xlsx`)).statusCode).toBe(404);
      const kept = await sql<{ hash: string }>`select hash from base_ticket`.execute(server.context.database.kysely);
      expect(kept.rows.map(({ hash }) => hash)).not.toContain(url.split('/')[2]);
    });

    it('is landed by its person alone, as long as the session, the right and the file are there', async () => {
      const { id } = await three({ useBtnPermission: true }, [['button', 'btn_download']]);
      const leaving = await server.signIn(server.staff.userId);
      const left = addressIn(await ask(id, {}, leaving));
      await leaving(calls.logout);
      expect((await land(left)).statusCode).toBe(404);
      const away = await server.signIn(server.staff.userId);
      const behind = addressIn(await ask(id, {}, away));
      await away(calls.lock);
      expect((await land(behind)).statusCode).toBe(404);
      const { id: fileId } = await tables(server.context.database.kysely)
        .selectFrom('base_made_file')
        .select('id')
        .where('model_id', '=', id)
        .executeTakeFirstOrThrow();
      const again = (caller: Caller) => caller(calls.fileTicket, { body: { fileId, purpose: 'export' } });
      expect([(await again(server.admin)).status, (await again(other)).status]).toEqual([404, 404]);
      const { data } = await again(server.staff);
      const { kysely } = server.context.database;
      await tables(kysely).deleteFrom('base_authorize').where('module_id', '=', id).execute();
      // Rights that were read a moment ago may still count.
      await expect.poll(async () => (await again(server.staff)).status, { timeout: 5_000 }).toBe(404);
      expect((await land(data.url)).statusCode).toBe(404);
    });

    it('of more rows than a call waits for is a job, whose file is kept for an hour', async () => {
      const { id } = await three();
      const asked = await exportRecords(
        server.context,
        actorOf(server.staff.userId),
        { modelId: id, query: { dataType: '1', sidx: 'count', sort: 'desc' }, language: 'en' },
        2,
      );
      const { jobId } = Object(asked);
      const reports: unknown[] = [];
      const worker = new JobWorker(server.context, [exportJob], (error) => reports.push(error), 1);
      worker.start();
      const job = async () => (await server.staff(calls.loadJob, { params: { id: jobId }, language: 'en' })).data;
      await expect.poll(async () => (await job()).state, { timeout: 20_000, interval: 20 }).toBe('done');
      await worker.stop();
      expect(reports).toEqual([]);
      const { result, done, total } = await job();
      expect([done, total]).toEqual([3, 3]);
      const ticket = () => server.staff(calls.fileTicket, { body: { fileId: result ?? '', purpose: 'export' } });
      const file = (await land((await ticket()).data.url)).rawPayload;
      expect(
        readWorkbook(file).sheets.flatMap((sheet) =>
          rowsOfSheet(sheet)
            .slice(1)
            .map(([title]) => title),
        ),
      ).toEqual([...['丙', '乙', '甲']]);
      const later = { ...server.context, now: () => new Date(Date.now() + limits.madeFileKeptMs + 60_000) };
      await sweepMadeFiles(later);
      expect((await ticket()).status).toBe(404);
      expect(readdirSync(join(dataDir, 'files', 'main', 'made'))).toEqual([]);
    });

    it('that is cancelled while it is written leaves nothing behind', async () => {
      const { id } = await three();
      const folder = join(dataDir, 'files', 'main', 'made');
      const files = () => (existsSync(folder) ? readdirSync(folder).sort() : []);
      const before = files();
      const { signal, abort } = abortable();
      const run = { id: 'x', context: server.context, tenantId: 'main', signal, progress: abort };
      const running = exportJob.run(run, actorOf('user-admin'), { modelId: id, query: { dataType: '1' } });
      await expect(running).rejects.toMatchObject({ name: 'AbortError' });
      expect(files()).toEqual(before);
    });
  },
);

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Somebody who may do everything. */
const actorOf = (userId: string): Actor => ({
  ...{ tenantId: 'main', userId, sessionId: '', isLocked: false, account: '', name: '' },
  ...{
    isAdministrator: true,
    isDesigner: true,
    roleIds: [],
    organizeId: null,
    organizeIds: [],
    positionId: null,
    positionIds: [],
  },
});
