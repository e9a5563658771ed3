import { Schema } from '@formily/json-schema';
import { describe, expect, it } from 'vitest';
import type { FormDocument } from '../../engine/schema/documents/form-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { describe as describeWidgets } from '../../engine/schema/fields/descriptor.ts';
import { formilySchemaOf, readDesign } from '../../engine/schema/foreign/index.ts';
import * as widgets from '../../widgets/index.ts';
import { formilyDesign, formilyDesigns } from './formily-designs.ts';

const descriptors = describeWidgets(Object.values(widgets));
type Bag = Record<string, unknown>;
const bag = (value: unknown): Bag => Object(value);
/** The schema of a stored design, whatever it is packed in. */
const schemaIn = (design: unknown): Bag => {
  const schema = bag(design).schema ?? design;
  return bag(typeof schema === 'string' ? JSON.parse(schema) : schema);
};
const write = (form: FormDocument): Bag => formilySchemaOf(form, descriptors);
const formOf = (design: unknown): FormDocument => structuredClone(readDesign(design).model.form);
const everyNode = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.config.children ?? [])]);
const named = (form: FormDocument, vModel: string): Node => {
  const found = everyNode(form.nodes).find((node) => node.vModel === vModel);
  if (!found) throw new Error(`no field ${vModel}`);
  return found;
};
/** The schema of a property, however deep it stands. */
const found = (schema: unknown, name: string): Bag | undefined => {
  const { properties, items } = bag(schema);
  const own = bag(properties);
  if (Object.hasOwn(own, name)) return bag(own[name]);
  return [...Object.values(own), items]
    .filter((one) => one !== undefined)
    .map((one) => found(one, name))
    .find(Boolean);
};
const at = (schema: unknown, name: string): Bag => {
  const one = found(schema, name);
  if (!one) throw new Error(`no property ${name}`);
  return one;
};
const rule = (field: string, operator: 'equal' | 'notEmpty', value?: unknown) => ({
  logic: 'and' as const,
  conditions: [{ field, operator, ...(value === undefined ? {} : { value }) }],
});

describe.each(formilyDesigns)('Formily design $name', ({ design }) => {
  const schema = schemaIn(design);

  it('is written as it was read, also after it was saved', () => {
    const form = formOf(design);
    expect(write(form)).toEqual(schema);
    expect(write(JSON.parse(JSON.stringify(form)))).toEqual(schema);
  });

  it('is written again as a form of ours, and reads as the same form', () => {
    const own = withoutForeign(formOf(design));
    expect(withoutForeign(formOf(write(own)))).toEqual(own);
  });

  it('is taken by Formily, read or written', () => {
    for (const json of [schema, write(withoutForeign(formOf(design)))])
      expect(propertiesIn(new Schema(json))).toEqual(everyName(json));
  });
});

/** What our own designers would have drawn: nothing tells that it came from elsewhere, ids are as they would be read. */
function withoutForeign({ nodes, version }: FormDocument): FormDocument {
  // A control that we do not know is nothing that they can draw.
  const isOurs = ({ vModel, config }: Node) => vModel === undefined || descriptors.has(config.aditKey);
  const own = (node: Node): Node => {
    const { foreign: _, children, tag: __, ...config } = node.config as Node['config'] & Bag; // keys that nothing names
    const id = node.vModel ?? node.id;
    const usual = descriptors.get(config.aditKey);
    const props = { ...(usual?.kind === 'field' ? usual.defaults : {}), ...node.props };
    return {
      ...node,
      id,
      props,
      config: { ...config, ...(children ? { children: children.filter(isOurs).map(own) } : {}) },
    };
  };
  return { version, nodes: nodes.filter(isOurs).map(own) };
}

function propertiesIn(schema: Schema): string[] {
  schema.compile({
    $values: { address: {} },
    t: String,
    formStep: {},
    formCollapse: {},
    useBudget: () => undefined,
    check: () => true,
  });
  const own = schema.mapProperties((child, name) => [String(name), ...propertiesIn(child)]).flat();
  const { items } = schema;
  return [...own, ...(items && !Array.isArray(items) ? propertiesIn(items) : [])].sort();
}

function everyName(schema: unknown): string[] {
  const { properties, items } = bag(schema);
  const own = Object.entries(bag(properties));
  return [...own.flatMap(([name, child]) => [name, ...everyName(child)]), ...(items ? everyName(items) : [])].sort();
}

describe('what is changed here', () => {
  it('is written in the place where it was read, and nothing else is', () => {
    const form = formOf(formilyDesign('project'));
    const email = named(form, 'email');
    email.config.label = 'Mail';
    delete email.config.tipLabel;
    named(form, 'company').config.required = false;
    named(form, 'budget').props = { precision: 0, addonAfter: 'k' };
    named(form, 'from_to').vModel = 'valid';
    const expected = structuredClone(schemaIn(formilyDesign('project')));
    at(expected, 'email').title = 'Mail';
    at(expected, 'email')['x-decorator-props'] = { gridSpan: 12 };
    delete at(expected, 'company').required;
    bag(at(expected, 'budget')['x-component-props']).addonAfter = 'k';
    const { '[from,to]': range, ...others } = bag(at(expected, 'step2').properties);
    at(expected, 'step2').properties = { ...others, valid: range };
    const written = write(form);
    // The new name stands where the old one stood.
    expect(new Schema(at(written, 'step2')).mapProperties((_child, name) => name)).toEqual([
      'contacts',
      'start',
      'valid',
      'budget',
    ]);
    expect(withoutIndex(written)).toEqual(withoutIndex(expected));
  });

  it('takes a condition out of a reaction, and leaves what it does besides', () => {
    const form = formOf({
      type: 'object',
      properties: {
        a: { type: 'string', 'x-component': 'Input' },
        b: {
          type: 'string',
          'x-component': 'Input',
          'x-reactions': {
            dependencies: ['a'],
            fulfill: { state: { visible: "{{$deps[0] === 'x'}}", required: '{{!!$deps[0]}}', title: '{{$deps[0]}}' } },
          },
        },
      },
    });
    named(form, 'b').showWhen = rule('a', 'equal', 'y');
    delete named(form, 'b').requireWhen;
    expect(at(write(form), 'b')['x-reactions']).toEqual([
      { dependencies: ['a'], fulfill: { state: { title: '{{$deps[0]}}' } } },
      { dependencies: ['a'], fulfill: { state: { visible: '{{ !!($deps[0] === "y") }}' } } },
    ]);
  });

  it('takes a condition out of the field that had it of another one', () => {
    const changed = formOf(formilyDesign('project'));
    named(changed, 'taxNumber').showWhen = rule('company', 'notEmpty');
    expect(at(write(changed), 'isForeign')['x-reactions']).toBeUndefined();
    expect(at(write(changed), 'taxNumber')['x-reactions']).toHaveLength(1);
    const removed = formOf(formilyDesign('project'));
    const pane = everyNode(removed.nodes).find(({ config }) => config.label === 'Company');
    if (pane) pane.config.children = pane.config.children?.filter(({ vModel }) => vModel !== 'taxNumber');
    expect(at(write(removed), 'isForeign')['x-reactions']).toBeUndefined();
  });

  it('follows a field that has another name now', () => {
    const form = formOf(formilyDesign('designable'));
    named(form, 'kind').vModel = 'sort';
    named(form, 'reason').showWhen = rule('sort', 'equal', 'urgent');
    expect(at(write(form), 'reason')['x-reactions']).toEqual([
      { dependencies: ['sort'], fulfill: { state: { visible: '{{ !!($deps[0] === "urgent") }}' } } },
    ]);
  });

  it('keeps the order of its nodes', () => {
    const form = formOf(formilyDesign('designable'));
    const rows = named(form, 'rows');
    rows.config.children = rows.config.children?.toReversed();
    const { model } = readDesign(write(form));
    expect(named(model.form, 'rows').config.children?.map(({ vModel }) => vModel)).toEqual([
      'note',
      'reading',
      'point',
    ]);
  });
});

function withoutIndex(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner) => (key === 'x-index' ? undefined : inner)));
}

describe('a form of ours', () => {
  const input = (vModel: string, more: object = {}): Node => ({
    id: vModel,
    vModel,
    config: { aditKey: 'input', label: vModel },
    ...more,
  });

  it('has texts that Formily does not run', () => {
    const label = '{{ globalThis.ran = true }}';
    const schema = write({
      version: 1,
      nodes: [{ ...input('a'), config: { aditKey: 'input', label, defaultValue: label } }],
    });
    const { title, default: start } = new Schema(at(schema, 'a')).compile({});
    expect([title, start]).toEqual([label, label]);
    expect('ran' in globalThis).toBe(false);
    const [node] = readDesign(schema).model.form.nodes;
    expect(node?.config).toMatchObject({ label, defaultValue: label });
  });

  it('has conditions of which nothing is run but comparisons', () => {
    const operator = 'x(globalThis.ran = true) || 0?.y' as 'equal'; // as a document from anybody might have it
    for (const value of ['"}}); globalThis.ran = true; //', { toString: 'x' }]) {
      const schema = write({
        version: 1,
        nodes: [input('a'), input('b', { showWhen: { logic: 'and', conditions: [{ field: 'a', operator, value }] } })],
      });
      expect(at(schema, 'b')['x-reactions']).toBeUndefined();
    }
    const text = '"}}"); globalThis.ran = true; //';
    const schema = write({ version: 1, nodes: [input('a'), input('b', { showWhen: rule('a', 'equal', text) })] });
    const [reaction] = Object(at(schema, 'b')['x-reactions']);
    const { visible } = reaction.fulfill.state;
    expect(Schema.compile(visible, { $deps: [text] })).toBe(true);
    expect('ran' in globalThis).toBe(false);
  });

  it('says its words in Chinese, where there are several', () => {
    const schema = write({
      version: 1,
      nodes: [{ ...input('a'), config: { aditKey: 'input', label: { zh: '名称', en: 'Name' } } }],
    });
    expect(at(schema, 'a').title).toBe('名称');
  });

  it('is drawn by the usual component of its kind, or by one of its own name', () => {
    const node = (aditKey: string, props: object = {}): Node => ({
      id: aditKey,
      vModel: aditKey,
      config: { aditKey },
      props: { ...props },
    });
    const schema = write({
      version: 1,
      nodes: [
        node('inputIntNumber'),
        node('datetime'),
        node('select', { multiple: true }),
        node('createTime'),
        node('switch'),
      ],
    });
    const told = ['inputIntNumber', 'datetime', 'select', 'createTime', 'switch'].map((name) => {
      const { type, 'x-component': component } = at(schema, name);
      return [type, component];
    });
    expect(told).toEqual([
      ['number', 'NumberPicker'],
      ['string', 'DatePicker'],
      ['array', 'Select'],
      ['string', 'CreateTime'],
      ['boolean', 'Switch'],
    ]);
    const back = readDesign(schema).model.form.nodes.map(({ config }) => config.aditKey);
    expect(back).toEqual(['inputIntNumber', 'datetime', 'select', 'createTime', 'switch']);
  });
});
