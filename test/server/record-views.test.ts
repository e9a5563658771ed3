import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, type RecordView } from '../../engine/schema/calls/index.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { limits } from '../../engine/schema/limits.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const level = field('select', 'level', {
  slot: {
    options: [
      { id: 1, fullName: '一般', status: 'info' },
      { id: 2, fullName: '严重', status: 'error' },
    ],
  },
});
const nodes: Node[] = [field('input', 'title'), level, field('input', 'inner')];

describeOnDatabases('views of a list', ({ open }) => {
  let server: ModelServer;
  let colleague: Caller;
  let other: Caller;
  let count = 0;
  beforeAll(async () => {
    server = await startModelServer(await open());
    colleague = await server.signIn('user-liwei');
    other = await addTenant(server, 'tenant-two');
  });
  afterAll(() => server.app.close());

  const publish = (list: Partial<ListDocument> = {}) => {
    count += 1;
    return publishDesign(server, model(`views${count}`, nodes, listOf(['title', 'level', 'inner'], list)));
  };
  const fill = async (id: string, titles: readonly string[]) => {
    for (const title of titles) {
      const data = JSON.stringify({ title, level: title.length, inner: 'x' });
      await server.admin(calls.createRecord, { params: { id }, body: { data } });
    }
  };
  const content = (name: string, more: object = {}) => ({
    ...{ name, shared: false, queryJson: '{}', keyword: '', treeNode: null, state: null, sidx: '' },
    ...{ sort: 'desc' as const, ...more },
  });
  const make = (id: string, body: ReturnType<typeof content>, caller = server.staff) =>
    caller(calls.createRecordView, { params: { id }, body });
  const views = async (id: string, caller = server.staff) =>
    (await caller(calls.recordViews, { params: { id } })).data.list;
  const names = async (id: string, caller = server.staff) => (await views(id, caller)).map(({ name }) => name);
  const counts = async (id: string, caller = server.staff) =>
    (await caller(calls.recordViewCounts, { params: { id } })).data.list.map((view) => view.count);
  const save = (id: string, { id: viewId, revision }: RecordView, more: object, caller = server.staff) =>
    caller(calls.saveRecordView, { params: { id, viewId }, body: { ...content('甲'), revision, ...more } });
  const remove = (id: string, viewId: string, caller = server.staff) =>
    caller(calls.deleteRecordView, { params: { id, viewId } });
  const only = async (id: string, caller = server.staff) => {
    const [view] = await views(id, caller);
    if (!view) throw new Error('There is no view.');
    return view;
  };

  it('keep what a list asks for, and count what their reader finds', async () => {
    const id = await publish();
    await fill(id, ['漏', '漏水', '裂缝']);
    const asked = { queryJson: '{"title":"漏"}', keyword: '漏', state: 2, sidx: 'title', sort: 'asc' as const };
    expect((await make(id, content('严重渗漏', asked))).status).toBe(200);
    expect((await make(id, content('全部'))).status).toBe(200);
    expect(await views(id)).toMatchObject([
      { name: '严重渗漏', shared: false, mayChange: true, treeNode: null, revision: 1, ...asked },
      { name: '全部' },
    ]);
    expect(await counts(id)).toEqual([1, 3]);
  });

  it('keep how the list looks, or nothing of it, and of its columns only what their reader may see', async () => {
    const id = await publish({ useColumnPermission: true });
    await server.grantStaff('column', ['title', 'level'], id);
    const columns = ['inner', 'level', 'title'].map((prop) => ({ prop, visible: prop !== 'title', pinned: false }));
    const look = { shared: true, columns, density: 'small' as const };
    expect((await make(id, content('紧凑', look), server.admin)).status).toBe(200);
    expect(await only(id, server.admin)).toMatchObject({ columns, density: 'small' });
    expect(await only(id)).toMatchObject({ columns: columns.slice(1), density: 'small' });
    expect((await save(id, await only(id, server.admin), { shared: true }, server.admin)).status).toBe(200);
    expect(await only(id)).toMatchObject({ columns: null, density: null });
  });

  it('are their own until somebody who may share does, and then everybody reads them', async () => {
    const id = await publish();
    await make(id, content('我的'));
    expect(await names(id, colleague)).toEqual([]);
    expect((await make(id, content('大家的', { shared: true }))).status).toBe(403);
    expect((await make(id, content('大家的', { shared: true }), server.admin)).status).toBe(200);
    expect(await names(id, colleague)).toEqual(['大家的']);
    expect(await names(id)).toEqual(['大家的', '我的']);
    const shared = await only(id);
    expect(shared).toMatchObject({ shared: true, mayChange: false });
    expect((await save(id, shared, { shared: true })).status).toBe(403);
    expect((await remove(id, shared.id)).status).toBe(403);
    const own = (await views(id))[1];
    // One of another person's that is not shared is not there, for administrators either.
    expect((await remove(id, own?.id ?? '', server.admin)).status).toBe(404);
    expect((await save(id, shared, { name: '改名', shared: true }, server.admin)).status).toBe(200);
    expect(await names(id, colleague)).toEqual(['改名']);
  });

  it('show nobody more than the list does', async () => {
    const id = await publish({ useColumnPermission: true });
    await server.grantStaff('column', ['title', 'level'], id);
    await fill(id, ['漏']);
    await make(id, content('内部', { shared: true, queryJson: '{"inner":"x"}' }), server.admin);
    expect(await counts(id, server.admin)).toEqual([1]);
    // What it asks for says what stands in the column.
    expect(await names(id)).toEqual([]);
    expect(await names(id, server.admin)).toEqual(['内部']);
    for (const asked of [{ queryJson: '{"inner":"x"}' }, { sidx: 'inner' }, { queryJson: '{"none":1}' }])
      expect((await make(id, content('试', asked))).status).toBe(400);
  });

  it('are out of reach without the list, and in another tenant', async () => {
    const id = await publish();
    await make(id, content('我的'));
    const { id: viewId } = await only(id);
    for (const status of [
      (await other(calls.recordViews, { params: { id } })).status,
      (await other(calls.recordViewCounts, { params: { id } })).status,
      (await make(id, content('别家'), other)).status,
      (await remove(id, viewId, other)).status,
    ])
      expect(status).toBe(404);
    const elsewhere = await publish();
    expect((await remove(elsewhere, viewId)).status).toBe(404);
    expect(await names(id)).toEqual(['我的']);
  });

  it('refuse what cannot be kept, in words', async () => {
    const id = await publish();
    await make(id, content('漏水'));
    expect(await make(id, content(' 漏水 '))).toMatchObject({ status: 409, msg: expect.stringContaining('漏水') });
    for (const body of [content('  '), content('长'.repeat(31)), content('错', { queryJson: '[]' })])
      expect((await make(id, body)).status).toBe(400);
    const known = await only(id);
    expect((await save(id, known, { name: '一' })).status).toBe(200);
    expect((await save(id, known, { name: '二' })).status).toBe(409);
    expect(await names(id)).toEqual(['一']);
    expect((await remove(id, known.id)).status).toBe(200);
    expect((await remove(id, known.id)).status).toBe(404);
  });

  it('are no more than so many, whoever makes them at the same time', async () => {
    const id = await publish();
    const all = Array.from({ length: limits.listViews + 5 }, (_, index) => make(id, content(`第 ${index} 个`)));
    const made = (await Promise.all(all)).filter(({ status }) => status === 200);
    expect(made).toHaveLength(limits.listViews);
    const twins = await Promise.all([1, 2].map(() => make(id, content('同名'), colleague)));
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('follow a field to its new name, and go with their model', async () => {
    const id = await publish();
    await fill(id, ['漏', '裂']);
    const column = { prop: 'title', visible: true, pinned: true };
    await make(id, content('渗漏', { queryJson: '{"title":"漏"}', sidx: 'title', columns: [column] }));
    const { data: stored } = await server.admin(calls.loadModel, { params: { id } });
    const { fullName, enCode, revision } = stored;
    // Another field takes the name that is free now.
    const [title, ...rest] = nodes;
    const next = [{ ...field('input', 'title'), id: 'fresh' }, { ...title, vModel: 'subject' }, ...rest];
    const documents = {
      formData: JSON.stringify({ version: 1, nodes: next }),
      columnData: JSON.stringify(listOf(['subject', 'title', 'level', 'inner'])),
    };
    const body = { fullName, enCode, revision, ...documents };
    expect((await server.admin(calls.updateModel, { params: { id }, body })).status).toBe(200);
    expect((await server.admin(calls.releaseModel, { params: { id }, body: {} })).status).toBe(200);
    expect(await only(id)).toMatchObject({
      ...{ queryJson: '{"subject":"漏"}', sidx: 'subject', columns: [{ ...column, prop: 'subject' }] },
    });
    expect(await counts(id)).toEqual([1]);
    await server.admin(calls.deleteModel, { params: { id } });
    const left = await tables(server.context.database.kysely)
      .selectFrom('base_record_view')
      .select('id')
      .where('model_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});
