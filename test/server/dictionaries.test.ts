import { expect, it } from 'vitest';
import { type CallBody, type Calls, calls } from '../../engine/schema/calls/index.ts';
import { tables } from '../../server/kernel/tables.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { field, listOf, model } from '../support/model-designs.ts';
import { type Caller, type ModelServer, publishDesign } from '../support/model-server.ts';
import { startPageServer } from '../support/page-server.ts';

const menuId = 'menu-system-data-dictionary';

describeOnDatabases('dictionaries', { onBoth: 'paths, lists in JSON, unions' }, ({ open }) => {
  let server: ModelServer;
  let stranger: Caller;
  startPageServer(open, (started) => {
    ({ server, stranger } = started);
  });

  type Type = CallBody<Calls['createDictionaryType']>;
  type Entry = CallBody<Calls['createDictionaryEntry']>;
  const makeType = (body: Partial<Type>, by = server.admin) =>
    by(calls.createDictionaryType, { body: { fullName: '材质', enCode: 'material', ...body } });
  const make = (body: Partial<Entry>, by = server.admin) =>
    by(calls.createDictionaryEntry, {
      body: { fullName: '钢', enCode: 'steel', typeId: 'dict-unit', status: 'none', ...body },
    });
  const load = async (id: string) => (await server.admin(calls.loadDictionaryEntry, { params: { id } })).data;
  const save = async (id: string, changes: Partial<Entry>) => {
    const { id: _, ...kept } = await load(id);
    return server.admin(calls.saveDictionaryEntry, { params: { id }, body: { ...kept, ...changes } });
  };
  const saveType = async (id: string, changes: Partial<Type>) => {
    const { data } = await server.admin(calls.loadDictionaryType, { params: { id } });
    const { id: _, ...kept } = data;
    return server.admin(calls.saveDictionaryType, { params: { id }, body: { ...kept, ...changes } });
  };
  const offered = async (code: string) =>
    (await server.admin(calls.dictionaries, {})).data.list.find(({ enCode }) => enCode === code)?.dictionaryList ?? [];
  const refusal = (status: number, at: string) => ({ status, data: { findings: [{ at }] } });

  it('are made with their names in three languages, and are known to whoever offers them', async () => {
    const { id: typeId } = (await makeType({ nameEn: 'Material' })).data;
    const { id } = (await make({ typeId, nameEn: 'Steel', nameZhtw: '鋼', status: 'warning' })).data;
    expect(await load(id)).toMatchObject({ nameEn: 'Steel', nameZhtw: '鋼', isDefault: 0, revision: 1 });
    const entry = {
      id,
      parentId: '0',
      fullName: '钢',
      names: { en: 'Steel', zhtw: '鋼' },
      enCode: 'steel',
      status: 'warning',
    };
    expect(await offered('material')).toEqual([entry]);
    expect((await save(id, { nameZhtw: '', status: 'none' })).status).toBe(200);
    expect(await offered('material')).toMatchObject([{ names: { en: 'Steel' } }]);
    const english = await server.admin(calls.dictionaryEntryList, { query: { typeId }, language: 'en' });
    expect(english.data.list).toMatchObject([{ fullName: 'Steel', typeIdText: 'Material' }]);
    const { list } = (await server.admin(calls.dictionaryGroups, {})).data;
    expect(list.at(-1)).toMatchObject({ id: typeId, count: 1, isFixed: false, children: [] });
    expect(list.find(({ enCode }) => enCode === 'webDesign')).toMatchObject({ isFixed: true });
  });

  it('stand below each other where they are trees, and nowhere else', async () => {
    const [first] = await offered('defectType');
    const parentId = first?.id ?? '';
    const { id } = (await make({ typeId: 'dict-defect-type', enCode: 'new', parentId })).data;
    const { list } = (await server.admin(calls.dictionaryParents, {})).data;
    expect(list.map(({ id: type, disabled }) => [type, disabled])).toEqual([['dict-defect-type', true]]);
    expect(JSON.stringify(list)).toContain(id);
    expect(await make({ enCode: 'flat', parentId })).toMatchObject(refusal(422, '/parentId'));
    expect(await save(id, { parentId: id })).toMatchObject(refusal(422, '/parentId'));
    expect(await save(id, { typeId: 'dict-unit', parentId: null })).toMatchObject(refusal(422, '/typeId'));
    expect(await saveType('dict-defect-type', { isTree: 0 })).toMatchObject(refusal(422, '/isTree'));
    expect((await server.admin(calls.deleteDictionaryEntry, { params: { id: parentId } })).status).toBe(409);
    expect((await server.admin(calls.deleteDictionaryEntry, { params: { id } })).status).toBe(200);
  });

  it('have a code once, one usual entry, and one after the other where two save at once', async () => {
    const twins = await Promise.all(['Twin', 'TWIN'].map((enCode) => make({ enCode })));
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 409]);
    const one = (await make({ enCode: 'one', isDefault: 1 })).data.id;
    const other = (await make({ enCode: 'two' })).data.id;
    expect((await save(other, { isDefault: 1 })).status).toBe(200);
    expect([await load(one), await load(other)]).toMatchObject([{ isDefault: 0 }, { isDefault: 1 }]);
    const { id: _, ...body } = await load(one);
    const saves = ['甲', '乙'].map((fullName) =>
      server.admin(calls.saveDictionaryEntry, { params: { id: one }, body: { ...body, fullName } }),
    );
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const wrong of [
      { fullName: 'x'.repeat(101) },
      { enCode: '' },
      { status: 'purple' },
      { typeId: '../a' },
      { tree_path: '' },
    ])
      expect((await make({ enCode: 'wrong', ...(wrong as Partial<Entry>) })).status).toBe(400);
    expect(await make({ enCode: 'nowhere', typeId: 'nowhere' })).toMatchObject(refusal(400, '/typeId'));
  });

  it('that records hold keep their code and are not deleted; switched off they are shown and no longer taken', async () => {
    const { id: typeId } = (await makeType({ fullName: '等级', enCode: 'grade' })).data;
    const [high, low] = [
      (await make({ typeId, enCode: 'high', fullName: '高' })).data.id,
      (await make({ typeId, enCode: 'low', fullName: '低' })).data.id,
    ];
    const config = { dataType: 'dictionary', dictionaryType: 'grade' } as const;
    const props = { props: { label: 'fullName', value: 'enCode' } };
    const design = model(
      'graded',
      [
        field('input', 'title'),
        field('select', 'grade', { config, props }),
        field('checkbox', 'others', { config, props }),
      ],
      listOf(['title', 'grade', 'others']),
    );
    const form = await publishDesign(server, design);
    const record = (data: object) =>
      server.admin(calls.createRecord, { params: { id: form }, body: { data: JSON.stringify(data) } });
    const kept = (await record({ title: '甲', grade: 'high', others: ['low'] })).data.id;
    for (const [id, enCode] of [
      [high, 'high'],
      [low, 'low'],
    ] as const) {
      const uses = (await server.admin(calls.dictionaryEntryUses, { params: { id } })).data;
      expect(uses, enCode).toMatchObject({ count: 1, says: [{ message: 'graded 1' }] });
      expect((await server.admin(calls.deleteDictionaryEntry, { params: { id } })).status).toBe(409);
      expect(await save(id, { enCode: `${enCode}2` })).toMatchObject(refusal(422, '/enCode'));
    }
    const type = (await server.admin(calls.dictionaryTypeUses, { params: { id: typeId } })).data;
    expect(type.says.map(({ message }) => message)).toEqual(['条目 2', '表单 1']);
    expect(await saveType(typeId, { enCode: 'grade2' })).toMatchObject(refusal(422, '/enCode'));

    await server.admin(calls.setDictionaryEntryState, { params: { id: high }, body: { enabledMark: 0 } });
    expect(await offered('grade')).toMatchObject([{ enCode: 'high', disabled: true }, { enCode: 'low' }]);
    const shown = await server.admin(calls.recordDataChange, { params: { id: form, dataId: kept } });
    expect(JSON.stringify(shown.data)).toContain('高');
    expect((await record({ title: '乙', grade: 'high' })).status).toBe(422);
    expect((await record({ title: '乙', grade: 'low' })).status).toBe(200);
  });

  it('that the product itself names stay, and what is filed under an entry counts and follows its name', async () => {
    const params = { id: 'groupType' };
    expect((await server.admin(calls.deleteDictionaryType, { params })).status).toBe(409);
    expect((await server.admin(calls.setDictionaryTypeState, { params, body: { enabledMark: 0 } })).status).toBe(409);
    expect(await saveType('groupType', { enCode: 'other' })).toMatchObject(refusal(422, '/enCode'));
    const { list } = (await server.admin(calls.dictionaryEntryList, { query: { typeId: 'groupType' } })).data;
    const uses = await server.admin(calls.dictionaryEntryUses, { params: { id: list[0]?.id ?? '' } });
    expect(uses.data.says).toMatchObject([{ message: '分组 2' }]);

    const category = (await make({ typeId: 'webDesign', fullName: '专项', enCode: 'special' })).data.id;
    const design = { ...model('filed', [field('input', 'title')], listOf(['title'])), category: '专项' };
    const { id } = (await server.admin(calls.importModel, { body: { design } })).data;
    expect((await save(category, { fullName: '专项检查' })).status).toBe(200);
    const models = server.context.database.kysely
      .selectFrom('base_visualdev')
      .select('category')
      .where('id', '=', id ?? '');
    expect(await models.execute()).toEqual([{ category: '专项检查' }]);
    expect((await server.admin(calls.deleteDictionaryEntry, { params: { id: category } })).status).toBe(409);
  });

  it('are of one tenant, of those who hold the menu and its buttons, and news to open pages', async () => {
    expect((await stranger(calls.dictionaryGroups, {})).data.list).toEqual([]);
    expect((await stranger(calls.loadDictionaryType, { params: { id: 'dict-unit' } })).status).toBe(404);
    expect(await make({ enCode: 'theirs' }, stranger)).toMatchObject(refusal(400, '/typeId'));
    const { staff } = server;
    const asks = async () => [
      (await staff(calls.dictionaryGroups, {})).status,
      (await staff(calls.dictionaryParents, {})).status,
      (await staff(calls.dictionaryEntryList, {})).status,
      (await make({ enCode: 'staff' }, staff)).status,
    ];
    expect(await asks()).toEqual([403, 403, 403, 403]);
    await server.grantStaff('menu', [menuId]);
    server.context.live.announce('rights', { tenantId: 'main' });
    expect(await asks()).toEqual([200, 200, 200, 403]);
    await server.grantTo(staff.userId, 'button', ['btn_add'], menuId);
    server.context.live.announce('rights', { tenantId: 'main' });
    const heard: string[] = [];
    const stop = server.context.live.subscribe('dictionary', {
      hear: ({ tenantId }) => void heard.push(tenantId),
      reread: () => {},
    });
    expect(await asks()).toEqual([200, 200, 200, 200]);
    stop();
    expect(heard).toEqual(['main']);
    const audited = tables(server.context.database.kysely).selectFrom('base_audit').select('target_name');
    expect(
      await audited.where('action', '=', 'dictionaryEntry.create').where('user_id', '=', staff.userId).execute(),
    ).toEqual([{ target_name: '钢' }]);
  });
});
