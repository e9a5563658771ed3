import { expect, it } from 'vitest';
import { type CallBody, type Calls, calls } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import type { Caller, ModelServer } from '../support/model-server.ts';
import { startPageServer } from '../support/page-server.ts';

type Content = CallBody<Calls['createPosition']>;
const menuId = 'menu-permission-position';
const content = (changes: Partial<Content> = {}): Content => ({
  fullName: '调度员',
  enCode: 'DDY',
  organizeId: 'org-control',
  ...changes,
});

describeOnDatabases('positions', { onBoth: 'locks and recursive statements' }, ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  startPageServer(open, (started) => {
    ({ server, stranger } = started);
  });

  const create = (changes: Partial<Content> = {}, by = server.admin) =>
    by(calls.createPosition, { body: content(changes) });
  const remove = (id: string, by = server.admin) => by(calls.deletePosition, { params: { id } });
  const load = async (id: string) => (await server.admin(calls.loadPosition, { params: { id } })).data;
  const save = (id: string, body: Content & { revision: number }, by = server.admin) =>
    by(calls.savePosition, { params: { id }, body });
  const found = async (query: object) =>
    (await server.admin(calls.positionList, { query })).data.list.map(({ enCode }) => enCode);
  const audited = (target: string) =>
    tables(server.context.database.kysely)
      .selectFrom('base_audit')
      .select(['action', 'menu', 'target_kind', 'target_name', 'before', 'after', 'address', 'request_id'])
      .where('target', '=', target)
      .orderBy('creator_time')
      .orderBy('id')
      .execute();

  it('are listed in their order, with where they belong and how many hold them', async () => {
    const { data } = await server.admin(calls.positionList, { query: { pageSize: 3 } });
    expect(data.pagination).toEqual({ currentPage: 1, pageSize: 3, total: 7 });
    expect(data.list[2]).toMatchObject({ id: 'pos-leader', fullName: '班长', enCode: 'BZ', enabledMark: 1, people: 2 });
    expect(data.list[2]?.organizeIdText).toBe('生产运行部');
    const operators = await server.admin(calls.positionList, { query: { keyword: 'ZBY' } });
    expect(operators.data.list[0]?.organizeIdText).toBe('生产运行部 / 监控中心');
    expect(await found({ keyword: '工程', sidx: 'enCode', sort: 'desc' })).toEqual(['SBGC', 'AQGC']);
    expect(await found({ keyword: '%' })).toEqual([]);
    const byName = await server.admin(calls.positionList, { query: { sidx: 'fullName' }, language: 'en' });
    expect(byName.data.list[0]?.fullName).toBe('Control Room Operator');
    expect(await found({ keyword: 'safety eng' })).toEqual(['AQGC']);
    // Of an organisation those of all below it too.
    expect(await found({ organizeId: 'org-production' })).toEqual(['BMJL', 'BZ', 'XJY', 'ZBY']);
    expect(await found({ organizeId: 'org-control', enabledMark: 1 })).toEqual(['ZBY']);
    for (const sidx of ['tenant_id', 'constructor', 'people'])
      expect((await server.admin(calls.positionList, { query: { sidx } })).status).toBe(400);
  });

  it('are made, changed and deleted, each with what was before and after in the audit', async () => {
    const made = await create({ fullName: ' 调度员 ', description: '  负责调度 ', type: 'technical', sortCode: null });
    const { id } = made.data;
    const kept = {
      ...{ id, fullName: '调度员', enCode: 'DDY', organizeId: 'org-control', type: 'technical' },
      ...{ sortCode: 16, enabledMark: 1, description: '负责调度', revision: 1 },
    };
    expect(await load(id)).toEqual(kept);
    const listed = await server.admin(calls.positionList, { query: { keyword: 'DDY' } });
    expect(listed.data.list).toMatchObject([{ type: 'technical', typeText: '技术岗', people: 0 }]);
    const saved = await save(id, { ...content({ fullName: '值班调度员', sortCode: 5 }), revision: 1 });
    expect(saved.data).toEqual({ id });
    expect(await load(id)).toEqual({
      ...kept,
      fullName: '值班调度员',
      sortCode: 5,
      type: null,
      description: '',
      revision: 2,
    });
    expect((await remove(id)).status).toBe(200);
    expect(await remove(id)).toMatchObject({ status: 404, data: null });
    const rows = await audited(id);
    expect(rows.map(({ action }) => action)).toEqual(['position.create', 'position.change', 'position.delete']);
    expect(rows[0]).toMatchObject({ menu: 'permission.position', target_kind: 'position', before: null });
    expect(rows[1]).toMatchObject({
      target_name: '值班调度员',
      before: { fullName: '调度员', type: 'technical', sortCode: 16, description: '负责调度' },
      after: { fullName: '值班调度员', type: null, sortCode: 5, description: '' },
      address: '127.0.0.1',
      request_id: expect.stringMatching(/./),
    });
    expect(rows[2]).toMatchObject({ before: { fullName: '值班调度员', enCode: 'DDY' }, after: null });
  });

  it('are saved over nothing that somebody else has changed meanwhile', async () => {
    const { id } = (await create({ enCode: 'STALE', fullName: '旧版' })).data;
    const body = { ...content({ enCode: 'STALE', fullName: '新版' }), revision: 1 };
    const both = await Promise.all([save(id, body), save(id, { ...body, fullName: '另版' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.data).toMatchObject({ current: { id, revision: 2 } });
    expect((await load(id)).revision).toBe(2);
  });

  it('have a code once in a tenant, whatever its case and who comes first, and a name once in an organisation', async () => {
    const twins = await Promise.all([
      create({ enCode: 'Twin', fullName: '甲' }),
      create({ enCode: 'TWIN', fullName: '乙' }),
    ]);
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(twins.find(({ status }) => status === 409)?.data).toMatchObject({
      findings: [{ code: 'resource.taken', at: '/enCode' }],
    });
    expect((await create({ fullName: '班长', organizeId: 'org-production' })).data).toMatchObject({
      findings: [{ code: 'resource.nameTaken', at: '/fullName' }],
    });
    expect((await create({ enCode: 'BZ2', fullName: '班长', organizeId: 'org-control' })).status).toBe(200);
    const again = await Promise.all(
      [1, 2].map(() =>
        server.admin(calls.createPosition, {
          body: content({ enCode: 'ONCE', fullName: '丙' }),
          key: 'position-once-0001',
        }),
      ),
    );
    expect(new Set(again.map(({ data }) => data.id)).size).toBe(1);
  });

  it('are refused at the field that is wrong', async () => {
    const wrong: [Partial<Content>, string][] = [
      [{ fullName: ' ' }, '/fullName'],
      [{ fullName: '班-长' }, '/fullName'],
      [{ enCode: 'a b' }, '/enCode'],
      [{ organizeId: 'nowhere' }, '/organizeId'],
      [{ type: 'nothing' }, '/type'],
    ];
    for (const [changes, at] of wrong) {
      const answer = await create({ enCode: 'WRONG', fullName: '错', ...changes });
      expect([answer.status, answer.data], at).toMatchObject([400, { findings: [{ at }] }]);
    }
    const malformed = [
      { fullName: 'x'.repeat(51) },
      { enCode: 'x'.repeat(51) },
      { description: 'x'.repeat(501) },
      { sortCode: 1_000_000 },
      { enabledMark: 2 },
      { organizeId: '../a' },
      { fullName: undefined },
      { tenantId: 'main' },
      { fullName: 7 as unknown as string },
    ];
    for (const changes of malformed) {
      const answer = await create({ enCode: 'WRONG', fullName: '错', ...changes });
      expect([answer.status, answer.data], JSON.stringify(changes)).toEqual([400, null]);
    }
    expect(await found({ keyword: 'WRONG' })).toEqual([]);
  });

  it('may stay in an organisation that has been switched off, but none may come to it', async () => {
    const { id } = (await create({ enCode: 'STAYS' })).data;
    const switchTo = (enabled_mark: number) =>
      tables(server.context.database.kysely)
        .updateTable('base_organize')
        .set({ enabled_mark })
        .where('id', '=', 'org-control')
        .execute();
    await switchTo(0);
    expect((await save(id, { ...content({ enCode: 'STAYS', fullName: '改名' }), revision: 1 })).status).toBe(200);
    expect((await create({ enCode: 'COMES' })).status).toBe(400);
    await switchTo(1);
    expect((await remove(id)).status).toBe(200);
  });

  it('in use are not deleted, alone or among others, and it is said by what', async () => {
    const uses = await server.admin(calls.positionUses, { params: { id: 'pos-leader' } });
    expect(uses.data).toMatchObject({
      count: 2,
      says: [{ severity: 'info', message: '人员 2' }],
      list: [{ kind: '人员' }, { kind: '人员' }],
    });
    expect(await remove('pos-leader')).toMatchObject({ status: 409, data: { current: uses.data } });
    const { id } = (await create({ enCode: 'FREE', fullName: '空闲' })).data;
    const free = await server.admin(calls.positionUses, { params: { id } });
    expect(free.data).toEqual({ count: 0, says: [], list: [] });
    for (const [ids, status] of [
      [[id, 'pos-leader'], 409],
      [[id, 'nobody'], 404],
      [Array(501).fill('a'), 400],
      [[], 400],
    ] as const)
      expect((await server.admin(calls.deletePositions, { body: { ids: [...ids] } })).status).toBe(status);
    expect((await load(id)).enCode).toBe('FREE');
    expect((await server.admin(calls.deletePositions, { body: { ids: [id] } })).status).toBe(200);
  });

  it('are switched off and on, and put in another order', async () => {
    const { id } = (await create({ enCode: 'LAST', fullName: '末位' })).data;
    const state = (body: object) => server.admin(calls.setPositionState, { params: { id }, body });
    expect((await state({})).data).toEqual({ enabledMark: 0 });
    expect((await state({ enabledMark: 0 })).data).toEqual({ enabledMark: 0 });
    expect((await state({})).data).toEqual({ enabledMark: 1 });
    const before = await found({ pageSize: 100 });
    expect(before.slice(0, 2)).toEqual(['XTGL', 'BMJL']);
    const sorted = await server.admin(calls.sortPositions, { body: { ids: [id, 'pos-admin'] } });
    expect(sorted.status).toBe(200);
    const after = await found({ pageSize: 100 });
    expect([after[0], after.at(-1)]).toEqual(['LAST', 'XTGL']);
    expect(after.slice(1, -1)).toEqual(before.slice(1, -1));
    expect((await server.admin(calls.sortPositions, { body: { ids: [id, 'nobody'] } })).status).toBe(404);
  });

  it('are open to whoever holds the menu, and changed by whoever holds its button as well', async () => {
    const params = { id: 'pos-safety' };
    const reads = async (by: Caller) => (await by(calls.positionList, {})).status;
    const writes = async (by: Caller) => [
      (await create({ enCode: 'RIGHT', fullName: '权' }, by)).status,
      (await by(calls.setPositionState, { params, body: { enabledMark: 1 } })).status,
      (await remove('pos-safety', by)).status,
      (await by(calls.sortPositions, { body: { ids: ['pos-safety'] } })).status,
    ];
    const { staff } = server;
    expect([await reads(staff), await writes(staff)]).toEqual([403, [403, 403, 403, 403]]);
    // A button of a page that somebody cannot open is none.
    await server.gradeTo(staff.userId);
    await server.grantTo(staff.userId, 'button', ['btn_state'], menuId);
    server.context.live.announce('rights', { tenantId: 'main' });
    expect([await reads(staff), await writes(staff)]).toEqual([403, [403, 403, 403, 403]]);
    await server.grantStaff('menu', [menuId]);
    server.context.live.announce('rights', { tenantId: 'main' });
    expect([await reads(staff), await writes(staff)]).toEqual([200, [403, 200, 403, 403]]);
    const mine = await staff(calls.currentUser, {});
    expect(mine.data.permissionList).toContainEqual({
      modelId: menuId,
      button: [{ enCode: 'btn_state' }],
      column: [],
      form: [],
    });
  });

  it('of another tenant are not there', async () => {
    expect((await stranger(calls.positionList, {})).data.list).toEqual([]);
    const params = { id: 'pos-safety' };
    for (const answer of [
      await stranger(calls.loadPosition, { params }),
      await save('pos-safety', { ...content(), revision: 5 }, stranger),
      await remove('pos-safety', stranger),
      await stranger(calls.positionUses, { params }),
      await stranger(calls.setPositionState, { params, body: {} }),
      await stranger(calls.sortPositions, { body: { ids: ['pos-safety'] } }),
    ])
      expect(answer).toMatchObject({ status: 404, data: null });
    // An organisation of this tenant is none of theirs.
    expect((await create({}, stranger)).data).toMatchObject({ findings: [{ at: '/organizeId' }] });
    expect((await load('pos-safety')).enCode).toBe('AQGC');
  });

  it('are known to open pages at once after a change', async () => {
    const heard: string[] = [];
    const stop = server.context.live.subscribe('organize', {
      hear: ({ tenantId }) => void heard.push(tenantId),
      reread: () => {},
    });
    await create({ enCode: 'NEWS', fullName: '新闻' });
    await create({ enCode: 'NEWS', fullName: '新闻' });
    stop();
    expect(heard).toEqual(['main']);
  });

  it('may keep a code that another one has from before, when codes were not told apart by everything', async () => {
    const { id } = (await create({ enCode: 'EARLIER', fullName: '先到' })).data;
    await tables(server.context.database.kysely)
      .updateTable('base_position')
      .set({ en_code: 'TWINS' })
      .where('id', 'in', [id, 'pos-admin'])
      .execute();
    const body = { ...content({ enCode: 'TWINS', fullName: '先到者' }), revision: 1 };
    expect((await save(id, body)).status).toBe(200);
    expect((await create({ enCode: 'TWINS', fullName: '后到' })).status).toBe(409);
  });
});
