import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const nodes: Node[] = [
  field('input', 'title', { config: { required: true } }),
  field('input', 'no', { config: { unique: true } }),
  field('inputIntNumber', 'count', { props: { max: 10 } }),
  field('input', 'reason', {
    config: { required: true },
    showWhen: { logic: 'and', conditions: [{ field: 'count', operator: 'equal', value: 9 }] },
  }),
];

describeOnDatabases('several records at once', ({ open }) => {
  let server: ModelServer;
  let other: Caller;
  let made = 0;
  beforeAll(async () => {
    server = await startModelServer(await open());
    other = await addTenant(server, 'tenant-two');
  });
  afterAll(() => server.app.close());

  const publish = (list: Partial<ListDocument> = {}, form = {}) => {
    made += 1;
    return publishDesign(server, model(`bulk${made}`, nodes, listOf(['title', 'no', 'count'], list), form));
  };
  const create = async (id: string, data: object, caller = server.staff) =>
    (await caller(calls.createRecord, { params: { id }, body: { data: JSON.stringify(data) } })).data.id;
  const some = async (id: string) => [
    await create(id, { title: '甲', no: '1', count: 1 }),
    await create(id, { title: '乙', no: '2', count: 2, reason: '' }),
  ];
  const change = (id: string, ids: readonly string[], data: object, caller = server.staff) =>
    caller(calls.updateRecords, {
      params: { id },
      body: { rows: ids.map((one) => ({ id: one })), data: JSON.stringify(data) },
    });
  const read = async (id: string, dataId: string) =>
    JSON.parse((await server.admin(calls.loadRecord, { params: { id, dataId } })).data.data);

  it('take the same value, keep the rest, and tell it in their history', async () => {
    const id = await publish();
    const ids = await some(id);
    expect((await change(id, [...ids, ...ids], { count: 7 })).data).toEqual({ updated: 2 });
    expect(await Promise.all(ids.map((one) => read(id, one)))).toMatchObject([
      { title: '甲', no: '1', count: 7 },
      { title: '乙', no: '2', count: 7 },
    ]);
    const [dataId = ''] = ids;
    const history = await server.staff(calls.recordHistory, { params: { id, dataId }, query: {} });
    expect(history.data.list[0]).toMatchObject({ action: 'update', fields: [{ name: 'count' }] });
  });

  it('are all as they were where one is refused, and it is said which', async () => {
    const id = await publish();
    const [first = '', second = ''] = await some(id);
    const asBefore = async () =>
      expect([(await read(id, first)).count, (await read(id, second)).count]).toEqual([1, 2]);
    const tooMuch = await change(id, [first, second], { count: 11 });
    expect(tooMuch).toMatchObject({ status: 422, data: { id: [first, second].sort()[0] } });
    expect(tooMuch.data).toMatchObject({ findings: [{ at: '/count' }] });
    await asBefore();
    // What the value asks for elsewhere in a record refuses it as well.
    expect(await change(id, [first, second], { count: 9 })).toMatchObject({ status: 422 });
    expect(await change(id, [first, second], { no: '3' })).toMatchObject({
      status: 422,
      data: { id: expect.anything() },
    });
    expect(await change(id, [first, 'gone'], { count: 5 })).toMatchObject({ status: 404, data: { id: 'gone' } });
    await asBefore();
  });

  it('are no road past rights, rows and locks', async () => {
    const id = await publish({ useBtnPermission: true });
    const ids = [await create(id, { title: '甲', no: '1' }, server.admin)];
    expect((await change(id, ids, { count: 5 })).status).toBe(403);
    expect((await change(id, ids, { count: 5 }, other)).status).toBe(404);
    const own = await publish({ useDataPermission: true });
    const colleagues = [await create(own, { title: '乙', no: '1' }, await server.signIn('user-liwei'))];
    expect((await change(own, colleagues, { count: 5 })).status).toBe(404);
    const locked = await publish({}, { concurrencyLock: true });
    const [dataId = ''] = await some(locked);
    expect((await change(locked, [dataId], { count: 5 })).status).toBe(400);
    const body = { rows: [{ id: dataId, revision: 1 }], data: '{"count":5}' };
    const lockedChange = () => server.staff(calls.updateRecords, { params: { id: locked }, body });
    expect((await lockedChange()).status).toBe(200);
    expect((await lockedChange()).status).toBe(409);
  });

  it('wait for each other where two people change the same ones', async () => {
    const id = await publish();
    const ids = await some(id);
    const answers = await Promise.all([
      change(id, ids, { count: 5 }),
      change(id, ids.toReversed(), { count: 6 }, server.admin),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [one, next] = await Promise.all(ids.map((dataId) => read(id, dataId)));
    expect(one.count).toBe(next.count);
  });
});
