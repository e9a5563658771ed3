import { describe, expect, it } from 'vitest';
import { describe as byKey, type Descriptor } from '../../engine/schema/fields/descriptor.ts';
import * as widgets from '../../widgets/index.ts';
import type { Json, JsonObject } from '../document/json.ts';
import { createDesignStore } from '../history/design-store.ts';
import { comparePointers, fixAll } from './fix-all.ts';
import { fixOf } from './fixes.ts';
import { validateDesign } from './validate-design.ts';

const descriptors = byKey(Object.values<Descriptor>(widgets));
const around = { descriptors };

function model(nodes: readonly Json[], list: JsonObject = {}): JsonObject {
  return {
    version: 1,
    fullName: '缺陷',
    enCode: 'defect',
    form: { version: 1, nodes },
    list: { version: 1, searchList: [], columnList: [], ...list },
  };
}
const field = (name: string, more: JsonObject = {}, config: JsonObject = {}): JsonObject => ({
  id: name,
  vModel: name,
  config: { aditKey: 'input', label: name, ...config },
  ...more,
});

/** Findings of these codes, put right one by one as one presses. */
function press(document: JsonObject, code: string) {
  const store = createDesignStore(document, descriptors);
  const found = validateDesign(document, around).filter((one) => one.code === code);
  expect(found.length).toBeGreaterThan(0);
  const fix = found[0] && fixOf(found[0], document, descriptors);
  expect(fix?.apply(store), code).toBe(true);
  const { document: next, past } = store.state();
  expect(past.length).toBe(1);
  store.undo();
  expect(store.state().document).toEqual(document);
  const left = validateDesign(next, around).filter((one) => one.code === code);
  expect(left.length).toBe(found.length - 1);
  return { next, name: fix?.name };
}

const when = (name: string, ...more: JsonObject[]): JsonObject => ({
  logic: 'and',
  conditions: [{ field: name, operator: 'equal', value: '1' }, ...more],
});

describe('one press', () => {
  it('gives what was left empty its first column, its options, the columns that readers see anyway', () => {
    const table = field('rows', {}, { aditKey: 'table', children: [] });
    expect(press(model([table], { columnList: [{ prop: 'rows' }] }), 'node.noColumns').name).toBe('addColumn');
    const kind = field('kind', { slot: { options: [] } }, { aditKey: 'select' });
    expect(press(model([kind]), 'node.noOptions').name).toBe('addOptions');
    const { next, name } = press(model([field('a'), field('b')], { pageSize: 50 }), 'list.noColumns');
    expect(name).toBe('usualColumns');
    expect(next.list).toMatchObject({ pageSize: 50, columnList: [{ prop: 'a' }, { prop: 'b' }] });
  });

  it('leads to the name that only a person can give, and is not done with all others', () => {
    const unnamed = model([field('input', {}, { label: '单行输入' })], { columnList: [{ prop: 'input' }] });
    const [finding] = validateDesign(unnamed, around);
    expect(finding?.code).toBe('node.defaultTitle');
    const store = createDesignStore(unnamed, descriptors);
    const fix = finding && fixOf(finding, unnamed, descriptors);
    expect([fix?.leads, fix?.apply(store), store.state().selection]).toEqual([true, true, ['input']]);
    expect(store.state().past).toEqual([]);
  });

  it('takes out the step that is wrong, not the one that it stands in for', () => {
    const onError: Json = [{ action: 'reload', source: 'gone' }, { action: 'submit' }];
    const click: Json = [{ action: 'submit' }, { action: 'request', call: 'modelList', onError }];
    const { next } = press(
      model([{ id: 'b', config: { aditKey: 'button', label: 'b' }, on: { click } }]),
      'action.source',
    );
    expect(next).toMatchObject({
      form: { nodes: [{ on: { click: [{ action: 'submit' }, { onError: [{ action: 'submit' }] }] } }] },
    });
  });

  it('puts right what tables and fields say against each other', () => {
    const tables = (fields: JsonObject[], more: JsonObject = {}): JsonObject => ({
      tables: [{ table: 'a', typeId: '1', ...more, fields }],
    });
    const of = (fields: JsonObject[], nodes: JsonObject[] = [field('a')], more: JsonObject = {}) => ({
      ...model(nodes),
      ...tables(fields, more),
    });
    const short = { field: 'a', dataLength: 50 };
    expect(press(of([short]), 'table.short')).toMatchObject({
      name: 'widen',
      next: { tables: [{ fields: [{ dataLength: 200 }] }] },
    });
    expect(press(of([short], [field('a')], { bound: true }), 'table.short')).toMatchObject({
      name: 'shorten',
      next: { form: { nodes: [{ props: { maxlength: 50 } }] } },
    });
    expect(press(of([{ field: 'a', dataLength: -1 }]), 'table.length').next.tables).toEqual(
      tables([{ field: 'a' }]).tables,
    );
    expect(press(of([{ field: 'a' }, { field: 'a' }]), 'table.twinColumn').next.tables).toEqual(
      tables([{ field: 'a' }]).tables,
    );
    expect(press(of([{ field: 'b', index: true }]), 'table.noField').next.tables).toEqual(tables([]).tables);
    const named = (columnName: string) => of([], [field('a', {}, { columnName }), field('b')]);
    expect(press(named('b'), 'table.shared').next).toEqual(of([], [field('a'), field('b')]));
    expect(press(named('1-号 A b_'), 'table.columnName').next).toMatchObject({
      form: { nodes: [{ config: { columnName: 'a_b' } }, {}] },
    });
    const many = of(
      [{ field: 'a', unique: true, index: true }],
      [field('a', {}, { aditKey: 'checkbox', dataType: 'static' })],
    );
    expect(press(many, 'table.notUnique').name).toBe('clear');
    expect(press(many, 'table.notIndexed').name).toBe('clear');
  });

  it('takes a rule away that is left without conditions, without its field, or that nothing can be set by', () => {
    const number = { aditKey: 'inputNumber' };
    const ruled = (...setWhen: JsonObject[]) => model([field('a'), field('b', { setWhen }, number)]);
    const kept = { when: when('a'), value: 1 };
    expect(press(ruled({ when: when('gone') }, kept), 'node.dangling').next).toEqual(ruled(kept));
    expect(press(ruled(kept, { when: when('a'), valueField: 'gone' }), 'node.dangling').next).toEqual(ruled(kept));
    expect(press(ruled(kept, { when: when('a'), valueField: 'a' }), 'rule.setField').next).toEqual(ruled(kept));
    expect(press(ruled({ when: when('a'), value: 'x' }), 'rule.setValue').next).toEqual(ruled({ when: when('a') }));
    const zero = { when: when('a'), expression: ['0', '+', '1'] };
    expect(press(ruled({ ...zero, expression: ['gone', '+', '1'] }), 'node.dangling').next).toEqual(ruled(zero));
    const total = { aditKey: 'calculate' };
    const computed = (more: JsonObject) =>
      model([field('a'), field('b', { ...more, props: { expression: ['1'] } }, total)]);
    expect(press(computed({ setWhen: [kept] }), 'rule.setTarget').next).toEqual(computed({}));
    const text = (config: JsonObject) => model([field('a', {}, config)]);
    expect(press(text({ defaultExpression: ['1'] }), 'calc.target').next).toEqual(text({}));
  });

  it('takes a condition on a field that is gone away, and the rule that it leaves empty', () => {
    const { next, name } = press(model([field('a', { showWhen: when('gone') })]), 'node.dangling');
    expect(name).toBe('deleteReference');
    expect(next).toEqual(model([field('a')]));
    const kept = press(
      model([field('a', { showWhen: when('gone', { field: 'b', operator: 'empty' }) }), field('b')]),
      'node.dangling',
    );
    expect(kept.next).toMatchObject({ form: { nodes: [{ showWhen: { conditions: [{ field: 'b' }] } }, {}] } });
  });

  it('lets a formula reckon with 0 where a field is gone', () => {
    const cost = field('cost', { props: { expression: ['gone', '+', 'gone'] } }, { aditKey: 'calculate' });
    expect(press(model([cost]), 'node.dangling').name).toBe('asZero');
  });

  it('gives twins, nameless and misnamed fields a name that is free', () => {
    const twins = press(model([field('a'), { ...field('a'), id: 'other' }]), 'node.twinField');
    expect(twins.next).toMatchObject({ form: { nodes: [{ vModel: 'a' }, { vModel: 'a1' }] } });
    press(model([{ id: 'x', config: { aditKey: 'input', label: 'x' } }]), 'node.noField');
    press(model([{ ...field('a'), vModel: '1-a b' }]), 'node.fieldName');
    press(model([{ ...field('a'), vModel: 'constructor' }]), 'node.reservedName');
    press(model([field('a'), { ...field('b'), id: 'a' }]), 'node.twinId');
  });

  it('replaces an unknown widget, and puts a prop back that does not fit', () => {
    const replaced = press(model([field('a', {}, { aditKey: 'pipe3d' })]), 'widget.unknown');
    expect(replaced.next).toMatchObject({ form: { nodes: [{ vModel: 'a', config: { aditKey: 'input' } }] } });
    const nameless = press(model([{ id: 'a', config: { aditKey: 'pipe3d', label: '甲', span: 8 } }]), 'widget.unknown');
    expect(nameless.next).toMatchObject({
      form: { nodes: [{ id: 'a', vModel: 'input', config: { aditKey: 'input', label: '甲', span: 8 } }] },
    });
    expect(press(model([field('a', { props: { maxlength: 'many' } })]), 'widget.property').name).toBe('restore');
  });

  it('takes rules, steps and comparisons that cannot be away, or gives them one that can', () => {
    press(model([field('a', {}, { regList: [{ rule: 'nope' }] })]), 'rule.unknown');
    press(model([field('a', {}, { regList: [{ pattern: '/(/' }] })]), 'rule.pattern');
    press(model([field('a', {}, { regList: [{ pattern: ' ' }] })]), 'rule.empty');
    press(model([field('a', {}, { aditKey: 'select' }), field('a_id')]), 'node.idName');
    const compared = model([
      field('a', { showWhen: { logic: 'and', conditions: [{ field: 'b', operator: 'greater', value: 'x' }] } }),
      field('b'),
    ]);
    press(compared, 'rule.operator');
    const pressed: JsonObject = {
      id: 's',
      config: { aditKey: 'button', label: 's' },
      on: { click: [{ action: 'openDialog', dialog: 'gone' }, { action: 'submit' }] },
    };
    expect(press(model([pressed]), 'action.dialog').next).toMatchObject({
      form: { nodes: [{ on: { click: [{ action: 'submit' }] } }] },
    });
  });

  it('judges all fields where the node to judge is gone, and takes away the name of a field that a prop named', () => {
    const button = (click: Json): JsonObject => ({ id: 'b', config: { aditKey: 'button', label: 'b' }, on: { click } });
    expect(press(model([button([{ action: 'submit', within: 'gone' }])]), 'action.within')).toEqual({
      next: model([button([{ action: 'submit' }])]),
      name: 'deleteReference',
    });
    const view = (props: JsonObject): JsonObject => ({ id: 'h', config: { aditKey: 'htmlView', label: 'h' }, props });
    expect(press(model([view({ field: 'gone', framed: true })]), 'widget.field')).toEqual({
      next: model([view({ framed: true })]),
      name: 'clear',
    });
    const code = model([field('code', { props: { mobileField: 'gone' } }, { aditKey: 'sendCode' })]);
    const [found] = validateDesign(code, around).filter((one) => one.code === 'widget.field');
    expect(found && fixOf(found, code, descriptors)).toBe(null);
  });

  it('takes columns of the list away that show nothing', () => {
    const list = { columnList: [{ prop: 'gone' }, { prop: 'a' }], searchList: [{ prop: 'gone' }] };
    expect(press(model([field('a')], list), 'list.column').next).toMatchObject({
      list: { columnList: [{ prop: 'a' }] },
    });
  });
});

it('what a person has to decide has no fix', () => {
  const circle = model([
    field('a', { props: { expression: ['b'] } }, { aditKey: 'calculate' }),
    field('b', { props: { expression: ['a'] } }, { aditKey: 'calculate' }),
  ]);
  const found = validateDesign(circle, around).find(({ code }) => code === 'node.cycle');
  expect(found && fixOf(found, circle, descriptors)).toBe(null);
});

it('all that can be put right is put right with one step back', () => {
  const document = model(
    [
      field('a', { showWhen: when('gone', { field: 'gone2', operator: 'empty' }), props: { maxlength: 'many' } }),
      field('b', {}, { aditKey: 'pipe3d' }),
    ],
    { columnList: [{ prop: 'x' }, { prop: 'a' }, { prop: 'y' }], searchList: [] },
  );
  const store = createDesignStore(document, descriptors);
  expect(fixAll(store, validateDesign(document, around))).toBe(6);
  expect(validateDesign(store.state().document, around)).toEqual([]);
  expect(store.state().past.length).toBe(1);
  store.undo();
  expect(store.state().document).toEqual(document);
});

it('places stand in the order of the document, indices as numbers', () => {
  const order = ['/a/10', '/a/9', '/a/9/b', '/a'].toSorted(comparePointers);
  expect(order).toEqual(['/a', '/a/9', '/a/9/b', '/a/10']);
});

it('a document is judged once, and as what it is', () => {
  const screen = { id: 's', version: 1, nodes: [field('a', { showWhen: when('route.id') })] };
  expect(validateDesign(screen, around)).toEqual([]);
  expect(validateDesign(screen, around)).toBe(validateDesign(screen, around));
  expect(validateDesign({ version: 1, nodes: screen.nodes }, around).map(({ code }) => code)).toEqual([
    'node.dangling',
  ]);
});

it('finds an address that is not listed while it is written, as the server does', () => {
  const nodes = [{ id: 'f', config: { aditKey: 'iframe' }, props: { href: 'https://maps.example/view' } }];
  const screen = { version: 1, id: 'p', nodes };
  const found = (isListed: (address: string) => boolean) =>
    validateDesign(screen, { descriptors, isListed }).map(({ code, at }) => `${code} ${at}`);
  expect(found(() => false)).toEqual(['action.host /nodes/0/props/href']);
  expect(found((address) => address.startsWith('https://maps.example'))).toEqual([]);
});
