import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

async function iconButton(props: Record<string, unknown>, given: Record<string, unknown> = {}, label?: string) {
  const done: string[] = [];
  const mounted = await mountScreen(
    {
      nodes: [
        {
          id: 'fold',
          config: { aditKey: 'iconButton', ...(label === undefined ? {} : { label }) },
          props,
          on: { press: [{ action: 'command', name: 'toggle' }] },
        },
      ],
    },
    { given, services: testServices('zh', { command: async (name) => void done.push(name) }) },
  );
  return { done, ...mounted };
}
const button = (name = '全屏') => page.getByRole('button', { name, exact: true });
const drawn = () => button().element().querySelector('[aria-label]')?.getAttribute('aria-label');

it('is called by its tip, and runs its actions by mouse and by keyboard', async () => {
  const { done } = await iconButton({ icon: 'FullscreenOutlined', tip: '全屏' });
  await button().click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(done).toEqual(['toggle', 'toggle', 'toggle']);
  await expectAccessible();
});

it('shows its name and its key to pointer and keyboard, and says the key to a screen reader', async () => {
  await iconButton({ icon: 'FullscreenOutlined', tip: '全屏', keyHint: 'Ctrl F11' });
  await expect.element(button()).toHaveAttribute('aria-keyshortcuts', 'Control+F11');
  button().element().focus();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('全屏 Ctrl F11');
  await expectAccessible();
});

it('hides its name as it is pressed, and says it at the next visit', async () => {
  const { done } = await iconButton({ icon: 'BellOutlined', tip: '消息' });
  const tooltip = page.getByRole('tooltip');
  await userEvent.hover(button('消息'));
  await expect.element(tooltip).toBeVisible();
  await button('消息').click();
  await expect.poll(() => tooltip.query()?.checkVisibility() ?? false).toBe(false);
  expect(done).toEqual(['toggle']);
  await userEvent.unhover(button('消息'));
  await userEvent.hover(button('消息'));
  await expect.element(tooltip).toBeVisible();
});

it('takes the label for a name where the design has no tip', async () => {
  await iconButton({ icon: 'FullscreenOutlined' }, {}, '全屏');
  await expect.element(button()).toBeVisible();
  await expect.element(button()).not.toHaveAttribute('aria-keyshortcuts');
});

it('is a switch where the design says whether it is pressed', async () => {
  const { give } = await iconButton(
    { icon: 'FullscreenOutlined', tip: '全屏', pressed: { $source: 'settings', path: 'full' } },
    { settings: { full: true } },
  );
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
  give({ settings: { full: false } });
  await expect.element(button()).toHaveAttribute('aria-pressed', 'false');
});

it('changes its picture instead where it has another for pressed; then it is no switch', async () => {
  const { give } = await iconButton(
    {
      icon: 'FullscreenOutlined',
      pressedIcon: 'FullscreenExitOutlined',
      tip: '全屏',
      pressed: { $source: 'settings', path: 'full' },
    },
    { settings: { full: false } },
  );
  await expect.poll(drawn).toBe('fullscreen');
  await expect.element(button()).not.toHaveAttribute('aria-pressed');
  give({ settings: { full: true } });
  await expect.poll(drawn).toBe('fullscreen-exit');
});

it('keeps a picture where the design names none that there is', async () => {
  await iconButton({ icon: 'NoSuchIcon', tip: '全屏' });
  await expect.poll(drawn).toBe('appstore');
});

it('wears a number, up to 99 to the eye and in full to the ear, and none for nothing', async () => {
  const { give } = await iconButton(
    {
      icon: 'BellOutlined',
      tip: '消息',
      count: { $source: 'live', path: 'unread' },
      countText: { $text: { zh: '{live.unread} 条未读' } },
    },
    { live: {} },
  );
  await expect.element(button('消息')).toHaveTextContent('');
  for (const [unread, shown, name] of [
    [1, '1', '消息, 1 条未读'],
    [99, '99', '消息, 99 条未读'],
    [100, '99+', '消息, 99+, 100 条未读'],
  ] as const) {
    give({ live: { unread } });
    await expect.poll(() => button(name).element().textContent).toBe(shown);
  }
  await expectAccessible();
  give({ live: { unread: 0 } });
  await expect.element(button('消息')).toHaveTextContent('');
  expect(button('消息').element().textContent).toBe('');
});

it('is dead while disabled', async () => {
  const { done } = await iconButton({ tip: '全屏', disabled: true });
  await expect.element(button()).toBeDisabled();
  await button().click({ force: true });
  expect(done).toEqual([]);
  await expectAccessible();
});
