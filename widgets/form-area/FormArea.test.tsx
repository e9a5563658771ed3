import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '../../engine/contract/services.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

/** As the sign-in page has it. */
const area = (props: Node['props'] = { submitText: '登录' }): Node => ({
  id: 'area',
  config: {
    aditKey: 'formArea',
    label: '账号登录',
    children: [
      { id: 'account', vModel: 'account', config: { aditKey: 'input', label: '账号', required: true } },
      { id: 'password', vModel: 'password', config: { aditKey: 'input', label: '密码', required: true } },
    ],
  },
  props: props ?? {},
  on: {
    submit: [
      { action: 'submit' },
      {
        action: 'command',
        name: 'signIn',
        with: { account: '{values.account}', password: '{values.password}' },
        failField: 'password',
      },
    ],
  },
});

async function signIn(command: Services['command'] = async () => undefined, props?: Node['props']) {
  const calls: unknown[] = [];
  await mountScreen(
    { nodes: [area(props)] },
    {
      services: testServices('zh', {
        command: async (name, args, options) => {
          calls.push({ name, ...args });
          return command(name, args, options);
        },
      }),
    },
  );
  return calls;
}
const button = (name = '登录') => page.getByRole('button', { name });
const account = () => page.getByRole('textbox', { name: /账号/ });
const password = () => page.getByRole('textbox', { name: /密码/ });

it('is a form by its label, with one button under its fields', async () => {
  await signIn();
  await expect.element(page.getByRole('form', { name: '账号登录' })).toBeVisible();
  const [under, above] = [button().element(), password().element()].map((one) => one.getBoundingClientRect());
  expect(under?.top).toBeGreaterThan(above?.bottom ?? Number.NaN);
  await expectAccessible();
});

it('submits by its button and by Enter in a field', async () => {
  const calls = await signIn();
  await account().fill('admin');
  await password().fill('secret');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => calls).toEqual([{ name: 'signIn', account: 'admin', password: 'secret' }]);
  await expect.element(button()).not.toHaveAttribute('aria-busy', 'true');
  await button().click();
  await expect.poll(() => calls.length).toBe(2);
});

it('says what is missing when it is pressed, and sends nothing', async () => {
  const calls = await signIn();
  await expect.element(button()).toBeEnabled();
  await button().click();
  await expect.element(account()).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toEqual([]);
  await expectAccessible();
});

it('does nothing at a second press while it is busy', async () => {
  let resolve = () => {};
  const answer = new Promise<void>((done) => {
    resolve = done;
  });
  const calls = await signIn(() => answer);
  await account().fill('admin');
  await password().fill('secret');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(button()).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  button()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(calls.length).toBe(1);
  resolve();
  await expect.element(button()).not.toHaveAttribute('aria-busy', 'true');
});

it('says a refusal at the field that the design names, and can be sent again', async () => {
  let isRight = false;
  const calls = await signIn(async () => {
    if (!isRight) throw new Error('账号或密码不正确');
  });
  await account().fill('admin');
  await password().fill('wrong');
  await button().click();
  await expect.element(page.getByText('账号或密码不正确')).toBeVisible();
  await expect.element(password()).toHaveFocus();
  await expect.element(account()).toHaveValue('admin');
  isRight = true;
  await password().fill('right');
  await expect.element(page.getByText('账号或密码不正确')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => calls.length).toBe(2);
});

it('has a word for its button where the design has none', async () => {
  await signIn(undefined, {});
  await expect.element(button('提交')).toBeVisible();
});

it('is one form among others where its look is plain: its button is as wide as its words', async () => {
  await signIn(undefined, { submitText: '保存', look: 'plain' });
  const widths = [button('保存').element(), account().element()].map((one) => one.getBoundingClientRect().width);
  expect(widths[0]).toBeLessThan((widths[1] ?? 0) / 2);
  await expectAccessible();
});
