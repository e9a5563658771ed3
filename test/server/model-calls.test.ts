import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { maySeeRecord } from '../../server/gateway/index.ts';
import type { Actor } from '../../server/kernel/actor.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model, orderDesign } from '../support/model-designs.ts';
import { type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const staffActor: Actor = {
  userId: 'user-zhoumin',
  tenantId: 'main',
  sessionId: 's',
  isLocked: false,
  account: 'staff',
  name: '周敏',
  isAdministrator: false,
  isDesigner: false,
  roleIds: ['role-staff'],
  organizeId: 'org-team1',
  organizeIds: ['org-team1'],
  positionId: 'pos-leader',
  positionIds: ['pos-leader'],
};

describeOnDatabases('what pickers, menus and files ask of models', ({ open }) => {
  let server: ModelServer;
  afterAll(() => server.app.close());
  beforeAll(async () => {
    server = await startModelServer(await open());
  });

  it('offers fields of a draft, models by category and directories of the menu', async () => {
    const design = { ...orderDesign('offered'), category: '巡检管理' };
    const imported = await server.admin(calls.importModel, { body: { design } });
    const params = { id: imported.data.id ?? '' };
    const all = await server.admin(calls.formDataFields, { params });
    const shown = await server.admin(calls.formDataFields, { params, query: { filterType: 1 } });
    const names = (answer: typeof all) => answer.data.list.map(({ vmodel }) => vmodel);
    expect(names(all)).toContain('materials');
    expect(names(shown)).toContain('title');
    for (const name of ['materials', 'createUser', 'modifyUser']) expect(names(shown)).not.toContain(name);
    const models = await server.admin(calls.modelSelector);
    expect(models.data.list).toContainEqual(
      expect.objectContaining({ fullName: '巡检管理', children: [expect.objectContaining({ id: params.id })] }),
    );
    const menus = await server.admin(calls.menuSelector);
    expect(menus.data.list.map((menu) => menu.id)).toContain('menu-inspection');
  });

  it('puts a model into the menu once, however often it is published there', async () => {
    const id = await publishDesign(server, orderDesign('oneEntry'));
    const again = await server.admin(calls.releaseModel, {
      params: { id },
      body: { menu: { parentId: 'menu-inspection' } },
    });
    const entries = await tables(server.context.database.kysely)
      .selectFrom('base_menu')
      .select('id')
      .where('model_id', '=', id)
      .execute();
    expect(entries).toEqual([{ id: again.data.menuId }]);
    expect(again.data.version).toBe(2);
  });

  it('writes an audit line for each change of a record', async () => {
    const id = await publishDesign(server, model('audited', [field('input', 'a')], listOf(['a'])));
    const made = await server.admin(calls.createRecord, { params: { id }, body: { data: '{"a":"1"}' } });
    const dataId = made.data.id;
    await server.admin(calls.updateRecord, { params: { id, dataId }, body: { data: '{"a":"2"}' } });
    await server.admin(calls.deleteRecord, { params: { id, dataId } });
    const lines = () =>
      tables(server.context.database.kysely)
        .selectFrom('base_audit')
        .select('action')
        .where('target', 'like', `${id}%`)
        .where('action', 'like', 'record.%')
        .execute();
    await vi.waitFor(async () => {
      expect((await lines()).map(({ action }) => action).sort()).toEqual([
        'record.create',
        'record.delete',
        'record.update',
      ]);
    });
  });

  /** A file as an upload leaves it. @returns what a client may say of it */
  const storeFile = async (
    fileId: string,
    creator_id: string,
    more: { name?: string; media_type?: string; size?: number } = {},
  ) => {
    await tables(server.context.database.kysely)
      .insertInto('base_file')
      .values({
        ...{ id: fileId, tenant_id: 'main', type: 'annex', name: `${fileId}.pdf`, extension: 'pdf' },
        ...{ media_type: 'application/pdf', size: 3, sha256: '', stored_path: fileId, creator_id },
        ...{ creator_time: new Date().toISOString(), model_id: null, data_id: null, released_time: null },
        ...more,
      })
      .execute();
    return { fileId, name: '../../evil.exe', url: 'https://elsewhere.example/x' };
  };

  it('takes of files what their field takes, whatever a client says of them; what the record holds stays', async () => {
    const small = { props: { accept: '.pdf', fileSize: 1, sizeUnit: 'KB' } };
    const nodes = (props = small) => [
      field('input', 'a'),
      field('uploadFile', 'files', props),
      field('table', 'rows', { config: { children: [field('uploadImg', 'shots')] } }),
    ];
    const id = await publishDesign(server, model('strict', nodes(), listOf(['a'])));
    const create = async (data: object) => {
      const { status, data: answer } = await server.admin(calls.createRecord, {
        params: { id },
        body: { data: JSON.stringify(data) },
      });
      const { findings = [] } = answer as { findings?: readonly { at: string; code: string }[] }; // a refusal answers these
      return { status, id: answer.id, findings: findings.map(({ at, code }) => `${at} ${code}`) };
    };
    const file = (name: string, media_type: string, size = 1024) =>
      storeFile(`strict-${name}`, 'user-admin', { name, media_type, size });
    const [fits, large, text] = [
      await file('fits.pdf', 'application/pdf'),
      await file('large.pdf', 'application/pdf', 1025),
      await file('text.txt', 'text/plain'),
    ];
    expect(await create({ files: [fits, large, text], rows: [{ shots: [] }, { shots: [fits] }] })).toMatchObject({
      status: 422,
      findings: ['/rows/1/shots image.type', '/files file.size', '/files file.type'],
    });
    // A picture that the server does not know by its content is one by its name, as it is to a browser.
    const shot = await file('渗漏.heic', 'application/octet-stream', 5_000_000);
    const made = await create({ files: [fits], rows: [{ shots: [shot] }] });
    expect(made).toMatchObject({ status: 200 });
    // The file was taken when there was more room.
    await tables(server.context.database.kysely)
      .updateTable('base_file')
      .set({ size: 9_999 })
      .where('id', '=', fits.fileId)
      .execute();
    const body = { data: JSON.stringify({ a: 'x', files: [fits] }) };
    expect((await server.admin(calls.updateRecord, { params: { id, dataId: made.id }, body })).status).toBe(200);
  });

  it('takes only files that the actor uploaded or the record holds, and lets go of those it no longer holds', async () => {
    const id = await publishDesign(
      server,
      model('filed', [field('input', 'a'), field('uploadFile', 'files')], listOf(['a'])),
    );
    const db = tables(server.context.database.kysely);
    const [own, foreign] = [await storeFile('own-file', 'user-admin'), await storeFile('foreign-file', 'user-zhoumin')];
    const create = (files: unknown[]) =>
      server.admin(calls.createRecord, { params: { id }, body: { data: JSON.stringify({ a: 'x', files }) } });
    expect((await create([own, foreign])).status).toBe(400);
    const made = await create([own]);
    const dataId = made.data.id;
    const { files } = JSON.parse(made.data.data);
    expect(files).toEqual([expect.objectContaining({ fileId: 'own-file', name: 'own-file.pdf' })]);
    expect(JSON.stringify(files)).not.toContain('elsewhere');
    expect(await maySeeRecord(server.context, staffActor, id, dataId)).toBe(true);
    expect(await maySeeRecord(server.context, staffActor, id, 'absent')).toBe(false);
    expect(await maySeeRecord(server.context, staffActor, 'absent', dataId)).toBe(false);
    await server.admin(calls.updateRecord, { params: { id, dataId }, body: { data: '{"files":[]}' } });
    const row = await db
      .selectFrom('base_file')
      .select('released_time')
      .where('id', '=', 'own-file')
      .executeTakeFirst();
    expect(row?.released_time).not.toBeNull();
  });

  it('hides a deleted record and keeps its row where the form deletes logically', async () => {
    const id = await publishDesign(
      server,
      model('marked', [field('input', 'a', { config: { unique: true } })], listOf(['a']), { logicalDelete: true }),
    );
    const create = () => server.admin(calls.createRecord, { params: { id }, body: { data: '{"a":"1"}' } });
    const made = await create();
    const params = { id, dataId: made.data.id };
    expect((await server.admin(calls.deleteRecord, { params })).status).toBe(200);
    for (const answer of [
      await server.admin(calls.loadRecord, { params }),
      await server.admin(calls.updateRecord, { params, body: { data: '{"a":"2"}' } }),
      await server.admin(calls.deleteRecord, { params }),
    ])
      expect(answer.status).toBe(404);
    expect((await server.admin(calls.recordList, { params: { id }, body: {} })).data.pagination.total).toBe(0);
    // Its value is free again.
    expect((await create()).status).toBe(200);
  });

  it('finds a row by a column of its sub-table', async () => {
    const id = await publishDesign(server, orderDesign('bySubTable'));
    for (const name of ['泵', '灯'])
      await server.admin(calls.createRecord, {
        params: { id },
        body: { data: JSON.stringify({ title: name, materials: [{ name, quantity: 2 }] }) },
      });
    const found = await server.admin(calls.recordList, {
      params: { id },
      body: { queryJson: JSON.stringify({ 'materials-name': '灯' }) },
    });
    expect(found.data.list.map((row) => row.title)).toEqual(['灯']);
  });
});
