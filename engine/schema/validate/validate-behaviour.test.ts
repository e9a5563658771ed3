import { describe, expect, it } from 'vitest';
import { testWidget, testWidgets } from '../../../test/support/descriptors.ts';
import { signedIn } from '../call-shapes/call.ts';
import { documentKinds } from '../documents/document-kinds.ts';
import { type ValidationContext, validateForm, validateScreen } from './index.ts';

type Extra = Record<string, unknown>;
const field = (aditKey: string, vModel: string, more: Extra = {}, config: Extra = {}) => ({
  id: vModel,
  vModel,
  config: { aditKey, ...config },
  ...more,
});
const table = (vModel: string, children: object[]) => field('table', vModel, {}, { children });
const when = (...conditions: object[]) => ({ showWhen: { logic: 'and', conditions } });
const calculate = (vModel: string, ...expression: unknown[]) => field('calculate', vModel, { props: { expression } });
const check = (nodes: object[], context: Partial<ValidationContext> = {}, more: Extra = {}) =>
  validateForm({ version: 1, nodes, ...more }, { descriptors: testWidgets, ...context }).map(
    ({ code, at }) => `${code} ${at}`,
  );

describe('rules', () => {
  it('finds conditions on fields that are not there, to any depth', () => {
    const inner = { logic: 'or', conditions: [{ field: 'gone', operator: 'empty' }] };
    const rule = when({ field: 'a', operator: 'equal', valueField: 'lost' }, inner);
    expect(check([field('input', 'a'), field('input', 'b', rule)])).toEqual([
      'node.dangling /nodes/1/showWhen/conditions/0/valueField',
      'node.dangling /nodes/1/showWhen/conditions/1/conditions/0/field',
    ]);
  });

  it('looks inside a row first, then in the form, and not into other sub-tables', () => {
    const rule = when(
      { field: 'price', operator: 'greater', value: 1 },
      { field: 'total', operator: 'greater', value: 1 },
    );
    const rows = table('items', [field('inputNumber', 'price'), field('input', 'note', rule)]);
    expect(check([field('inputNumber', 'total'), rows])).toEqual([]);
    const outside = field('input', 'x', when({ field: 'price', operator: 'empty' }));
    expect(check([rows, outside, field('inputNumber', 'total')])).toEqual([
      'node.dangling /nodes/1/showWhen/conditions/0/field',
    ]);
  });

  it('finds comparisons that the kind of value does not have; a column hides a field of its name', () => {
    expect(
      check([field('input', 'a'), field('input', 'b', when({ field: 'a', operator: 'greater', value: 1 }))]),
    ).toEqual(['rule.operator /nodes/1/showWhen/conditions/0/operator']);
    const rows = [field('inputNumber', 'a'), field('input', 'b', when({ field: 'a', operator: 'greater', value: 1 }))];
    expect(check([field('input', 'a'), table('items', rows)])).toEqual(['node.twinId /nodes/1/config/children/0/id']);
  });

  it('finds conditions that compare with nothing', () => {
    const blank = (condition: Extra) =>
      check([field('inputNumber', 'a'), field('input', 'b', when({ field: 'a', ...condition }))]);
    const found = ['rule.noValue /nodes/1/showWhen/conditions/0/value'];
    for (const condition of [
      { operator: 'equal' },
      { operator: 'greater', value: null },
      { operator: 'in', value: [] },
      { operator: 'between', value: [null, ''] },
    ])
      expect(blank(condition), condition.operator).toEqual(found);
    for (const condition of [
      { operator: 'empty' },
      { operator: 'equal', value: '' },
      { operator: 'equal', value: 0 },
      { operator: 'less', valueField: 'a' },
      { operator: 'between', value: [null, 1] },
    ])
      expect(blank(condition), condition.operator).toEqual([]);
    const setWhen = [{ when: when({ field: 'a', operator: 'less' }).showWhen, value: 1 }];
    expect(check([field('inputNumber', 'a'), field('inputNumber', 'b', { setWhen })])).toEqual([
      'rule.noValue /nodes/1/setWhen/0/when/conditions/0/value',
    ]);
  });

  it('knows the fields of a row from whatever stands around the data in a screen, and only there', () => {
    const nodes = [field('input', 'a', when({ field: 'row.state', operator: 'equal', value: 1 }))];
    expect(validateScreen({ id: 's', version: 1, nodes }, { descriptors: testWidgets })).toEqual([]);
    expect(check(nodes)).toEqual(['node.dangling /nodes/0/showWhen/conditions/0/field']);
  });

  it('compiles every pattern and looks up every reusable rule', () => {
    const regList = [
      { pattern: '/^\\d+$/', message: '' },
      { pattern: '/(/' },
      { rule: 'email' },
      { rule: 'magic' },
      { pattern: '', rule: '' },
    ];
    expect(check([field('input', 'a', {}, { regList })])).toEqual([
      'rule.pattern /nodes/0/config/regList/1/pattern',
      'rule.unknown /nodes/0/config/regList/3/rule',
      'rule.empty /nodes/0/config/regList/4',
    ]);
    const when = { logic: 'and' as const, conditions: [{ field: 'gone', operator: 'equal' as const, value: 1 }] };
    expect(check([field('input', 'a', {}, { regList: [{ rule: 'email', when }] })])).toEqual([
      'node.dangling /nodes/0/config/regList/0/when/conditions/0/field',
    ]);
    const refusing = {
      compile: () => {
        throw new Error('no look-ahead here');
      },
    };
    expect(check([field('input', 'a', {}, { regList: [{ pattern: '/a(?=b)/' }] })], { patterns: refusing })).toEqual([
      'rule.pattern /nodes/0/config/regList/0/pattern',
    ]);
  });
});

describe('conditions that wait for one another', () => {
  const enable = (field: string) => ({ enableWhen: { logic: 'and', conditions: [{ field, operator: 'notEmpty' }] } });
  const needs = (field: string) => when({ field, operator: 'notEmpty' });
  const messages = (nodes: object[]) =>
    validateForm({ version: 1, nodes }, { descriptors: testWidgets }).map(({ code, at, message }) => [
      code,
      at,
      message.split('：')[1],
    ]);

  it('are found once, with the way around', () => {
    const nodes = [
      field('input', 'free', needs('a')),
      field('input', 'a', needs('b')),
      field('input', 'b', enable('c')),
      field('input', 'c', needs('a')),
      field('input', 'self', needs('self')),
    ];
    expect(messages(nodes)).toEqual([
      ['node.linkageCycle', '/nodes/1/showWhen', 'a → b → c → a'],
      ['node.linkageCycle', '/nodes/4/showWhen', 'self → self'],
    ]);
  });

  it('are found where a container waits for a field inside it', () => {
    const card = {
      id: 'card',
      config: { aditKey: 'card', label: '卡', children: [field('input', 'a')] },
      ...needs('a'),
    };
    expect(messages([card])).toEqual([['node.linkageCycle', '/nodes/0/showWhen', '卡 → a → 卡']]);
  });

  it('are none where a chain ends, and where a field is locked by its own value', () => {
    expect(messages([field('input', 'a', enable('a')), field('input', 'b', needs('a'))])).toEqual([]);
    const required = { requireWhen: { logic: 'and', conditions: [{ field: 'd', operator: 'notEmpty' }] } };
    expect(messages([field('input', 'c', required), field('input', 'd', needs('c'))])).toEqual([]);
  });
});

describe('calculations', () => {
  const rows = table('items', [
    field('inputNumber', 'price'),
    field('inputNumber', 'count'),
    calculate('sum', 'price', '*', 'count'),
  ]);

  it('takes fields, columns of all rows and of the own row', () => {
    expect(check([field('inputNumber', 'a'), rows, calculate('total', 'a', '+', 'items-sum')])).toEqual([]);
  });

  it('finds names that are not there and formulas that do not hold', () => {
    expect(check([calculate('x', 'gone', '+', 1), calculate('y', 1, '+'), calculate('z')])).toEqual([
      'node.dangling /nodes/0/props/expression/0',
      'calc.invalid /nodes/1/props/expression',
      'calc.invalid /nodes/2/props/expression',
    ]);
    expect(check([field('calculate', 'x', { props: { expression: 'a+b' } })])).toContain(
      'calc.invalid /nodes/0/props/expression',
    );
  });

  it('finds circles, each once, with the way around', () => {
    const nodes = [
      calculate('a', 'b', '+', 1),
      calculate('b', 'c', '+', 1),
      calculate('c', 'a', '+', 'b'),
      calculate('self', 'self'),
      calculate('free', 'a'),
    ];
    const found = validateForm({ version: 1, nodes }, { descriptors: testWidgets });
    expect(found.map(({ code, at, message }) => [code, at, message])).toEqual([
      ['node.cycle', '/nodes/0/props/expression', '计算或联动互相引用：a → b → c → a'],
      ['node.cycle', '/nodes/3/props/expression', '计算或联动互相引用：self → self'],
    ]);
  });

  it('finds a circle that leads through a column and its total', () => {
    const column = calculate('part', 'price', '*', 'total');
    const nodes = [table('items', [field('inputNumber', 'price'), column]), calculate('total', 'items-part')];
    expect(check(nodes)).toEqual(['node.cycle /nodes/0/config/children/1/props/expression']);
  });

  it('finds circles of everything that a form works out by itself: defaults, rules, conditions', () => {
    const all = (name: string) => ({ logic: 'and', conditions: [{ field: name, operator: 'notEmpty' }] });
    const nodes = [
      field('inputNumber', 'a', {}, { defaultExpression: ['b', '+', 1] }),
      field('inputNumber', 'b', { setWhen: [{ when: all('c'), value: 1 }] }),
      field('inputNumber', 'c', { setWhen: [{ when: all('free'), valueField: 'd' }] }),
      { id: 'card', config: { aditKey: 'card', children: [calculate('d', 'free')] }, showWhen: all('a') },
      field('inputNumber', 'free', { requireWhen: all('d'), enableWhen: all('a') }),
    ];
    const found = validateForm({ version: 1, nodes }, { descriptors: testWidgets });
    expect(found.map(({ code, at, message }) => [code, at, message])).toEqual([
      ['node.cycle', '/nodes/0/config/defaultExpression', '计算或联动互相引用：a → b → c → d → a'],
    ]);
  });

  it('takes formulas and rules where a number, or the value, fits', () => {
    const on = { logic: 'and', conditions: [{ field: 'kind', operator: 'notEmpty' }] };
    const setting = (aditKey: string, name: string, more: Extra) =>
      field(aditKey, name, { setWhen: [{ when: on, ...more }] });
    const sound = [
      field('input', 'kind'),
      field('inputNumber', 'n', {}, { defaultExpression: ['kind'] }),
      setting('inputNumber', 'm', { expression: ['n', '*', 2] }),
      setting('input', 'said', { valueField: 'n' }),
      setting('rate', 'stars', { valueField: 'n' }),
      setting('select', 'empty', {}),
    ];
    expect(check(sound)).toEqual([]);
    const wrong = [
      field('input', 'kind', {}, { defaultExpression: ['n'] }),
      field('inputNumber', 'n', {
        setWhen: [{ when: { logic: 'and', conditions: [{ field: 'no', operator: 'empty' }] } }],
      }),
      setting('inputNumber', 'm', { valueField: 'kind' }),
      setting('inputNumber', 'v', { value: 'much' }),
      setting('input', 't', { expression: ['gone'] }),
      setting('calculate', 'sum', { value: 1 }),
      setting('card', 'box', { value: 1 }),
      table('items', [setting('inputNumber', 'x', { valueField: 'lost' })]),
      field('inputNumber', 'rows', {}, { defaultExpression: ['items'] }),
    ];
    expect(check(wrong)).toEqual([
      'calc.target /nodes/0/config/defaultExpression',
      'node.dangling /nodes/1/setWhen/0/when/conditions/0/field',
      'rule.setField /nodes/2/setWhen/0/valueField',
      'rule.setValue /nodes/3/setWhen/0/value',
      'calc.target /nodes/4/setWhen/0/expression',
      'node.dangling /nodes/4/setWhen/0/expression/0',
      'calc.invalid /nodes/5/props/expression',
      'rule.setTarget /nodes/5/setWhen',
      'rule.setTarget /nodes/6/setWhen',
      'node.dangling /nodes/7/config/children/0/setWhen/0/valueField',
      'calc.kind /nodes/8/config/defaultExpression',
    ]);
  });

  it('follows a chain of 4,000 calculations without running out of room', () => {
    const chain = Array.from({ length: 4_000 }, (_, index) => calculate(`c${index}`, `c${(index + 1) % 4_000}`));
    expect(check(chain)).toEqual(['node.cycle /nodes/0/props/expression']);
  });
});

describe('actions and references', () => {
  const calls = { known: { right: signedIn, documents: documentKinds } };
  const on = (...click: object[]) => ({ id: 'b', config: { aditKey: 'button' }, on: { click } });

  it('finds fields, dialogs, sources and calls that are not there', () => {
    const steps = on(
      { action: 'setValue', field: 'a', valueField: 'gone' },
      { action: 'setValue', field: 'gone', when: { logic: 'and', conditions: [{ field: 'lost', operator: 'empty' }] } },
      { action: 'openDialog', dialog: 'd' },
      { action: 'openDialog', dialog: 'nowhere' },
      { action: 'reload', source: 'users' },
      { action: 'reload', source: 'd' },
      { action: 'reload', source: 'nobody' },
      { action: 'request', call: 'known' },
      { action: 'request', call: 'other' },
      { action: 'submit' },
      { action: 'submit', within: 'd' },
      { action: 'submit', within: 'gone' },
    );
    const nodes = [field('input', 'a'), steps, { id: 'd', config: { aditKey: 'dialog' } }];
    const sources = { users: { call: 'known' }, more: { call: 'nothing' } };
    expect(check(nodes, { calls }, { sources })).toEqual([
      'node.dangling /nodes/1/on/click/0/valueField',
      'node.dangling /nodes/1/on/click/1/when/conditions/0/field',
      'node.dangling /nodes/1/on/click/1/field',
      'action.dialog /nodes/1/on/click/3/dialog',
      'action.source /nodes/1/on/click/6/source',
      'action.within /nodes/1/on/click/11/within',
      'action.call /sources/more/call',
      'action.call /nodes/1/on/click/8/call',
    ]);
  });

  it('looks into the steps for a failure, of a page and of its sources, and at what is too late when a page is left', () => {
    const request = (call: string, onError?: unknown[]) => ({
      action: 'request',
      call,
      ...(onError ? { onError } : {}),
    });
    const screen = {
      id: 'p',
      version: 1,
      on: {
        load: [request('known', [request('gone')]), { action: 'openDialog', dialog: 'none' }],
        leave: [
          request('known', [{ action: 'reset' }]),
          { action: 'navigate', to: '/' },
          { action: 'toast', text: 'a' },
        ],
      },
      sources: { users: { call: 'known', onError: [{ action: 'reload', source: 'nobody' }] } },
      nodes: [{ id: 'go', config: { aditKey: 'button' }, on: { click: [request('known', [request('gone')])] } }],
    };
    const found = validateScreen(screen, { descriptors: testWidgets, calls });
    expect(found.map(({ code, at }) => `${code} ${at}`).filter((one) => !one.startsWith('widget.'))).toEqual([
      'action.dialog /on/load/1/dialog',
      'action.leaving /on/leave/0/onError/0',
      'action.leaving /on/leave/1',
      'action.source /sources/users/onError/0/source',
      'action.call /on/load/0/onError/0/call',
      'action.call /nodes/0/on/click/0/onError/0/call',
    ]);
  });

  it('says of a step that nobody knows only that, whatever stands in it', () => {
    const broken = { action: 'toast', text: '', when: { logic: 'and', conditions: [null] } };
    const steps = [
      { action: 'fly', call: 'a', onError: [broken, { action: 'toast', text: '', when: { logic: 'and' } }] },
    ];
    const screen = {
      id: 'p',
      version: 1,
      nodes: [],
      on: { load: steps },
      sources: { a: { call: 'a', onError: steps } },
    };
    expect(validateScreen(screen, { descriptors: testWidgets }).map(({ code, at }) => `${code} ${at}`)).toEqual([
      'action.unknown /sources/a/onError/0/action',
      'action.unknown /on/load/0/action',
    ]);
  });

  it('finds dictionaries, interfaces and parameters that are not there, where it is told what exists', () => {
    const templateJson = [
      { field: 'p', relationField: 'a' },
      { field: 'q', relationField: 'items-price' },
      { field: 'r', relationField: 'currOrganize' },
      { field: 's', relationField: 'gone' },
      { field: 't', relationField: '' },
    ];
    const nodes = [
      field('select', 'a', {}, { dataType: 'dictionary', dictionaryType: 'gone' }),
      field('select', 'b', {}, { dataType: 'dynamic', propsUrl: 'gone', templateJson }),
      table('items', [field('inputNumber', 'price')]),
    ];
    const known = { dictionaries: new Set(['d1']), interfaces: new Set(['i1']) };
    expect(check(nodes, known)).toEqual([
      'node.parameter /nodes/1/config/templateJson/3/relationField',
      'node.dictionary /nodes/0/config/dictionaryType',
      'node.interface /nodes/1/config/propsUrl',
    ]);
    expect(check(nodes)).toEqual(['node.parameter /nodes/1/config/templateJson/3/relationField']);
  });

  it('finds props that name a field which is not there, those included where the widget goes by a name of its own', () => {
    const reader = testWidget('reader', 'action', { fieldProps: ['of', 'by'], defaults: { by: 'a' } });
    const descriptors = new Map([...testWidgets, ['reader', reader]]);
    const read = (props?: object) => ({ id: 'r', config: { aditKey: 'reader' }, ...(props ? { props } : {}) });
    const found = (props?: object, ...fields: object[]) => check([read(props), ...fields], { descriptors });
    const a = field('input', 'a');
    expect(found({ of: 'a' }, a)).toEqual([]);
    expect(found({ of: 'items', by: '' }, a, table('items', [field('input', 'x')]))).toEqual([]);
    expect(found({ of: 'gone', by: 'lost' }, a)).toEqual([
      'widget.field /nodes/0/props/of',
      'widget.field /nodes/0/props/by',
    ]);
    expect(found()).toEqual(['widget.field /nodes/0/props/by']);
    expect(found({ of: { $source: 'x' }, by: 7 })).toEqual([]);
    // A column has a value in each row, and none that a widget of the form could read.
    expect(found({ of: 'x' }, a, table('items', [field('input', 'x')]))).toEqual(['widget.field /nodes/0/props/of']);
  });
});
