import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AskToLeave } from '../../engine/contract/services.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { AntdHosts } from '../../shell/services/AntdHosts.tsx';
import { confirmOnPage } from '../../shell/services/hosts.ts';
import { expectAccessible, type TestServices, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

afterEach(() => page.viewport(1280, 900));

const field = (vModel: string, label: string, config: Partial<Node['config']> = {}): Node => ({
  id: `n-${vModel}-${label}`,
  vModel,
  config: { aditKey: 'input', label, ...config },
});

/** A page with a field and a button that opens a dialog about a record. */
const withDialog = (props: Record<string, unknown>): { nodes: Node[] } => ({
  nodes: [
    field('name', '外面的名称', { defaultValue: '外' }),
    {
      id: 'open',
      config: { aditKey: 'button' },
      props: { buttonText: '发布' },
      on: {
        click: [{ action: 'openDialog', dialog: 'publish', with: { model: { id: 'm1', fullName: '缺陷上报' } } }],
      },
    },
    {
      id: 'publish',
      config: {
        aditKey: 'dialog',
        children: [
          { id: 'words', config: { aditKey: 'text' }, props: { content: { $text: '正在发布 {model.fullName}' } } },
          field('name', '菜单名称', { required: true }),
          field('note', '说明'),
        ],
      },
      props: { title: { $text: { zh: '发布 {model.fullName}', en: 'Publish {model.fullName}' } }, ...props },
      on: {
        ok: [
          { action: 'submit' },
          { action: 'request', call: 'releaseModel', params: { id: '{model.id}' }, body: { name: '{values.name}' } },
          { action: 'toast', text: '已发布 {model.fullName}' },
          { action: 'closeDialog' },
        ],
        link: [{ action: 'closeDialog' }],
      },
    },
  ],
});
/** As the button does; the button itself takes no second press within a moment. */
const openAgain = [
  { action: 'openDialog' as const, dialog: 'publish', with: { model: { id: 'm1', fullName: '缺陷上报' } } },
];
const asking = { okText: '确认发布' };

interface Options {
  readonly props?: Record<string, unknown>;
  readonly services?: TestServices;
  readonly around?: (page: ReactNode) => ReactNode;
}

async function opened({ props = asking, services = {}, around }: Options = {}) {
  const sent: unknown[] = [];
  const said: string[] = [];
  const mounted = await mountScreen(withDialog(props), {
    services: testServices('zh', {
      request: async (call, { params, body }) => void sent.push({ call, params, body }),
      toast: (_kind, text) => void said.push(text),
      ...services,
    }),
    ...(around && { around }),
  });
  opener().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
  return { sent, said, ...mounted };
}

const opener = () => page.getByRole('button', { name: '发布', exact: true });
const dialog = () => page.getByRole('dialog', { name: '发布 缺陷上报' });
const inDialog = (label: string) => dialog().getByLabelText(label);
const ok = () => dialog().getByRole('button', { name: '确认发布' });
const hasFocus = () => dialog().element().contains(document.activeElement);

describe('a dialog', () => {
  it('is not there until it is opened, and knows then what it was opened with', async () => {
    await mountScreen(withDialog(asking));
    expect(page.getByRole('dialog').elements()).toEqual([]);
    expect(page.getByLabelText('菜单名称').elements()).toEqual([]);
    await opener().click();
    await expect.element(dialog()).toBeVisible();
    await expect.element(dialog().getByText('正在发布 缺陷上报')).toBeVisible();
    await expectAccessible();
  });

  it('takes the focus, keeps it, and gives it back at Esc', async () => {
    await opened();
    await expect.poll(hasFocus).toBe(true);
    // Past the last control a browser may go to its own buttons, never to the page behind.
    const isKept = () => hasFocus() || document.activeElement === document.body;
    for (let step = 0; step < 12; step += 1) {
      await userEvent.tab();
      expect(isKept()).toBe(true);
    }
    for (let step = 0; step < 3; step += 1) {
      await userEvent.tab({ shift: true });
      expect(isKept()).toBe(true);
    }
    inDialog('说明').element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });

  it('has a form of its own: the page around it knows nothing of it', async () => {
    const { screen, sent } = await opened();
    await inDialog('菜单名称').fill('里');
    expect(screen.session.submitValues()).toEqual({ name: '外' });
    expect(screen.session.validate()).toEqual([]);
    await ok().click();
    await expect.poll(() => sent).toEqual([{ call: 'releaseModel', params: { id: 'm1' }, body: { name: '里' } }]);
    await expect.element(page.getByLabelText('外面的名称')).toHaveValue('外');
  });

  it('accepts by its button, says so, closes and gives the focus back', async () => {
    const { said } = await opened();
    await inDialog('菜单名称').fill('缺陷');
    await ok().click();
    await expect.poll(() => said).toEqual(['已发布 缺陷上报']);
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });

  it('accepts by Enter in a field', async () => {
    const { sent } = await opened();
    await inDialog('菜单名称').fill('缺陷');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent.length).toBe(1);
  });

  it('says what is missing at the field, and sends nothing', async () => {
    const { sent } = await opened();
    await ok().click();
    await expect.element(inDialog('菜单名称')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(inDialog('菜单名称')).toHaveFocus();
    expect(sent).toEqual([]);
    await expectAccessible();
    await inDialog('菜单名称').fill('缺陷');
    // The press before came to nothing: this one counts, however soon.
    await ok().click();
    await expect.poll(() => sent.length).toBe(1);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('takes a double press for one, however fast the server answers', async () => {
    const sent: string[] = [];
    await opened({
      services: {
        request: async (call) => {
          sent.push(call);
          throw new Error('编码已被占用');
        },
      },
    });
    await inDialog('菜单名称').fill('缺陷');
    await ok().dblClick();
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    await expect.poll(() => ok().element().className).not.toMatch(/loading/);
    expect(sent).toEqual(['releaseModel']);
  });

  it('stays with what was written in it when the server refuses', async () => {
    const { said } = await opened({
      services: { request: async () => Promise.reject(new Error('编码已被占用')) },
    });
    await inDialog('菜单名称').fill('缺陷');
    await ok().click();
    await expect.poll(() => ok().element().className).not.toMatch(/loading/);
    await expect.element(dialog()).toBeVisible();
    await expect.element(inDialog('菜单名称')).toHaveValue('缺陷');
    expect(said).toEqual([]);
  });

  it('is busy while it is being accepted: neither a second press nor Esc does anything', async () => {
    let resolve = () => {};
    const answer = new Promise<void>((done) => {
      resolve = done;
    });
    const sent: string[] = [];
    await opened({
      services: {
        request: async (call) => {
          sent.push(call);
          await answer;
        },
      },
    });
    await inDialog('菜单名称').fill('缺陷');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent.length).toBe(1);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).toBeVisible();
    expect(sent).toEqual(['releaseModel']);
    resolve();
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('is fresh when it is opened again', async () => {
    const { screen } = await opened({ services: { confirm: async () => true } });
    await inDialog('说明').fill('草稿');
    await dialog().getByRole('button', { name: '取消' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await screen.run(openAgain);
    await expect.element(inDialog('说明')).toHaveValue('');
  });
});

describe('leaving a dialog that asks for something', () => {
  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['取消', () => dialog().getByRole('button', { name: '取消' }).click()],
    ['the cross', () => dialog().getByRole('button', { name: /close/i }).click()],
  ])('by %s asks first once something has been written', async (_name, leave) => {
    const asked: string[] = [];
    let agrees = false;
    await opened({
      services: {
        confirm: async ({ title, danger }) => {
          asked.push(`${title} ${danger}`);
          return agrees;
        },
      },
    });
    await inDialog('说明').fill('写了一半');
    await leave();
    await expect.poll(() => asked).toEqual(['还有未保存的内容 true']);
    await expect.element(inDialog('说明')).toHaveValue('写了一半');
    agrees = true;
    await leave();
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('gives the focus back to what opened it, past the question', async () => {
    // The question goes slowly, as it does in the product: it still has the focus as the dialog is gone.
    const slow = { token: { motion: true } };
    await opened({
      services: { confirm: confirmOnPage },
      around: (screen) => (
        <ConfigProvider theme={slow}>
          {screen}
          <AntdHosts />
        </ConfigProvider>
      ),
    });
    // Once it stands it takes the focus, from a question over it as well: nobody asks for that while it still comes.
    await expect.poll(() => dialog().element().className).not.toContain('zoom');
    await inDialog('说明').fill('写了一半');
    await userEvent.keyboard('{Escape}');
    const anyway = page.getByRole('button', { name: '仍然关闭' });
    await expect.element(anyway).toBeVisible();
    anyway.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });

  it('asks before the page is left as well, and only while it is open', async () => {
    const guards: AskToLeave[] = [];
    await opened({
      services: {
        confirm: async () => false,
        guardLeave: (ask) => {
          guards.push(ask);
          return () => void guards.splice(guards.indexOf(ask), 1);
        },
      },
    });
    expect(guards.length).toBe(1);
    expect(await guards[0]?.()).toBe('unasked');
    await inDialog('说明').fill('写了一半');
    expect(await guards[0]?.()).toBe(false);
    await inDialog('菜单名称').fill('缺陷');
    await ok().click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(guards.length).toBe(0);
  });

  it('is not closed by a press beside it', async () => {
    await opened();
    await page
      .elementLocator(document.querySelector('.ant-modal-wrap') ?? document.body)
      .click({ position: { x: 5, y: 5 } });
    await expect.element(dialog()).toBeVisible();
  });
});

it('is filled by its content as a plain drawer: below the header, without buttons, with a link beside the title', async () => {
  const { element } = await opened({
    props: { look: 'drawer', width: 280, top: 60, plain: true, withMask: false, linkText: '更多' },
  });
  const drawer = page.getByRole('dialog', { name: '发布 缺陷上报' });
  await expect.element(drawer).toBeVisible();
  await expect.poll(() => document.querySelector('.ant-drawer-content-wrapper')?.getBoundingClientRect().top).toBe(60);
  expect(page.getByRole('button', { name: '取消' }).elements()).toHaveLength(0);
  await expectAccessible();
  await drawer.getByRole('button', { name: '更多' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(element).toBeVisible();
});

it('leaves the page behind a drawer without a mask as it is, and to be worked', async () => {
  const { element } = await opened({ props: { look: 'drawer', width: 320, withMask: false } });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(document.querySelector('.ant-drawer-mask')).toBeNull();
  const outside = element.querySelector<HTMLInputElement>('input');
  await userEvent.fill(outside ?? document.body, '看得见');
  expect(outside?.value).toBe('看得见');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
});

describe('its settings', () => {
  it('without an OK button it only shows: it closes without a question, by a press beside it as well', async () => {
    const { screen } = await opened({ props: {}, services: { confirm: async () => false } });
    expect(dialog().getByRole('button', { name: '取消' }).elements()).toEqual([]);
    await inDialog('说明').fill('不要紧');
    await dialog().getByRole('button', { name: '关闭' }).last().click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await screen.run(openAgain);
    await expect.element(dialog()).toBeVisible();
    await page
      .elementLocator(document.querySelector('.ant-modal-wrap') ?? document.body)
      .click({ position: { x: 5, y: 5 } });
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('has the words, the width and the labels that the design gives', async () => {
    await opened({ props: { ...asking, cancelText: '先不发布', width: 480, labelPosition: 'top' } });
    await expect.element(dialog().getByRole('button', { name: '先不发布' })).toBeVisible();
    expect(dialog().element().getBoundingClientRect().width).toBe(480);
    expect(dialog().element().querySelector('.adit-document')?.getAttribute('data-labels')).toBe('top');
  });

  it('has labels of the width that the design gives', async () => {
    await opened({ props: { ...asking, labelWidth: 160 } });
    const label = dialog().element().querySelector('.adit-label');
    expect(label?.getBoundingClientRect().width).toBe(160);
  });

  it('warns by its button where what it does is dangerous', async () => {
    await opened({ props: { ...asking, danger: true } });
    const dangerous = getComputedStyle(ok().element()).backgroundColor;
    const [red = 0, green = 0, blue = 0] = (dangerous.match(/\d+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(green + blue);
    await expectAccessible();
  });

  it('comes from the side as a drawer, with the same manners', async () => {
    const { sent } = await opened({ props: { ...asking, look: 'drawer', width: 500 } });
    await expect.poll(hasFocus).toBe(true);
    const panel = dialog().element().getBoundingClientRect();
    expect([panel.width, panel.right]).toEqual([500, document.documentElement.clientWidth]);
    await expectAccessible();
    await inDialog('菜单名称').fill('缺陷');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent.length).toBe(1);
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });

  it('fits a phone', async () => {
    await page.viewport(390, 844);
    await opened();
    const { left, right } = dialog().element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    expect(ok().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectAccessible();
  });
});

it('is closed by a node inside it', async () => {
  const closing: Node[] = [
    {
      id: 'a',
      config: {
        aditKey: 'dialog',
        children: [
          {
            id: 'next',
            config: { aditKey: 'button' },
            props: { buttonText: '看完了' },
            on: { click: [{ action: 'closeDialog' }] },
          },
        ],
      },
      props: { title: '说明' },
    },
  ];
  const { screen } = await mountScreen({ nodes: closing });
  await screen.run([{ action: 'openDialog', dialog: 'a' }]);
  await page.getByRole('button', { name: '看完了' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('gives its place to another one of the page, which knows what the steps before it were answered', async () => {
  const steps = [
    { action: 'request' as const, call: 'createUser', body: {} },
    { action: 'closeDialog' as const },
    { action: 'openDialog' as const, dialog: 'told', with: { told: '{answer}' } },
  ];
  const words = { id: 'code', config: { aditKey: 'text' }, props: { content: { $source: 'told', path: 'code' } } };
  const nodes: Node[] = [
    { id: 'ask', config: { aditKey: 'dialog', children: [field('name', '名称')] }, props: asking, on: { ok: steps } },
    { id: 'told', config: { aditKey: 'dialog', children: [words] }, props: { title: '一次性密码' } },
    {
      id: 'open',
      config: { aditKey: 'button' },
      props: { buttonText: '新建' },
      on: { click: [{ action: 'openDialog', dialog: 'ask' }] },
    },
  ];
  await mountScreen({ nodes }, { services: testServices('zh', { request: async () => ({ code: 'A1B2' }) }) });
  await page.getByRole('button', { name: '新建' }).click();
  await page.getByRole('button', { name: '确认发布' }).click();
  const told = page.getByRole('dialog', { name: '一次性密码' });
  await expect.element(told.getByText('A1B2')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(told).not.toBeInTheDocument();
});
