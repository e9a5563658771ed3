import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredAccess } from '../../engine/schema/access/access-shape.ts';
import { calls } from '../../engine/schema/calls/index.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { sessionsOf } from '../../server/oauth/sessions.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { type ModelServer, publishDesign, startModelServer } from '../support/model-server.ts';

const seen = (design: string) =>
  ['title', 'cost', 'price', 'grade', 'notes'].filter((name) => design.includes(`"${name}"`));

describeOnDatabases('rights that nodes ask for (shell specification 6)', ({ open }) => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer(await open());
  });
  afterAll(() => server.app.close());

  /** Grants what the staff did not have, and says so: rights that were read a moment ago are read anew. */
  const grantStaff: ModelServer['grantStaff'] = async (...what) => {
    await server.grantStaff(...what);
    server.context.live.announce('rights', { tenantId: 'main' });
  };

  describe('of a form', () => {
    const record = { title: '甲', cost: 12, grade: 'A', items: [{ name: '泵', price: 5 }] };
    let id: string;
    let dataId: string;
    beforeAll(async () => {
      const around: Node = {
        id: 'money',
        config: { aditKey: 'card', children: [field('inputNumber', 'cost')] },
        access: { code: 'see_cost', kind: 'form' },
      };
      const items = field('table', 'items', {
        config: {
          children: [
            field('input', 'name'),
            field('inputNumber', 'price', { access: { code: 'items-price', kind: 'column' } }),
          ],
        },
      });
      const usual: Node = {
        id: 'tip',
        config: { aditKey: 'text' },
        props: { content: 'notes' },
        access: { code: 'btn_edit' },
      };
      const nodes = [field('input', 'title'), around, field('input', 'grade', { access: 'see_grade' }), items, usual];
      id = await publishDesign(server, model('guarded', nodes, listOf(['title', 'cost', 'grade'])));
      const made = await server.admin(calls.createRecord, { params: { id }, body: { data: JSON.stringify(record) } });
      dataId = made.data.id;
    });

    const config = async () => (await server.staff(calls.modelConfig, { params: { id } })).data;
    const values = async () =>
      JSON.parse((await server.staff(calls.loadRecord, { params: { id, dataId } })).data.data) as Record<
        string,
        unknown
      >;
    const save = (data: object) =>
      server.staff(calls.updateRecord, { params: { id, dataId }, body: { data: JSON.stringify(data) } });

    it('are not in it without them, and what they hold is withheld on every road', async () => {
      const { formData, columnData } = await config();
      expect(seen(formData)).toEqual(['title', 'notes']);
      expect(seen(columnData)).toEqual(['title']);
      expect(await values()).toEqual({ title: '甲', items: [{ id: expect.any(String), name: '泵' }] });
      const list = await server.staff(calls.recordList, { params: { id }, body: {} });
      expect(Object.keys(list.data.list[0] ?? {}).sort()).toEqual(['id', 'revision', 'title']);
      for (const sidx of ['cost', 'grade'])
        expect((await server.staff(calls.recordList, { params: { id }, body: { sidx } })).status).toBe(400);
      for (const sent of [{ cost: 1 }, { grade: 'B' }, { items: [{ name: '泵', price: 1 }] }])
        expect((await save({ title: '甲', ...sent })).status, JSON.stringify(sent)).toBe(422);
      expect((await save({ title: '乙' })).status).toBe(200);
      const kept = await server.admin(calls.loadRecord, { params: { id, dataId } });
      expect(JSON.parse(kept.data.data)).toMatchObject({ title: '乙', cost: 12, grade: 'A', items: [{ price: 5 }] });
    });

    it('are there for administrators', async () => {
      const { data } = await server.admin(calls.modelConfig, { params: { id } });
      expect(seen(data.formData)).toEqual(['title', 'cost', 'price', 'grade', 'notes']);
    });

    it('are neither opened by the code of another kind, nor by that of another function', async () => {
      await grantStaff('button', ['see_cost', 'items-price'], id);
      await grantStaff('form', ['see_cost', 'see_grade'], 'some-other-model');
      const { data } = await server.staff(calls.currentUser);
      expect(data.permissionList.find(({ modelId }) => modelId === id)?.button).toContainEqual({ enCode: 'see_cost' });
      expect(seen((await config()).formData)).toEqual(['title', 'notes']);
      expect((await save({ title: '乙', cost: 1 })).status).toBe(422);
    });

    it('are opened by nothing that a request says of itself', async () => {
      const { token } = await sessionsOf(server.context).start(
        { userId: server.staff.userId, tenantId: 'main' },
        '::1',
      );
      const ask = async (modelId: string) =>
        (
          await server.app.inject({
            method: 'GET',
            url: calls.modelConfig.path.replace(':id', id),
            headers: { authorization: `Bearer ${token}`, 'adit-model-id': modelId },
          })
        ).json();
      const plain = (await server.staff(calls.modelConfig, { params: { id } })).data;
      for (const forged of ['some-other-model', id, '', '*']) expect((await ask(forged)).data, forged).toEqual(plain);
    });

    it('are there with them, to see and to write', async () => {
      await grantStaff('form', ['see_cost', 'see_grade'], id);
      await grantStaff('column', ['items-price'], id);
      await expect
        .poll(async () => seen((await config()).formData))
        .toEqual(['title', 'cost', 'price', 'grade', 'notes']);
      expect(await values()).toMatchObject({ cost: 12, grade: 'A', items: [{ name: '泵', price: 5 }] });
      expect((await save({ title: '乙', cost: 13 })).status).toBe(200);
      expect(await values()).toMatchObject({ cost: 13 });
      // The entry of the model in the list that a session receives: buttons, columns and form items, each with its code.
      const { data } = await server.staff(calls.currentUser);
      const codes = (...names: string[]) => names.map((enCode) => ({ enCode }));
      expect(data.permissionList.find(({ modelId }) => modelId === id)).toEqual({
        modelId: id,
        button: expect.arrayContaining(codes('see_cost', 'items-price')),
        column: codes('items-price'),
        form: expect.arrayContaining(codes('see_cost', 'see_grade')),
      });
    });
  });

  describe('of a page', () => {
    it('are those of a button of a dialog as well: who lacks it is sent neither its words nor its steps, and the call behind it is refused', async () => {
      const guarded = await publishDesign(
        server,
        model('guarded-stock', [field('input', 'title')], listOf(['title'], { useBtnPermission: true })),
      );
      const row = await server.admin(calls.createRecord, { params: { id: guarded }, body: { data: '{"title":"甲"}' } });
      const at = { params: { id: guarded, dataId: row.data.id } };
      const enCode = 'wipe-page';
      const made = await server.admin(calls.openScreen, { body: { enCode, fullName: enCode } });
      const code = { code: 'btn_remove', judge: true, modelId: guarded };
      const wipe: Node = {
        id: 'wipe',
        config: { aditKey: 'dialog', label: '清理' },
        props: { title: '清理', okText: '全部清除' },
        on: { ok: [{ action: 'request', call: 'deleteRecord', params: at.params }] },
        onAccess: { ok: code },
      };
      const { data: draft } = await server.admin(calls.loadModel, { params: { id: made.data.id } });
      const { fullName, revision } = draft;
      const formData = JSON.stringify({ ...JSON.parse(draft.formData), nodes: [wipe] });
      const body = { fullName, enCode, formData, revision };
      expect((await server.admin(calls.updateModel, { params: { id: made.data.id }, body })).status).toBe(200);
      const menu = { parentId: 'menu-inspection', fullName: '清理', roleIds: ['role-staff'] };
      expect((await server.admin(calls.releaseModel, { params: { id: made.data.id }, body: { menu } })).status).toBe(
        200,
      );
      const document = async () =>
        (await server.staff(calls.screenDocument, { params: { id: enCode } })).data?.document;
      await expect.poll(document).toContain('清理');
      expect(await document()).not.toMatch(/全部清除|deleteRecord|btn_remove/);
      expect((await server.staff(calls.deleteRecord, at)).status).toBe(403);
      await grantStaff('button', ['btn_remove'], guarded);
      await expect.poll(document).toContain('全部清除');
      expect((await server.staff(calls.deleteRecord, at)).status).toBe(200);
    });

    const text = (id: string, access: StoredAccess): Node => ({ id, config: { aditKey: 'text' }, props: {}, access });

    it('are pruned by kind, by function and under the judge flag, the same for whoever asks and however', async () => {
      const enCode = 'guarded-page';
      const made = await server.admin(calls.openScreen, { body: { enCode, fullName: enCode } });
      const nodes = [
        text('any', 'btn_send'),
        text('button', { code: 'btn_send' }),
        text('column', { code: 'btn_send', kind: 'column' }),
        text('elsewhere', { code: 'btn_send', modelId: 'model-of-another' }),
        text('usual', { code: 'btn_remove' }),
        text('judged', { code: 'btn_remove', judge: true }),
      ];
      const { data: draft } = await server.admin(calls.loadModel, { params: { id: made.data.id } });
      const formData = JSON.stringify({ ...JSON.parse(draft.formData), nodes });
      const { fullName, revision } = draft;
      const saved = await server.admin(calls.updateModel, {
        params: { id: made.data.id },
        body: { fullName, enCode, formData, revision },
      });
      expect(saved.status).toBe(200);
      const menu = { parentId: 'menu-inspection', fullName: '受限页面', roleIds: ['role-staff'] };
      const released = await server.admin(calls.releaseModel, { params: { id: made.data.id }, body: { menu } });
      expect(released.status).toBe(200);
      const shown = async (who = server.staff) => {
        const { data } = await who(calls.screenDocument, { params: { id: enCode } });
        return JSON.parse(data.document).nodes.map(({ id }: { id: string }) => id);
      };
      await expect
        .poll(async () => (await server.staff(calls.screenDocument, { params: { id: enCode } })).status)
        .toBe(200);
      expect(await shown()).toEqual(['usual']);
      expect(await shown(server.admin)).toEqual(nodes.map(({ id }) => id));
      await grantStaff('button', ['btn_send', 'btn_remove'], made.data.id);
      await expect.poll(() => shown()).toEqual(['any', 'button', 'usual', 'judged']);
      await grantStaff('column', ['btn_send'], '');
      await grantStaff('button', ['btn_send'], 'model-of-another');
      await expect.poll(() => shown()).toEqual(nodes.map(({ id }) => id));
      const { data } = await server.staff(calls.currentUser);
      expect(data.permissionList.find(({ modelId }) => modelId === '')?.column).toEqual([{ enCode: 'btn_send' }]);
    });
  });
});
