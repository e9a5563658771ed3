import { Schema } from '@formily/json-schema';
import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRules } from '../../engine/schema/check/compile-rule.ts';
import { formDocumentShape } from '../../engine/schema/documents/form-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { isRuleGroup, type RuleGroup } from '../../engine/schema/documents/rule-group.ts';
import type { Condition } from '../../engine/schema/documents/rule-group-shape.ts';
import { formilySchemaOf, readDesign } from '../../engine/schema/foreign/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { descriptors } from '../../server/kernel/descriptors.ts';
import { times } from '../support/long-run.ts';
import { formilyDesigns } from './formily-designs.ts';

const numRuns = times(600, 60);
const write = (input: unknown) => formilySchemaOf(readDesign(input).model.form, descriptors);

const names = ['a', 'b', 'c', 'd', 'e-f', '[g,h]', '1', 'constructorName'];
const components = [
  'Input',
  'Input.TextArea',
  'NumberPicker',
  'Select',
  'Switch',
  'Checkbox.Group',
  'DatePicker',
  'DatePicker.RangePicker',
  'Upload',
  'Text',
  'MyWidget',
  'UserSelect',
];
const layouts = [
  'FormGrid',
  'FormGrid.GridColumn',
  'FormLayout',
  'FormTab',
  'FormTab.TabPane',
  'Card',
  'Space',
  'Unknown',
];
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('{{x}}', '{{$deps[0] === 1}}', 'none', 'disabled', true, false, 3, '', [], {}),
);
const expression = fc.constantFrom(
  "{{$deps[0] === 'x'}}",
  '{{!$deps[0]}}',
  '{{$deps[0] > 3 && $deps[1]}}',
  '{{$self.value}}',
  '{{$values.a !== 2}}',
  '{{$deps[0] * 2}}',
  '{{fetch()}}',
);
const state = fc.dictionary(
  fc.constantFrom('visible', 'hidden', 'display', 'disabled', 'required', 'value', 'title'),
  fc.oneof(expression, fc.boolean(), fc.constantFrom('none', 'visible')),
  { maxKeys: 2 },
);
const reaction = fc.record(
  {
    dependencies: fc.array(fc.constantFrom(...names, '.a', '.b', 'x.a'), { maxLength: 2 }),
    when: expression,
    target: fc.constantFrom(...names, '*'),
    fulfill: fc.record({ state }),
    otherwise: fc.record({ state }),
  },
  { requiredKeys: ['fulfill'] },
);
const keywords = {
  title: fc.constantFrom('名称', 'Name', '{{t("x")}}', '{{"text"}}'),
  description: fc.constantFrom('help', '{{h}}'),
  required: fc.constantFrom(true, false, '{{$values.a}}'),
  default: junk,
  enum: fc.constantFrom([1, 2], ['x'], [{ label: 'X', value: 'x' }], '{{list}}', [null, { title: 'T', key: 1 }]),
  format: fc.constantFrom('email', 'date', 'nothing'),
  pattern: fc.constantFrom('^a$', '/b/'),
  minimum: fc.constantFrom(1, '2'),
  maxLength: fc.constantFrom(5, '6'),
  minLength: fc.constantFrom(2, 0),
  'x-index': fc.constantFrom(0, 1, 2, -1, '1'),
  'x-validator': fc.constantFrom('email', [], { required: true }, [{ max: 3 }, 'phone'], '{{v}}', [
    { pattern: 'x', message: '{{m}}' },
  ]),
  'x-visible': fc.constantFrom(true, false, '{{$values.b === 1}}'),
  'x-display': fc.constantFrom('none', 'hidden', 'visible'),
  'x-disabled': fc.boolean(),
  'x-pattern': fc.constantFrom('disabled', 'readOnly', 'editable', 'readPretty'),
  'x-reactions': fc.oneof(reaction, fc.array(reaction, { maxLength: 3 }), fc.constantFrom('{{f}}', null)),
  'x-component-props': fc.dictionary(
    fc.constantFrom(
      'placeholder',
      'allowClear',
      'mode',
      'maxColumns',
      'gridSpan',
      'title',
      'tab',
      'disabled',
      'onClick',
      'content',
    ),
    junk,
    { maxKeys: 3 },
  ),
  'x-decorator-props': fc.dictionary(fc.constantFrom('gridSpan', 'tooltip', 'colon'), junk, { maxKeys: 2 }),
  'x-decorator': fc.constantFrom('FormItem', 'Other'),
  'x-data': junk,
  $ref: fc.constant('#/definitions/a'),
};
const withKeywords = (own: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ ...keywords, ...own }, { requiredKeys: Object.keys(own) as never[] }); // the names of `own` are keys of the record

const { schema } = fc.letrec<{ schema: unknown; leaf: unknown; layout: unknown; rows: unknown; properties: unknown }>(
  (tie) => ({
    properties: fc.dictionary(fc.constantFrom(...names), tie('schema'), { maxKeys: 3 }),
    schema: fc.oneof({ maxDepth: 4, depthSize: 'small' }, tie('leaf'), tie('layout'), tie('rows'), {
      weight: 1,
      arbitrary: junk,
    }),
    leaf: withKeywords({
      type: fc.constantFrom('string', 'number', 'integer', 'boolean', 'array', 'date', 'void', 'other'),
      'x-component': fc.constantFrom(...components, undefined, 7),
    }),
    layout: withKeywords({
      type: fc.constantFrom('void', 'object'),
      'x-component': fc.constantFrom(...layouts, undefined),
      properties: tie('properties'),
    }),
    rows: withKeywords({
      type: fc.constant('array'),
      'x-component': fc.constantFrom('ArrayTable', 'ArrayItems', undefined),
      items: fc.oneof(
        fc.record({
          type: fc.constantFrom('object', 'void'),
          properties: fc.dictionary(
            fc.constantFrom(...names, 'column'),
            fc.oneof(
              tie('schema'),
              fc.record({
                type: fc.constant('void'),
                'x-component': fc.constantFrom('ArrayTable.Column', 'ArrayTable.Index'),
                properties: tie('properties'),
              }),
            ),
            { maxKeys: 3 },
          ),
        }),
        junk,
      ),
      properties: fc.constantFrom(undefined, {
        add: { type: 'void', title: 'Add', 'x-component': 'ArrayTable.Addition' },
      }),
    }),
  }),
);
const root = fc.record({
  type: fc.constant('object'),
  properties: fc
    .dictionary(fc.constantFrom(...names), schema)
    .map((properties): object => ({ ...properties, field: { type: 'string', 'x-component': 'Input' } })),
});
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('any schema', () => {
  it('is written as it was read, and its documents have our shape', () => {
    fc.assert(
      fc.property(root, (design) => {
        const stored = plain(design);
        const { model } = readDesign(stored);
        expect([...Value.Errors(formDocumentShape, model.form)].map(({ path }) => path)).toEqual([]);
        expect(write(stored)).toEqual(stored);
      }),
      { numRuns },
    );
  });

  it('is written in the order in which it is read', () => {
    const order = (nodes: readonly Node[]): unknown[] =>
      nodes.map(({ config }) => [Object(Reflect.get(config, 'foreign')).formily?.name, order(config.children ?? [])]);
    fc.assert(
      fc.property(root, fc.nat(9), (design, turn) => {
        const { form } = readDesign(plain(design)).model;
        const turned = { ...form, nodes: [...form.nodes.slice(turn), ...form.nodes.slice(0, turn)] };
        expect(order(readDesign(formilySchemaOf(turned, descriptors)).model.form.nodes)).toEqual(order(turned.nodes));
      }),
      { numRuns },
    );
  });

  /** Puts a value somewhere. */
  const changed = (design: unknown, steps: readonly number[], value: unknown): unknown => {
    const copy: unknown = structuredClone(design);
    let holder: unknown = copy;
    for (const [index, step] of steps.entries()) {
      if (typeof holder !== 'object' || holder === null) break;
      const keys = Object.keys(holder);
      const key = keys[step % Math.max(keys.length, 1)];
      if (key === undefined) break;
      if (index === steps.length - 1) Reflect.set(holder, key, value);
      holder = Reflect.get(holder, key);
    }
    return copy;
  };
  const steps = fc.array(fc.nat(30), { minLength: 1, maxLength: 16 });
  const designs = fc.constantFrom(...formilyDesigns.map(({ design }) => design));

  it('neither throws in reading nor in writing, whatever stands in it', () => {
    fc.assert(
      fc.property(designs, steps, junk, (design, way, value) => {
        const { model, findings } = readDesign(changed(design, way, value));
        expect(findings.every(({ message }) => message.length > 0)).toBe(true);
        expect(typeof formilySchemaOf(model.form, descriptors)).toBe('object');
      }),
      { numRuns: numRuns * 2 },
    );
  });

  it('nor in writing what a document claims to have been read from', () => {
    const forms = formilyDesigns.map(({ design }) => readDesign(design).model.form);
    const everyNode = (nodes: readonly Node[]): Node[] =>
      nodes.flatMap((node) => [node, ...everyNode(node.config.children ?? [])]);
    fc.assert(
      fc.property(fc.constantFrom(...forms), fc.nat(30), steps, junk, (form, which, way, value) => {
        const copy = structuredClone(form);
        const { config } = everyNode(copy.nodes).at(which % everyNode(copy.nodes).length) ?? { config: {} };
        Reflect.set(config, 'foreign', changed(Reflect.get(config, 'foreign'), way, value));
        expect(typeof formilySchemaOf(copy, descriptors)).toBe('object');
      }),
      { numRuns: numRuns * 2 },
    );
  });
});

describe('a hostile schema', () => {
  const input = { type: 'string', 'x-component': 'Input' };
  const codes = (design: unknown) => readDesign(design).findings.map(({ code }) => code);

  it('is read as far as a document may be deep, many and large', () => {
    let deep: object = input;
    for (let level = 0; level < 5_000; level += 1)
      deep = { type: 'void', 'x-component': 'Card', properties: { a: deep } };
    expect(codes({ type: 'object', properties: { a: deep } })).toContain('document.tooDeep');
    const many = Object.fromEntries(
      Array.from({ length: limits.documentNodes + 1 }, (_, index) => [`f${index}`, input]),
    );
    expect(codes({ type: 'object', properties: many })).toContain('document.tooManyNodes');
    expect(Object.keys(Object(write({ type: 'object', properties: many }).properties))).toHaveLength(
      limits.documentNodes,
    );
  }, 20_000);

  it('reaches into no prototype', () => {
    const text =
      '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"x":1},"a":{"type":"string","x-component":"Input","x-component-props":{"__proto__":{"polluted":1}}}}}';
    const { model, findings } = readDesign(text);
    expect(findings.filter(({ code }) => code === 'document.forbiddenKey')).toHaveLength(3);
    expect(model.form.nodes.map(({ vModel }) => vModel)).toEqual(['a']);
    expect('polluted' in {}).toBe(false);
  });

  it('ends where it refers to itself', () => {
    const loop: Record<string, unknown> = { type: 'void', 'x-component': 'Card' };
    loop.properties = { loop };
    expect(codes({ type: 'object', properties: { loop } })).toContain('document.tooDeep');
    const design = {
      type: 'object',
      definitions: { a: { $ref: '#/definitions/a' } },
      properties: { a: { $ref: '#/definitions/a', ...input } },
    };
    expect(codes(design)).toEqual(['import.reference']);
    expect(write(design)).toEqual(design);
  });
});

describe('a rule', () => {
  const fields: Readonly<Record<string, string>> = {
    t: 'input',
    u: 'input',
    n: 'inputNumber',
    m: 'inputNumber',
    c: 'select',
    l: 'checkbox',
    s: 'switch',
    d: 'date',
  };
  const nodes = Object.entries(fields).map(([vModel, aditKey]): Node => ({ id: vModel, vModel, config: { aditKey } }));
  const text = fc.string({ minLength: 1, maxLength: 5, unit: 'grapheme' });
  const number = fc.oneof(fc.integer({ min: -99, max: 99 }), fc.constantFrom(0.5, -2.25));
  const one = (field: string, operators: readonly Condition['operator'][], value: fc.Arbitrary<unknown>) =>
    fc.record({ field: fc.constant(field), operator: fc.constantFrom(...operators), value });
  const filled = fc.record({
    field: fc.constantFrom(...Object.keys(fields)),
    operator: fc.constantFrom('empty' as const, 'notEmpty' as const),
  });
  const condition: fc.Arbitrary<Condition> = fc.oneof(
    one('t', ['equal', 'notEqual', 'contains', 'notContains', 'startsWith', 'endsWith'], text),
    one('n', ['equal', 'notEqual', 'greater', 'greaterEqual', 'less', 'lessEqual'], number),
    one('n', ['between'], fc.tuple(number, number)),
    one('c', ['in', 'notIn'], fc.array(fc.oneof(text, number), { minLength: 1, maxLength: 3 })),
    one('l', ['contains', 'notContains'], text),
    one('s', ['equal', 'notEqual'], fc.boolean()),
    one('d', ['greater', 'lessEqual'], fc.constantFrom('2026-01-31', '2025-12-01')),
    fc.record({
      field: fc.constant('t'),
      operator: fc.constantFrom('equal' as const, 'notEqual' as const),
      valueField: fc.constant('u'),
    }),
    fc.record({
      field: fc.constant('n'),
      operator: fc.constantFrom('less' as const, 'greaterEqual' as const),
      valueField: fc.constant('m'),
    }),
    filled,
  );
  const { group } = fc.letrec<{ group: RuleGroup; part: RuleGroup | Condition }>((tie) => ({
    group: fc.record({
      logic: fc.constantFrom('and' as const, 'or' as const),
      conditions: fc.array(tie('part'), { minLength: 1, maxLength: 3 }),
    }),
    part: fc.oneof({ maxDepth: 3, depthSize: 'small' }, condition, tie('group')),
  }));

  /** Brackets around one condition, and groups of a kind in one another, say nothing. */
  const normal = (part: RuleGroup | Condition): RuleGroup | Condition => {
    if (!isRuleGroup(part)) return part;
    const parts = part.conditions.map(normal);
    const [only] = parts;
    return only && parts.length === 1 ? only : { logic: part.logic, conditions: parts };
  };
  const form = (more: Partial<Node>) => ({
    nodes: [...nodes, { id: 'z', vModel: 'z', config: { aditKey: 'input' }, ...more }],
  });
  const back = (more: Partial<Node>) =>
    readDesign(formilySchemaOf(form(more), descriptors)).model.form.nodes.find(({ id }) => id === 'z');

  it('reads as it was written, whatever it decides', () => {
    fc.assert(
      fc.property(
        group,
        fc.constantFrom('showWhen' as const, 'enableWhen' as const, 'requireWhen' as const),
        (rule, aspect) => {
          const read = back({ [aspect]: rule })?.[aspect];
          expect(read && normal(read)).toEqual(normal(rule));
        },
      ),
      { numRuns },
    );
  });

  it('decides in Formily what it decides here', () => {
    const values = fc.record({
      t: fc.constantFrom('a', 'ab', '中'),
      u: fc.constantFrom('a', 'x'),
      n: fc.integer({ min: -5, max: 5 }),
      m: fc.integer({ min: -5, max: 5 }),
      c: fc.constantFrom('a', 'b'),
      l: fc.constantFrom([], ['a'], ['a', 'b']),
      s: fc.boolean(),
      d: fc.constantFrom('2026-01-31', '2026-02-01'),
    });
    const kinds = {
      t: 'text',
      u: 'text',
      n: 'decimal',
      m: 'decimal',
      c: 'choice',
      l: 'choices',
      s: 'boolean',
      d: 'date',
    } as const;
    const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name);
    fc.assert(
      fc.property(group, values, (rule, given) => {
        const { z } = Object(formilySchemaOf(form({ showWhen: rule }), descriptors).properties);
        const [{ dependencies, fulfill }] = z['x-reactions'];
        const $deps = dependencies.map((name: string) => Reflect.get(given, name));
        const shown = Schema.compile(fulfill.state.visible, { $deps });
        const own = compileRules([rule], (name) => (isKind(name) ? { kind: kinds[name] } : undefined));
        expect(shown).toBe(own?.holds((name) => Reflect.get(given, name)));
      }),
      { numRuns },
    );
  });
});
