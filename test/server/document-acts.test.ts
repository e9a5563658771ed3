import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { documentActsMigration } from '../../server/migrations/to-0020/0020-document-acts.ts';
import { grant } from '../../server/permission/authorize.ts';
import { modelTables } from '../../server/visualdev/model-tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { addTenant, type Caller, type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const reset = {
  action: 'request',
  call: 'resetPassword',
  params: { id: 'user-zhoumin', tenantId: 'main' },
  body: { userPassword: 'Chosen2026' },
};
const designerId = 'user-chenjianguo';

describeOnDatabases('what documents may do (design 5, a document acts as itself)', ({ open }) => {
  let server: ModelServer;
  let designer: Caller;
  let other: Caller;
  beforeAll(async () => {
    server = await startModelServer(await open());
    other = await addTenant(server, 'other');
    // Nothing but the right to draw.
    await tables(server.context.database.kysely)
      .deleteFrom('base_user_role')
      .where('user_id', '=', designerId)
      .execute();
    await give('design', 'visualdev');
    designer = await server.signIn(designerId);
  });
  afterAll(() => server.app.close());

  const announce = () => {
    for (const subject of ['screen', 'rights', 'menu'] as const)
      server.context.live.announce(subject, { tenantId: 'main' });
  };
  const give = async (itemType: 'design' | 'menu' | 'button', itemId: string, moduleId = '') => {
    await server.context.database.transaction((trx) =>
      grant(
        trx,
        { tenantId: 'main', actorId: null, now: new Date() },
        { itemType, itemIds: [itemId], moduleId, objectType: 'user', objectId: designerId },
      ),
    );
    announce();
  };
  const take = async (itemId: string) => {
    await tables(server.context.database.kysely)
      .deleteFrom('base_authorize')
      .where('tenant_id', '=', 'main')
      .where('object_id', '=', designerId)
      .where('item_id', '=', itemId)
      .execute();
    announce();
  };
  /** Saves a page as somebody draws it; of a page that came with the program its draft. */
  const save = async (who: Caller, id: string, parts: object) => {
    const opened = await who(calls.openScreen, { body: { id } });
    const made = opened.status === 404 ? await who(calls.openScreen, { body: { enCode: id, fullName: id } }) : opened;
    const { data: draft } = await who(calls.loadModel, { params: { id: made.data.id } });
    const formData = JSON.stringify({ id, version: 1, title: id, nodes: [], ...parts });
    const body = { fullName: id, enCode: id, formData, revision: draft.revision };
    return {
      modelId: made.data.id,
      saved: await who(calls.updateModel, { params: { id: made.data.id }, body }),
    };
  };
  const release = (who: Caller, id: string, body: object = {}) => who(calls.releaseModel, { params: { id }, body });
  const online = async (id: string, who: Caller = server.admin) =>
    (await who(calls.screenDocument, { params: { id } })).data;
  const codes = (findings: readonly { code: string; at: string }[]) => findings.map(({ code, at }) => `${code} ${at}`);

  describe('a page of a designer', () => {
    const attacks: [string, object, string][] = [
      ['by itself', { on: { load: [reset] } }, '/on/load/0/call'],
      [
        'where a source does not answer',
        { sources: { a: { call: 'weather', onError: [reset] } } },
        '/sources/a/onError/0/call',
      ],
      ['in a source', { sources: { a: { call: 'resetPassword', params: reset.params } } }, '/sources/a/call'],
      [
        'in a list of a call',
        { nodes: [{ id: 'a', config: { aditKey: 'callList' }, props: { call: 'resetPassword' } }] },
        '/nodes/0/props/call',
      ],
      [
        'at a press, in a dialog, where another step fails',
        {
          nodes: [
            {
              id: 'd',
              config: { aditKey: 'dialog' },
              on: { ok: [{ action: 'request', call: 'weather', onError: [reset] }] },
            },
          ],
        },
        '/nodes/0/on/ok/0/onError/0/call',
      ],
    ];
    it.each(attacks)(
      'that sets a password of another %s is saved as a draft, and refused online',
      async (_how, parts, at) => {
        for (const id of ['home', 'attack']) {
          const { modelId, saved } = await save(designer, id, parts);
          expect(codes(saved.data.findings)).toContain(`action.closed ${at}`);
          const tried = await release(designer, modelId, { dryRun: true });
          expect(codes(tried.data.findings)).toContain(`action.closed ${at}`);
          const refused = await release(designer, modelId);
          expect(refused).toMatchObject({ status: 422 });
          // Administrators may set passwords, and no page of theirs does.
          expect(await release(server.admin, modelId)).toMatchObject({ status: 422 });
          const design = JSON.stringify({ id, version: 1, nodes: [], ...parts });
          for (const dryRun of [true, false]) {
            const imported = await designer(calls.importScreen, {
              body: { design, enCode: id, replace: true, dryRun },
            });
            expect(codes(imported.data.findings)).toContain(`action.closed ${at}`);
          }
        }
        expect(await designer(calls.screenDocument, { params: { id: 'home' } })).toMatchObject({ status: 404 });
      },
    );

    it('that is as it came may do what it came with; changed in anything it may not', async () => {
      const opened = await designer(calls.openScreen, { body: { id: 'profile' } });
      const { id } = opened.data;
      expect(await release(designer, id)).toMatchObject({ status: 200 });
      expect((await online('profile')).acts.calls).toHaveProperty('saveProfile');
      const { data: draft } = await designer(calls.loadModel, { params: { id } });
      const changed = { ...JSON.parse(draft.formData), on: { load: [] } };
      await save(designer, 'profile', changed);
      expect(await release(designer, id)).toMatchObject({ status: 422 });
      await designer(calls.resetScreen, { params: { id: 'profile' } });
    });
  });

  describe('a version', () => {
    let stockId: string;
    beforeAll(async () => {
      const list = listOf(['title'], { useBtnPermission: true });
      stockId = await publishDesign(server, model('actsStock', [field('input', 'title')], list));
    });
    const update = () => ({
      sources: { rows: { call: 'recordList', params: { id: stockId } }, sky: { call: 'weather' } },
      on: { load: [{ action: 'request', call: 'updateRecord', params: { id: stockId, dataId: 'x' }, body: {} }] },
    });

    it('names models that its publisher may use, and its steps stop when he may no longer; given back, they run', async () => {
      const { modelId, saved } = await save(designer, 'stock-page', update());
      expect(codes(saved.data.findings)).toEqual([
        'action.model /sources/rows/params/id',
        'action.model /on/load/0/params/id',
      ]);
      const menu = await tables(server.context.database.kysely)
        .selectFrom('base_menu')
        .select('id')
        .where('model_id', '=', stockId)
        .executeTakeFirst();
      const menuId = menu?.id ?? '';
      await give('menu', menuId);
      const listed = await release(designer, modelId, { dryRun: true });
      expect(codes(listed.data.findings)).toEqual(['action.model /on/load/0/params/id']);
      await give('button', 'btn_edit', stockId);
      const tried = await release(designer, modelId, { dryRun: true });
      expect(tried.data.acts?.map(({ isNew }) => isNew)).toEqual([true, true, true]);
      expect(await release(designer, modelId)).toMatchObject({ status: 200 });
      const calls_ = { recordList: [stockId], updateRecord: [stockId], weather: [] };
      expect(await online('stock-page')).toMatchObject({ acts: { calls: calls_ }, off: [] });

      await take('btn_edit');
      await expect.poll(async () => (await online('stock-page')).off).toEqual(['updateRecord']);
      expect((await online('stock-page')).acts.calls).toEqual({ recordList: [stockId], weather: [] });
      await take(menuId);
      await expect.poll(async () => (await online('stock-page')).off).toEqual(['recordList', 'updateRecord']);
      await give('menu', menuId);
      await give('button', 'btn_edit', stockId);
      await expect.poll(async () => (await online('stock-page')).off).toEqual([]);

      // What is new stands in front.
      await save(designer, 'stock-page', { sources: { ...update().sources, people: { call: 'users' } } });
      const next = await release(designer, modelId, { dryRun: true });
      expect(next.data.acts?.map(({ isNew }) => isNew)).toEqual([true, false, false]);

      await tables(server.context.database.kysely)
        .updateTable('base_user')
        .set({ enabled_mark: 0 })
        .where('tenant_id', '=', 'main')
        .where('id', '=', designerId)
        .execute();
      announce();
      await expect.poll(async () => (await online('stock-page')).off).toEqual(['recordList', 'updateRecord']);
      await tables(server.context.database.kysely)
        .updateTable('base_user')
        .set({ enabled_mark: 1 })
        .where('tenant_id', '=', 'main')
        .where('id', '=', designerId)
        .execute();
      announce();
    });

    it('of another tenant names none of this one', async () => {
      const { saved } = await save(other, 'theirs', {
        sources: { rows: { call: 'recordList', params: { id: stockId } } },
      });
      expect(codes(saved.data.findings)).toEqual(['action.model /sources/rows/params/id']);
    });

    it('of a model may change its own rows by a button of its list, and none of another; rolled back it is judged anew', async () => {
      const step = (id: string) => ({ action: 'request', call: 'updateRecord', params: { id, dataId: '{row.id}' } });
      const button = (...actions: object[]) => [{ value: 'do', label: '做', actions }];
      const own = (actions: object[]) =>
        model('actsOwn', [field('input', 'title')], listOf(['title'], { customBtnsList: button(...actions) as never }));
      const made = await designer(calls.createModel, {
        body: { fullName: 'own', enCode: 'actsOwn', formData: JSON.stringify(own([]).form) },
      });
      const { id } = made.data;
      const savedWith = async (...actions: object[]) => {
        const { data: draft } = await designer(calls.loadModel, { params: { id } });
        return designer(calls.updateModel, {
          params: { id },
          body: {
            fullName: 'own',
            enCode: 'actsOwn',
            formData: draft.formData,
            columnData: JSON.stringify(own(actions).list),
            revision: draft.revision,
          },
        });
      };
      expect(codes((await savedWith(step('{modelId}'))).data.findings)).toEqual([]);
      expect(await release(designer, id)).toMatchObject({ status: 200 });
      expect((await server.admin(calls.modelConfig, { params: { id } })).data).toMatchObject({
        acts: { calls: { updateRecord: [id] } },
        off: [],
      });
      const at = '/list/customBtnsList/0/actions/0';
      expect(codes((await savedWith(reset)).data.findings)).toEqual([`action.closed ${at}/call`]);
      expect(codes((await savedWith(step('{row.id}'))).data.findings)).toEqual([`action.anyModel ${at}/call`]);
      // As a program of before let it online.
      await sql`
        update base_visualdev_release set column_data = replace(column_data, 'updateRecord', 'resetPassword')
        where tenant_id = 'main' and model_id = ${id}`.execute(server.context.database.kysely);
      const rolled = await designer(calls.rollbackModel, { params: { id }, body: { version: 1 } });
      expect(codes(rolled.data.findings)).toEqual([`action.closed ${at}/call`]);
      expect(await release(designer, id)).toMatchObject({ status: 422 });
    });
  });

  describe('doors', () => {
    it('are changed by who looks after the installation alone, on every road', async () => {
      expect(await server.admin(calls.openScreen, { body: { id: 'login' } })).toMatchObject({ status: 200 });
      const { id } = (await server.admin(calls.openScreen, { body: { id: 'login' } })).data;
      const { data: draft } = await server.admin(calls.loadModel, { params: { id } });
      const { fullName, enCode, formData, revision } = draft;
      const before = { fullName, enCode, formData, revision };
      await tables(server.context.database.kysely)
        .updateTable('base_user')
        .set({ is_administrator: true })
        .where('tenant_id', '=', 'main')
        .where('id', '=', designerId)
        .execute();
      const administrator = await server.signIn(designerId);
      const roads = [
        administrator(calls.openScreen, { body: { id: 'login2' } }),
        administrator(calls.updateModel, { params: { id }, body: before }),
        administrator(calls.createModel, { body: { fullName, enCode: 'sso', type: 9, formData } }),
        administrator(calls.importScreen, { body: { design: formData, enCode: 'login', replace: true } }),
        administrator(calls.importScreen, { body: { design: formData, enCode: 'lockScreen', dryRun: true } }),
        administrator(calls.releaseModel, { params: { id } }),
        administrator(calls.releaseModel, { params: { id }, body: { dryRun: true } }),
        administrator(calls.rollbackModel, { params: { id }, body: { version: 1 } }),
        administrator(calls.resetScreen, { params: { id: '602' } }),
        administrator(calls.deleteModel, { params: { id } }),
        administrator(calls.deleteModels, { body: { ids: [id] } }),
        other(calls.openScreen, { body: { id: 'lockScreen' } }),
      ];
      expect((await Promise.all(roads)).map(({ status }) => status)).toEqual(roads.map(() => 403));
      const several = await administrator(calls.releaseModels, { body: { ids: [id] } });
      expect(several.data).toMatchObject({ count: 0, failed: 1 });
      await tables(server.context.database.kysely)
        .updateTable('base_user')
        .set({ is_administrator: false })
        .where('tenant_id', '=', 'main')
        .where('id', '=', designerId)
        .execute();
    });

    it('are the same for all tenants, and may ask for a sign-in', async () => {
      const { id } = (await server.admin(calls.openScreen, { body: { id: 'lockScreen' } })).data;
      const { data: draft } = await server.admin(calls.loadModel, { params: { id } });
      const { fullName, enCode, revision } = draft;
      const formData = JSON.stringify({ ...JSON.parse(draft.formData), title: '各家一样的锁屏' });
      await server.admin(calls.updateModel, { params: { id }, body: { fullName, enCode, formData, revision } });
      expect(await release(server.admin, id)).toMatchObject({ status: 200 });
      for (const who of [server.admin, other]) {
        await expect.poll(async () => (await online('lockScreen', who))?.document).toContain('各家一样的锁屏');
        expect((await online('lockScreen', who)).acts.commands).toEqual(['signOut', 'unlock']);
        expect((await who(calls.currentUser)).data.screens).toHaveProperty('lockScreen');
      }
      await server.admin(calls.resetScreen, { params: { id: 'lockScreen' } });
    });
  });

  it('versions of before are judged by their kind, and doors that others published go offline', async () => {
    const { kysely } = server.context.database;
    const { modelId } = await save(designer, 'old-page', { sources: { a: { call: 'weather' } } });
    await release(designer, modelId);
    const doors = (await server.admin(calls.openScreen, { body: { id: 'login2' } })).data.id;
    await release(server.admin, doors);
    const kept = (await server.admin(calls.openScreen, { body: { id: 'sso' } })).data.id;
    await release(server.admin, kept);
    await sql`alter table base_visualdev_release drop column acts`.execute(kysely);
    await sql`update base_visualdev_release set creator_id = ${designerId} where model_id = ${doors}`.execute(kysely);
    const withAttack = JSON.stringify({
      id: 'old-page',
      version: 1,
      nodes: [],
      sources: { a: { call: 'weather' } },
      on: { load: [reset] },
    });
    await sql`update base_visualdev_release set form_data = ${withAttack} where model_id = ${modelId}`.execute(kysely);
    await sql`delete from base_authorize where item_type = 'installation'`.execute(kysely);
    await server.context.database.transaction((trx) => documentActsMigration.up(trx));
    announce();
    expect((await online('old-page')).acts).toEqual({ calls: { weather: [] }, commands: [], models: [], hosts: [] });
    const states = await modelTables(kysely)
      .selectFrom('base_visualdev')
      .select(['en_code', 'release_version'])
      .where('tenant_id', '=', 'main')
      .where('id', 'in', [doors, kept])
      .orderBy('en_code')
      .execute();
    expect(states).toEqual([
      { en_code: 'login2', release_version: null },
      { en_code: 'sso', release_version: 1 },
    ]);
    expect(await server.admin(calls.openScreen, { body: { id: '602' } })).toMatchObject({ status: 200 });
  });
});
