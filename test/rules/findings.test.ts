import { describe, expect, it } from 'vitest';
import type { CallFinding } from '../../engine/schema/call-shapes/envelope.ts';
import { calls } from '../../engine/schema/calls/index.ts';
import { findingCodes } from '../../engine/schema/findings/finding-codes.ts';
import { findingText, inLanguage } from '../../engine/schema/findings/finding-text.ts';
import { readDesign } from '../../engine/schema/foreign/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { createMigrate } from '../../engine/schema/migrations/create-migrate.ts';
import { linearPatterns } from '../../engine/schema/rules/linear-patterns.ts';
import { languages } from '../../engine/schema/text/text.ts';
import { validateForm, validateModel, validateScreen } from '../../engine/schema/validate/index.ts';
import { descriptors } from '../../server/kernel/descriptors.ts';
import { simplifiedOnly } from './simplified-only.ts';

/** Codes that need a database to come about; languages, model-tables, model-binding and open-tables of test/server have them. */
const ofTheServer = [
  'bind.childAlone',
  'bind.empty',
  'bind.generated',
  'bind.gone',
  'bind.idOdd',
  'bind.idShort',
  'bind.idTwins',
  'bind.keyDefault',
  'bind.moved',
  'bind.mustFill',
  'bind.mustFillClosed',
  'bind.noRelation',
  'bind.published',
  'bind.rights',
  'bind.systemColumn',
  'bind.unbound',
  'bind.view',
  'import.code',
  'model.enCode',
  'model.twinCode',
  'publish.columns',
  'publish.rowScheme',
  'publish.longIndexed',
  'publish.longValues',
  'publish.narrow',
  'publish.notUnique',
  'publish.twins',
  'screen.code',
  'screen.id',
];

const context = {
  descriptors,
  patterns: linearPatterns,
  calls,
  publisher: { isDesigner: true, isAdministrator: false, mayUse: () => false },
  dictionaries: new Set(['known']),
  interfaces: new Set(['known']),
};
const node = (id: string, aditKey: string, { config, ...more }: { config?: object; [key: string]: unknown } = {}) => ({
  id,
  vModel: id,
  ...more,
  config: { aditKey, label: { zh: `标签${id}`, en: `Label ${id}`, zhtw: `標籤${id}` }, ...config },
});
const titleOf = (key: string) => {
  const widget = descriptors.get(key);
  return Object.fromEntries(languages.map((language) => [language, widget?.texts[language][widget.title]]));
};
const form = (...nodes: unknown[]) => validateForm({ version: 1, nodes }, context);
const when = (field: string, operator = 'equal') => ({ logic: 'and', conditions: [{ field, operator, value: 1 }] });
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const cards = (depth: number): object =>
  node(`c${depth}`, 'card', { vModel: undefined, config: { children: depth === 0 ? [] : [cards(depth - 1)] } });
const click = (action: object) => form(node('go', 'button', { vModel: undefined, on: { click: [action] } }));
const shown = (aditKey: string, props: object) => node(aditKey, aditKey, { vModel: undefined, props });
const list = (columns: object) =>
  validateModel(
    {
      version: 1,
      fullName: 'a',
      enCode: 'a',
      form: {
        version: 1,
        nodes: [
          node('a', 'input'),
          node('r', 'rate'),
          node('t', 'table', { config: { children: [] } }),
          node('n', 'inputNumber'),
        ],
      },
      list: { version: 1, searchList: [], columnList: [], ...columns },
    },
    context,
  );
const stored = (tables: unknown, ...nodes: unknown[]) =>
  validateModel({ version: 1, fullName: 'a', enCode: 'a', form: { version: 1, nodes }, tables }, context);
const mainTable = (fields: object[], more: object = {}) => [{ table: 'a', typeId: '1', ...more, fields }];
const inColumn = (id: string, columnName: string) => node(id, 'input', { config: { columnName } });
const foreign = (...fields: object[]) => readDesign({ fields }, { hasWidget: (key) => descriptors.has(key) }).findings;
const control = (tag: string, more: object = {}) => ({
  __config__: { tag, label: '甲', layout: 'colFormItem' },
  __vModel__: 'a',
  ...more,
});
const cyclic: Record<string, unknown> = { version: 1, nodes: [] };
cyclic.self = cyclic;
const failing = createMigrate(
  [
    {
      from: 1,
      name: 'fails',
      up: () => {
        throw new Error('no');
      },
    },
  ],
  2,
);

/** The smallest document for each finding. */
const found = (): CallFinding[] => [
  ...validateScreen({ id: 'p', version: 1, nodes: [], on: { leave: [{ action: 'reset' }] } }, context),
  ...validateForm(7, context),
  ...validateForm({ version: 1, nodes: [], text: 'x'.repeat(limits.documentBytes) }, context),
  ...form(...Array.from({ length: limits.documentNodes + 1 }, (_, index) => node(`n${index}`, 'input'))),
  ...form(cards(limits.documentDepth)),
  ...validateForm({ version: 1, nodes: [], data: nested(200) }, context),
  ...validateForm(cyclic, context),
  ...validateForm({ version: 1, nodes: [], run: () => 1 }, context),
  ...validateForm({ version: 1, nodes: [], text: 'a\u0000' }, context),
  ...validateForm(JSON.parse('{"version":1,"nodes":[],"__proto__":{}}'), context),
  ...validateForm({ version: 99, nodes: [] }, context),
  ...validateForm(
    { version: 'x', nodes: [{ id: '', config: { aditKey: 'input', span: 0, dataType: 'z' } }, 1] },
    context,
  ),
  ...form(...Array.from({ length: 3_000 }, () => ({ id: '', vModel: 1, config: { aditKey: '', span: 0, label: 1 } }))),
  ...failing({ version: 1, nodes: [] }).findings,
  ...readDesign({ anything: 1 }).findings,
  ...readDesign({
    type: 'object',
    properties: {
      a: { type: 'string', title: '{{t("a")}}', 'x-component': 'Scanner', 'x-validator': { max: 3 } },
      b: { type: 'object', properties: { c: { $ref: '#/definitions/c', type: 'string', 'x-component': 'Input' } } },
      d: {
        type: 'array',
        'x-component': 'ArrayTable',
        items: { type: 'object', properties: { e: { type: 'array', 'x-component': 'ArrayTable' } } },
      },
    },
  }).findings,
  ...foreign(control('input', { __config__: { tag: 'el-input', label: '甲：', layout: 'colFormItem' } })),
  ...form(node('select', 'select', { config: { label: titleOf('select'), dataType: 'static' } })),
  ...form(node('a', 'input'), node('a', 'input')),
  ...form(
    node('pw', 'input', { props: { showPassword: true } }),
    node('b', 'input', { showWhen: { logic: 'and', conditions: [{ field: 'pw', operator: 'notEmpty' }] } }),
  ),
  ...form(node('a', 'input', { vModel: '' }), node('b', 'input', { vModel: '1b' })),
  ...form(node('a', 'input', { vModel: 'constructor' }), node('b', 'input', { showWhen: when('gone') })),
  ...form(node('a', 'calculate', { props: { expression: ['a', '+', '1'] } })),
  ...form(node('a', 'input', { showWhen: when('b') }), node('b', 'input', { showWhen: when('a') })),
  ...form(node('t', 'table', { config: { children: [node('card', 'card', { vModel: undefined })] } })),
  ...form(node('p', 'pane', { vModel: undefined })),
  ...form(node('a', 'select', { config: { dataType: 'dictionary', dictionaryType: 'gone' } })),
  ...form(
    node('a', 'select', {
      config: { dataType: 'dynamic', propsUrl: 'gone', templateJson: [{ field: 'p', relationField: 'gone' }] },
    }),
  ),
  ...form(node('a', 'select'), node('a_id', 'input')),
  ...validateForm(
    {
      version: 1,
      nodes: ['iframe', 'link'].map((key) =>
        node(key, key, { vModel: undefined, props: { href: { $text: 'https://evil.example/{values.a}' } } }),
      ),
    },
    { descriptors, isListed: () => false },
  ),
  ...form(node('words', 'text', { vModel: undefined, props: { textStyle: { position: 'fixed' } } })),
  ...form(node('a', 'select', { config: { dataType: 'dictionary' } }), node('b', 'billRule')),
  ...form(
    shown('barcode', { dataType: 'relation', relationField: 'gone' }),
    shown('barcode', { dataType: 'relation' }),
    shown('barcode', { staticText: '-', lineColor: '#eeeeee' }),
    shown('barcode', { width: 0.5 }),
    shown('qrcode', { staticText: 'a'.repeat(1300), correction: 'H' }),
    shown('stepIndicator', {}),
    shown('stepIndicator', { items: [{ title: 'a' }], active: 2 }),
  ),
  ...form(node('a', 'input', { config: { regList: [{ pattern: ' ' }] } })),
  ...form(
    node('a', 'input'),
    node('b', 'input', { showWhen: { logic: 'and', conditions: [{ field: 'a', operator: 'equal' }] } }),
  ),
  ...form(node('a', 'inputIntNumber', { config: { defaultValue: 'abc' } }), node('b', 'nobody')),
  ...form({ id: 'a', config: {} }, node('b', 'input', { props: { maxlength: 'abc' } })),
  ...form(node('a', 'input', { config: { regList: [{ pattern: '/(/' }, { pattern: '/(a+)+$/' }, { rule: 'gone' }] } })),
  ...form(node('a', 'input'), node('b', 'input', { showWhen: when('a', 'greater') })),
  ...form(node('a', 'calculate', { props: { expression: ['1', '+'] } })),
  ...form(
    node('k', 'date'),
    node('a', 'calculate', { props: { expression: ['k'] }, setWhen: [{ when: when('k', 'notEmpty'), value: 1 }] }),
    node('b', 'input', { config: { defaultExpression: ['1'] } }),
    node('c', 'inputIntNumber', {
      setWhen: [
        { when: when('k', 'notEmpty'), value: 'abc' },
        { when: when('k', 'empty'), valueField: 'k' },
      ],
    }),
  ),
  ...[{ action: 'fly' }, { action: 'openDialog', dialog: 'gone' }, { action: 'reload', source: 'gone' }].flatMap(click),
  ...click({ action: 'request', call: 'gone' }),
  ...click({ action: 'request', call: '{values.a}' }),
  ...click({ action: 'request', call: 'resetPassword' }),
  ...click({ action: 'request', call: 'recordList' }),
  ...click({ action: 'request', call: 'recordList', params: { id: 'gone' } }),
  ...click({ action: 'command', name: 'fly' }),
  ...click({ action: 'command', name: 'signIn' }),
  ...validateScreen(
    {
      id: 'p',
      version: 1,
      nodes: [],
      on: { load: [{ action: 'command', name: 'signOut' }] },
      sources: { a: { call: 'deleteAxis' } },
    },
    context,
  ),
  ...click({ action: 'submit', within: 'gone' }),
  ...form(node('a', 'htmlView', { vModel: undefined, props: { field: 'gone' } })),
  ...list({ columnList: [{ prop: 'gone' }, { prop: 'a' }, { prop: 'a' }, { prop: 'r' }] }),
  ...list({ searchList: [{ prop: 't' }], ruleList: { conditionList: [{}] } }),
  ...list({
    customBtnsList: [{ value: 'x' }, { value: 'x', event: 'f' }, { value: 'y', actions: [{ action: 'reset' }] }],
  }),
  ...list({ searchList: [{ prop: 'a', searchType: 3, value: 7 }] }),
  ...[{ type: 2 }, { type: 3 }, { type: 5 }].flatMap(list),
  ...list({ type: 2, treeDataSource: 'api', treeRelation: 'n' }),
  ...[{ type: 3, groupField: 'n' }, { stateField: 'n' }, { type: 5, parentField: 'n' }].flatMap(list),
  ...stored([...mainTable([]), { table: 'a', typeId: '0' }]),
  ...stored(
    mainTable([
      { field: 'a', dataLength: -1 },
      { field: 'a' },
      { field: 'gone', unique: true },
      { field: 'e', index: true },
    ]),
    node('e', 'textarea', { props: { maxlength: 5_000 } }),
    node('a', 'input'),
    inColumn('b', '1b'),
    inColumn('c', 'x'.repeat(62)),
    inColumn('d', 'a'),
  ),
  ...stored(
    mainTable([
      { field: 'a', dataLength: 1 },
      { field: 'n', dataLength: 3, decimals: 4 },
      { field: 'm', unique: true, index: true },
    ]),
    node('a', 'input', { props: { maxlength: 2 } }),
    node('n', 'inputNumber'),
    node('m', 'select', { props: { multiple: true } }),
  ),
  ...stored(
    mainTable([{ field: 'id' }, { field: 'day', dataType: 'date' }], { bound: true }),
    inColumn('a', 'gone'),
    inColumn('b', 'id'),
    inColumn('c', 'day'),
  ),
  ...['shell', 'login'].flatMap((id) => validateScreen({ version: 1, id, nodes: [] }, context)),
  ...foreign(
    control('el-input', { on: { change: '({ data }) => { alert(data) }', blur: '({ data }) => {\n}' }, strange: 1 }),
    control('el-input'),
    control('unknown-thing'),
    { __config__: { jnpfKey: 'xThing', tag: 'el-input', label: '乙', layout: 'colFormItem' }, __vModel__: 'b' },
    control('JnpfOrganizeSelect', { __vModel__: '' }),
    {},
  ),
];

describe('findings', () => {
  it('come about with every code that there is', () => {
    const codes = new Set(found().map(({ code }) => code));
    expect([...codes, ...ofTheServer].sort()).toEqual(Object.keys(findingCodes).sort());
  });

  it('are said in the three languages, by code and arguments alone', () => {
    for (const { code, message, fix, args } of found()) {
      expect(findingText({ code, ...(args ? { args } : {}) }, 'zh'), code).toEqual({ message, fix });
      const said = languages.map((language) => findingText({ code, ...(args ? { args } : {}) }, language));
      for (const { message, fix } of said) {
        expect(message, code).not.toMatch(/^$|\{\w+\}|\[object|undefined/);
        expect(fix, code).not.toMatch(/^$|\{\w+\}|\[object|undefined/);
      }
      const [, en, zhtw] = said;
      // Names of controls and words of foreign designs stay in their own language.
      if (!code.startsWith('import.'))
        expect([code, en?.message]).toEqual([code, expect.not.stringMatching(/\p{Script=Han}/u)]);
      expect(simplifiedOnly(`${zhtw?.message}${zhtw?.fix}`), code).toEqual(
        code.startsWith('import.') ? expect.anything() : [],
      );
    }
  });

  it('survive JSON and say the label of a design in the language asked for', () => {
    const [one] = form(node('a', 'input'), node('b', 'input', { showWhen: when('a', 'greater') }));
    const sent: unknown = JSON.parse(JSON.stringify(one));
    expect(sent).toEqual(one);
    if (!one) throw new Error('There should be a finding.');
    expect(inLanguage(one, 'en')).toMatchObject({
      code: 'rule.operator',
      message: `"Label a" can't be compared with "greater"`,
    });
    expect(inLanguage(one, 'zhtw').message).toBe('「標籤a」不能用「greater」比較');
  });

  it('say what has the wrong shape in words of each language', () => {
    const [one] = validateForm({ version: 'x', nodes: [] }, context);
    if (!one) throw new Error('There should be a finding.');
    expect(languages.map((language) => inLanguage(one, language).message)).toEqual([
      '“version”应为整数，现在是“x”',
      '"version": must be an integer, but is "x"',
      '「version」應為整數，現在是「x」',
    ]);
  });

  it('of a record carry the row and the message of the design', () => {
    const args = { label: { zh: '数量', en: 'Quantity' }, min: '1', row: 2 };
    expect(findingText({ code: 'field.min', args }, 'en')).toEqual({
      message: 'Row 2: Quantity must be at least 1',
      fix: 'Fix "Quantity" and submit again',
    });
    const words = { zh: '不行', en: 'Not so' };
    expect(findingText({ code: 'field.pattern', args: { ...args, words } }, 'en').message).toBe('Row 2: Not so');
    expect(findingText({ code: 'field.unknown', args: { name: 'x' } }, 'zh')).toEqual({
      message: '字段“x”应为表单中已有的字段',
      fix: '只提交表单中有的字段',
    });
  });

  it('with a code of somebody else stay as they are', () => {
    const one = { code: 'other.code', message: 'as it is', fix: '' };
    expect(inLanguage(one, 'en')).toBe(one);
  });
});
