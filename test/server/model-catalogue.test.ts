import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { modelTemplates } from '../../engine/schema/documents/model-templates.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { json } from '../../server/database/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

describeOnDatabases('models in order, and what they are made of', ({ open }) => {
  let server: ModelServer;
  let other: Caller;
  beforeAll(async () => {
    server = await startModelServer(await open());
    // As an installation without the demo begins.
    const db = tables(server.context.database.kysely);
    await db.deleteFrom('base_dictionary_data').where('type_id', '=', 'webDesign').execute();
    await db.deleteFrom('base_dictionary_type').where('id', '=', 'webDesign').execute();
    other = await addTenant(server, 'catalogue-other');
  });
  afterAll(() => server.app.close());

  const create = async (fullName: string, enCode: string, more = {}) => {
    const answer = await server.admin(calls.createModel, { body: { fullName, enCode, ...more } });
    expect(answer).toMatchObject({ status: 200 });
    return answer.data.id;
  };
  let codes = 0;
  const freshCode = (word: string) => `batch.${word}${++codes}`;
  const load = async (id: string) => (await server.admin(calls.loadModel, { params: { id } })).data;
  const counts = async () => {
    const { data } = await server.admin(calls.modelCategories);
    return Object.fromEntries(data.list.map(({ id, count }) => [id, count]));
  };

  it('are filed under categories, which are made, renamed and deleted; the models follow or stay', async () => {
    const own = await create('甲', 'cat.a', { category: '巡检' });
    await create('乙', 'cat.b');
    expect(await counts()).toEqual({ 巡检: 1, '-': 1 });
    const save = (body: { fullName: string; from?: string }) => server.admin(calls.saveCategory, { body });
    expect(await save({ fullName: ' 设备 ' })).toMatchObject({ status: 200, data: { id: '设备', moved: 0 } });
    expect((await save({ fullName: '设备' })).status).toBe(409);
    expect((await save({ fullName: '-' })).status).toBe(400);
    expect((await save({ fullName: '新', from: '没有' })).status).toBe(404);
    // One that only models spoke of is renamed as well.
    expect(await save({ fullName: '巡检管理', from: '巡检' })).toMatchObject({ data: { moved: 1 } });
    expect(await counts()).toEqual({ 设备: 0, 巡检管理: 1, '-': 1 });
    expect(await load(own)).toMatchObject({ category: '巡检管理', revision: 2 });
    const listed = async (category: string) =>
      (await server.admin(calls.modelList, { query: { category } })).data.list.map(({ fullName }) => fullName);
    expect([await listed('巡检管理'), await listed('-'), await listed('设备')]).toEqual([['甲'], ['乙'], []]);
    const moved = await server.admin(calls.moveModels, { body: { ids: [own], category: '设备' } });
    expect([moved.data.count, await counts()]).toEqual([1, { 设备: 1, 巡检管理: 0, '-': 1 }]);
    const tree = await server.admin(calls.modelSelector);
    expect(tree.data.list).toMatchObject([
      { fullName: '设备', hasChildren: true, children: [{ fullName: '甲' }] },
      { fullName: '巡检管理', hasChildren: false },
      { fullName: '未分类', children: [{ fullName: '乙' }] },
    ]);
    expect((await server.admin(calls.deleteCategory, { body: { id: '设备' } })).data).toEqual({ moved: 1 });
    expect(await counts()).toEqual({ 巡检管理: 0, '-': 2 });
    expect((await other(calls.modelCategories)).data.list).toEqual([
      { id: '-', fullName: '未分类', count: 0, fixed: true },
    ]);
  });

  it('are listed with the category as the reader calls it, by its new name in every language once it has one', async () => {
    await server.admin(calls.saveCategory, { body: { fullName: '机电' } });
    await tables(server.context.database.kysely)
      .updateTable('base_dictionary_data')
      .set({ names: json({ en: 'Plant' }) })
      .where('full_name', '=', '机电')
      .execute();
    await create('分类', 'filed', { category: '机电' });
    const shown = async (language: Language) => {
      const { data } = await server.admin(calls.modelList, { query: { keyword: 'filed' }, language });
      return data.list.map(({ category, categoryName }) => [category, categoryName]);
    };
    expect(await shown('en')).toEqual([['机电', 'Plant']]);
    expect(await shown('zhtw')).toEqual([['机电', '机电']]);
    await server.admin(calls.saveCategory, { body: { fullName: 'Machines', from: '机电' } });
    expect(await shown('en')).toEqual([['Machines', 'Machines']]);
  });

  it('say before they are deleted what goes, what stays and who names them; several go together or not at all', async () => {
    const id = await publishDesign(server, model('uses', [field('input', 'a')], listOf(['a'])));
    await server.admin(calls.createRecord, { params: { id }, body: { data: '{"a":"1"}' } });
    const nodes = [field('input', 'b', { props: { modelId: id } })];
    const user = await create('引用者', 'uses.user', { formData: JSON.stringify({ version: 1, nodes }) });
    const uses = await server.admin(calls.modelUses, { params: { id } });
    expect(uses.data).toMatchObject({
      rows: 1,
      versions: 1,
      usedBy: [{ id: user }],
      menus: [{ fullName: expect.any(String) }],
    });
    expect(uses.data.says.map(({ message }) => message).join()).toMatch(/引用者.*1 个菜单项.*1 条数据/);
    expect((await other(calls.modelUses, { params: { id } })).status).toBe(404);
    const both = await server.admin(calls.deleteModels, { body: { ids: [user, 'nothing'] } });
    expect([both.status, (await server.admin(calls.loadModel, { params: { id: user } })).status]).toEqual([404, 200]);
    expect((await server.admin(calls.deleteModels, { body: { ids: [user, id, user] } })).data).toEqual({ count: 2 });
    expect((await server.admin(calls.loadModel, { params: { id } })).status).toBe(404);
  });

  it('are published several at a time: one that is refused is said, and the others go online', async () => {
    const good = await create('好', freshCode('good'));
    const badCode = freshCode('bad');
    const bad = await publishDesign(server, model(badCode, [field('input', 'a')], listOf(['a'])));
    for (const _twin of [1, 2])
      await server.admin(calls.createRecord, { params: { id: bad }, body: { data: '{"a":"1"}' } });
    const tables = JSON.stringify([{ table: 'bad', typeId: '1', fields: [{ field: 'a', unique: true }] }]);
    const { revision, formData, columnData } = await load(bad);
    const body = { fullName: '坏', enCode: badCode, formData, columnData, tables, revision };
    expect((await server.admin(calls.updateModel, { params: { id: bad }, body })).status).toBe(200);
    const online = await publishDesign(server, model(freshCode('online'), [field('input', 'a')], listOf(['a'])));
    const ids = [good, bad, online, 'nothing', good];
    const { status, data } = await server.admin(calls.releaseModels, { body: { ids, note: '一起' } });
    expect([status, data.count, data.failed]).toEqual([200, 2, 2]);
    expect(data.says.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'info 好：已发布，版本 1',
      expect.stringMatching(/^error 坏：.*有 2 行的值重复/),
      expect.stringMatching(/^info .+没有未发布的改动/),
      expect.stringMatching(/^error nothing：模型不存在/),
    ]);
    expect((await load(good)).state).toBe(1);
    expect((await load(bad)).state).toBe(2);
    const versions = (await server.admin(calls.modelVersions, { params: { id: good } })).data.list;
    expect(versions.map(({ note }) => note)).toEqual(['一起']);
    expect((await other(calls.releaseModels, { body: { ids: [good] } })).data.failed).toBe(1);
    expect((await server.admin(calls.releaseModels, { body: { ids: [] } })).status).toBe(400);
  });

  it('are exported several at a time, a file each, as one alone', async () => {
    const a = await create('甲', freshCode('a'));
    const b = await create('乙', freshCode('b'));
    const { data } = await server.admin(calls.exportModels, { body: { ids: [a, 'nothing', b] } });
    expect([data.count, data.failed]).toEqual([2, 1]);
    expect(data.fileName).toMatch(/^designs-\d{8}\.zip$/);
    const alone = await server.admin(calls.exportModel, { params: { id: b } });
    expect(data.files[1]).toEqual(alone.data);
    expect(new Set(data.files.map(({ fileName }) => fileName)).size).toBe(2);
    expect((await other(calls.exportModels, { body: { ids: [a] } })).data.files).toEqual([]);
  });

  it('have codes that can be asked about before they are sent', async () => {
    await create('编码', 'code.known');
    const check = (enCode: string) => server.admin(calls.checkModelCode, { body: { enCode } });
    expect(await check('code.new')).toMatchObject({ status: 200, data: { enCode: 'code.new' } });
    expect(await check('code.known')).toMatchObject({ status: 422, msg: expect.stringContaining('code.known') });
    expect((await check('a b')).status).toBe(422);
    const design = model('code.known', [field('input', 'a')], listOf(['a']));
    const tried = await server.admin(calls.importModel, { body: { design, dryRun: true } });
    expect(tried.data.preview?.enCode).toBe('code.known2');
    expect(tried.data.findings.map(({ code }) => code)).toContain('import.code');
  });

  it('are copied with what they say about themselves, under a name, a code and a category', async () => {
    const id = await create('缺陷', 'self', { category: '甲' });
    const { revision } = await load(id);
    const nodes = [field('input', 'a', { access: 'self.cost', props: { modelId: id, other: 'elsewhere' } })];
    const formData = JSON.stringify({ version: 1, nodes });
    const body = { fullName: '缺陷', enCode: 'self', formData, revision };
    await server.admin(calls.updateModel, { params: { id }, body });
    const wish = { fullName: '缺陷二', enCode: 'self.two', category: '乙' };
    const copied = await server.admin(calls.copyModel, { params: { id }, body: wish });
    const copy = await load(copied.data.id);
    expect(copy).toMatchObject({ ...wish, state: 0, releaseVersion: null });
    expect(JSON.parse(copy.formData).nodes).toEqual([
      { ...nodes[0], access: 'self.two.cost', props: { modelId: copied.data.id, other: 'elsewhere' } },
    ]);
    expect((await load(id)).formData).toBe(formData);
    expect((await server.admin(calls.copyModel, { params: { id }, body: wish })).status).toBe(422);
  });

  it('leave as files named by code and day, which come in again', async () => {
    const id = await create('文件', 'file.out', { category: '甲' });
    const { data } = await server.admin(calls.exportModel, { params: { id } });
    expect(data.fileName).toMatch(/^file\.out-\d{8}\.vdd$/);
    const back = await server.admin(calls.importModel, { body: { design: data.design, enCode: 'file.in' } });
    expect(await load(back.data.id ?? '')).toMatchObject({ fullName: '文件', category: '甲' });
  });

  it('keep in a version what they were filed under, and what people call it', async () => {
    const id = await create('版本', 'label', { category: '甲', description: '一' });
    await server.admin(calls.releaseModel, { params: { id }, body: {} });
    const { formData, revision } = await load(id);
    const body = { fullName: '改名', enCode: 'label', category: '乙', description: '二', formData, revision };
    await server.admin(calls.updateModel, { params: { id }, body });
    const params = { id, version: '1' };
    const label = (caller: Caller, text: string) => caller(calls.labelVersion, { params, body: { label: text } });
    expect(await label(server.admin, ' 验收版 ')).toMatchObject({ status: 200, data: { label: '验收版' } });
    expect((await label(server.admin, '长'.repeat(limits.versionLabelLength + 1))).status).toBe(400);
    expect([(await label(other, 'x')).status, (await label(server.staff, 'x')).status]).toEqual([404, 403]);
    const versions = await server.admin(calls.modelVersions, { params: { id } });
    expect(versions.data.list).toMatchObject([{ version: 1, label: '验收版' }]);
    const stored = await server.admin(calls.modelVersion, { params });
    expect(stored.data).toMatchObject({ category: '甲', description: '一', label: '验收版' });
    await server.admin(calls.rollbackModel, { params: { id }, body: { version: 1 } });
    expect(await load(id)).toMatchObject({ fullName: '版本', category: '甲', description: '一' });
  });

  it('tell a trial of a publish what forbids it, where it will stand and who will see it', async () => {
    const id = await publishDesign(server, model('trial', [field('input', 'a')], listOf(['a'])));
    await server.admin(calls.createRecord, { params: { id }, body: { data: '{"a":"1"}' } });
    const { fullName, enCode, revision } = await load(id);
    const formData = JSON.stringify({ version: 1, nodes: [field('input', 'b')] });
    await server.admin(calls.updateModel, { params: { id }, body: { fullName, enCode, formData, revision } });
    const { data } = await server.admin(calls.releaseModel, { params: { id }, body: { dryRun: true } });
    expect(data.menus?.join()).toMatch(/ › /);
    expect(data.rights?.join()).toMatch(/1 个角色可以打开：.*1 个新字段对这些角色可见/);
    expect(data.consequences).toMatchObject([{ kind: 'removed', field: 'a', rows: 1, empty: 0 }]);
  });

  const piece = (nodes: unknown[]) => JSON.stringify({ adit: 'nodes', version: 1, nodes });
  const save = (caller: Caller, fullName: string, shared = false, nodes: unknown[] = [field('input', 'a')]) =>
    caller(calls.saveFragment, { body: { fullName, shared, content: piece(nodes) } });
  const names = async (caller: Caller) => {
    const { data } = await caller(calls.fragmentList);
    return data.list.map(({ fullName, own, mayChange }) => [fullName, own, mayChange]);
  };

  it('are begun with fragments, which are private until they are shared and never leave their tenant', async () => {
    // A second designer of the tenant, who is no administrator.
    await server.context.database.transaction(async (trx) => {
      const { grant } = await import('../../server/permission/authorize.ts');
      const { firstTenant } = await import('../../server/kernel/context.ts');
      const who = { tenantId: firstTenant, actorId: null, now: new Date() };
      await grant(trx, who, {
        itemType: 'design',
        itemIds: ['visualdev'],
        objectType: 'user',
        objectId: 'user-zhoumin',
      });
    });
    const designer = await server.signIn('user-zhoumin');
    const inner = field('card', 'box', { config: { children: [field('input', 'x'), field('input', 'y')] } });
    const mine = await save(server.admin, '联系人', false, [inner]);
    expect(mine).toMatchObject({ status: 200, data: { nodeCount: 3, own: true, mayChange: true, shared: false } });
    const shared = await save(server.admin, '共享的', true);
    expect(await names(designer)).toEqual([['共享的', false, false]]);
    expect(await names(other)).toEqual([]);
    const update = (caller: Caller, id: string, body: { fullName?: string; shared?: boolean }) =>
      caller(calls.updateFragment, { params: { id }, body });
    expect((await update(designer, shared.data.id, { fullName: '改' })).status).toBe(403);
    expect((await update(designer, mine.data.id, { fullName: '改' })).status).toBe(404);
    expect((await update(other, shared.data.id, { fullName: '改' })).status).toBe(404);
    expect((await update(server.admin, mine.data.id, { fullName: ' ' })).status).toBe(400);
    expect(await update(server.admin, mine.data.id, { fullName: '联系', shared: true })).toMatchObject({
      data: { fullName: '联系', shared: true },
    });
    // An administrator keeps order among what others share, not in what is theirs alone.
    const theirs = await save(designer, '他的', true);
    expect((await update(server.admin, theirs.data.id, { fullName: '他们的' })).status).toBe(200);
    await update(designer, theirs.data.id, { shared: false });
    expect((await server.admin(calls.deleteFragment, { params: { id: theirs.data.id } })).status).toBe(404);

    const made = await create('由片段', 'from.fragment', { fragment: mine.data.id });
    expect(JSON.parse((await load(made)).formData).nodes).toEqual([inner]);
    const strange = { fullName: '甲', enCode: 'x.y', fragment: mine.data.id };
    expect((await other(calls.createModel, { body: strange })).status).toBe(404);

    await server.admin(calls.deleteFragment, { params: { id: mine.data.id } });
    expect((await names(server.admin)).map(([name]) => name)).toEqual(['共享的']);
    expect((await other(calls.restoreFragment, { params: { id: mine.data.id } })).status).toBe(404);
    expect((await server.admin(calls.restoreFragment, { params: { id: mine.data.id } })).data.fullName).toBe('联系');
  });

  it('are begun with sound pieces only, of a size and a number that can be read at once', async () => {
    const send = (content: string) => server.admin(calls.saveFragment, { body: { fullName: '坏', content } });
    expect((await send('{')).status).toBe(400);
    expect((await send(piece([]))).status).toBe(400);
    expect((await send(piece([{ id: 'a' }]))).status).toBe(422);
    expect((await send(piece([field('input', 'a', { props: { x: 'y'.repeat(limits.fragmentBytes) } })]))).status).toBe(
      400,
    );
    const before = (await other(calls.fragmentList)).data.list.length;
    for (let count = before; count < limits.fragmentsMost; count += 1) await save(other, `片段 ${count}`);
    expect(await save(other, '太多')).toMatchObject({ status: 409, msg: expect.stringContaining('100') });
  });

  it('proposes a code by the name, and the next one where that is taken', async () => {
    const propose = async (fullName: string) =>
      (await server.admin(calls.proposeModelCode, { body: { fullName } })).data.enCode;
    expect(await propose('泵房交接')).toBe('bengfangjiaojie');
    await server.admin(calls.createModel, { body: { fullName: '泵房交接', enCode: 'bengfangjiaojie' } });
    expect([await propose('泵房交接'), await propose('……')]).toEqual(['bengfangjiaojie2', '']);
  });

  it('proposes a code for a design that has none by its name, that of its file, or the one that it is given', async () => {
    const fields = [{ __config__: { tag: 'el-input', label: '名称' }, __vModel__: 'a' }];
    const read = async (design: object, fileName?: string) => {
      const body = { design, dryRun: true, ...(fileName === undefined ? {} : { fileName }) };
      const { data } = await server.admin(calls.importModel, { body });
      return [data.preview?.fullName, data.preview?.enCode, data.preview?.codeFrom];
    };
    const named = { fullName: '泵站巡查', formData: JSON.stringify({ fields }) };
    expect(await read(named, 'any.json')).toEqual(['泵站巡查', 'bengzhanxuncha', 'name']);
    expect(await read({ fields }, 'Leave request-20240601.json')).toEqual(['Leave request', 'leave.request', 'name']);
    const [name, code] = await read({ fields });
    const proposed = await server.admin(calls.proposeModelCode, { body: { fullName: String(name) } });
    expect(code).toBe(proposed.data.enCode);
    expect(await read({ ...named, enCode: 'pump.round' }, 'any.json')).toEqual(['泵站巡查', 'pump.round', 'design']);
  });

  it('begins a model with a template in which nothing is wrong, and numbers its records', async () => {
    const { data: rules } = await server.admin(calls.billRules, { query: { pageSize: 1 } });
    const rule = String(rules.list[0]?.id);
    for (const template of modelTemplates) {
      const body = { fullName: template, enCode: `begin.${template}`, template, billRule: rule };
      const { data } = await server.admin(calls.createModel, { body });
      expect([template, data.findings]).toEqual([template, []]);
      const { data: stored } = await server.admin(calls.loadModel, { params: { id: data.id } });
      const [first] = JSON.parse(stored.formData).nodes;
      expect(first).toMatchObject({ vModel: 'billNumber', config: { aditKey: 'billRule' }, props: { rule } });
      const released = await server.admin(calls.releaseModel, { params: { id: data.id }, body: {} });
      expect([released.status, released.data.findings]).toEqual([200, []]);
      const { data: config } = await server.admin(calls.modelConfig, { params: { id: data.id } });
      // The number leads to the record.
      expect(JSON.parse(config.columnData).columnList[0].prop).toBe('billNumber');
    }
  });
});
