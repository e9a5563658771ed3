import fc from 'fast-check';
import { actionShapes } from '../../engine/schema/documents/action.ts';
import { operators } from '../../engine/schema/documents/rule-group.ts';

type Json = Record<string, unknown>;
type Part = fc.Arbitrary<unknown>;

/** Keys that nobody knows, awkward ones among them; never one that a document names, nor a forbidden one. */
const unknownKey = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^x[A-Za-z0-9_]{0,6}$/) },
  { weight: 1, arbitrary: fc.constantFrom('x/y', 'x~z', 'x.y', '键', '__x__', '7', 'x y', '', 'toString') },
);
/** Plain objects, as JSON gives them. */
const dictionary = (key: fc.Arbitrary<string>, value: Part, limits: fc.DictionaryConstraints) =>
  fc.dictionary(key, value, { ...limits, noNullPrototype: true });

const scalar = fc.oneof(
  fc.string({ maxLength: 6, unit: 'grapheme' }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
  fc.boolean(),
  fc.constant(null),
);
const json: Part = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'json' },
    scalar,
    fc.array(tie('value'), { maxLength: 2, depthIdentifier: 'json' }),
    dictionary(unknownKey, tie('value'), { maxKeys: 2, depthIdentifier: 'json' }),
  ),
})).value;

/** Of the keys that may be there, as many at most, so that documents stay small and all keys have their turn. */
const optionalMost = 8;

/** Some of the known keys, perhaps an unknown one, in either order. */
function record(required: Record<string, Part>, optional: Record<string, Part> = {}): fc.Arbitrary<Json> {
  const known = fc
    .subarray(Object.keys(optional), { maxLength: Math.min(optionalMost, Object.keys(optional).length) })
    .chain((keys) => {
      const chosen = Object.fromEntries(keys.map((key) => [key, optional[key] ?? scalar]));
      return fc.record({ ...required, ...chosen }, { noNullPrototype: true });
    });
  return fc
    .tuple(known, dictionary(unknownKey, json, { maxKeys: 1 }), fc.boolean())
    .map(([own, more, unknownFirst]) => (unknownFirst ? { ...more, ...own } : { ...own, ...more }));
}

const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'items', 'total');
const word = fc.string({ maxLength: 8, unit: 'grapheme' });
const text = fc.oneof(word, record({ zh: word }, { en: word, zhtw: word }));
const listOf = (part: Part, maxLength = 1) => fc.array(part, { maxLength });
const size = fc.integer({ min: 0, max: 400 });

const condition = record({ field: name, operator: fc.constantFrom(...operators) }, { value: json, valueField: name });
const ruleGroup: Part = fc.letrec((tie) => ({
  group: record({
    logic: fc.constantFrom('and', 'or'),
    conditions: fc.array(fc.oneof({ maxDepth: 2, depthIdentifier: 'rule' }, condition, tie('group')), {
      maxLength: 2,
      depthIdentifier: 'rule',
    }),
  }),
})).group;

const actionValues: Record<string, Part> = {
  call: name,
  to: word,
  dialog: name,
  field: name,
  title: text,
  text,
  value: json,
  valueField: name,
  when: ruleGroup,
  target: fc.constantFrom('_self', '_blank'),
  danger: fc.boolean(),
  keepTyped: fc.boolean(),
  okText: text,
  with: dictionary(unknownKey, json, { maxKeys: 1 }),
  query: dictionary(unknownKey, json, { maxKeys: 1 }),
  params: dictionary(unknownKey, json, { maxKeys: 2 }),
  source: name,
  kind: fc.constantFrom('success', 'error', 'info', 'warning'),
};
/** A key that is not listed above takes a text; the shapes are asked so that a new action is tried at once. */
const actions = fc.letrec<{ steps: unknown[] }>((tie) => ({
  steps: fc.array(
    fc.oneof(
      ...Object.entries(actionShapes).map(([actionName, shape]) => {
        const keys = Object.keys(shape.properties).filter((key) => key !== 'action');
        const required: readonly string[] = shape.required ?? [];
        const part = (key: string) => (key === 'onError' ? tie('steps') : (actionValues[key] ?? word));
        const values = (wanted: boolean) =>
          Object.fromEntries(keys.filter((key) => required.includes(key) === wanted).map((key) => [key, part(key)]));
        return record({ action: fc.constant(actionName), ...values(true) }, values(false));
      }),
    ),
    { maxLength: 2, depthIdentifier: 'steps' },
  ),
})).steps;

const trigger = fc.constantFrom('blur', 'change');
const parameter = record(
  { field: name },
  { fieldName: word, dataType: word, required: json, defaultValue: json, relationField: fc.oneof(name, json) },
);
const expression = listOf(fc.oneof(name, fc.constantFrom('+', '*', '(', ')', '1', 'items-a', 2)), 5);
const configKeys: Record<string, Part> = {
  label: text,
  labelWidth: fc.oneof(size, fc.constant(null)),
  showLabel: fc.boolean(),
  tipLabel: text,
  span: fc.integer({ min: 1, max: 24 }),
  required: fc.boolean(),
  defaultValue: json,
  defaultCurrent: fc.boolean(),
  regList: listOf(record({}, { pattern: fc.constantFrom('/^\\d+$/', '/(/', '/(a+)+/'), rule: name, message: text })),
  trigger: fc.oneof(trigger, listOf(trigger), fc.constant(null)),
  visibility: listOf(fc.constantFrom('pc', 'app')),
  noShow: fc.boolean(),
  unique: fc.boolean(),
  dataType: fc.constantFrom('static', 'dictionary', 'dynamic'),
  dictionaryType: word,
  propsUrl: word,
  templateJson: listOf(parameter),
  tableName: word,
  columnWidth: fc.oneof(size, fc.constant(null)),
};
const widgetKey = fc.constantFrom(
  ...['input', 'inputNumber', 'switch', 'select', 'rate', 'calculate', 'table', 'fragile'],
  ...['card', 'row', 'tabs', 'pane', 'dialog', 'button', 'unknownWidget'],
);
const props = record(
  {},
  { maxlength: json, max: json, clearable: json, multiple: fc.boolean(), mode: word, expression },
);

const node: Part = fc.letrec((tie) => ({
  node: record(
    {
      id: fc.oneof(
        { weight: 1, arbitrary: name },
        { weight: 6, arbitrary: fc.integer({ min: 0, max: 1e9 }).map((number) => `n${number}`) },
      ),
      config: fc.oneof(
        record({ aditKey: widgetKey }, configKeys),
        record({ aditKey: widgetKey, children: tie('nodes') }, configKeys),
      ),
    },
    {
      vModel: fc.oneof(
        { weight: 18, arbitrary: name },
        { weight: 1, arbitrary: word },
        { weight: 1, arbitrary: fc.constant('constructor') },
      ),
      slot: record({}, { options: listOf(json), prepend: word }),
      props,
      showWhen: ruleGroup,
      enableWhen: ruleGroup,
      requireWhen: ruleGroup,
      setWhen: listOf(record({ when: ruleGroup }, { value: json, valueField: name, expression: listOf(name) })),
      access: word,
      on: dictionary(fc.constantFrom('click', 'change', 'blur'), actions, { maxKeys: 2 }),
    },
  ),
  nodes: fc.array(tie('node'), { maxLength: 2, depthIdentifier: 'node' }),
})).node;

const settings = record(
  {},
  {
    recordName: text,
    labelPosition: fc.constantFrom('left', 'right', 'top'),
    labelWidth: size,
    gutter: size,
    size: fc.constantFrom('small', 'middle', 'large'),
    popupType: fc.constantFrom('general', 'fullScreen', 'drawer'),
    hasCancelBtn: fc.boolean(),
    confirmButtonText: text,
    primaryKeyPolicy: size,
    logicalDelete: fc.boolean(),
  },
);
const version = fc.constant(1);
const head = {
  $schema: word,
  title: text,
  form: settings,
  sources: dictionary(fc.constantFrom('users', 'areas'), record({ call: name }, { body: json, onError: actions }), {
    maxKeys: 2,
  }),
};
const nodes = fc.array(node, { maxLength: 3 });

/** Documents that have their shape: every known key, unknown ones at every level, and any meaning, wrong ones included. */
export const formDocuments = record({ version, nodes }, head);
export const screenDocuments = record({ version, nodes, id: fc.constant('s1') }, { ...head, hasLayout: fc.boolean() });

const prop = fc.oneof(name, fc.constantFrom('id', 'items-a', 'items-gone'));
const button = record({ value: word }, { label: text, icon: word });
export const listDocuments = record(
  {
    version,
    columnList: listOf(
      record({ prop }, { label: text, width: size, align: fc.constantFrom('left', 'right'), sortable: fc.boolean() }),
      3,
    ),
    searchList: listOf(record({ prop }, { label: text, searchType: fc.integer({ min: 1, max: 3 }), value: json }), 3),
  },
  {
    $schema: word,
    type: fc.integer({ min: 1, max: 5 }),
    btnsList: listOf(button),
    columnBtnsList: listOf(button),
    defaultSidx: prop,
    sort: fc.constantFrom('asc', 'desc'),
    pageSize: fc.integer({ min: 1, max: 500 }),
    summaryField: listOf(prop),
    useBtnPermission: fc.boolean(),
  },
);
export const modelDocuments = record(
  { version, fullName: fc.constant('模型'), enCode: fc.constant('model'), form: formDocuments },
  {
    list: listDocuments,
    description: word,
    tables: listOf(record({ table: word }, { fields: listOf(record({ field: word })) })),
  },
);
