import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import { json } from '../../server/database/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model, orderDesign } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const order = { title: '甲', cost: 12, materials: [{ name: '泵', quantity: 2, price: 5 }] };

describeOnDatabases('rights to a model', ({ open }) => {
  let server: ModelServer;
  afterAll(() => server.app.close());
  let count = 0;
  beforeAll(async () => {
    server = await startModelServer(await open());
  });

  /** A published model with one record, and a member of staff with a role of his own that holds just these codes. */
  async function stage(list: Partial<ListDocument>, codes: Partial<Record<'button' | 'column' | 'form', string[]>>) {
    count += 1;
    const id = await publishDesign(server, orderDesign(`rights${count}`, list));
    const created = await server.admin(calls.createRecord, { params: { id }, body: { data: JSON.stringify(order) } });
    for (const type of ['button', 'column', 'form'] as const) await server.grantStaff(type, codes[type] ?? [], id);
    // Rights are kept for less than a second, by person: each stage asks as somebody who was not asked about before.
    const caller = await someone(`person-${count}`);
    return { id, dataId: created.data.id, caller, params: { id, dataId: created.data.id } };
  }

  async function someone(userId: string): Promise<Caller> {
    const db = tables(server.context.database.kysely);
    const like = await db.selectFrom('base_user').selectAll().where('id', '=', 'user-liwei').executeTakeFirstOrThrow();
    await db
      .insertInto('base_user')
      .values({
        ...like,
        names: json(like.names),
        preferences: json({}),
        id: userId,
        account: userId,
        account_key: userId,
      })
      .execute();
    await db
      .insertInto('base_user_role')
      .values({ tenant_id: like.tenant_id, user_id: userId, role_id: 'role-staff' })
      .execute();
    return server.signIn(userId);
  }

  const save = (caller: Caller, params: { id: string; dataId: string }, data: unknown) =>
    caller(calls.updateRecord, { params, body: { data: JSON.stringify(data) } });
  const values = async (caller: Caller, params: { id: string; dataId: string }) => {
    const answer = await caller(calls.loadRecord, { params });
    return JSON.parse(answer.data.data);
  };

  it('opens a model only to those who have a menu entry of it, and says the same of one that is not there', async () => {
    const id = await publishDesign(server, orderDesign('hiddenModel'), false);
    const asked = await server.staff(calls.recordList, { params: { id }, body: {} });
    const absent = await server.staff(calls.recordList, { params: { id: 'absent' }, body: {} });
    expect(asked.status).toBe(403);
    expect({ code: asked.code, msg: asked.msg }).toEqual({ code: absent.code, msg: absent.msg });
    expect((await server.admin(calls.recordList, { params: { id }, body: {} })).status).toBe(200);
  });

  it.each([
    ['btn_add', 0],
    ['btn_edit', 1],
    ['btn_remove', 2],
  ] as const)('asks for %s where the list asks for button codes, and for no other code', async (code, which) => {
    const { id, caller, params } = await stage({ useBtnPermission: true }, { button: [code] });
    const statuses = [
      (await caller(calls.createRecord, { params: { id }, body: { data: JSON.stringify(order) } })).status,
      (await save(caller, params, { title: '乙' })).status,
      (await caller(calls.deleteRecords, { params: { id }, body: { ids: [params.dataId] } })).status,
    ];
    expect(statuses).toEqual([0, 1, 2].map((index) => (index === which ? 200 : 403)));
  });

  it('asks for no code where the list does not', async () => {
    const { caller, params } = await stage({}, {});
    expect((await save(caller, params, { title: '乙' })).status).toBe(200);
    expect((await caller(calls.deleteRecord, { params })).status).toBe(200);
  });

  it('withholds a column from list, search, word, sort, sum, picker and record', async () => {
    const { id, caller, params } = await stage({ useColumnPermission: true }, { column: ['no', 'count'] });
    const ask = (body: object) => caller(calls.recordList, { params: { id }, body });
    const page = await ask({});
    expect(Object.keys(page.data.list[0] ?? {}).sort()).toEqual(['count', 'id', 'no', 'revision']);
    expect(page.data.summary).toBeUndefined();
    expect((await ask({ keyword: '甲' })).data.list).toEqual([]);
    const refusals = [
      ask({ sidx: 'cost' }),
      ask({ queryJson: JSON.stringify({ cost: [12, 12] }) }),
      ask({ queryJson: JSON.stringify({ 'materials-name': '泵' }) }),
      ask({ superQueryJson: JSON.stringify({ conditionList: [{ field: 'title', symbol: '==', fieldValue: '甲' }] }) }),
      caller(calls.fieldDataSelect, { params: { id }, query: { relationField: 'title' } }),
      caller(calls.fieldDataSelect, { params: { id }, query: { columnOptions: 'no,cost' } }),
    ];
    expect((await Promise.all(refusals)).map(({ status }) => status)).toEqual(refusals.map(() => 400));
    const shown = await values(caller, params);
    expect(shown).not.toHaveProperty('title');
    expect(shown).toHaveProperty('no');
    const config = await caller(calls.modelConfig, { params: { id } });
    expect(JSON.parse(config.data.columnData).columnList.map((column: { prop: string }) => column.prop)).toEqual([
      'no',
      'count',
    ]);
    expect(config.data.formData).not.toContain('"title"');
  });

  it('neither shows nor writes a form field without right, and keeps what is stored in it', async () => {
    const { id, caller, params } = await stage(
      { useFormPermission: true },
      { form: ['title', 'materials-name', 'materials-quantity'] },
    );
    expect(await values(caller, params)).toEqual({
      title: '甲',
      materials: [{ id: expect.any(String), name: '泵', quantity: 2 }],
    });
    const shown = await caller(calls.recordDataChange, { params });
    expect(Object.keys(JSON.parse(shown.data.data)).sort()).toEqual(['materials', 'title']);
    for (const forbidden of [
      { cost: 1 },
      { total: 1, cost: 1 },
      { materials: [{ name: '泵', quantity: 1, price: 1 }] },
    ]) {
      expect((await save(caller, params, { title: '乙', ...forbidden })).status).toBe(422);
    }
    const [row] = (await values(caller, params)).materials;
    expect((await save(caller, params, { title: '乙', materials: [{ ...row, quantity: 4 }] })).status).toBe(200);
    expect(await values(server.admin, params)).toMatchObject({
      title: '乙',
      cost: 12,
      total: 32,
      materials: [{ name: '泵', quantity: 4, price: 5, amount: 20 }],
    });
    expect(
      Object.keys((await caller(calls.recordList, { params: { id }, body: {} })).data.list[0] ?? {}),
    ).not.toContain('cost');
  });

  it('never takes system fields, calculated fields, hidden fields or an id from a client', async () => {
    const { id, caller, params } = await stage({}, {});
    for (const key of ['id', 'tenantId', 'tenant_id', 'flowId', 'version', 'revision', 'creator_id']) {
      const answer = await caller(calls.createRecord, {
        params: { id },
        body: { data: JSON.stringify({ ...order, [key]: params.dataId }) },
      });
      expect([key, answer.status]).toEqual([key, 422]);
      expect(JSON.stringify(answer.data)).toContain(key);
    }
    const before = await values(server.admin, params);
    await save(caller, params, {
      createUser: 'x',
      createTime: '2020-01-01T00:00:00Z',
      no: 'QX1',
      total: 5,
      secret: 'x',
      title: '丙',
    });
    expect(await values(server.admin, params)).toEqual({ ...before, title: '丙', modifyUser: caller.userId });
    const kysely = server.context.database.kysely;
    const { rows } = await sql<{ table_name: string; column_name: string }>`
      select t.table_name, c.column_name from base_visualdev_column c join base_visualdev_table t
      on t.model_id = c.model_id and t.table_key = c.table_key where c.model_id = ${id} and c.field = 'secret'`.execute(
      kysely,
    );
    const place = rows[0] ?? { table_name: '', column_name: '' };
    const stored = await sql<{
      value: string;
    }>`select ${sql.ref(place.column_name)} as value from ${sql.table(place.table_name)}`.execute(kysely);
    expect(stored.rows.map(({ value }) => value)).toEqual(['kept']);
  });

  it('tells nobody what stands in a field that no page draws, unless the list names it', async () => {
    const hidden = { config: { noShow: true, defaultValue: '密' } };
    const nodes = [
      ...['secret', 'shown', 'sought'].map((name) => field('input', name, hidden)),
      field('input', 'a'),
      field('table', 'rows', { config: { children: [field('input', 'b'), field('input', 'unsaid', hidden)] } }),
      field('table', 'unseen', { config: { noShow: true, children: [field('input', 'c')] } }),
    ];
    const list = listOf(['a', 'shown'], { searchList: [{ prop: 'a' }, { prop: 'sought' }] });
    const id = await publishDesign(server, model('kept.fields', nodes, list));
    const params = { id };
    const body = { data: JSON.stringify({ a: '甲', rows: [{ b: '一' }] }) };
    expect((await server.staff(calls.createRecord, { params, body })).status).toBe(200);
    const ways = (name: string, caller: Caller) => {
      const isCell = name.includes('-');
      const superQueryJson = { conditionList: [{ field: name, symbol: '==', fieldValue: '密' }] };
      const measures = [{ kind: 'count' as const }];
      return [
        caller(calls.recordList, { params, body: { queryJson: JSON.stringify({ [name]: '密' }) } }),
        caller(calls.recordList, { params, body: { superQueryJson: JSON.stringify(superQueryJson) } }),
        ...(isCell
          ? []
          : [
              caller(calls.fieldDataSelect, { params, query: { columnOptions: name } }),
              caller(calls.fieldDataSelect, { params, query: { relationField: name, keyword: '密' } }),
              caller(calls.recordStatistics, { params, body: { group: { field: name }, measures } }),
              caller(calls.recordStatistics, {
                params,
                body: { group: { field: 'a' }, split: { field: name }, measures },
              }),
            ]),
      ];
    };
    const statuses = async (name: string, caller: Caller) => [
      ...new Set((await Promise.all(ways(name, caller))).map(({ status }) => status)),
    ];
    for (const caller of [server.staff, server.admin]) {
      for (const name of ['secret', 'rows-unsaid', 'unseen-c', 'nowhere'])
        expect([name, await statuses(name, caller)]).toEqual([name, [400]]);
      for (const name of ['a', 'shown', 'sought', 'rows-b'])
        expect([name, await statuses(name, caller)]).toEqual([name, [200]]);
    }
  });

  it('refuses a record of another model under this model, and rows of others where only own rows are granted', async () => {
    const one = await stage({}, {});
    const two = await stage({ useDataPermission: true }, {});
    expect((await one.caller(calls.loadRecord, { params: { id: one.id, dataId: two.dataId } })).status).toBe(404);
    for (const answer of [
      await two.caller(calls.loadRecord, { params: two.params }),
      await two.caller(calls.recordDataChange, { params: two.params }),
      await save(two.caller, two.params, { title: '乙' }),
      await two.caller(calls.deleteRecord, { params: two.params }),
    ])
      expect(answer.status).toBe(404);
    expect((await two.caller(calls.recordList, { params: { id: two.id }, body: {} })).data.pagination.total).toBe(0);
    const own = await two.caller(calls.createRecord, { params: { id: two.id }, body: { data: JSON.stringify(order) } });
    const batch = await two.caller(calls.deleteRecords, {
      params: { id: two.id },
      body: { ids: [own.data.id, two.dataId] },
    });
    expect(batch.status).toBe(404);
    expect((await two.caller(calls.recordList, { params: { id: two.id }, body: {} })).data.pagination.total).toBe(1);
  });

  it('keeps two tenants with equal ids apart', async () => {
    const other = await addTenant(server, 'other');
    const { id, params } = await stage({}, {});
    for (const answer of [
      await other(calls.loadModel, { params: { id } }),
      await other(calls.recordList, { params: { id }, body: {} }),
      await other(calls.loadRecord, { params }),
      await other(calls.releaseModel, { params: { id }, body: {} }),
      await other(calls.deleteModel, { params: { id } }),
    ])
      expect(answer.status).toBe(404);
    expect((await other(calls.modelList, {})).data.pagination.total).toBe(0);
    // The same code, which is taken in the first tenant only.
    expect((await other(calls.importModel, { body: { design: orderDesign(`rights${count}`) } })).status).toBe(200);
    expect((await other(calls.modelList, {})).data.pagination.total).toBe(1);
  });

  it('refuses every call on models themselves to those who do not design', async () => {
    const { id } = await stage({}, {});
    const body = { fullName: 'x', enCode: 'x', formData: '{}' };
    for (const answer of [
      await server.staff(calls.modelList),
      await server.staff(calls.loadModel, { params: { id } }),
      await server.staff(calls.createModel, { body }),
      await server.staff(calls.updateModel, { params: { id }, body: { ...body, revision: 1 } }),
      await server.staff(calls.deleteModel, { params: { id } }),
      await server.staff(calls.copyModel, { params: { id }, body: {} }),
      await server.staff(calls.importModel, { body: { design: {} } }),
      await server.staff(calls.releaseModel, { params: { id }, body: {} }),
      await server.staff(calls.rollbackModel, { params: { id }, body: { version: 1 } }),
    ])
      expect(answer.status).toBe(403);
  });

  it('says to those who draw models which codes a role or a person holds, and to nobody else', async () => {
    const { params, caller } = await stage({ useBtnPermission: true }, { button: ['btn_edit'], column: ['title'] });
    const subjects = await server.admin(calls.previewSubjects, { query: { keyword: '运维' } });
    expect(subjects.data.list).toContainEqual({ kind: 'role', id: 'role-staff', name: '运维人员', account: '' });
    const people = await server.admin(calls.previewSubjects, { query: { keyword: 'liwei' } });
    expect(people.data.list.map(({ kind, id }) => `${kind} ${id}`)).toContain('user user-liwei');
    const ask = (kind: 'role' | 'user', objectId: string, by = server.admin) =>
      by(calls.previewRights, { params: { id: params.id }, query: { kind, objectId } });
    const role = await ask('role', 'role-staff');
    expect(role.data).toEqual({ opens: true, isWhole: false, button: ['btn_edit'], column: ['title'], form: [] });
    expect((await ask('user', caller.userId)).data).toEqual(role.data);
    expect((await ask('user', 'user-admin')).data).toMatchObject({ opens: true, isWhole: true });
    expect((await ask('role', 'role-manager')).data).toMatchObject({ opens: false, button: [] });
    expect((await ask('role', 'nobody')).status).toBe(404);
    expect((await ask('role', 'role-staff', caller)).status).toBe(403);
    expect((await caller(calls.previewSubjects)).status).toBe(403);
    const stranger = await addTenant(server, 'previewing');
    expect((await ask('role', 'role-staff', stranger)).status).toBe(404);
    expect((await stranger(calls.previewSubjects)).data.list.map(({ id }) => id)).toEqual(['user-admin']);
  });
});
