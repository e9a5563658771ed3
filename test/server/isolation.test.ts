import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Call, calls } from '../../engine/schema/calls/index.ts';
import { maySeeRecord } from '../../server/gateway/index.ts';
import { sessionsOf } from '../../server/oauth/sessions.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { orderDesign } from '../support/model-designs.ts';
import { addTenant, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

/** Unique over all tenants on purpose: what a person signs in with, what a token is looked up by, which table is taken. */
const acrossTenants = [
  'base_qr_sign_in_pkey',
  'base_qr_sign_in_secret_hash_key',
  'base_session_key_pkey',
  'base_session_token_hash_key',
  'base_ticket_pkey',
  'base_user_account_key_key',
  'base_visualdev_table_taken',
];
const order = (title: string) => ({
  data: JSON.stringify({ title, materials: [{ name: '泵', quantity: 1, price: 2 }] }),
});
const table: readonly Call[] = Object.values(calls);

describeOnDatabases('what keeps people and tenants apart', { onBoth: 'row filters' }, ({ open }) => {
  let server: ModelServer;
  let id: string;
  beforeAll(async () => {
    server = await startModelServer(await open());
    id = await publishDesign(server, orderDesign('apart', { useDataPermission: true }));
  });
  afterAll(() => server.app.close());

  it('is a tenant in every table, never null, and in every unique key, of models as of our own', async () => {
    const { kysely } = server.context.database;
    const tables = await sql<{ name: string; nullable: string | null }>`
      select t.table_name as name, c.is_nullable as nullable from information_schema.tables t
      left join information_schema.columns c on c.table_name = t.table_name and c.column_name = 'tenant_id'
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
    `.execute(kysely);
    expect(tables.rows.length).toBeGreaterThan(20);
    const without = tables.rows.filter(({ nullable }) => nullable !== 'NO').map(({ name }) => name);
    // The list of migrations is no tenant's.
    expect(without).toEqual(['adit_migration']);
    const keys = await sql<{ name: string; columns: string }>`
      select i.relname as name, string_agg(a.attname, ',') as columns from pg_index x
      join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = t.oid and a.attnum = any(x.indkey)
      where x.indisunique and t.relname <> 'adit_migration' group by i.relname
    `.execute(kysely);
    const shared = keys.rows.filter(({ columns }) => !columns.split(',').includes('tenant_id')).map(({ name }) => name);
    expect(shared.sort()).toEqual(acrossTenants);
  });

  it('is asked of every road to a row: list, count, sum, word, picker, record, words, files, change and removal', async () => {
    const own = await server.staff(calls.createRecord, { params: { id }, body: order('own') });
    const others = await server.admin(calls.createRecord, { params: { id }, body: order('others') });
    const params = { id, dataId: others.data.id };
    const page = await server.staff(calls.recordList, { params: { id }, body: {} });
    expect(page.data.list.map((row) => row.title)).toEqual(['own']);
    expect(page.data).toMatchObject({ pagination: { total: 1 }, summary: { total: 2 } });
    for (const body of [
      { keyword: 'others' },
      { queryJson: '{"title":"others"}' },
      { queryJson: '{"materials-name":"泵"}', keyword: 'others' },
      { superQueryJson: '{"conditionList":[{"field":"title","symbol":"<>","fieldValue":"own"}]}' },
    ])
      expect((await server.staff(calls.recordList, { params: { id }, body })).data.pagination?.total ?? 0).toBe(0);
    for (const query of [{}, { keyword: 'others' }, { propsValue: others.data.id }]) {
      const picked = await server.staff(calls.fieldDataSelect, {
        params: { id },
        query: { relationField: 'title', ...query },
      });
      expect(JSON.stringify(picked.data)).not.toContain('others');
    }
    const { token } = await sessionsOf(server.context).start({ userId: server.staff.userId, tenantId: 'main' }, '::1');
    const actor = await sessionsOf(server.context).actorOf(token);
    expect(await maySeeRecord(server.context, actor, id, own.data.id)).toBe(true);
    expect(await maySeeRecord(server.context, actor, id, others.data.id)).toBe(false);
    for (const answer of [
      await server.staff(calls.loadRecord, { params }),
      await server.staff(calls.recordDataChange, { params }),
      await server.staff(calls.updateRecord, { params, body: order('mine now') }),
      await server.staff(calls.deleteRecord, { params }),
      await server.staff(calls.deleteRecords, { params: { id }, body: { ids: [own.data.id, others.data.id] } }),
    ])
      expect(answer).toMatchObject({ status: 404, msg: '记录不存在，可能已被删除', data: null });
    const left = await server.admin(calls.recordList, { params: { id }, body: {} });
    expect(left.data.list.map((row) => row.title).sort()).toEqual(['others', 'own']);
  });

  it('is no matter of what a client says of itself', async () => {
    const other = await addTenant(server, 'elsewhere');
    const said = { tenantId: 'main', 'tenant-id': 'main', 'adit-model-id': id, 'x-tenant': 'main' };
    const { token } = await sessionsOf(server.context).start({ userId: other.userId, tenantId: 'elsewhere' }, '::1');
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/visualdev/OnlineDev/${id}/List?tenantId=main`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...said },
      payload: '{}',
    });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json().data).toBeNull();
  });

  it('lets no call that changes something take a key that its entry does not name', async () => {
    // A search passes over what it does not know.
    const bodies = table.filter(({ shapes, encoding, writes, right }) => {
      return shapes.body && !encoding && (writes || right.kind === 'designer');
    });
    expect(bodies.length).toBeGreaterThan(7);
    for (const { path, shapes } of bodies) expect(shapes.body, path).toMatchObject({ additionalProperties: false });
    for (const extra of ['isAdministrator', 'tenantId', 'id', 'creatorId', 'state', 'releaseVersion']) {
      const answer = await server.admin(calls.createModel, {
        body: { fullName: 'a', enCode: 'a', formData: '{"version":1,"nodes":[]}', [extra]: 1 },
      });
      expect(answer).toMatchObject({ status: 400, msg: expect.stringContaining(extra) });
    }
  });

  it('takes no name that reaches a prototype, in any part of any call', async () => {
    const names = ['__proto__', 'constructor', 'prototype'];
    const designs = names.map((name) =>
      JSON.parse(`{"design":{"version":1,"form":{"version":1,"nodes":[],"${name}":{"polluted":1}}}}`),
    );
    for (const body of designs) expect((await server.admin(calls.importModel, { body })).status).toBe(400);
    for (const name of names) {
      const formData = `{"version":1,"nodes":[],"${name}":{"polluted":1}}`;
      const saved = await server.admin(calls.createModel, { body: { fullName: 'a', enCode: 'proto', formData } });
      expect(saved).toMatchObject({ status: 422, data: { findings: [{ code: 'document.forbiddenKey' }] } });
      for (const data of [`{"${name}":1}`, `{"title":"a","materials":[{"${name}":{"polluted":1}}]}`])
        expect((await server.staff(calls.createRecord, { params: { id }, body: { data } })).status).toBe(400);
      for (const query of [`{"${name}":1}`, `{"title":{"${name}":1}}`])
        expect((await server.staff(calls.recordList, { params: { id }, body: { queryJson: query } })).status).toBe(400);
      expect((await server.staff(calls.recordList, { params: { id }, body: { sidx: name } })).status).toBe(400);
      expect((await server.staff(calls.loadRecord, { params: { id, dataId: name } })).status).toBe(404);
      expect((await server.staff(calls.recordList, { params: { id: name }, body: {} })).status).toBe(403);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
