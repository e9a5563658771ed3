import { describe, expect, it } from 'vitest';
import { carryOut, container, field, form, refusalOf } from '../../test/support/designer/design.ts';
import type { Json, JsonObject } from '../document/json.ts';
import { renameField } from './rename-field.ts';

const when = (name: string, valueField?: string) => ({
  logic: 'and',
  conditions: [
    {
      logic: 'or',
      conditions: [{ field: name, operator: 'equal', value: 1, ...(valueField ? { valueField } : {}) }],
    },
  ],
});
const parameter = (relationField: string) => [{ field: 'p', relationField }];

/** A design in which every place that can name a field names `name`, or a column as `table` + `-` + `column`. */
const naming = (name: string, table: string, column: string) => {
  const code = `${table}-${column}`;
  return form(
    [
      field('n', { vModel: name }),
      container('card1', [
        field('r', {
          showWhen: when(name, name),
          enableWhen: when(name),
          requireWhen: when(name),
          setWhen: [
            { when: when(name), valueField: name },
            { when: when(name), expression: [name, '+', code] },
          ],
          access: name,
          config: {
            startRelationField: name,
            regList: [{ rule: 'email', when: when(name) }],
            defaultExpression: [name, '*', code],
            endRelationField: name,
            templateJson: [...parameter(name), ...parameter('createUser')],
            transferList: [{ sourceValue: 'x', targetField: name }],
          },
          props: { templateJson: parameter(name), relationField: 'columnOfWhatIsPicked' },
          on: {
            change: [
              { action: 'setValue', field: name, valueField: name, when: when(name) },
              {
                action: 'request',
                call: 'c',
                body: { text: `{values.${name}} {values.${name}.id} {row.n}` },
                failField: name,
                onError: [
                  { action: 'setValue', field: name, value: `{values.${name}}`, when: when(name) },
                  {
                    action: 'request',
                    call: 'c',
                    onError: [
                      { action: 'command', name: 'x', onError: [{ action: 'toast', text: `{values.${name}}` }] },
                    ],
                  },
                ],
              },
            ],
          },
        }),
      ]),
      field('sum', { props: { expression: [name, '+', code, '*', `${table}.${column}`, '1'] } }, 'calculate'),
      field('attr', { props: { relationField: `${name}_jnpfTable_main1` } }, 'popupAttr'),
      {
        ...container(
          't',
          [
            field('x', { vModel: column, showWhen: when(name) }),
            field('y', { showWhen: when(column), props: { expression: [column, '*', code] } }, 'calculate'),
          ],
          'table',
        ),
        vModel: table,
        props: {
          summaryField: [column, code],
          thousandsField: [code],
          relationOptions: [{ field: column, type: 1 }],
          templateJson: parameter(name),
          addTableConf: { templateJson: parameter(name), relationOptions: [{ field: code }] },
          footerBtnsList: [{ value: 'b', actionConfig: { templateJson: parameter(name) } }],
        },
      },
    ],
    {
      sources: { s: { call: 'c', query: { q: `{values.${name}}` }, when: when(name) } },
      list: {
        version: 1,
        searchList: [{ prop: name }],
        columnList: [{ prop: name }, { prop: code, id: code, __vModel__: code }, { prop: 'createTime' }],
        columnBtnsList: [{ value: 'edit', showWhen: when(name) }],
        customBtnsList: [
          {
            value: 'own',
            actions: [
              { action: 'toast', text: `{row.${name}} {row.${name}_id} {row.other}`, when: when(`row.${name}`) },
              { action: 'request', call: 'c', body: { id: `{row.${name}}` }, when: when(`row.${name}_id`, 'row.id') },
            ],
          },
        ],
        summaryField: [name, code],
        thousandsField: [code],
        defaultSidx: name,
        groupField: name,
        parentField: name,
        treeRelation: name,
      } as Json,
    },
  );
};

describe('renaming a field', () => {
  it('makes every place that names it name it anew', () => {
    const done = carryOut(naming('amount', 'rows', 'price'), renameField, { key: 'n', name: 'cost' });
    expect(done.document).toEqual(naming('cost', 'rows', 'price'));
    expect(done.says).toMatchObject({ key: 'command.field.rename', from: 'amount', to: 'cost' });
  });

  it('makes every place that names a column name it anew', () => {
    const done = carryOut(naming('amount', 'rows', 'price'), renameField, { key: 'x', name: 'unitPrice' });
    expect(done.document).toEqual(naming('amount', 'rows', 'unitPrice'));
  });

  it('makes widgets that read it by a prop name it anew', () => {
    const reading = (name: string, rows: string) =>
      form([
        field('n', { vModel: name }),
        { ...container('t', [field('lng')], 'table'), vModel: rows },
        { id: 'h', config: { aditKey: 'htmlView' }, props: { field: name } },
        { id: 'm', config: { aditKey: 'mapFrame' }, props: { field: rows } },
        field('code', { props: { mobileField: name } }, 'sendCode'),
        // Words of another widget, and one that names nothing.
        field('other', { props: { field: name, mobileField: name } }),
        { id: 'h2', config: { aditKey: 'htmlView' }, props: { field: '', html: name } },
      ]);
    const after = reading('cost', 'rows');
    const kept = (of: JsonObject) => (Array.isArray(of.nodes) ? of.nodes : []);
    const done = carryOut(reading('amount', 'rows'), renameField, { key: 'n', name: 'cost' });
    expect(kept(done.document).slice(0, 5)).toEqual(kept(after).slice(0, 5));
    expect(kept(done.document).slice(5)).toEqual(kept(reading('amount', 'rows')).slice(5));
    expect(done.says.count).toBe(2);
    const moved = carryOut(after, renameField, { key: 't', name: 'places' });
    expect(moved.document).toEqual(reading('cost', 'places'));
  });

  it('writes the name where a widget went by one of its own', () => {
    const code = (more: { readonly [key: string]: Json } = {}) => field('code', more, 'sendCode');
    const renamed = (node: JsonObject, from = 'mobile') => {
      const done = carryOut(form([field('n', { vModel: from }), node]), renameField, { key: 'n', name: 'phone' });
      return done.at('/nodes/1/props') ?? null;
    };
    expect(renamed(code())).toEqual({ mobileField: 'phone' });
    expect(renamed(code({ props: { placeholder: 'x' } }))).toEqual({ placeholder: 'x', mobileField: 'phone' });
    expect(renamed(code({ props: { mobileField: null } }))).toEqual({ mobileField: 'phone' });
    expect(renamed(code({ props: { mobileField: '' } }))).toEqual({ mobileField: 'phone' });
    expect(renamed(code(), 'tel')).toBe(null);
    const other = { mobileField: 'tel' };
    expect(renamed(code({ props: other }))).toEqual(other);
  });

  it('makes the columns of a renamed sub-table follow', () => {
    const done = carryOut(naming('amount', 'rows', 'price'), renameField, { key: 't', name: 'items' });
    expect(done.document).toEqual(naming('amount', 'items', 'price'));
  });

  it('counts what followed, and says nothing of a name that is the same', () => {
    const two = form([field('a'), field('b', { showWhen: when('a') }), field('c', { showWhen: when('b') })]);
    expect(carryOut(two, renameField, { key: 'a', name: 'z' }).says).toEqual({
      key: 'command.field.rename',
      from: 'a',
      to: 'z',
      count: 1,
    });
  });

  it('leaves texts that only look like the name', () => {
    const other = form([field('a', { props: { placeholder: 'a' } }), field('b', { props: { relationField: 'a' } })]);
    const done = carryOut(other, renameField, { key: 'a', name: 'z' });
    expect(done.at('/nodes/0/props/placeholder')).toBe('a');
    expect(done.at('/nodes/1')).toBe(Array.isArray(other.nodes) ? other.nodes[1] : undefined);
  });

  it('keeps a name of a row apart from the same name of the form', () => {
    const rows = container('t', [field('x', { vModel: 'a' }), field('y', { showWhen: when('a') })], 'table');
    const both = form([field('a'), rows, field('z', { showWhen: when('a') })]);
    const done = carryOut(both, renameField, { key: 'a', name: 'b' });
    expect(done.at('/nodes/2/showWhen')).toEqual(when('b'));
    expect(done.at('/nodes/1')).toBe(Array.isArray(both.nodes) ? both.nodes[1] : undefined);
  });

  it('gives a name to a field that has none', () => {
    const nameless = form([{ id: 'a', config: { aditKey: 'input' } }]);
    expect(carryOut(nameless, renameField, { key: 'a', name: 'x' }).at('/nodes/0/vModel')).toBe('x');
  });

  it('refuses names that cannot be used, are reserved, or are taken in the same form or sub-table', () => {
    const table = container('t', [field('x'), field('y')], 'table');
    const document = form([field('a'), field('b'), table, { id: 'l', config: { aditKey: 'divider' } }]);
    const refused = (key: string, name: string) => refusalOf(document, renameField, { key, name })?.refused;
    for (const name of ['', '1a', 'a b', '名称', 'a-b', 'x'.repeat(51)])
      expect(refused('a', name), name).toBe('refusal.fieldName');
    for (const name of ['constructor', 'toString']) expect(refused('a', name), name).toBe('refusal.reservedName');
    // In a model every record has these of its own; in a page nothing is kept.
    const model = form([field('a')], { list: {} });
    for (const name of ['id', 'revision'])
      expect(refusalOf(model, renameField, { key: 'a', name })?.refused, name).toBe('refusal.reservedName');
    expect(carryOut(document, renameField, { key: 'a', name: 'id' }).at('/nodes/0/vModel')).toBe('id');
    expect(refusalOf(document, renameField, { key: 'a', name: 'b' })).toEqual({
      refused: 'refusal.twinName',
      places: { name: 'b', label: 'b' },
    });
    expect(refused('x', 'y')).toBe('refusal.twinName');
    expect(refused('l', 'y')).toBe('refusal.notField');
    expect(refused('z', 'y')).toBe('refusal.gone');
    expect(carryOut(document, renameField, { key: 'x', name: 'a' }).says.count).toBe(0);
  });

  it('refuses a name with which a reference would mean another field', () => {
    const rows = container('t', [field('x'), field('y', { showWhen: when('a') })], 'table');
    expect(refusalOf(form([field('a'), rows]), renameField, { key: 'x', name: 'a' })).toEqual({
      refused: 'refusal.capturedName',
      places: { name: 'a', count: 1 },
    });
    expect(refusalOf(form([field('a'), rows]), renameField, { key: 'a', name: 'x' })?.refused).toBe(
      'refusal.capturedName',
    );
  });
});

it('refuses a name under which the value of another field stands in rows, and the other way about', () => {
  const level = field('a', { vModel: 'level' }, 'select');
  const nodes = [level, field('b', { vModel: 'note' }), field('c', { vModel: 'x_id' })];
  const model = form(nodes, { list: {} });
  const refused = (key: string, name: string) => refusalOf(model, renameField, { key, name });
  const other = (label: string, name: string) => ({ refused: 'refusal.idName', places: { name, label } });
  expect(refused('b', 'level_id')).toEqual(other('a', 'level_id'));
  expect(refused('a', 'x')).toEqual(other('c', 'x'));
  expect(carryOut(model, renameField, { key: 'b', name: 'x' }).at('/form/nodes/1/vModel')).toBe('x');
  expect(carryOut(model, renameField, { key: 'a', name: 'level_id' }).at('/form/nodes/0/vModel')).toBe('level_id');
});
