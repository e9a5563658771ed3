import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { ModelDocument } from '../../engine/schema/documents/model-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { buildApp } from '../../server/build-app.ts';
import { firstTenant } from '../../server/kernel/context.ts';
import { sessionsOf } from '../../server/oauth/sessions.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model, orderDesign } from '../support/model-designs.ts';
import { type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

describeOnDatabases('publishing a model', ({ open }) => {
  let server: ModelServer;
  afterAll(() => server.app.close());
  let count = 0;
  beforeAll(async () => {
    server = await startModelServer(await open());
  });

  const freshCode = () => {
    count += 1;
    return `publish${count}`;
  };
  const republish = async (id: string, nodes: Node[], columns: string[]) => {
    const { data: stored } = await server.admin(calls.loadModel, { params: { id } });
    const { fullName, enCode, revision } = stored;
    const saved = await server.admin(calls.updateModel, {
      params: { id },
      body: {
        fullName,
        enCode,
        revision,
        formData: JSON.stringify({ version: 1, nodes }),
        columnData: JSON.stringify(listOf(columns)),
      },
    });
    expect(saved.status).toBe(200);
    return server.admin(calls.releaseModel, { params: { id }, body: {} });
  };
  const create = (id: string, data: unknown) =>
    server.admin(calls.createRecord, { params: { id }, body: { data: JSON.stringify(data) } });
  const load = async (id: string, dataId: string) =>
    JSON.parse((await server.admin(calls.loadRecord, { params: { id, dataId } })).data.data);

  it('keeps the data of a removed field, takes it up again when it comes back, and adds a column for a changed kind', async () => {
    const id = await publishDesign(
      server,
      model(freshCode(), [field('input', 'a'), field('input', 'b')], listOf(['a', 'b'])),
    );
    const first = await create(id, { a: '甲', b: '12' });
    const dataId = first.data.id;

    const removed = await republish(id, [field('input', 'a')], ['a']);
    expect(removed.data.steps.join()).toContain('“b”已从表单移除');
    expect(await load(id, dataId)).toEqual({ a: '甲' });

    const back = await republish(id, [field('input', 'a'), field('input', 'b')], ['a', 'b']);
    expect(back.data.steps.join()).toContain('恢复字段“b”');
    expect(await load(id, dataId)).toEqual({ a: '甲', b: '12' });

    const changed = await republish(id, [field('input', 'a'), field('inputNumber', 'b')], ['a', 'b']);
    expect(changed.data.steps.join()).toContain('类型改变');
    expect(await load(id, dataId)).toEqual({ a: '甲', b: null });
    await server.admin(calls.updateRecord, { params: { id, dataId }, body: { data: JSON.stringify({ b: 0.3 }) } });

    await republish(id, [field('textarea', 'a'), field('input', 'b')], ['a', 'b']);
    expect(await load(id, dataId)).toEqual({ a: '甲', b: '12' });
    const versions = await server.admin(calls.modelVersions, { params: { id } });
    expect(versions.data.list.map((one) => [one.version, one.online])).toEqual([
      [5, true],
      [4, false],
      [3, false],
      [2, false],
      [1, false],
    ]);
    expect(versions.data.list.every((one) => one.changes > 0 && one.creatorUser === '系统管理员')).toBe(true);
  });

  it('adds a sub-table and its columns to a model with rows', async () => {
    const id = await publishDesign(server, model(freshCode(), [field('input', 'a')], listOf(['a'])));
    const { data } = await create(id, { a: '甲' });
    const table = field('table', 'rows', { config: { children: [field('input', 'x')] } });
    await republish(id, [field('input', 'a'), table], ['a', 'rows-x']);
    await server.admin(calls.updateRecord, {
      params: { id, dataId: data.id },
      body: { data: JSON.stringify({ rows: [{ x: '一' }, { x: '二' }] }) },
    });
    const wider = field('table', 'rows', { config: { children: [field('input', 'x'), field('inputNumber', 'y')] } });
    await republish(id, [field('input', 'a'), wider], ['a', 'rows-x']);
    expect(await load(id, data.id)).toEqual({
      a: '甲',
      rows: [
        { id: expect.any(String), x: '一', y: null },
        { id: expect.any(String), x: '二', y: null },
      ],
    });
    const page = await server.admin(calls.recordList, { params: { id }, body: {} });
    expect(page.data.list[0]?.rows).toEqual([
      { id: expect.any(String), x: '一' },
      { id: expect.any(String), x: '二' },
    ]);
  });

  it('gives names that differ only in case, and names as long as they may be, columns of their own', async () => {
    const long = `a${'b'.repeat(49)}`;
    const nodes = ['Name', 'name', 'NAME', long, 'select', 'order'].map((name) => field('input', name));
    const id = await publishDesign(server, model(freshCode(), nodes, listOf(['name'])));
    const values = { Name: '1', name: '2', NAME: '3', [long]: '4', select: '5', order: '6' };
    expect(await load(id, (await create(id, values)).data.id)).toEqual(values);
  });

  it('refuses names that no identifier may hold, and a document with errors, before anything is made', async () => {
    const tables = async () =>
      (await sql`select 1 from base_visualdev_table`.execute(server.context.database.kysely)).rows.length;
    const before = await tables();
    for (const name of ['x"; drop table base_user; --', '1a', '_a', 'ａ', 'a'.repeat(64), '__proto__']) {
      const answer = await server.admin(calls.importModel, {
        body: { design: model(freshCode(), [field('input', name)], listOf([])) },
      });
      expect([name, answer.status]).toEqual([name, 422]);
    }
    const twins = model(freshCode(), [field('input', 'a'), { ...field('input', 'a'), id: 'other' }], listOf([]));
    const answer = await server.admin(calls.importModel, { body: { design: twins } });
    expect(answer.status).toBe(422);
    for (const enCode of ['a b', '.a', 'a"', '表单', 'a_b']) {
      const refused = await server.admin(calls.importModel, { body: { design: orderDesign(), enCode } });
      expect([enCode, refused.status]).toEqual([enCode, 422]);
    }
    expect(await tables()).toBe(before);
  });

  it('saves a whole document against the revision it was edited from, and answers the current one to the second', async () => {
    const enCode = freshCode();
    const imported = await server.admin(calls.importModel, { body: { design: orderDesign(enCode) } });
    const params = { id: imported.data.id ?? '' };
    const { data: stored } = await server.admin(calls.loadModel, { params });
    const save = (fullName: string) =>
      server.admin(calls.updateModel, {
        params,
        body: { fullName, enCode, formData: stored.formData, columnData: stored.columnData, revision: 1 },
      });
    const answers = await Promise.all([save('甲'), save('乙')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.data as unknown as {
      current: { revision: number; formData: string };
    };
    expect(refused.current).toMatchObject({ revision: 2, formData: stored.formData });
    const twin = await server.admin(calls.createModel, { body: { fullName: '丙', enCode, formData: stored.formData } });
    expect(twin).toMatchObject({ status: 422, msg: expect.stringContaining(enCode) });
    expect((await server.admin(calls.copyModel, { params, body: {} })).status).toBe(200);
    const list = await server.admin(calls.modelList, { query: { keyword: enCode, sidx: 'enCode', sort: 'asc' } });
    expect(list.data.list.map((row) => row.enCode)).toEqual([enCode, `${enCode}.copy`]);
    expect((await server.admin(calls.modelList, { query: { sidx: 'id;select 1' } })).status).toBe(400);
  });

  it('takes an empty text for tables and for a list that are not there, and for those that are taken away', async () => {
    const { enCode, form } = orderDesign(freshCode());
    const body = { fullName: '订单', enCode, formData: JSON.stringify(form), columnData: '', tables: '' };
    const created = await server.admin(calls.createModel, { body });
    expect(created).toMatchObject({ status: 200 });
    const params = { id: created.data.id };
    const save = (revision: number, tables: string) =>
      server.admin(calls.updateModel, { params, body: { ...body, tables, revision } });
    const stored = async () => (await server.admin(calls.loadModel, { params })).data.tables;
    expect(await save(1, '[{"table":"orders"}]')).toMatchObject({ status: 200 });
    expect(await stored()).toBe('[{"table":"orders"}]');
    expect(await save(2, '')).toMatchObject({ status: 200, data: { revision: 3 } });
    expect(await stored()).toBe('');
    // What is there is checked: a text that is no list of tables is refused.
    expect(await save(3, '{"table":"orders"}')).toMatchObject({ status: 422 });
  });

  it('keeps unknown keys through import, save, publish and export', async () => {
    const design: ModelDocument & { extra?: unknown } = orderDesign(freshCode());
    const odd = {
      ...design,
      form: {
        ...design.form,
        custom: { a: [1] },
        nodes: design.form.nodes.map((node) => ({ ...node, theirs: '保留' })),
      },
    };
    const id = await publishDesign(server, odd);
    const exported = await server.admin(calls.exportModel, { params: { id } });
    const document = JSON.parse(exported.data.design);
    expect(document.form).toEqual(odd.form);
    expect(document.list).toEqual(odd.list);
    const again = await server.admin(calls.importModel, { body: { design: exported.data.design, dryRun: true } });
    expect(JSON.parse(again.data.preview?.formData ?? '')).toEqual(odd.form);
    expect(again.data.id).toBeNull();
  });

  it('brings a version back as the draft, which changes nothing online until it is published', async () => {
    const id = await publishDesign(server, model(freshCode(), [field('input', 'a')], listOf(['a'])));
    await republish(id, [field('input', 'b')], ['b']);
    const rolled = await server.admin(calls.rollbackModel, { params: { id }, body: { version: 1 } });
    expect(rolled.data.revision).toBe(3);
    const { data: stored } = await server.admin(calls.loadModel, { params: { id } });
    expect(stored).toMatchObject({ state: 2, releaseVersion: 2, revision: 3 });
    expect(stored.formData).toContain('"a"');
    expect((await create(id, { a: '甲' })).status).toBe(422);
    await server.admin(calls.releaseModel, { params: { id }, body: {} });
    expect((await create(id, { a: '甲' })).status).toBe(200);
    expect((await server.admin(calls.rollbackModel, { params: { id }, body: { version: 9 } })).status).toBe(404);
  });

  it('takes a unique value once, from two at the same time too, and says so where rows differ already', async () => {
    const unique = field('input', 'code', { config: { unique: true, label: '编码' } });
    const id = await publishDesign(server, model(freshCode(), [unique], listOf(['code'])));
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(id, { code: 'A1' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.msg).toContain('A1');
    const second = await create(id, { code: 'A2' });
    const params = { id, dataId: second.data.id };
    expect((await server.admin(calls.updateRecord, { params, body: { data: '{"code":"A1"}' } })).status).toBe(422);
    expect((await server.admin(calls.updateRecord, { params, body: { data: '{"code":"A2"}' } })).status).toBe(200);
    await republish(id, [field('input', 'code')], ['code']);
    expect((await create(id, { code: 'A1' })).status).toBe(200);
    const again = await republish(id, [unique], ['code']);
    expect(again.data.findings.map((finding) => finding.severity)).toContain('warning');
    expect(again.data.findings.find((finding) => finding.message.includes('重复'))?.at).toBe('/form/nodes/0');
  });

  it('takes the model, its menu entry and its rights away when it is deleted, and leaves the tables', async () => {
    const id = await publishDesign(server, orderDesign(freshCode()));
    await create(id, { title: '甲' });
    const { rows } = await sql<{
      table_name: string;
    }>`select table_name from base_visualdev_table where model_id = ${id} and table_key = ''`.execute(
      server.context.database.kysely,
    );
    expect((await server.admin(calls.deleteModel, { params: { id } })).status).toBe(200);
    expect((await server.admin(calls.recordList, { params: { id }, body: {} })).status).toBe(404);
    expect((await server.staff(calls.recordList, { params: { id }, body: {} })).status).toBe(403);
    const menus = await sql`select 1 from base_menu where model_id = ${id}`.execute(server.context.database.kysely);
    expect(menus.rows).toEqual([]);
    const left = await sql`select 1 from ${sql.table(rows[0]?.table_name ?? '')}`.execute(
      server.context.database.kysely,
    );
    expect(left.rows).toHaveLength(1);
  });

  it('opens to those who got the right at once where it was published, and within a second on every other node', async () => {
    const other = await buildApp({ context: server.context });
    const { token } = await sessionsOf(server.context).start(
      { userId: server.staff.userId, tenantId: firstTenant },
      '127.0.0.1',
    );
    const there = async (id: string) =>
      (
        await other.inject({
          method: 'POST',
          url: `/api/visualdev/OnlineDev/${id}/List`,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          payload: '{}',
        })
      ).statusCode;
    const here = async (id: string) => (await server.staff(calls.recordList, { params: { id }, body: {} })).status;
    const { data } = await server.admin(calls.importModel, { body: { design: orderDesign(freshCode()) } });
    const id = data.id ?? '';
    // Both have read the rights by now, and keep them for a while.
    expect([await here(id), await there(id)]).toEqual([403, 403]);
    await server.admin(calls.releaseModel, {
      params: { id },
      body: { menu: { parentId: 'menu-inspection', roleIds: ['role-staff'] } },
    });
    expect(await here(id)).toBe(200);
    await expect.poll(() => there(id), { timeout: 1_000, interval: 20 }).toBe(200);
    await server.admin(calls.deleteModel, { params: { id } });
    expect(await here(id)).toBe(403);
    await expect.poll(() => there(id), { timeout: 1_000, interval: 20 }).toBe(403);
    await other.close();
  });
});
