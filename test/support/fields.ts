import { type CompiledForm, compileForm } from '../../engine/schema/check/index.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { type Descriptor, type DescriptorMap, describe } from '../../engine/schema/fields/descriptor.ts';
import { catalogueOf, type Field } from '../../engine/schema/fields/fields.ts';
import type { PatternEngine } from '../../engine/schema/rules/index.ts';
import { linearPatterns } from '../../engine/schema/rules/linear-patterns.ts';
import { type DisplayContext, type ValueKindName, valueKinds } from '../../engine/schema/values/index.ts';
import { testWidget } from './descriptors.ts';

/** Props that rules and value kinds read. For tests, every widget below takes them all. */
const settingNames = [
  ...['maxlength', 'min', 'max', 'precision', 'thousands', 'limit', 'format', 'type', 'separator', 'showAllLevels'],
  ...['activeValue', 'inactiveValue', 'activeTxt', 'inactiveTxt', 'options', 'props', 'expression'],
];

const settings = settingNames.map((name) => ({ id: name, vModel: name, config: { aditKey: 'text' } }));
const widget = (key: string, kind: Descriptor['kind'], more: Partial<Descriptor> = {}) =>
  testWidget(key, kind, { settings, ...more });

/** One field widget for each value kind, named like the kind, and the containers that rules know of. */
export const kindWidgets: DescriptorMap = describe([
  ...Object.values(valueKinds).map(({ name }) =>
    widget(name, 'field', { value: name, ...(name === 'computed' ? { filledBy: 'calculate' } : {}) }),
  ),
  widget('createUser', 'field', { value: 'text', filledBy: 'createUser' }),
  widget('card', 'layout', { holds: 'nodes' }),
  widget('tabs', 'layout', { holds: 'panes' }),
  widget('pane', 'layout', { holds: 'nodes' }),
  widget('dialog', 'layout', { holds: 'nodes', ownScope: true }),
  widget('button', 'action'),
]);

/** Whatever a stored node may hold, sound or not. */
type NodeParts = Partial<Omit<Node, 'config'>> & { readonly config?: Readonly<Record<string, unknown>> };

/** A node of a test document: id and value name are the given name. */
export function testNode(name: string, aditKey: string, { config, ...rest }: NodeParts = {}): Node {
  return { id: name, vModel: name, ...rest, config: { aditKey, label: name, ...config } };
}

/** A field of a kind on its own. */
export function testField(kind: ValueKindName, parts: NodeParts = {}): Field {
  const field = catalogueOf({ nodes: [testNode('field', kind, parts)] }, kindWidgets).byName.get('field');
  if (!field) throw new Error(`No field of the kind ${kind}.`);
  return field;
}

export function testForm(nodes: Node[], patterns: PatternEngine = linearPatterns): CompiledForm {
  return compileForm(catalogueOf({ nodes }, kindWidgets), patterns);
}

/** A condition on one field, as a group. */
export const when = (field: string, operator: string, value?: unknown) =>
  ({ logic: 'and', conditions: [{ field, operator, value }] }) as NonNullable<Node['showWhen']>; // operators are tested by name

/** Words of a language without tables: the key, and what is put into it. */
export const plainContext: DisplayContext = {
  language: 'zh',
  translate: (key, params) => {
    if (key === 'list.separator') return '、';
    return params ? `${key}(${JSON.stringify(params)})` : key;
  },
  timeZone: 'Asia/Shanghai',
  optionsOf: (field) => (Array.isArray(field.node.slot?.options) ? optionsIn(field.node.slot.options) : []),
};

function optionsIn(
  entries: readonly { id: string; fullName: string; children?: [] }[],
): ReturnType<DisplayContext['optionsOf']> {
  return entries.map(({ id, fullName, children }) => ({
    value: id,
    label: fullName,
    ...(children ? { children: optionsIn(children) } : {}),
  }));
}

const throwing = {
  toString() {
    throw new Error('asked for text');
  },
  valueOf() {
    throw new Error('asked for a value');
  },
};

/** What no kind may trip over. The first three are what JSON can hold. */
export const hostileValues: readonly unknown[] = [
  { toString: 1, valueOf: 1 },
  [{ toString: 1, valueOf: 1 }],
  [[[{ toString: 1 }]]],
  throwing,
  [throwing],
  [throwing, throwing],
  Object.create(null),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  -0,
  Symbol('s'),
  () => 'x',
  123n,
  'a\u0000b',
  ['a\u0000b'],
  [['a\u0000b']],
  '\ud800',
  ['\ud800'],
  'x'.repeat(100_000),
  ['x'.repeat(100_000)],
  Array.from({ length: 5_000 }, () => 'x'),
  {},
  true,
  0,
  '',
  ' ',
  new Date(Number.NaN),
];
