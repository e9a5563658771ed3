import { describe, expect, it } from 'vitest';
import { testWidgets } from '../../../test/support/descriptors.ts';
import { blocks } from '../findings/finding.ts';
import { fieldNameFault, validateForm, validateScreen } from './index.ts';

let count = 0;
const node = (aditKey: string, more: { id?: string; vModel?: string; props?: object; config?: object } = {}) => {
  count += 1;
  const { config, ...rest } = more;
  return { id: `n${count}`, ...rest, config: { aditKey, label: aditKey, ...config } };
};
const around = (aditKey: string, children: object[], vModel?: string) =>
  node(aditKey, { ...(vModel ? { vModel } : {}), config: { children } });
const findings = (...nodes: object[]) => validateForm({ version: 1, nodes }, { descriptors: testWidgets });
const check = (...nodes: object[]) => findings(...nodes).map(({ code, at }) => `${code} ${at}`);

describe('ids and names', () => {
  it('finds nothing wrong with a form that is right', () => {
    const rows = [node('input', { vModel: 'name' }), node('inputNumber', { vModel: 'price' })];
    const pane = around('pane', [node('select', { vModel: 'kind', props: { multiple: true } })]);
    expect(
      check(
        node('input', { vModel: 'name', props: { maxlength: 20, clearable: true, align: 'left', unknown: {} } }),
        around('card', [around('row', [node('rate', { vModel: 'stars' }), node('button')])]),
        around('tabs', [pane]),
        around('table', rows, 'items'),
      ),
    ).toEqual([]);
  });

  it('finds styles that are not on the list, by which something could be laid over the page', () => {
    const style = { color: 'red', 'font-size': 14, lineHeight: 2, position: 'fixed', 'z-index': 9, marginTop: -300 };
    expect(check(node('button', { props: { textStyle: style } }))).toEqual(
      ['position', 'z-index', 'marginTop'].map((name) => `node.style /nodes/0/props/textStyle/${name}`),
    );
  });

  it('finds an id that stands twice, wherever the two are', () => {
    const twin = node('button', { id: 'same' });
    expect(check(node('button', { id: 'same' }), around('card', [twin]), node('button', { id: 'same' }))).toEqual([
      'node.twinId /nodes/1/config/children/0/id',
      'node.twinId /nodes/2/id',
    ]);
  });

  it('holds names apart by scope: containers share the main form, each sub-table has its own', () => {
    const name = () => node('input', { vModel: 'name' });
    expect(check(name(), around('card', [name()]))).toEqual(['node.twinField /nodes/1/config/children/0/vModel']);
    expect(check(name(), around('table', [name()], 't1'), around('table', [name()], 't2'))).toEqual([]);
    expect(check(around('table', [name(), name()], 't1'))).toEqual([
      'node.twinField /nodes/0/config/children/1/vModel',
    ]);
    expect(check(name(), node('mystery', { vModel: 'name' }))).toEqual([
      'node.twinField /nodes/1/vModel',
      'widget.unknown /nodes/1/config/aditKey',
    ]);
  });

  it('asks every field for a name, and layouts and buttons for none', () => {
    expect(check(node('input'), node('input', { vModel: '' }), node('card'), node('button'))).toEqual([
      'node.noField /nodes/0',
      'node.noField /nodes/1',
    ]);
  });

  it.each([
    ['name', undefined],
    ['a1_B', undefined],
    ['a'.repeat(50), undefined],
    ['a'.repeat(51), 'node.fieldName'],
    ['1a', 'node.fieldName'],
    ['_a', 'node.fieldName'],
    ['a-b', 'node.fieldName'],
    ['a.b', 'node.fieldName'],
    ['名称', 'node.fieldName'],
    ['a\n', 'node.fieldName'],
    ['__proto__', 'node.reservedName'],
    ['constructor', 'node.reservedName'],
    ['toString', 'node.reservedName'],
    ['prototype', 'node.reservedName'],
  ])('judges the field name %j as %s', (vModel, code) => {
    expect(fieldNameFault(vModel)).toBe(code);
    expect(check(node('input', { vModel }))).toEqual(code ? [`${code} /nodes/0/vModel`] : []);
  });

  it('keeps what every record says of itself from the fields of models, not from those of pages', () => {
    const rows = around('table', [node('input', { vModel: 'id' })], 'items');
    const named = [node('input', { vModel: 'id' }), node('input', { vModel: 'revision' }), rows];
    expect(check(...named)).toEqual([
      'node.reservedName /nodes/0/vModel',
      'node.reservedName /nodes/1/vModel',
      'node.reservedName /nodes/2/config/children/0/vModel',
    ]);
    const page = { id: 'page', version: 1, nodes: named };
    expect(validateScreen(page, { descriptors: testWidgets }).map(({ code }) => code)).not.toContain(
      'node.reservedName',
    );
  });
});

describe('widgets', () => {
  it('warns of a widget that nobody knows, without blocking the save', () => {
    const found = findings(node('rte', { vModel: 'a', config: { children: [node('input', { vModel: 'b' })] } }));
    expect(found.map(({ code, at }) => `${code} ${at}`)).toEqual(['widget.unknown /nodes/0/config/aditKey']);
    expect(blocks(found)).toBe(false);
  });

  it('checks each stored prop by the widget of its setting; empty ones are as good as absent', () => {
    const props = { maxlength: 'many', clearable: 'perhaps', align: 'top', other: 'x' };
    const found = findings(
      node('input', { vModel: 'a', props }),
      node('input', { vModel: 'b', props: { maxlength: '' } }),
    );
    expect(found.map(({ code, at, message }) => [code, at, message])).toEqual([
      ['widget.property', '/nodes/0/props/maxlength', '属性“maxlength”的值不合要求：设置 maxlength应为数字，例如 12.5'],
      ['widget.property', '/nodes/0/props/clearable', '属性“clearable”的值不合要求：设置 clearable应为是或否'],
      ['widget.property', '/nodes/0/props/align', '属性“align”的值不合要求：设置 align应为列出的选项之一'],
    ]);
  });

  it('lives through a widget that does not expect what a node holds, and values that cannot be read as text', () => {
    expect(check(node('fragile', { vModel: 'a', props: { mode: 'broken' } }))).toEqual([]);
    const unreadable = { clearable: JSON.parse('{"toString":1,"valueOf":1}') };
    expect(check(node('input', { vModel: 'a', props: unreadable }))).toEqual([
      'widget.property /nodes/0/props/clearable',
    ]);
  });
});

describe('containers', () => {
  it('lets nothing stand in a field or a button', () => {
    expect(check(node('input', { vModel: 'a', config: { children: [node('card')] } }))).toEqual([
      'node.parent /nodes/0/config/children/0',
    ]);
    expect(check(around('button', [node('mystery')]))).toContain('node.parent /nodes/0/config/children/0');
  });

  it('wants panes in tabs, and tabs around panes', () => {
    expect(check(around('tabs', [node('input', { vModel: 'a' })]))).toEqual(['node.parent /nodes/0/config/children/0']);
    expect(check(around('card', [node('pane')]), node('pane'))).toEqual([
      'node.parent /nodes/0/config/children/0',
      'node.parent /nodes/1',
    ]);
  });

  it('keeps sub-tables flat, and out of them what cannot be a column, however deep it stands', () => {
    expect(check(around('table', [around('table', [node('input', { vModel: 'x' })], 'inner')], 'outer'))).toEqual([
      'node.parent /nodes/0/config/children/0',
    ]);
    expect(check(around('table', [around('row', [node('rate', { vModel: 'stars' })])], 'outer'))).toEqual([
      'node.parent /nodes/0/config/children/0/config/children/0',
    ]);
  });
});
