import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formDocumentShape } from '../../engine/schema/documents/form-document.ts';
import { listDocumentShape } from '../../engine/schema/documents/list-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { detectDialect, readDesign } from '../../engine/schema/foreign/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { times } from '../support/long-run.ts';
import { allDesigns, ownDesigns } from './foreign-designs.ts';

const codes = (input: unknown) => readDesign(input).findings.map((one) => one.code);
const field = (more: object = {}) => ({ __config__: { tag: 'el-input', label: '名称' }, __vModel__: 'name', ...more });
const count = (nodes: readonly Node[]): number =>
  nodes.reduce((sum, node) => sum + 1 + count(node.config.children ?? []), 0);

describe('what is no design', () => {
  it.each([[undefined], [null], [1], ['text'], [true], ['{broken']])('%j is not an object', (input) => {
    expect(codes(input)).toEqual(['document.notObject']);
  });
  it.each([[[]], [{}], [[1, 'a', null]], [{ fields: [1, null, {}] }], [{ a: { b: 1 } }], [[[[]]]], [{ form: 'no' }]])(
    '%j is of no known dialect',
    (input) => {
      expect(codes(input)).toEqual(['document.unknownDialect']);
      expect(detectDialect(input)).toBeUndefined();
    },
  );
  it('leaves junk among fields out of the form and keeps it', () => {
    const { model, findings } = readDesign({ fields: [field(), 7, null, 'x', {}] });
    expect(model.form.nodes).toHaveLength(1);
    expect(findings.map((one) => one.code)).toEqual(Array(4).fill('import.skipped'));
    expect(model.form.form).toMatchObject({
      foreign: { skipped: [{ entry: 7 }, { entry: null }, { entry: 'x' }, { entry: {} }] },
    });
  });
});

describe('limits', () => {
  it('leaves out keys that reach into prototypes, wherever they stand, also inside texts', () => {
    const form = `{"fields":[{"__config__":{"tag":"el-input","__proto__":{"polluted":1}},"constructor":{"x":1},"__vModel__":"a"}]}`;
    for (const input of [JSON.parse(form), { formData: form }]) {
      const { model, findings } = readDesign(input);
      expect(findings.filter((one) => one.code === 'document.forbiddenKey').map((one) => one.severity)).toEqual([
        'error',
        'error',
      ]);
      expect(JSON.stringify(model)).not.toContain('polluted');
      expect(Object.hasOwn(model.form.nodes[0]?.config ?? {}, '__proto__')).toBe(false);
    }
    expect(Object.hasOwn({}, 'polluted') || 'polluted' in {}).toBe(false);
  });

  it('stops at 10,000 levels of nodes, of options and of plain lists', () => {
    let rows: object = field();
    for (let level = 0; level < 10_000; level += 1) rows = { __config__: { layout: 'rowFormItem', children: [rows] } };
    let options: object = { value: 1 };
    for (let level = 0; level < 10_000; level += 1) options = { value: 1, children: [options] };
    const lists = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    for (const input of [
      { fields: [rows] },
      { fields: [field({ options: [options] })] },
      { fields: lists, form: [field()] },
    ])
      expect(codes(input)).toContain('document.tooDeep');
    expect(() => readDesign(lists)).not.toThrow();
  });

  it('takes a node at the deepest level that documents have, and none below', () => {
    const nested = (levels: number): object =>
      levels === 1 ? field() : { __config__: { layout: 'rowFormItem', children: [nested(levels - 1)] } };
    expect(codes([nested(limits.documentDepth)])).not.toContain('document.tooDeep');
    expect(codes([nested(limits.documentDepth + 1)])).toContain('document.tooDeep');
  });

  it('stops at 100,000 nodes', () => {
    const { model, findings } = readDesign({
      fields: Array.from({ length: 100_000 }, (_, index) => field({ __vModel__: `f${index}` })),
    });
    expect(findings.filter((one) => one.code === 'document.tooManyNodes')).toHaveLength(1);
    expect(count(model.form.nodes)).toBe(limits.documentNodes);
  }, 10_000);

  it('gives each of 5,000 twins a name of its own', () => {
    const { model } = readDesign({ fields: Array.from({ length: limits.documentNodes }, () => field()) });
    expect(new Set(model.form.nodes.map((node) => node.vModel)).size).toBe(limits.documentNodes);
  });

  it('ends on an object that holds itself', () => {
    const loop: Record<string, unknown> = { ...field() };
    loop.self = loop;
    expect(codes([loop])).toContain('document.tooDeep');
  });
});

const runs = times(1_500, 200);
const sound = (input: unknown) => {
  const { model, findings } = readDesign(input);
  if (detectDialect(input) === 'adit') return;
  expect(Value.Check(formDocumentShape, model.form)).toBe(true);
  if (model.list) expect(Value.Check(listDocumentShape, model.list)).toBe(true);
  const ids: string[] = [];
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      ids.push(node.id);
      visit(node.config.children ?? []);
    }
  };
  visit(model.form.nodes);
  expect(new Set(ids).size).toBe(ids.length);
  expect(findings.every((one) => one.message.length > 0)).toBe(true);
};

describe('anything at all', () => {
  it('random JSON never throws and gives documents of our shape', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 6 }), sound), { numRuns: runs });
  });

  const key = fc.constantFrom(
    'jnpfKey',
    'tag',
    'label',
    'span',
    'required',
    'regList',
    'children',
    'defaultValue',
    'props',
    'templateJson',
    'trigger',
    'formId',
    'options',
    'visibility',
    'labelWidth',
    '__slot__',
    '__vModel__',
    'on',
    'expression',
    'type',
    'format',
    'foreign',
    'aditKey',
  );
  const junk = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom('table', 'tab', 'select', 'date', 'el-input', '2', -1, 1e300, [[]], [null], {
      props: { props: {} },
    }),
  );
  const node = fc.record(
    { __config__: fc.dictionary(key, junk), __vModel__: junk, ...{ props: junk, options: junk, on: junk } },
    { requiredKeys: ['__config__'] },
  );
  it('fields of random properties neither', () => {
    fc.assert(
      fc.property(
        fc.array(node, { maxLength: 5 }),
        fc.dictionary(
          fc.constantFrom(
            'columnList',
            'searchList',
            'labelWidth',
            'size',
            'funcs',
            'printId',
            'type',
            'pageSize',
            'btnsList',
          ),
          junk,
        ),
        (fields, more) => sound({ fields, ...more }),
      ),
      { numRuns: runs },
    );
  });

  /** Replaces, drops or doubles one value somewhere in a design. */
  const mutate = (
    design: unknown,
    steps: readonly number[],
    change: (holder: Record<string, unknown> | unknown[], name: string) => void,
  ): unknown => {
    const copy: unknown = structuredClone(design);
    let holder = copy as Record<string, unknown>; // every stored design is an object or a list
    for (const [index, step] of steps.entries()) {
      const names = Object.keys(holder);
      const name = names[step % Math.max(names.length, 1)];
      if (name === undefined) break;
      const inner = holder[name];
      if (index === steps.length - 1 || typeof inner !== 'object' || inner === null) {
        change(holder, name);
        break;
      }
      holder = inner as Record<string, unknown>; // lists too are read by name here
    }
    return copy;
  };
  const opened = [...allDesigns, ...ownDesigns].map(({ design }) =>
    typeof design === 'object' && design !== null && 'formData' in design && typeof design.formData === 'string'
      ? { ...design, formData: JSON.parse(design.formData) }
      : design,
  );
  it('nor do mutations of real designs', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...opened),
        fc.array(fc.nat(40), { minLength: 1, maxLength: 9 }),
        junk,
        fc.nat(2),
        (design, steps, value, how) =>
          sound(
            mutate(design, steps, (holder, name) => {
              if (how === 0) Reflect.set(holder, name, value);
              else if (how === 1) Reflect.deleteProperty(holder, name);
              else if (Array.isArray(holder)) holder.push(structuredClone(Reflect.get(holder, name)));
              else Reflect.set(holder, `${name}2`, Reflect.get(holder, name));
            }),
          ),
      ),
      { numRuns: runs },
    );
  });
});
