import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallQuery, calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { accessThroughField, selectFieldData } from '../../server/gateway/index.ts';
import { sessionsOf } from '../../server/oauth/sessions.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const levels = [
  { id: 1, fullName: '一般' },
  { id: 2, fullName: '严重' },
];

/** Of its list two columns, by the second of which it is sorted, the lowest first. */
const design = (enCode: string, useDataPermission = true) =>
  model(
    enCode,
    [
      field('input', 'name'),
      field('inputIntNumber', 'depth'),
      field('select', 'level', { slot: { options: levels } }),
      field('inputNumber', 'cost', { props: { precision: 2 } }),
      field('textarea', 'notes'),
      field('input', 'key', { access: 'key_see' }),
    ],
    listOf(['name', 'depth'], { defaultSidx: 'depth', sort: 'asc', useDataPermission }),
  );

describeOnDatabases('records to choose from', ({ open }) => {
  let server: ModelServer;
  let id: string;
  const ids: string[] = [];
  beforeAll(async () => {
    server = await startModelServer(await open());
    id = await publishDesign(server, design('picked'), false);
    for (const row of [
      { name: '甲', depth: 3, level: 1, cost: 12.5, notes: 'first' },
      { name: '乙', depth: 1, level: 2, cost: 7, key: 'k' },
      { name: '丙', depth: 2, level: 1, cost: 900 },
    ])
      ids.push(
        (await server.admin(calls.createRecord, { params: { id }, body: { data: JSON.stringify(row) } })).data.id,
      );
  });
  afterAll(() => server.app.close());

  const pick = async (query: CallQuery<typeof calls.fieldDataSelect>, caller = server.admin) => {
    const answer = await caller(calls.fieldDataSelect, { params: { id }, query: { columnOptions: 'name', ...query } });
    return answer.status === 200 ? answer.data.list.map((row) => row.name) : answer.status;
  };

  it('stand in the order of their list, and in another by a column that is shown', async () => {
    expect(await pick({})).toEqual(['乙', '丙', '甲']);
    expect(await pick({ columnOptions: 'name,cost', sidx: 'cost', sort: 'desc' })).toEqual(['丙', '甲', '乙']);
    expect(await pick({ columnOptions: 'name,cost', sidx: 'cost', sort: 'asc', pageSize: 2 })).toEqual(['乙', '甲']);
    for (const sidx of ['depth', 'creatorUserId', 'name; drop'])
      expect([sidx, await pick({ sidx })]).toEqual([sidx, 400]);
  });

  it('are read back by their ids, whichever are there', async () => {
    const [first, , third] = ids;
    expect(await pick({ ids: `${first},gone,${third}` })).toEqual(['丙', '甲']);
    expect(await pick({ ids: '' })).toEqual([]);
    expect(await pick({ ids: `${first},${third}`, keyword: '甲' })).toEqual(['甲']);
    expect(await pick({ ids: Array.from({ length: limits.batchIds + 1 }, (_, at) => `id${at}`).join() })).toBe(400);
  });

  it('are found by every column that is shown whose kind can be searched, in a list or not', async () => {
    const columnOptions = 'name,level,cost,notes';
    expect(await pick({ columnOptions, keyword: '严重' })).toEqual(['乙']);
    expect(await pick({ columnOptions, keyword: '12.5' })).toEqual(['甲']);
    expect(await pick({ columnOptions, keyword: 'first' })).toEqual(['甲']);
    expect(await pick({ columnOptions: 'name', keyword: '严重' })).toEqual([]);
  });

  it('are, of a model that is in no menu of the reader, what a field names: no other column, and his own rows alone', async () => {
    const actorOf = async (userId: string) => {
      const { token } = await sessionsOf(server.context).start({ userId, tenantId: 'main' }, '::1');
      return sessionsOf(server.context).actorOf(token);
    };
    const seen = async (userId: string, columns: string[], query = {}, modelId = id) => {
      const access = await accessThroughField(server.context, await actorOf(userId), modelId, new Set(columns));
      return selectFieldData(server.context, access, { columnOptions: columns.join(), ...query });
    };
    expect(await pick({}, server.staff)).toBe(403);
    expect((await seen(server.admin.userId, ['name', 'cost'])).list).toHaveLength(3);
    expect((await seen(server.staff.userId, ['name', 'cost'])).list).toEqual([]);
    const forAll = await publishDesign(server, design('forAll', false), false);
    const data = JSON.stringify({ name: '丁', cost: 5 });
    await server.admin(calls.createRecord, { params: { id: forAll }, body: { data } });
    const { list } = await seen(server.staff.userId, ['name'], {}, forAll);
    expect(list).toEqual([{ id: expect.any(String), name: '丁' }]);
    await expect(seen(server.staff.userId, ['name'], { columnOptions: 'name,cost' })).rejects.toMatchObject({
      answer: 'badInput',
    });
    await expect(seen(server.staff.userId, ['name'], { sidx: 'cost' })).rejects.toMatchObject({ answer: 'badInput' });
    // Its node asks for a code, whoever names it.
    await expect(seen(server.staff.userId, ['key'])).rejects.toMatchObject({ answer: 'badInput' });
    for (const code of ['nothing', 'name']) expect(await pick({ field: code }, server.staff)).toBe(403);
  });
});
