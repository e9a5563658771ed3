import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

async function list(props: Record<string, unknown>, settings: Record<string, unknown> = {}) {
  const went: string[] = [];
  const mounted = await mountScreen(
    {
      nodes: [
        {
          id: 'more',
          config: { aditKey: 'actionList', label: '更多操作' },
          props,
          on: {
            profile: [{ action: 'navigate', to: '/profile' }],
            lock: [{ action: 'navigate', to: '/locked' }],
          },
        },
      ],
    },
    { given: { settings }, services: testServices('zh', { navigate: (to) => void went.push(to) }) },
  );
  return { went, ...mounted };
}
const items = [
  { label: { zh: '个人资料' }, icon: 'UserOutlined', event: 'profile' },
  { label: '锁定屏幕', event: 'lock', shown: { $source: 'settings', path: 'showLock' } },
];

it('runs the actions of the entry that is pressed, by pointer and by keyboard', async () => {
  const { went } = await list({ items, columns: 2 });
  await expect.element(page.getByRole('list', { name: '更多操作' })).toBeVisible();
  await page.getByRole('button', { name: '个人资料' }).click();
  page.getByRole('button', { name: '锁定屏幕' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(went).toEqual(['/profile', '/locked']);
  await expectAccessible();
});

it('leaves out what is not to be shown, as the source says at the time', async () => {
  const { give } = await list({ items }, { showLock: false });
  await expect.element(page.getByRole('button', { name: '个人资料' })).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(1);
  give({ settings: { showLock: true } });
  await expect.element(page.getByRole('button', { name: '锁定屏幕' })).toBeVisible();
});

it('has targets that a finger can hit', async () => {
  await list({ items });
  for (const button of page.getByRole('button').elements())
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
