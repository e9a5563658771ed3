import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { maySeeRecord } from '../../server/gateway/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { sessionsOf } from '../../server/oauth/sessions.ts';
import { sweepBins } from '../../server/record-bin/index.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model, orderDesign } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const order = { title: '星湖街渗漏', cost: 12, materials: [{ name: '泵', quantity: 2, price: 5 }] };

describeOnDatabases('the bin of a model', { onBoth: 'races' }, ({ open }) => {
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

  const db = () => tables(server.context.database.kysely);
  const freshCode = () => {
    count += 1;
    return `bin${count}`;
  };
  const publish = (nodes: Node[], list: Partial<ListDocument> = {}) =>
    publishDesign(server, model(freshCode(), nodes, listOf([nodes[0]?.vModel ?? ''], list), { logicalDelete: true }));
  const create = async (id: string, values: object, caller = server.staff) => {
    const answer = await caller(calls.createRecord, { params: { id }, body: { data: JSON.stringify(values) } });
    expect([answer.status, answer.msg]).toEqual([200, expect.anything()]);
    return answer.data.id;
  };
  const remove = async (id: string, dataId: string, caller = server.staff) =>
    (await caller(calls.deleteRecord, { params: { id, dataId } })).status;
  const restore = (id: string, ids: string[], caller = server.staff) =>
    caller(calls.restoreRecords, { params: { id }, body: { ids } });
  const bin = async (id: string, caller = server.staff) =>
    (await caller(calls.deletedRecords, { params: { id } })).data;
  const labels = async (id: string, caller = server.staff) => (await bin(id, caller)).list.map(({ label }) => label);
  const read = (id: string, dataId: string) => server.staff(calls.loadRecord, { params: { id, dataId } });
  const storeFile = async (fileId: string, creator_id: string) => {
    await db()
      .insertInto('base_file')
      .values({
        ...{ id: fileId, tenant_id: 'main', type: 'annex', name: `${fileId}.pdf`, extension: 'pdf' },
        ...{ media_type: 'application/pdf', size: 3, sha256: '', stored_path: fileId, creator_id },
        ...{ creator_time: new Date().toISOString(), model_id: null, data_id: null, released_time: null },
      })
      .execute();
    return { fileId, name: '', url: '' };
  };
  const releasedFiles = async (dataId: string) =>
    (await db().selectFrom('base_file').select('released_time').where('data_id', '=', dataId).execute()).map(
      ({ released_time }) => released_time !== null,
    );
  const ageInBin = (dataId: string, days: number) =>
    db()
      .updateTable('base_deleted_record')
      .set({ delete_time: new Date(Date.now() - days * 86_400_000).toISOString() })
      .where('data_id', '=', dataId)
      .execute();

  it('holds a deleted record, says who moved it there and how long it stays, and gives it back as it was', async () => {
    const id = await publishDesign(server, orderDesign(freshCode(), {}, { logicalDelete: true }));
    const dataId = await create(id, order);
    const before = await read(id, dataId);
    expect(await remove(id, dataId)).toBe(200);
    expect((await read(id, dataId)).status).toBe(404);
    expect(await bin(id)).toEqual({
      list: [
        {
          id: dataId,
          label: JSON.parse(before.data.data).no,
          userName: '周敏',
          time: expect.any(String),
          daysLeft: 30,
        },
      ],
      pagination: { currentPage: 1, pageSize: 20, total: 1 },
      mayPurge: false,
    });
    expect((await restore(id, [dataId])).data).toEqual({ restored: 1 });
    expect((await read(id, dataId)).data).toEqual(before.data);
    expect(await labels(id)).toEqual([]);
  });

  it('is the only place where what is in it can be met', async () => {
    const id = await publishDesign(
      server,
      orderDesign(
        freshCode(),
        { type: 3, groupField: 'level', work: [{ title: '待办', verb: '处理' }], figures: [{ label: '未闭环' }] },
        { logicalDelete: true },
      ),
    );
    const gone = await create(id, { ...order, level: 2, reason: '锈蚀' });
    await create(id, { ...order, title: '另一处', level: 1 });
    await remove(id, gone);
    const params = { id };
    const find = async (keyword?: string) =>
      JSON.stringify((await server.staff(calls.recordList, { params, body: { keyword } })).data.list);
    const all = [
      await find(),
      await find('星湖'),
      await server.staff(calls.recordGroups, { params, body: {} }),
      await server.staff(calls.fieldDataSelect, { params, query: { relationField: 'title' } }),
      await server.staff(calls.myWork),
    ];
    for (const answer of all) expect(JSON.stringify(answer)).not.toContain('星湖街渗漏');
    const counted = await server.staff(calls.recordStatistics, {
      params,
      body: { group: { field: 'level' }, measures: [{ kind: 'count' }] },
    });
    expect(counted.data.rows).toBe(1);
    const work = (await server.staff(calls.myWork)).data;
    expect(work.figures.find(({ label }) => label === '未闭环')?.value).toBe(1);
    expect((await server.staff(calls.recordHistory, { params: { id, dataId: gone } })).status).toBe(404);
    await restore(id, [gone]);
    expect(await find('星湖')).toContain('星湖街渗漏');
    expect((await server.staff(calls.recordHistory, { params: { id, dataId: gone } })).status).toBe(200);
  });

  it('keeps sub-rows and files of a record, and lets go of them when it is removed for good', async () => {
    const id = await publish([
      field('input', 'a'),
      field('uploadFile', 'files'),
      field('table', 'rows', { config: { children: [field('input', 'name'), field('uploadFile', 'papers')] } }),
    ]);
    const [plan, paper] = [await storeFile('bin-plan', 'user-zhoumin'), await storeFile('bin-paper', 'user-zhoumin')];
    const dataId = await create(id, { a: '1', files: [plan], rows: [{ name: '一', papers: [paper] }] });
    const before = (await read(id, dataId)).data;
    const { token } = await sessionsOf(server.context).start({ userId: server.staff.userId, tenantId: 'main' }, '::1');
    const actor = await sessionsOf(server.context).actorOf(token);
    const mayLoad = () => maySeeRecord(server.context, actor, id, dataId);
    await remove(id, dataId);
    expect(await mayLoad()).toBe(false);
    expect(await releasedFiles(dataId)).toEqual([false, false]);
    await restore(id, [dataId]);
    expect(await mayLoad()).toBe(true);
    expect((await read(id, dataId)).data).toEqual(before);
    await remove(id, dataId);
    const purge = (caller: Caller) => caller(calls.purgeRecords, { params: { id }, body: { ids: [dataId] } });
    expect((await purge(server.staff)).status).toBe(403);
    expect((await purge(server.admin)).data).toEqual({ deleted: 1 });
    expect(await releasedFiles(dataId)).toEqual([true, true]);
    expect((await restore(id, [dataId])).status).toBe(404);
    expect((await purge(server.admin)).status).toBe(404);
  });

  it('is opened to whoever deleted and to administrators, as far as their rows reach', async () => {
    const id = await publish([field('input', 'a')], { useBtnPermission: true, useDataPermission: true });
    await server.grantStaff('button', ['btn_add', 'btn_remove'], id);
    const [mine, theirs] = [await create(id, { a: 'mine' }), await create(id, { a: 'theirs' }, colleague)];
    expect([await remove(id, mine), await remove(id, theirs, colleague)]).toEqual([200, 200]);
    expect([await labels(id), await labels(id, colleague)]).toEqual([['mine'], ['theirs']]);
    expect((await labels(id, server.admin)).toSorted()).toEqual(['mine', 'theirs']);
    expect((await bin(id, server.admin)).mayPurge).toBe(true);
    for (const ids of [[theirs], [mine, theirs]]) expect((await restore(id, ids)).status).toBe(404);
    expect((await restore(id, [mine], other)).status).toBe(404);
    expect((await other(calls.deletedRecords, { params: { id } })).status).toBe(404);
    // Refused as a whole, the one that could have come back is still there.
    expect(await labels(id)).toEqual(['mine']);
    // A record that somebody may no longer see is not brought back by him.
    const adminMade = await create(id, { a: 'of the administrator' }, server.admin);
    await db()
      .insertInto('base_deleted_record')
      .values({
        ...{ tenant_id: 'main', model_id: id, data_id: adminMade, user_id: 'user-zhoumin' },
        delete_time: new Date().toISOString(),
      })
      .execute();
    expect((await restore(id, [adminMade])).status).toBe(404);
    expect(await labels(id)).toEqual(['mine']);
    expect((await restore(id, [mine, theirs], server.admin)).data).toEqual({ restored: 2 });
  });

  it('blocks no value that is kept unique, and gives none back that was taken meanwhile', async () => {
    const id = await publish([field('input', 'a', { config: { unique: true, label: '编号' } })]);
    const first = await create(id, { a: 'K1' });
    await remove(id, first);
    const second = await create(id, { a: 'K1' });
    const refused = await restore(id, [first]);
    expect(refused.status).toBe(409);
    expect(refused.msg).toContain('编号');
    expect(refused.msg).toContain('K1');
    expect(await labels(id)).toEqual(['K1']);
    await remove(id, second);
    expect((await restore(id, [first, second])).status).toBe(409);
    expect((await restore(id, [first])).status).toBe(200);
  });

  it('makes no circle of a tree whose rows were moved meanwhile', async () => {
    const id = await publish([field('input', 'name'), field('input', 'above')], { type: 5, parentField: 'above' });
    const low = await create(id, { name: 'low' });
    const top = await create(id, { name: 'top', above: low });
    const middle = await create(id, { name: 'middle', above: top });
    await remove(id, top);
    const moved = await server.staff(calls.updateRecord, {
      params: { id, dataId: low },
      body: { data: JSON.stringify({ above: middle }) },
    });
    expect(moved.status).toBe(200);
    expect((await restore(id, [top])).status).toBe(409);
    await server.staff(calls.updateRecord, { params: { id, dataId: low }, body: { data: '{"above":null}' } });
    expect((await restore(id, [top])).status).toBe(200);
  });

  it('is emptied of what has been there for its time, and of nothing else', async () => {
    const id = await publish([field('input', 'a'), field('uploadFile', 'files')]);
    const [old, young] = [
      await create(id, { a: 'old', files: [await storeFile('bin-old', 'user-zhoumin')] }),
      await create(id, { a: 'young' }),
    ];
    await server.staff(calls.deleteRecords, { params: { id }, body: { ids: [old, young] } });
    await ageInBin(old, 31);
    await ageInBin(young, 29.5);
    expect((await bin(id)).list.map(({ label, daysLeft }) => [label, daysLeft])).toEqual([
      ['young', 1],
      ['old', 0],
    ]);
    expect(await sweepBins(server.context)).toBe(1);
    expect(await labels(id)).toEqual(['young']);
    expect(await releasedFiles(old)).toEqual([true]);
  });

  it('is forgotten with its model', async () => {
    const id = await publish([field('input', 'a')]);
    await remove(id, await create(id, { a: '1' }));
    await server.admin(calls.deleteModel, { params: { id } });
    const left = await db().selectFrom('base_deleted_record').select('data_id').where('model_id', '=', id).execute();
    expect(left).toEqual([]);
  });

  const statuses = async (answers: readonly Promise<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).toSorted();

  it('is reached once by several that delete, and left once by several that restore', async () => {
    const id = await publish([field('input', 'a')]);
    const dataId = await create(id, { a: '1' });
    const removals = [server.staff, colleague, server.admin].map((caller) =>
      caller(calls.deleteRecord, { params: { id, dataId } }),
    );
    expect(await statuses(removals)).toEqual([200, 404, 404]);
    expect(await labels(id, server.admin)).toEqual(['1']);
    const returns = [1, 2, 3].map(() => restore(id, [dataId], server.admin));
    expect(await statuses(returns)).toEqual([200, 404, 404]);
    expect((await read(id, dataId)).status).toBe(200);
  });

  it('takes some of the same records by several at once without a deadlock', async () => {
    const id = await publish([field('input', 'a')]);
    const ids = await Promise.all(['1', '2', '3', '4'].map((a) => create(id, { a })));
    await server.staff(calls.deleteRecords, { params: { id }, body: { ids } });
    const answers = [ids, ids.toReversed(), ids.slice(1), ids.slice(0, 3)].map((some) => restore(id, some));
    const found = await statuses(answers);
    expect(found.every((status) => status === 200 || status === 404)).toBe(true);
    expect(found.filter((status) => status === 200).length).toBeGreaterThan(0);
  });

  it('gives a record back or loses it for good, where the sweep meets a restore', async () => {
    const id = await publish([field('input', 'a')]);
    for (let round = 0; round < 5; round += 1) {
      const dataId = await create(id, { a: String(round) });
      await remove(id, dataId);
      await ageInBin(dataId, 31);
      const [swept, answer] = await Promise.all([sweepBins(server.context), restore(id, [dataId])]);
      expect([swept, answer.status]).toEqual(swept === 1 ? [1, 404] : [0, 200]);
      expect((await read(id, dataId)).status).toBe(swept === 1 ? 404 : 200);
    }
  });

  it('holds what was saved before, where a deletion meets a save', async () => {
    const id = await publish([field('input', 'a')]);
    for (let round = 0; round < 5; round += 1) {
      const dataId = await create(id, { a: 'before' });
      const [saved, removed] = await Promise.all([
        colleague(calls.updateRecord, { params: { id, dataId }, body: { data: '{"a":"after"}' } }),
        remove(id, dataId),
      ]);
      expect(removed).toBe(200);
      expect(await labels(id)).toEqual([saved.status === 200 ? 'after' : 'before']);
      await restore(id, [dataId]);
      await server.admin(calls.deleteRecord, { params: { id, dataId } });
    }
  });
});
