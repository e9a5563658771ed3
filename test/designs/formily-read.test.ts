import { Value } from '@sinclair/typebox/value';
import { describe, expect, it } from 'vitest';
import { formDocumentShape } from '../../engine/schema/documents/form-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { detectDialect, readDesign } from '../../engine/schema/foreign/index.ts';
import { validateForm } from '../../engine/schema/validate/index.ts';
import { testWidgets } from '../support/descriptors.ts';
import { formilyDesign, formilyDesigns } from './formily-designs.ts';

const everyNode = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.config.children ?? [])]);
const read = (name: string) => {
  const { model, findings } = readDesign(formilyDesign(name), { hasWidget: (key) => testWidgets.has(key) });
  const nodes = everyNode(model.form.nodes);
  return { model, findings, nodeOf: (vModel: string) => nodes.find((node) => node.vModel === vModel) };
};
const schema = (properties: object, more: object = {}) => readDesign({ type: 'object', properties, ...more });
const rule = (field: string, operator: string, value?: unknown) => ({
  logic: 'and',
  conditions: [{ field, operator, ...(value === undefined ? {} : { value }) }],
});

describe.each(formilyDesigns)('Formily design $name', ({ design }) => {
  const { model, findings } = readDesign(design);

  it('is recognised, read without an error into documents of our shape, and left as it was', () => {
    const before = JSON.stringify(design);
    expect(detectDialect(design)).toBe('formily');
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect([...Value.Errors(formDocumentShape, model.form)].map(({ path }) => path)).toEqual([]);
    expect(
      validateForm(model.form, { descriptors: testWidgets }).filter(({ code }) => /^(document|node.twin)/.test(code)),
    ).toEqual([]);
    expect(JSON.stringify(design)).toBe(before);
    expect(readDesign(JSON.stringify(design))).toEqual({ model, findings });
  });

  it('is ours afterwards', () => {
    expect(detectDialect(model)).toBe('adit');
    expect(readDesign(model)).toEqual({ model, findings: [] });
  });
});

describe('a form of designable', () => {
  const { model, nodeOf } = read('designable');

  it('keeps its tabs, its grid and the settings of the form', () => {
    expect(model.form.form).toMatchObject({ labelPosition: 'right', size: 'small' });
    const [tabs] = model.form.nodes;
    expect(tabs?.config.aditKey).toBe('tabs');
    expect(tabs?.config.children?.map(({ config }) => [config.aditKey, config.label])).toEqual([
      ['pane', '巡检信息'],
      ['pane', '检测记录'],
    ]);
    expect([nodeOf('title')?.config.span, nodeOf('kind')?.config.span]).toEqual([16, 8]);
  });

  it('has the widgets, values and checks of its fields', () => {
    expect(nodeOf('title')).toMatchObject({
      config: { aditKey: 'input', required: true, regList: [{ pattern: '^[^<>]+$', message: '不能包含尖括号' }] },
      props: { placeholder: '请输入', maxlength: 60 },
    });
    expect(nodeOf('kind')).toMatchObject({
      config: { aditKey: 'select', defaultValue: 'daily' },
      props: { filterable: true },
    });
    expect(nodeOf('measures')?.slot?.options).toEqual([
      { label: '封闭', value: 1 },
      { label: '通风', value: 2 },
      { label: '抽水', value: 3 },
    ]);
  });

  it('reads its comparisons as rules, in the rows of a sub-table too', () => {
    expect(nodeOf('reason')?.showWhen).toEqual(rule('kind', 'equal', 'urgent'));
    const both = {
      logic: 'and',
      conditions: [
        { field: 'level', operator: 'greaterEqual', value: 3 },
        { field: 'kind', operator: 'in', value: ['special', 'urgent'] },
      ],
    };
    expect(nodeOf('measures')).toMatchObject({ showWhen: both, requireWhen: both });
    expect(nodeOf('note')?.enableWhen).toEqual(rule('reading', 'greater', 100));
  });

  it('makes columns of its rows, without what our sub-table has of itself', () => {
    const columns = nodeOf('rows')?.config.children ?? [];
    expect(columns.map(({ config, vModel }) => [vModel, config.label, config.columnWidth])).toEqual([
      ['point', '测点', 200],
      ['reading', '读数', undefined],
      ['note', '超限说明', undefined],
    ]);
    expect(nodeOf('rows')?.props).toMatchObject({ actionText: '添加记录' });
  });
});

describe('a schema of a project', () => {
  const { nodeOf, findings } = read('project');

  it('takes the fields of an object into the form, and says so', () => {
    expect(nodeOf('city')).toMatchObject({ config: { required: true }, enableWhen: rule('country', 'notEmpty') });
    expect(nodeOf('region')?.showWhen).toEqual(rule('country', 'notEqual', 'CN'));
    expect(findings.filter(({ code }) => code === 'import.flattened').map(({ args }) => args?.name)).toEqual([
      'address',
    ]);
  });

  it('reads what one field says of another', () => {
    expect(nodeOf('taxNumber')?.showWhen).toEqual(rule('isForeign', 'notEqual', true));
  });

  it('gives a field whose name is a pattern another one', () => {
    expect(nodeOf('from_to')?.config.aditKey).toBe('dateRange');
  });
});

describe('what nobody runs here', () => {
  const { nodeOf, findings } = read('odd');
  const told = findings
    .filter(({ code }) => code === 'import.expression')
    .map(({ at }) => at.split('/formily/schema/')[1]);

  it('is told where it stands, and decides nothing', () => {
    expect(told.sort()).toEqual(
      ['title', 'x-component-props', 'x-reactions', 'x-reactions', 'x-reactions', 'x-reactions', 'x-validator'].sort(),
    );
    expect(nodeOf('remark')?.showWhen).toBeUndefined();
    expect(nodeOf('code')?.config.label).toBe('code');
    const codes = new Set(findings.map(({ code }) => code));
    for (const code of [
      'import.byKind',
      'import.reference',
      'import.check',
      'import.control',
      'import.script',
      'import.skipped',
    ])
      expect(codes).toContain(code);
  });

  it('is a reaction that leaves a state as it was', () => {
    const reaction = { dependencies: ['a'], when: '{{$deps[0]}}', fulfill: { state: { visible: true } } };
    const { model } = schema({
      a: { type: 'string', 'x-component': 'Input' },
      b: { type: 'string', 'x-component': 'Input', 'x-reactions': reaction },
    });
    expect(model.form.nodes[1]?.showWhen).toBeUndefined();
  });

  it('are two reactions about one thing', () => {
    const visible = (value: number) => ({
      dependencies: ['a'],
      fulfill: { state: { visible: `{{$deps[0] > ${value}}}` } },
    });
    const { model, findings: both } = schema({
      a: { type: 'number', 'x-component': 'NumberPicker' },
      b: { type: 'string', 'x-component': 'Input', 'x-reactions': [visible(1), visible(2)] },
    });
    expect(model.form.nodes[1]?.showWhen).toBeUndefined();
    expect(both.map(({ code }) => code)).toEqual(['import.expression', 'import.expression']);
  });
});

describe('order', () => {
  it('is that of x-index; twins and fields without one stay', () => {
    const field = (index?: unknown) => ({ type: 'string', 'x-component': 'Input', 'x-index': index });
    const { model } = schema({ d: field(), c: field(1), b: field(1), a: field(-1), e: field('2') });
    expect(model.form.nodes.map(({ vModel }) => vModel)).toEqual(['a', 'c', 'b', 'd', 'e']);
  });
});
