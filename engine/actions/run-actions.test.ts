import { describe, expect, it } from 'vitest';
import { kindWidgets, testNode, when } from '../../test/support/fields.ts';
import type { Services } from '../contract/services.ts';
import { openForm } from '../form/open-form.ts';
import { resolveDocument } from '../resolve/resolve-document.ts';
import { noActs } from '../schema/acts/acts.ts';
import { type Action, type ActionName, actionShapes } from '../schema/documents/action.ts';
import { type ActionPlace, runActions } from './run-actions.ts';

interface Answers {
  readonly confirms?: boolean;
  readonly values?: Record<string, unknown>;
  readonly fails?: readonly string[];
  readonly required?: boolean;
}

/** A page that writes down all that is done to it. */
function pageOf({ confirms = true, values = { a: 'x', n: 5 }, fails = [], required = false }: Answers = {}) {
  const done: unknown[][] = [];
  const note = (...what: unknown[]) => {
    done.push(what);
  };
  const answer = async (name: string, given: unknown, result: unknown) => {
    note(name, given);
    if (fails.includes(name)) throw new Error(`${name} 没有成功`);
    return result;
  };
  const nodes = [testNode('a', 'text', { config: { required } }), testNode('n', 'decimal')];
  const session = openForm(resolveDocument({ nodes }, kindWidgets), values);
  const services = {
    language: 'zh',
    translate: (key: string) => `<${key}>`,
    requestNamed: (call: string, input: unknown) => answer(`request ${call}`, input, { id: 'r1', list: [1, 2] }),
    command: (name: string, args: unknown, options: unknown) => answer(`command ${name}`, [args, options], 'done'),
    confirm: async (question: unknown) => {
      note('confirm', question);
      return confirms;
    },
    toast: (kind: string, text: string) => note('toast', kind, text),
    isListed: (address: string) => !address.includes('evil'),
    navigate: (to: string, target?: string) => note('navigate', to, target),
  } as unknown as Services; // actions ask for no more than these
  const place: ActionPlace = {
    session,
    services,
    acting: 'shipped',
    scope: { row: { id: 7, state: 'open' }, user: { name: '王' } },
    openDialog: (id, scope) => note('openDialog', id, scope),
    closeDialog: () => note('closeDialog'),
    setSource: (name, data) => note('setSource', name, data),
    reload: async (source) => note('reload', source),
    refused: () => note('refused'),
    download: (call, params, fileName, quiet) =>
      answer('download', [call, params, fileName, ...(quiet ? ['quiet'] : [])], undefined).then(() => undefined),
    failedAt: (field, message) => note('failedAt', field, message),
  };
  return { done, place, session, run: (...actions: Action[]) => runActions(actions, place) };
}

const toast = (text: string): Action => ({ action: 'toast', text });
const after = toast('然后');

/** One of each name, and what it does. */
const each: Record<ActionName, { action: Action; does: unknown[][] }> = {
  request: {
    action: {
      action: 'request',
      call: 'loadModel',
      params: { id: '{row.id}' },
      query: { q: '{values.a}' },
      body: { n: '{values.n}' },
      into: 'model',
    },
    does: [
      ['request loadModel', { params: { id: 7 }, query: { q: 'x' }, body: { n: 5 } }],
      ['setSource', 'model', { id: 'r1', list: [1, 2] }],
    ],
  },
  navigate: {
    action: { action: 'navigate', to: '/m/{row.id}', target: '_blank' },
    does: [['navigate', '/m/7', '_blank']],
  },
  openDialog: {
    action: { action: 'openDialog', dialog: 'd1', with: { row: '{row}' } },
    does: [['openDialog', 'd1', { row: { id: 7, state: 'open' } }]],
  },
  closeDialog: { action: { action: 'closeDialog' }, does: [['closeDialog']] },
  setValue: { action: { action: 'setValue', field: 'a', value: '{user.name}' }, does: [] },
  submit: { action: { action: 'submit' }, does: [] },
  reset: { action: { action: 'reset' }, does: [] },
  confirm: {
    action: { action: 'confirm', title: '删除 {row.id}？', text: { zh: '不能恢复', en: 'For good' }, danger: true },
    does: [['confirm', { title: '删除 7？', text: '不能恢复', okText: '<action.ok>', danger: true }]],
  },
  toast: {
    action: { action: 'toast', text: { zh: '已保存 {row.id}' }, kind: 'info' },
    does: [['toast', 'info', '已保存 7']],
  },
  command: {
    action: { action: 'command', name: 'closeTab', with: { id: '{row.id}' } },
    does: [['command closeTab', [{ id: 7 }, { quiet: false }]]],
  },
  reload: { action: { action: 'reload', source: 'models' }, does: [['reload', 'models']] },
  download: {
    action: { action: 'download', call: 'downloadFile', params: { id: '{row.id}' }, fileName: 'x.pdf' },
    does: [['download', ['downloadFile', { id: 7 }, 'x.pdf']]],
  },
};

describe('an action', () => {
  it.each(Object.keys(actionShapes) as ActionName[])(
    'named %s does what it says, and the next one follows',
    async (name) => {
      const { done, run } = pageOf();
      expect(await run(each[name].action, after)).toBe(true);
      expect(done).toEqual([...each[name].does, ['toast', 'success', '然后']]);
    },
  );

  it.each(Object.keys(actionShapes) as ActionName[])(
    'named %s is left out while its condition does not hold',
    async (name) => {
      const { done, session, run } = pageOf();
      expect(await run({ ...each[name].action, when: when('row.state', 'equal', 'closed') }, after)).toBe(true);
      expect(done).toEqual([['toast', 'success', '然后']]);
      expect(session.values()).toEqual({ a: 'x', n: 5 });
    },
  );
});

describe('a condition of an action', () => {
  it('reads the form, its values under their own path, the page and the last answer', async () => {
    const { done, run } = pageOf();
    await run(
      { ...toast('form'), when: when('n', 'greater', 4) },
      { ...toast('values'), when: when('values.a', 'equal', 'x') },
      { ...toast('page'), when: when('user.name', 'equal', '王') },
      { ...toast('before'), when: when('answer.id', 'notEmpty') },
      { action: 'request', call: 'c' },
      { ...toast('answer'), when: when('answer.id', 'equal', 'r1') },
      { ...toast('gone'), when: when('gone', 'empty') },
    );
    expect(done.filter(([what]) => what === 'toast').map(([, , text]) => text)).toEqual([
      'form',
      'values',
      'page',
      'answer',
    ]);
  });

  it('sees what an earlier step has set', async () => {
    const { done, run } = pageOf();
    await run(
      { action: 'setValue', field: 'n', value: 1 },
      { ...toast('late'), when: when('n', 'greater', 4) },
      toast('{values.n}'),
    );
    expect(done).toEqual([['toast', 'success', '1']]);
  });
});

describe('a list of actions', () => {
  it('ends when a question is declined', async () => {
    const { done, run } = pageOf({ confirms: false });
    expect(await run({ action: 'confirm', title: 't', okText: '好' }, after)).toBe(false);
    expect(done).toEqual([['confirm', { title: 't', okText: '好' }]]);
  });

  it('ends when a request fails, which empties its source', async () => {
    const { done, run } = pageOf({ fails: ['request c'] });
    expect(await run({ action: 'request', call: 'c', into: 's' }, after)).toBe(false);
    expect(done.slice(1)).toEqual([['setSource', 's', undefined]]);
  });

  it('ends when a command or a download fails', async () => {
    for (const action of [
      { action: 'command', name: 'x' },
      { action: 'download', call: 'c' },
    ] satisfies Action[]) {
      const { done, run } = pageOf({ fails: ['command x', 'download'] });
      expect(await run(action, after)).toBe(false);
      expect(done).toHaveLength(1);
    }
  });

  it('says a failure at a field where the action names one, and asks for quiet elsewhere', async () => {
    const { done, run } = pageOf({ fails: ['request c', 'command x'] });
    await run({ action: 'request', call: 'c', failField: 'a' });
    await run({ action: 'command', name: 'x', failField: 'a' });
    expect(done).toEqual([
      ['request c', { params: {}, query: {}, body: undefined, quiet: true }],
      ['failedAt', 'a', 'request c 没有成功'],
      ['command x', [{}, { quiet: true }]],
      ['failedAt', 'a', 'command x 没有成功'],
    ]);
  });

  it('says what was found in a part of the body at the field that was sent as it', async () => {
    const said = async (at: string) => {
      const { done, place, run } = pageOf();
      const findings = [{ code: 'c', at, message: '有误', fix: '' }];
      const refusal = Object.assign(new Error('有误'), { code: 422, data: { findings } });
      Object.assign(place.services, { requestNamed: async () => Promise.reject(refusal) });
      const body = { name: '{values.n}', whole: '前 {values.n}', list: [1], part: { name: '{values.m}' } };
      await run({ action: 'request', call: 'c', body, failField: 'a' });
      await run({ action: 'request', call: 'c', failField: 'a' });
      return done;
    };
    const otherwise = ['failedAt', 'a', '有误'];
    expect(await said('/name/0')).toEqual([['failedAt', 'n', '有误'], otherwise]);
    expect(await said('/part/name')).toEqual([['failedAt', 'm', '有误'], otherwise]);
    for (const at of ['/whole', '/list', '/list/0', '/part', '/nodes/1', ''])
      expect(await said(at), at).toEqual([otherwise, otherwise]);
  });

  it('runs the steps for a failure in the place of a message, with what went wrong, and goes no further', async () => {
    const { done, run } = pageOf({ fails: ['request c', 'command x', 'download'] });
    const onError: Action[] = [
      { action: 'toast', kind: 'error', text: '{row.id}：{failure.message}{failure.code}' },
      { action: 'setValue', field: 'a', value: 'failed' },
    ];
    expect(await run({ action: 'request', call: 'c', onError }, after)).toBe(false);
    expect(await run({ action: 'command', name: 'x', onError, failField: 'a' }, after)).toBe(false);
    expect(await run({ action: 'download', call: 'c', onError }, after)).toBe(false);
    expect(done).toEqual([
      ['request c', { params: {}, query: {}, body: undefined, quiet: true }],
      ['toast', 'error', '7：request c 没有成功'],
      ['command x', [{}, { quiet: true }]],
      ['failedAt', 'a', 'command x 没有成功'],
      ['toast', 'error', '7：command x 没有成功'],
      ['download', ['c', {}, undefined, 'quiet']],
      ['toast', 'error', '7：download 没有成功'],
    ]);
  });

  it('leaves a failure to the client where no step is given for it', async () => {
    const { done, run } = pageOf({ fails: ['request c'] });
    expect(await run({ action: 'request', call: 'c', onError: [] })).toBe(false);
    expect(done).toEqual([['request c', { params: {}, query: {}, body: undefined }]]);
  });

  it('ends when a form that is submitted has something wrong with it', async () => {
    const { done, run } = pageOf({ values: { a: '' }, required: true });
    expect(await run({ action: 'submit' }, after)).toBe(false);
    expect(done).toEqual([['refused']]);
  });

  it('waits for a value that other steps fetch, and says nothing of it', async () => {
    const { done, place, session, run } = pageOf({ values: {}, required: true });
    let arrive = (_answer: unknown) => {};
    const request = () => new Promise<unknown>((resolve) => (arrive = resolve));
    const fetching = runActions(
      [
        { action: 'request', call: 'proposeModelCode' },
        { action: 'setValue', field: 'a', value: '{answer.enCode}' },
      ],
      { ...place, services: { ...place.services, requestNamed: request } },
    );
    const submitted = run({ action: 'submit' }, after);
    arrive({ enCode: 'pump' });
    expect([await fetching, await submitted]).toEqual([true, true]);
    expect(session.values().a).toBe('pump');
    expect(done).toEqual([['toast', 'success', '然后']]);
    // What has not come by then is named as ever.
    session.setValue('a', '');
    expect(await run({ action: 'submit' }, after)).toBe(false);
  });

  it('never waits for steps that submit themselves where they fail', async () => {
    const { run } = pageOf({ fails: ['request checkModelCode'] });
    const steps: Action[] = [
      { action: 'request', call: 'checkModelCode', onError: [{ action: 'submit' }] },
      { action: 'setValue', field: 'a', value: 'x' },
    ];
    expect(await run(...steps)).toBe(false);
  });

  it('waits for what is on its way into a form that is submitted, and says so', async () => {
    const { done, session, run } = pageOf();
    const upload = {};
    session.work.set(upload, { name: 'a', isRunning: true, failure: '' });
    const running = run({ action: 'submit' }, after);
    await expect.poll(() => done).toEqual([['toast', 'info', '<form.uploading>']]);
    session.work.set(upload, null);
    expect(await running).toBe(true);
    expect(done.at(-1)).toEqual(['toast', 'success', '然后']);
  });

  it('refuses a form whose upload has failed while it waited, and goes no further once it is closed', async () => {
    const { done, session, run } = pageOf();
    const upload = {};
    session.work.set(upload, { name: 'a', isRunning: true, failure: '' });
    const failing = run({ action: 'submit' }, after);
    session.work.set(upload, { name: 'a', isRunning: false, failure: '证.txt 未上传成功' });
    expect(await failing).toBe(false);
    expect(done.at(-1)).toEqual(['refused']);
    expect(session.state('a').problem?.problem?.message).toBe('证.txt 未上传成功');
    session.work.set(upload, { name: 'a', isRunning: true, failure: '' });
    const left = run({ action: 'submit' }, after);
    session.close();
    session.work.set(upload, null);
    expect(await left).toBe(false);
    expect(done.filter(([what]) => what === 'refused')).toHaveLength(1);
  });

  it('without steps has reached its end', async () => {
    expect(await pageOf().run()).toBe(true);
  });
});

describe('values that actions set', () => {
  it('may be those of another field, or what a request answered', async () => {
    const { session, run } = pageOf();
    await run(
      { action: 'setValue', field: 'a', valueField: 'n' },
      { action: 'request', call: 'c' },
      { action: 'setValue', field: 'n', value: '{answer.list.1}' },
    );
    expect(session.values()).toEqual({ a: 5, n: 2 });
  });

  it('leave what a person has written where the design says so, unless it was cleared', async () => {
    const { session, run } = pageOf();
    const fill = { action: 'setValue', field: 'a', value: 'read', keepTyped: true } as const;
    await run(fill);
    expect(session.read('a')).toBe('read');
    session.touch('a');
    session.setValue('a', 'typed');
    await run(fill);
    expect(session.read('a')).toBe('typed');
    await run({ ...fill, keepTyped: false });
    expect(session.read('a')).toBe('read');
    session.setValue('a', '');
    await run(fill);
    expect(session.read('a')).toBe('read');
  });

  it('are gone after a reset', async () => {
    const { session, run } = pageOf();
    await run({ action: 'setValue', field: 'a', value: 'y' }, { action: 'reset' });
    expect(session.values()).toEqual({ a: 'x', n: 5 });
  });
});

it('a page leads by itself nowhere but to where an administrator lets it', async () => {
  const { done, run } = pageOf({ values: { a: 'geheim' } });
  expect(await run({ action: 'navigate', to: 'https://evil.example/?{values.a}', target: '_blank' }, after)).toBe(
    false,
  );
  expect(done).toEqual([['toast', 'error', '<action.hostNotListed>']]);
});

describe('what a version is stored with', () => {
  const acts = { ...noActs, calls: { weather: [], recordList: ['m1'] }, commands: ['copy'] };
  const steps: [Action, boolean][] = [
    [{ action: 'request', call: 'weather' }, true],
    [{ action: 'request', call: 'resetPassword', params: { id: 'u' } }, false],
    [{ action: 'request', call: 'recordList', params: { id: 'm1' } }, true],
    [{ action: 'request', call: 'recordList', params: { id: '{row.id}' } }, false],
    [{ action: 'command', name: 'copy' }, true],
    [{ action: 'command', name: 'signIn' }, false],
    [{ action: 'command', name: 'download', with: { call: 'exportModels' } }, false],
    [{ action: 'download', call: 'exportModel' }, false],
  ];

  it.each(steps)('decides whether %o runs; what is refused is said, and ends the steps', async (step, runs) => {
    const { place, done } = pageOf();
    expect(await runActions([step, after], { ...place, acting: acts })).toBe(runs);
    expect(done.at(-1)).toEqual(runs ? ['toast', 'success', '然后'] : ['toast', 'error', '<action.off>']);
    if (!runs) expect(done).toHaveLength(1);
  });

  it('leads to the steps for a failure where a step has some', async () => {
    const { place, done } = pageOf();
    const step: Action = { action: 'request', call: 'resetPassword', onError: [toast('{failure.message}')] };
    expect(await runActions([step], { ...place, acting: acts })).toBe(false);
    expect(done).toEqual([['toast', 'success', '<action.off>']]);
  });
});
