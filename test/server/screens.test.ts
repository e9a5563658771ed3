import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import { tables } from '../../server/kernel/tables.ts';
import { modelTables } from '../../server/visualdev/model-tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { addTenant, type Caller, type ModelServer, startModelServer } from '../support/model-server.ts';

const shipped = (id: string): ScreenDocument =>
  JSON.parse(readFileSync(new URL(`../../schemas/screens/${id}.json`, import.meta.url), 'utf8'));
const text = (id: string, content: string, more: object = {}) => ({
  id,
  config: { aditKey: 'text' },
  props: { content },
  ...more,
});

describeOnDatabases('screens', ({ open }) => {
  let server: ModelServer;
  let other: Caller;
  beforeAll(async () => {
    server = await startModelServer(await open());
    other = await addTenant(server, 'other');
  });
  afterAll(() => server.app.close());

  const draft = async (id: string) => {
    const opened = await server.admin(calls.openScreen, { body: { id } });
    return (await server.admin(calls.loadModel, { params: { id: opened.data.id } })).data;
  };
  /** Saves what `change` makes of the draft. */
  const save = async (id: string, change: (screen: ScreenDocument) => unknown) => {
    const stored = await draft(id);
    return server.admin(calls.updateModel, {
      params: { id: stored.id },
      body: {
        fullName: stored.fullName,
        enCode: stored.enCode,
        formData: JSON.stringify(change(JSON.parse(stored.formData))),
        revision: stored.revision,
      },
    });
  };
  const release = async (id: string, body: object = {}) =>
    server.admin(calls.releaseModel, { params: { id: (await draft(id)).id }, body });
  const publish = async (id: string, change: (screen: ScreenDocument) => unknown, body: object = {}) => {
    expect(await save(id, change)).toMatchObject({ status: 200 });
    expect(await release(id, body)).toMatchObject({ status: 200 });
  };
  const online = async (caller: Caller) => (await caller(calls.currentUser)).data.screens;
  const listed = async (query: object = {}) =>
    (await server.admin(calls.screenList, { query: { pageSize: 100, ...query } })).data.list;

  describe('of the product', () => {
    it('are listed, each once, and opened as the draft of the shipped text, once however many ask at once', async () => {
      expect(await listed()).toContainEqual({
        id: 'home',
        title: '首页',
        shipped: true,
        status: 'shipped',
        stored: false,
        overrides: false,
        modelId: null,
        state: 0,
        releaseVersion: null,
        revision: null,
        lastModifyTime: null,
        lastModifyUser: '',
      });
      const opened = await Promise.all([1, 2, 3].map(() => server.admin(calls.openScreen, { body: { id: 'home' } })));
      const ids = new Set(opened.map(({ data }) => data.id));
      expect([...ids]).toEqual([(await draft('home')).id]);
      const stored = await draft('home');
      expect(stored).toMatchObject({ type: 9, enCode: 'home', fullName: '首页', columnData: '', tables: '', state: 0 });
      expect(JSON.parse(stored.formData)).toEqual(shipped('home'));
      expect((await listed()).filter(({ id }) => id === 'home')).toMatchObject([
        { modelId: stored.id, revision: 1, stored: true, status: 'draft' },
      ]);
      expect(await online(server.staff)).toEqual({});
      expect(await server.admin(calls.openScreen, { body: { id: 'nowhere' } })).toMatchObject({ status: 404 });
    });

    it('go online by a publish that makes no table, are said to everybody, and come back by a reset', async () => {
      expect(await server.staff(calls.screenDocument, { params: { id: 'home' } })).toMatchObject({ status: 404 });
      await save('home', (screen) => ({ ...screen, nodes: [text('hello', '新的首页')] }));
      const tried = await release('home', { dryRun: true });
      expect(tried.data).toMatchObject({ version: 1, steps: ['代替出厂的页面“home”'], findings: [] });
      expect(await online(server.staff)).toEqual({});

      expect(await release('home', { note: '第一版' })).toMatchObject({
        status: 200,
        data: { version: 1, menuId: null },
      });
      expect([await online(server.staff), await online(other)]).toEqual([{ home: 1 }, {}]);
      const { data } = await server.staff(calls.screenDocument, { params: { id: 'home' } });
      expect([data.id, data.version]).toEqual(['home', 1]);
      expect(JSON.parse(data.document).nodes).toEqual([text('hello', '新的首页')]);
      expect(await other(calls.screenDocument, { params: { id: 'home' } })).toMatchObject({ status: 404 });

      await save('home', (screen) => ({ ...screen, nodes: [text('hello', '草稿')] }));
      expect((await server.staff(calls.screenDocument, { params: { id: 'home' } })).data.document).not.toContain(
        '草稿',
      );

      expect(await server.admin(calls.resetScreen, { params: { id: 'home' } })).toMatchObject({ status: 200 });
      expect(await online(server.staff)).toEqual({});
      const kept = await draft('home');
      expect(kept).toMatchObject({ state: 0, releaseVersion: null });
      expect(kept.formData).toContain('草稿');
      const versions = await server.admin(calls.modelVersions, { params: { id: kept.id } });
      expect(versions.data.list).toMatchObject([{ version: 1, note: '第一版', online: false }]);
      await server.admin(calls.rollbackModel, { params: { id: kept.id }, body: { version: 1 } });
      expect((await draft('home')).state).toBe(0);
      expect(await release('home')).toMatchObject({ data: { version: 2 } });
      await server.admin(calls.resetScreen, { params: { id: 'home' } });
    });

    it('are saved with the errors of work that is not finished, and wait for their publish; online they stay', async () => {
      await publish('home', (screen) => ({ ...screen, nodes: [text('hello', '在线')] }));
      const when = { logic: 'and', conditions: [{ field: 'gone', operator: 'notEmpty' }] };
      const unfinished = [text('a', '草稿'), text('a', '再来', { showWhen: when })];
      const saved = await save('home', (screen) => ({ ...screen, nodes: unfinished }));
      const errors = [{ code: 'node.twinId', at: '/nodes/1/id' }, { code: 'node.dangling' }];
      expect(saved).toMatchObject({ status: 200, data: { findings: errors } });
      expect(await release('home', { dryRun: true })).toMatchObject({ status: 200, data: { findings: errors } });
      expect(await release('home')).toMatchObject({ status: 422, data: { findings: errors } });
      const told = await server.staff(calls.screenDocument, { params: { id: 'home' } });
      expect(JSON.parse(told.data.document).nodes).toEqual([text('hello', '在线')]);

      const stored = await draft('home');
      expect(JSON.parse(stored.formData).nodes).toEqual(unfinished);
      const { id } = stored;
      const copied = await server.admin(calls.copyModel, { params: { id }, body: { enCode: 'home-copy' } });
      expect(JSON.parse((await draft('home-copy')).formData)).toMatchObject({ id: 'home-copy', nodes: unfinished });
      expect(copied.data.id).toBe((await draft('home-copy')).id);
      const { design } = (await server.admin(calls.exportModel, { params: { id } })).data;
      for (const dryRun of [true, false])
        expect(
          await server.admin(calls.importScreen, { body: { design, enCode: 'home', replace: true, dryRun } }),
        ).toMatchObject({ status: dryRun ? 200 : 422, data: { findings: errors } });
      expect((await draft('home')).revision).toBe(stored.revision);
      const made = {
        fullName: '页',
        enCode: 'made',
        type: 9,
        formData: JSON.stringify({ ...JSON.parse(design), id: 'made' }),
      };
      expect(await server.admin(calls.createModel, { body: made })).toMatchObject({ status: 422 });
      await server.admin(calls.deleteModel, { params: { id: copied.data.id } });
      await save('home', () => shipped('home'));
      await server.admin(calls.resetScreen, { params: { id: 'home' } });
    });

    it('are refused when they have no shape, and with an id that is not their own', async () => {
      const wrong = await save('home', (screen) => ({ ...screen, nodes: [{ id: 'a', config: 1 }] }));
      expect(wrong).toMatchObject({ status: 422, data: { findings: [{ code: 'document.shape' }] } });
      const renamed = await save('home', (screen) => ({ ...screen, id: 'start' }));
      expect(renamed).toMatchObject({ status: 422, data: { findings: [{ code: 'screen.id', at: '/id' }] } });
      const { id, fullName, formData, revision } = await draft('home');
      const moved = await server.admin(calls.updateModel, {
        params: { id },
        body: { fullName, enCode: 'start', formData, revision },
      });
      expect(moved).toMatchObject({ status: 422, data: { findings: [{ code: 'screen.id', at: '/enCode' }] } });
      const model = await server.admin(calls.updateModel, {
        params: { id },
        body: { fullName, enCode: 'home', type: 1, formData, revision },
      });
      expect(model).toMatchObject({ status: 400, msg: '表单不能改为页面，页面也不能改为表单' });
    });

    it('keep what nobody could work without', async () => {
      const bare = await save('shell', (screen) => ({ ...screen, nodes: [text('a', 'x')] }));
      expect(bare).toMatchObject({ status: 422, data: { findings: [{ code: 'screen.outlet', at: '/nodes' }] } });
      const closed = await save('login', (screen) => ({ ...screen, nodes: [] }));
      expect(closed).toMatchObject({ status: 422, data: { findings: [{ code: 'screen.signIn', at: '/nodes' }] } });
    });

    it('take no place in the menu when they belong to the program', async () => {
      const answer = await release('shell', { menu: { parentId: '0' } });
      expect(answer).toMatchObject({ status: 400, msg: '这个页面属于系统本身，不能放进菜单' });
    });
  });

  describe('before sign-in', () => {
    const ask = async (id: string) =>
      (await server.app.inject({ method: 'GET', url: `/api/oauth/Screen/${id}` })).json<{
        code: number;
        data: unknown;
      }>();

    it('are the first tenant’s, and no others are given to anybody', async () => {
      expect(await ask('login')).toMatchObject({ code: 404 });
      await publish('login', (screen) => ({
        ...screen,
        nodes: [...screen.nodes, text('only', '内部', { access: 'btn_inner' })],
      }));
      const answer = await ask('login');
      expect(answer).toMatchObject({ code: 200, data: { id: 'login', version: 1 } });
      expect(JSON.stringify(answer)).not.toContain('内部');
      for (const id of ['shell', 'home', '404', 'nowhere']) expect((await ask(id)).code, id).toBe(400);
      await server.admin(calls.resetScreen, { params: { id: 'login' } });
      expect(await ask('login')).toMatchObject({ code: 404 });
    });
  });

  describe('of the tenant', () => {
    it('begin empty under a wanted or a free code, which nobody else has', async () => {
      const made = await server.admin(calls.openScreen, { body: { enCode: 'energy-board', fullName: '能耗看板' } });
      expect((await server.admin(calls.loadModel, { params: { id: made.data.id } })).data).toMatchObject({
        type: 9,
        enCode: 'energy-board',
        fullName: '能耗看板',
        formData: JSON.stringify({ id: 'energy-board', version: 1, title: '能耗看板', nodes: [] }),
      });
      expect(await listed({ kind: 'own' })).toMatchObject([
        { id: 'energy-board', shipped: false, modelId: made.data.id },
      ]);
      const again = await server.admin(calls.openScreen, { body: { id: 'energy-board' } });
      expect(again.data.id).toBe(made.data.id);
      for (const enCode of ['energy-board', 'home'])
        expect(await server.admin(calls.openScreen, { body: { enCode } })).toMatchObject({
          status: 422,
          data: { findings: [{ code: 'model.twinCode' }] },
        });
      for (const enCode of ['api', 'a b', '-a', 'a.b', '页面'])
        expect(await server.admin(calls.openScreen, { body: { enCode } }), enCode).toMatchObject({
          status: 422,
          data: { findings: [{ code: 'screen.code' }] },
        });
      const free = await Promise.all([
        server.admin(calls.openScreen, { body: {} }),
        other(calls.openScreen, { body: {} }),
      ]);
      expect(free.map(({ status }) => status)).toEqual([200, 200]);
      expect((await listed({ kind: 'own', keyword: 'PAGE' })).map(({ id, title }) => [id, title])).toEqual([
        ['page', '新页面'],
      ]);
      expect(await server.admin(calls.resetScreen, { params: { id: 'page' } })).toMatchObject({ status: 400 });
    });

    it('are for those whose menu leads there; what they have no right to is not in it', async () => {
      const nodes = [
        text('all', '给大家'),
        text('some', '给有权的人', { access: 'btn_energy' }),
        { id: 'card', config: { aditKey: 'card', children: [text('in', '里面的', { access: 'btn_inner' })] } },
      ];
      await publish('energy-board', (screen) => ({ ...screen, nodes }));
      const read = async (caller: Caller) => caller(calls.screenDocument, { params: { id: 'energy-board' } });
      expect([await online(server.staff), await online(server.admin)]).toEqual([{}, { 'energy-board': 1 }]);
      expect(await read(server.staff)).toMatchObject({ status: 403 });
      expect(await read(other)).toMatchObject({ status: 404 });

      const menu = { parentId: 'menu-inspection', fullName: '能耗', roleIds: ['role-staff'] };
      const placed = await release('energy-board', { menu });
      expect(placed.data.steps).toEqual(['页面“energy-board”上线', '在菜单中新增“能耗”']);
      expect((await release('energy-board', { menu })).data.menuId).toBe(placed.data.menuId);
      const { data: info } = await server.staff(calls.currentUser);
      expect(info.screens).toEqual({ 'energy-board': 3 });
      expect(JSON.stringify(info.menuList)).toContain('"type":2,"urlAddress":"energy-board"');
      expect(info.permissionList.map(({ modelId }) => modelId)).not.toContain((await draft('energy-board')).id);
      const told = await read(server.staff);
      expect(JSON.parse(told.data.document).nodes.map(({ id }: { id: string }) => id)).toEqual(['all', 'card']);
      expect(told.data.document).not.toContain('里面的');
      expect((await read(server.admin)).data.document).toContain('里面的');

      await server.grantStaff('button', ['btn_energy'], (await draft('energy-board')).id);
      await server.grantStaff('button', ['btn_inner'], 'some-other-model');
      await expect.poll(async () => (await read(server.staff)).data.document).toContain('给有权的人');
      expect((await read(server.staff)).data.document).not.toContain('里面的');
    });

    it('are copied under a code of their own, exported as they are, and deleted with their menu entry', async () => {
      const { id } = await draft('energy-board');
      const copied = await server.admin(calls.copyModel, { params: { id }, body: {} });
      const copy = (await server.admin(calls.loadModel, { params: { id: copied.data.id } })).data;
      expect([copy.enCode, copy.type, JSON.parse(copy.formData).id, copy.state]).toEqual([
        'energy-board-copy',
        9,
        'energy-board-copy',
        0,
      ]);
      const taken = await server.admin(calls.copyModel, { params: { id }, body: { enCode: 'shell' } });
      expect(taken).toMatchObject({ status: 422, data: { findings: [{ code: 'model.twinCode' }] } });
      const file = (await server.admin(calls.exportModel, { params: { id } })).data;
      expect([file.fileName, JSON.parse(file.design).id]).toEqual(['energy-board.json', 'energy-board']);

      expect(await server.admin(calls.deleteModel, { params: { id } })).toMatchObject({ status: 200 });
      expect(await online(server.admin)).toEqual({});
      expect(JSON.stringify((await server.admin(calls.currentUser)).data.menuList)).not.toContain('energy-board');
      const left = await tables(server.context.database.kysely)
        .selectFrom('base_authorize')
        .select('item_id')
        .where('module_id', '=', id)
        .execute();
      expect(left).toEqual([]);
    });
  });

  it('are no models, and models are no screens, even under one code', async () => {
    const formData = JSON.stringify({ version: 1, nodes: [{ id: 'a', vModel: 'a', config: { aditKey: 'input' } }] });
    const model = await server.admin(calls.createModel, { body: { fullName: '首页表单', enCode: 'home', formData } });
    expect(model).toMatchObject({ status: 200 });
    const { id } = await draft('home');
    expect(id).not.toBe(model.data.id);
    await publish('home', (screen) => screen);

    const models = (await server.admin(calls.modelList, { query: { pageSize: 100 } })).data.list;
    const screens = (await server.admin(calls.modelList, { query: { pageSize: 100, type: 9 } })).data.list;
    expect(models.map(({ type }) => type)).toEqual([1]);
    expect(new Set(screens.map(({ type }) => type))).toEqual(new Set([9]));
    expect(JSON.stringify((await server.admin(calls.modelSelector)).data.list)).not.toContain(id);
    expect(await server.admin(calls.formDataFields, { params: { id } })).toMatchObject({ status: 404 });
    expect(await server.admin(calls.modelConfig, { params: { id } })).toMatchObject({ status: 404 });
    expect(await server.staff(calls.recordList, { params: { id }, body: {} })).toMatchObject({ status: 403 });
    expect(await server.admin(calls.recordList, { params: { id }, body: {} })).toMatchObject({ status: 404 });

    const byHand = await server.admin(calls.createModel, {
      body: { fullName: '页', enCode: 'by-hand', type: 9, formData: '{"id":"by-hand","version":1,"nodes":[]}' },
    });
    expect(byHand).toMatchObject({ status: 200 });
    const twin = await server.admin(calls.createModel, {
      body: { fullName: '页', enCode: 'by-hand', type: 9, formData: '{"id":"by-hand","version":1,"nodes":[]}' },
    });
    expect(twin).toMatchObject({ status: 422, data: { findings: [{ code: 'model.twinCode' }] } });
  });

  describe('as files', () => {
    const page = (id: string, content: string) => ({
      id,
      version: 1,
      title: { zh: '能耗' },
      nodes: [text('a', content)],
    });
    const take = (design: unknown, more: object = {}) =>
      server.admin(calls.importScreen, { body: { design, ...more } });

    it('come back as they left, under their code or another one; a draft gives way only when that is asked for', async () => {
      const first = await take(JSON.stringify(page('energy', '一')));
      expect(first).toMatchObject({ status: 200, data: { findings: [] } });
      const file = await server.admin(calls.exportModel, { params: { id: first.data.id ?? '' } });
      expect(JSON.parse(file.data.design)).toEqual(page('energy', '一'));
      const second = await take(file.data.design, { enCode: 'energy-2', fullName: '能耗二' });
      expect(JSON.parse((await draft('energy-2')).formData)).toEqual({ ...page('energy', '一'), id: 'energy-2' });
      expect(await listed()).toContainEqual(
        expect.objectContaining({ id: 'energy-2', title: '能耗二', modelId: second.data.id, status: 'draft' }),
      );
      await publish('energy', (screen) => screen);
      expect((await take(page('energy', '二'), { dryRun: true })).data).toEqual({
        id: null,
        findings: [],
        preview: { fullName: '能耗', enCode: 'energy', exists: true },
      });
      expect(await take(page('energy', '二'))).toMatchObject({
        ...{ status: 422, data: { findings: [{ code: 'model.twinCode', at: '/enCode' }] } },
      });
      expect(JSON.parse((await draft('energy')).formData)).toEqual(page('energy', '一'));
      expect((await take(page('energy', '二'), { replace: true })).data.id).toBe(first.data.id);
      expect(await draft('energy')).toMatchObject({ id: first.data.id, state: 2, revision: 3, releaseVersion: 1 });
      expect(JSON.parse((await draft('energy')).formData)).toEqual(page('energy', '二'));
    });

    it('are drafts of shipped screens as well', async () => {
      const back = await take({ ...shipped('sessionFailed'), title: '登记' });
      expect(back).toMatchObject({ status: 200 });
      expect(await draft('sessionFailed')).toMatchObject({ id: back.data.id, fullName: '登记', releaseVersion: null });
    });

    it('that come twice at once are one page', async () => {
      const both = await Promise.all([take(page('twice', '一')), take(page('twice', '一'))]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    });

    it('are refused with what they are instead, and what is wrong with them', async () => {
      const broken = { status: 400, msg: '文件不是 JSON，无法读取' };
      const isForm = { status: 400, msg: '这个文件是表单的设计，请在“网页设计”中导入' };
      const noPage = { status: 400, msg: '这个文件不是页面的设计：缺少 id 或 nodes' };
      expect(await take('{"id":')).toMatchObject(broken);
      for (const form of [{ version: 1, nodes: [] }, { fullName: 'a', enCode: 'a', form: {} }, { fields: [] }])
        expect(await take(form)).toMatchObject(isForm);
      for (const none of [null, 7, [], {}, '[]', { id: 'a' }, { id: 5 }])
        expect(await take(none)).toMatchObject(noPage);
      const wrong = { id: 'wrong', version: 1, nodes: [{ id: 'a', config: { aditKey: 'text' } }, { id: 'b' }] };
      expect(await take(wrong)).toMatchObject({
        status: 422,
        data: { findings: [expect.objectContaining({ at: '/nodes/1' })] },
      });
      expect((await take(wrong, { dryRun: true })).data.findings).not.toEqual([]);
      expect(await take(page('api', '一'))).toMatchObject({
        status: 422,
        data: { findings: [{ code: 'screen.code' }] },
      });
      const large = await take({ ...page('large', '一'), more: '长'.repeat(800_000) });
      expect(large).toMatchObject({ status: 422, data: { findings: [{ code: 'document.tooLarge' }] } });
      expect((await listed()).map(({ id }) => id)).not.toContain('large');
    });
  });

  it('that were broken by other hands are sent to nobody whose rights would have to be taken out of them', async () => {
    await publish('404', (screen) => screen);
    const breakIt = (form_data: string) =>
      modelTables(server.context.database.kysely)
        .updateTable('base_visualdev_release')
        .set({ form_data })
        .where('en_code', '=', '404')
        .execute();
    for (const broken of ['{"access"', '{"access":1}', '{"nodes":[{"access":"x"},null]}']) {
      await breakIt(broken);
      expect(await server.staff(calls.screenDocument, { params: { id: '404' } }), broken).toMatchObject({
        status: 404,
        msg: '线上版本已损坏，显示的是出厂的页面',
      });
    }
  });

  it('are changed by nobody but designers', async () => {
    for (const answer of [
      await server.staff(calls.screenList),
      await server.staff(calls.openScreen, { body: { id: 'home' } }),
      await server.staff(calls.resetScreen, { params: { id: 'home' } }),
      await server.staff(calls.importScreen, { body: { design: { id: 'theirs', version: 1, nodes: [] } } }),
    ])
      expect(answer).toMatchObject({ status: 403, data: null });
  });

  describe('lead to listed hosts', () => {
    const frame = (href: unknown) => (screen: ScreenDocument) => ({
      ...screen,
      nodes: [...screen.nodes, { id: 'outside', config: { aditKey: 'iframe' }, props: { href } }],
    });
    const hosts = ['https://maps.example', 'https://*.city.example'];

    it('which administrators list, each for his tenant, and nobody else', async () => {
      expect((await server.admin(calls.listedHosts)).data).toEqual({ hosts: [], operatorHosts: [], revision: 0 });
      const save = (caller: Caller, body: object) => caller(calls.saveListedHosts, { body } as never);
      expect(await save(server.staff, { hosts, revision: 0 })).toMatchObject({ status: 403 });
      for (const wrong of [
        "https://a.example; script-src 'unsafe-inline'",
        'maps.example',
        'https://*',
        'javascript:x',
      ])
        expect(await save(server.admin, { hosts: [wrong], revision: 0 }), wrong).toMatchObject({ status: 400 });
      expect(await save(server.admin, { hosts, revision: 0 })).toMatchObject({ status: 200, data: { revision: 1 } });
      expect(await save(server.admin, { hosts: [], revision: 0 })).toMatchObject({ status: 409 });
      expect((await server.staff(calls.currentUser)).data.hosts).toEqual(hosts);
      expect((await other(calls.currentUser)).data.hosts).toEqual([]);
    });

    it('and are refused with another, whatever it is told', async () => {
      expect(await save('404', frame({ $text: 'https://evil.example/?{session.userInfo.userAccount}' }))).toMatchObject(
        {
          status: 200,
        },
      );
      expect(await release('404')).toMatchObject({ status: 422, data: { findings: [{ code: 'action.host' }] } });
      await publish('404', (screen) => ({
        ...screen,
        nodes: screen.nodes.map((node) =>
          node.id === 'outside' ? { ...node, props: { href: 'https://a.city.example/{row.id}' } } : node,
        ),
      }));
    });
  });
});
