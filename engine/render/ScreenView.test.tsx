import { createRef, StrictMode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testNode, when } from '../../test/support/fields.ts';
import { mount, testServices } from '../../test/support/mount.tsx';
import { testRegistry } from '../../test/support/widgets.tsx';
import { createProductRegistry } from '../../widgets/registry.ts';
import type { RequestInput } from '../contract/requests.ts';
import { ServicesContext } from '../contract/services.ts';
import type { Action } from '../schema/documents/action.ts';
import type { ScreenDocument } from '../schema/documents/form-document.ts';
import type { Node } from '../schema/documents/node.ts';
import { limits } from '../schema/limits.ts';
import { type ScreenHandle, ScreenView } from './ScreenView.tsx';

type Screen = Pick<ScreenDocument, 'nodes' | 'sources' | 'on'>;

/** A server that answers when it is told to. */
function server() {
  const asked: { call: string; input: RequestInput; answer(data: unknown): void; refuse(): void }[] = [];
  const request = (call: string, input: RequestInput) =>
    new Promise<unknown>((resolve, reject) => {
      asked.push({ call, input, answer: resolve, refuse: () => reject(new Error('没有成功')) });
    });
  return { asked, request };
}

const words = (id: string, text: unknown): Node => ({ id, config: { aditKey: 'words' }, props: { text } });
const bound = (source: string, path: string) => ({ $source: source, path });
const press = (id: string, click: Action[], label = id): Node => ({
  id,
  config: { aditKey: 'press', label },
  on: { click },
});
const shown = () => [...document.querySelectorAll('[data-words]')].map((one) => one.textContent);

function draw(screen: Screen, services = testServices(), given = {}) {
  const ref = createRef<ScreenHandle>();
  mount(<ScreenView ref={ref} document={screen} registry={testRegistry()} given={given} />, services);
  return ref;
}

describe('the sources of a screen', () => {
  const screen: Screen = {
    sources: { models: { call: 'modelList', query: { keyword: '{site.name}' } } },
    nodes: [words('a', bound('models', 'list.0.name')), words('b', { $text: '共 {models.total} 个' })],
  };

  it('are asked for once and shared by every node that binds to them', async () => {
    const { asked, request } = server();
    draw(screen, testServices('zh', { request }), { site: { name: '管廊' } });
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked[0]?.call).toBe('modelList');
    expect(asked[0]?.input.query).toEqual({ keyword: '管廊' });
    await expect.poll(shown).toEqual(['', '共  个']);
    asked[0]?.answer({ list: [{ name: '巡检' }], total: 1 });
    await expect.poll(shown).toEqual(['巡检', '共 1 个']);
    expect(asked).toHaveLength(1);
  });

  it('keep what they held when a reload fails, and take what a later one brings', async () => {
    const { asked, request } = server();
    const ref = draw(screen, testServices('zh', { request }));
    await expect.poll(() => asked).toHaveLength(1);
    asked[0]?.answer({ list: [{ name: '先' }], total: 1 });
    await expect.poll(shown).toEqual(['先', '共 1 个']);
    const heard: unknown[] = [];
    const hear = (event: Event) => heard.push(event instanceof CustomEvent && event.detail);
    window.addEventListener('adit:reload', hear);
    const failing = ref.current?.run([{ action: 'reload', source: 'models' }]);
    await expect.poll(() => asked).toHaveLength(2);
    asked[1]?.refuse();
    await failing;
    expect(shown()).toEqual(['先', '共 1 个']);
    const working = ref.current?.run([{ action: 'reload' }]);
    await expect.poll(() => asked).toHaveLength(3);
    asked[2]?.answer({ list: [{ name: '后' }], total: 2 });
    await working;
    await expect.poll(shown).toEqual(['后', '共 2 个']);
    expect(heard).toEqual(['models', null]);
    window.removeEventListener('adit:reload', hear);
  });

  it('show the answer to the last question, whichever answer comes last', async () => {
    const { asked, request } = server();
    const ref = draw(screen, testServices('zh', { request }));
    await expect.poll(() => asked).toHaveLength(1);
    void ref.current?.run([{ action: 'reload', source: 'models' }]);
    await expect.poll(() => asked).toHaveLength(2);
    asked[1]?.answer({ list: [{ name: '新' }], total: 2 });
    await expect.poll(shown).toEqual(['新', '共 2 个']);
    asked[0]?.answer({ list: [{ name: '旧' }], total: 1 });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(shown()).toEqual(['新', '共 2 个']);
  });

  it('are not asked for while their condition on the page does not hold', async () => {
    const { asked, request } = server();
    const sources = {
      yes: { call: 'a', when: when('user.isDesigner', 'equal', 'true') },
      no: { call: 'b', when: when('user.name', 'equal', '李') },
    };
    draw({ sources, nodes: [] }, testServices('zh', { request }), { user: { isDesigner: true, name: '王' } });
    await expect.poll(() => asked.map(({ call }) => call)).toEqual(['a']);
  });

  it('may be given from outside, which wins over what is asked for', async () => {
    const { asked, request } = server();
    const sources = { session: { call: 'a' } };
    const nodes = [words('a', bound('session', 'user'))];
    draw({ sources, nodes }, testServices('zh', { request }), { session: { user: '王' } });
    await expect.poll(() => asked).toHaveLength(1);
    asked[0]?.answer({ user: '别人' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(shown()).toEqual(['王']);
  });

  it('take what a request of an action answers, and are empty when it is refused', async () => {
    const { asked, request } = server();
    const ref = draw({ nodes: [words('a', bound('found', 'name'))] }, testServices('zh', { request }));
    await expect.poll(() => ref.current).not.toBeNull();
    const first = ref.current?.run([{ action: 'request', call: 'find', into: 'found' }]);
    asked[0]?.answer({ name: '一号' });
    expect(await first).toBe(true);
    await expect.poll(shown).toEqual(['一号']);
    const second = ref.current?.run([{ action: 'request', call: 'find', into: 'found' }]);
    asked[1]?.refuse();
    expect(await second).toBe(false);
    await expect.poll(shown).toEqual(['']);
  });

  it('are asked for anew in another language, those that steps have filled too where asking changes nothing', async () => {
    const { asked, request } = server();
    const inLanguage = (language: 'zh' | 'en') =>
      testServices(language, { request: (call, input) => request(call, input), reads: (call) => call !== 'save' });
    const languages = { zh: inLanguage('zh'), en: inLanguage('en') };
    const ref = createRef<ScreenHandle>();
    const document: Screen = {
      sources: { models: { call: 'list' } },
      nodes: [words('a', bound('models', 'name')), words('b', bound('me', 'name')), words('c', bound('made', 'name'))],
    };
    function Page() {
      const [language, setLanguage] = useState<'zh' | 'en'>('zh');
      return (
        <ServicesContext value={languages[language]}>
          <button type="button" onClick={() => setLanguage('en')}>
            English
          </button>
          <ScreenView ref={ref} document={document} registry={testRegistry()} />
        </ServicesContext>
      );
    }
    mount(<Page />);
    await expect.poll(() => asked).toHaveLength(1);
    asked[0]?.answer({ name: '表单' });
    const params = { id: 'u1' };
    const steps = ref.current?.run([
      { action: 'request', call: 'profile', params, into: 'me' },
      { action: 'request', call: 'save', into: 'made' },
    ]);
    asked[1]?.answer({ name: '周敏' });
    await expect.poll(() => asked).toHaveLength(3);
    asked[2]?.answer({ name: '已建' });
    await steps;
    await expect.poll(shown).toEqual(['表单', '周敏', '已建']);
    await page.getByRole('button', { name: 'English' }).click();
    await expect
      .poll(() =>
        asked
          .slice(3)
          .map(({ call }) => call)
          .sort(),
      )
      .toEqual(['list', 'profile']);
    for (const { call, input, answer } of asked.slice(3)) {
      if (call === 'profile') expect(input.params).toEqual(params);
      answer({ name: call });
    }
    await expect.poll(shown).toEqual(['list', 'profile', '已建']);
  });

  it('are let go of with the page', async () => {
    const { asked, request } = server();
    const services = testServices('zh', { request });
    function Page() {
      const [open, setOpen] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setOpen(false)}>
            离开
          </button>
          {open && <ScreenView document={screen} registry={testRegistry()} />}
        </>
      );
    }
    mount(<Page />, services);
    await expect.poll(() => asked.at(-1)?.input.signal?.aborted).toBe(false);
    await userEvent.click(page.getByRole('button', { name: '离开' }));
    await expect.poll(() => asked.map(({ input }) => input.signal?.aborted)).not.toContain(false);
  });

  it('are shown once by React’s strict mode as well', async () => {
    const { asked, request } = server();
    mount(
      <StrictMode>
        <ScreenView document={screen} registry={testRegistry()} />
      </StrictMode>,
      testServices('zh', { request }),
    );
    await expect.poll(() => asked.filter(({ input }) => input.signal?.aborted === false)).toHaveLength(1);
    for (const one of asked) one.answer({ list: [{ name: '巡检' }], total: 1 });
    await expect.poll(shown).toEqual(['巡检', '共 1 个']);
  });
});

describe('what a screen does by itself', () => {
  const screen: Screen = {
    sources: {
      models: {
        call: 'modelList',
        onError: [{ action: 'toast', kind: 'warning', text: '稍后再试：{failure.message}' }],
      },
      more: { call: 'dictionaries' },
    },
    on: {
      load: [
        { action: 'setValue', field: 'name', value: '{more.total}' },
        { action: 'request', call: 'seen' },
      ],
      leave: [
        { action: 'request', call: 'left', body: '{values.name}' },
        { action: 'navigate', to: '/elsewhere' },
      ],
    },
    nodes: [testNode('name', 'input')],
  };

  it('comes once its sources have been asked, and when it is left; a source that fails has steps of its own', async () => {
    const { asked, request } = server();
    const said: unknown[] = [];
    const services = testServices('zh', {
      request,
      toast: (kind, text) => said.push([kind, text]),
      navigate: (to) => said.push(to),
    });
    const leave = { now: () => {} };
    function Host() {
      const [isThere, setThere] = useState(true);
      leave.now = () => setThere(false);
      return isThere && <ScreenView document={screen} registry={testRegistry()} />;
    }
    mount(
      <StrictMode>
        <Host />
      </StrictMode>,
      services,
    );
    const open = (call: string) => asked.filter((one) => one.call === call && one.input.signal?.aborted !== true);
    await expect.poll(() => open('modelList')).toHaveLength(1);
    expect(open('modelList')[0]?.input.quiet).toBe(true);
    for (const one of asked.filter(({ call }) => call === 'modelList')) one.refuse();
    await expect.poll(() => said).toEqual([['warning', '稍后再试：没有成功']]);
    expect(open('seen')).toEqual([]);
    for (const one of asked.filter(({ call }) => call === 'dictionaries')) one.answer({ total: 3 });
    await expect.poll(() => open('seen')).toHaveLength(1);
    await expect.element(page.getByLabelText('name')).toHaveValue('3');
    expect(open('left')).toEqual([]);
    leave.now();
    await expect.poll(() => open('left').map(({ input }) => input.body)).toEqual([3]);
    open('left')[0]?.answer(null);
    expect(said).toHaveLength(1);
  });

  it('asks a source again as its own steps want, but slower each time', async () => {
    const askedAt: number[] = [];
    const request = async () => {
      askedAt.push(performance.now());
      throw new Error('没有成功');
    };
    const sources = { models: { call: 'modelList', onError: [{ action: 'reload', source: 'models' } as const] } };
    draw({ nodes: [], sources }, testServices('zh', { request }));
    await expect.poll(() => askedAt.length).toBe(3);
    const [first = 0, second = 0, third = 0] = askedAt;
    // A timer of a browser may be a little early.
    expect(second - first).toBeGreaterThan(limits.sourceRetryMs * 0.95);
    expect(third - second).toBeGreaterThan(2 * limits.sourceRetryMs * 0.95);
  });

  it('takes what is no list of steps for none', async () => {
    const { asked, request } = server();
    draw({ nodes: [], on: JSON.parse('{"load":5,"leave":"x"}') }, testServices('zh', { request }));
    expect(asked).toEqual([]);
  });
});

describe('default values that are bound', () => {
  it('are the data at the opening; later changes leave the form to the person', async () => {
    const nodes = [testNode('name', 'input', { config: { defaultValue: bound('row', 'fullName') } })];
    const ref = draw({ nodes }, testServices(), { row: { fullName: '监测' } });
    await expect.element(page.getByLabelText('name')).toHaveValue('监测');
    await userEvent.fill(page.getByLabelText('name'), '改过');
    expect(ref.current?.session.submitValues()).toEqual({ name: '改过' });
  });
});

describe('a dialog of a screen', () => {
  const product = createProductRegistry();
  const dialog = (children: Node[], ok: Action[] = []): Node => ({
    id: 'd1',
    config: { aditKey: 'dialog', label: '新建功能', children },
    props: { title: '新建功能', okText: '保存' },
    on: { ok },
  });
  const button = (id: string, text: string, click: Action[]): Node => ({
    id,
    config: { aditKey: 'button' },
    props: { buttonText: text },
    on: { click },
  });
  const opens = (more: Action[] = []) =>
    button('open', '打开', [{ action: 'openDialog', dialog: 'd1', with: { row: '{row}' } }, ...more]);
  const given = { row: { id: 7, name: '一号' } };
  const name: Node = {
    id: 'n',
    vModel: 'name',
    config: { aditKey: 'input', label: '名称', required: true, defaultValue: bound('row', 'name') },
  };

  it('opens with what it is given, judges its own fields, and closes itself', async () => {
    const { asked, request } = server();
    const document = {
      nodes: [
        opens(),
        dialog(
          [name],
          [
            { action: 'submit' },
            { action: 'request', call: 'save', body: { id: '{row.id}', name: '{values.name}' } },
            { action: 'closeDialog' },
            { action: 'toast', text: '已保存' },
          ],
        ),
      ],
    };
    const said: string[] = [];
    mount(
      <ScreenView document={document} registry={product} given={given} />,
      testServices('zh', { request, toast: (_kind, text) => said.push(text) }),
    );
    await userEvent.click(page.getByRole('button', { name: '打开' }));
    const field = page.getByRole('dialog').getByLabelText('名称');
    await expect.element(field).toHaveValue('一号');
    await userEvent.clear(field);
    await userEvent.click(page.getByRole('button', { name: '保存' }));
    // In a dialog the first wrong field takes the focus.
    await expect.element(field).toHaveFocus();
    expect(asked).toHaveLength(0);
    await userEvent.fill(field, '二号');
    await userEvent.click(page.getByRole('button', { name: '保存' }));
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked[0]?.input.body).toEqual({ id: 7, name: '二号' });
    asked[0]?.answer(null);
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
    expect(said).toEqual(['已保存']);
  });

  it('stays open when its request is refused, and says it at the field that the action names', async () => {
    const { asked, request } = server();
    const document = {
      nodes: [
        opens(),
        dialog([name], [{ action: 'request', call: 'save', failField: 'name' }, { action: 'closeDialog' }]),
      ],
    };
    mount(<ScreenView document={document} registry={product} given={given} />, testServices('zh', { request }));
    await userEvent.click(page.getByRole('button', { name: '打开' }));
    await userEvent.click(page.getByRole('button', { name: '保存' }));
    await expect.poll(() => asked).toHaveLength(1);
    asked[0]?.refuse();
    const field = page.getByRole('dialog').getByLabelText('名称');
    await expect.element(field).toHaveAccessibleDescription(/没有成功/);
    await expect.element(field).toHaveFocus();
    await userEvent.fill(field, '三号');
    await expect.element(field).not.toHaveAccessibleDescription(/没有成功/);
  });

  it('is closed by the steps that opened it as well', async () => {
    const { asked, request } = server();
    const document = {
      nodes: [opens([{ action: 'request', call: 'wait' }, { action: 'closeDialog' }]), dialog([name])],
    };
    mount(<ScreenView document={document} registry={product} given={given} />, testServices('zh', { request }));
    await userEvent.click(page.getByRole('button', { name: '打开' }));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    asked[0]?.answer(null);
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  });
});

describe('a button of a screen', () => {
  it('is busy while its steps run, one behind the other', async () => {
    const { asked, request } = server();
    draw(
      {
        nodes: [
          press('go', [
            { action: 'request', call: 'a' },
            { action: 'request', call: 'b' },
          ]),
        ],
      },
      testServices('zh', { request }),
    );
    const button = page.getByRole('button', { name: 'go' });
    await userEvent.click(button);
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    expect(asked.map(({ call }) => call)).toEqual(['a']);
    asked[0]?.answer(null);
    await expect.poll(() => asked.map(({ call }) => call)).toEqual(['a', 'b']);
    asked[1]?.refuse();
    await expect.element(button).toHaveAttribute('aria-busy', 'false');
  });

  it('stays busy until the last of two presses has run', async () => {
    const { asked, request } = server();
    draw({ nodes: [press('go', [{ action: 'request', call: 'a' }])] }, testServices('zh', { request }));
    const button = page.getByRole('button', { name: 'go' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect.poll(() => asked).toHaveLength(2);
    asked[0]?.answer(null);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    asked[1]?.answer(null);
    await expect.element(button).toHaveAttribute('aria-busy', 'false');
  });

  it('comes, goes and is dead by conditions on the form and on data of the page', async () => {
    const ref = draw(
      {
        nodes: [
          testNode('name', 'input'),
          { ...press('a', []), showWhen: when('name', 'notEmpty'), enableWhen: when('name', 'contains', 'x') },
          { ...press('b', []), showWhen: when('row.state', 'equal', 'open') },
          { ...press('c', []), showWhen: when('row.state', 'equal', 'closed') },
        ],
      },
      testServices(),
      { row: { state: 'open' } },
    );
    await expect.element(page.getByRole('button', { name: 'b' })).toBeVisible();
    expect(page.getByRole('button', { name: 'a' }).query()).toBeNull();
    expect(page.getByRole('button', { name: 'c' }).query()).toBeNull();
    ref.current?.session.setValue('name', 'y');
    await expect.element(page.getByRole('button', { name: 'a' })).toBeDisabled();
    ref.current?.session.setValue('name', 'x');
    await expect.element(page.getByRole('button', { name: 'a' })).toBeEnabled();
  });

  it('of a field run when something is chosen in it, with what was chosen', async () => {
    const { asked, request } = server();
    const change: Action[] = [{ action: 'request', call: 'a', body: { on: '{values.on}' } }];
    const document = { nodes: [{ ...testNode('on', 'switch'), on: { change } }] };
    mount(<ScreenView document={document} registry={createProductRegistry()} />, testServices('zh', { request }));
    await page.getByRole('switch', { name: 'on' }).click();
    await expect.poll(() => asked.map(({ input }) => input.body)).toEqual([{ on: true }]);
  });

  it('without steps for its event does nothing', async () => {
    draw({ nodes: [{ id: 'a', config: { aditKey: 'press', label: 'a' } }] });
    await userEvent.click(page.getByRole('button', { name: 'a' }));
    await expect.element(page.getByRole('button', { name: 'a' })).toHaveAttribute('aria-busy', 'false');
  });
});
