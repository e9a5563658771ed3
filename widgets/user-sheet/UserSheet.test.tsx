import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1280, 900));

const withSheet = {
  nodes: [
    {
      id: 'sheet',
      config: {
        aditKey: 'userSheet',
        children: [
          {
            id: 'pages',
            config: { aditKey: 'pageTabs' },
            props: {
              items: [
                { path: '/home', title: '首页', pinned: true },
                { path: '/model/pipes', title: '管线台账' },
              ],
              direction: 'column',
            },
          },
          {
            id: 'own',
            config: { aditKey: 'actionList' },
            props: {
              items: [
                { label: '界面设置', event: 'settings' },
                { label: '锁定屏幕', event: 'lock' },
              ],
            },
            on: {
              settings: [{ action: 'openDialog' as const, dialog: 'settings' }],
              lock: [{ action: 'command' as const, name: 'lock' }],
            },
          },
        ],
      },
      props: { user: { $source: 'session', path: 'userInfo' } },
    },
    {
      id: 'settings',
      config: { aditKey: 'dialog', children: [{ id: 't', config: { aditKey: 'text' }, props: { content: '颜色' } }] },
      props: { title: '界面设置', look: 'drawer', width: 320, withMask: false },
    },
  ],
};

const li = { userName: '李志强', departmentName: '运维二班', positionName: '值班长' };
const face = () => page.getByRole('button', { name: '李志强', exact: true });
const sheet = () => page.getByRole('dialog', { name: /李志强/ });

async function sheetOf(userInfo: unknown = li) {
  const done: string[] = [];
  await mountScreen(withSheet, {
    given: { session: { userInfo } },
    services: testServices('zh', {
      navigate: (to) => void done.push(to),
      command: async (name) => void done.push(name),
    }),
  });
  return done;
}

it('is a face that a finger can hit, and opens to who is signed in and what can be done', async () => {
  await sheetOf();
  await expect.element(face()).toHaveAttribute('aria-haspopup', 'dialog');
  const { width, height } = face().element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  await face().click();
  await expect.element(sheet()).toBeVisible();
  await expect.element(sheet().getByText('运维二班 · 值班长')).toBeVisible();
  const box = () => sheet().element().getBoundingClientRect();
  await expect.poll(() => Math.round(box().bottom)).toBe(844);
  expect(box().top).toBeGreaterThan(60);
  await expectAccessible();
});

it('is opened and left by the keyboard, and gives the focus back', async () => {
  await sheetOf();
  face().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet()).toBeVisible();
  await expect.poll(() => sheet().element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(face()).toHaveFocus();
  await expect.element(sheet()).not.toBeInTheDocument();
});

it('goes with the choice: what opens then gives the focus back to the face', async () => {
  await sheetOf();
  await face().click();
  await page.getByRole('button', { name: '界面设置' }).click();
  const settings = page.getByRole('dialog', { name: '界面设置' });
  await expect.element(settings).toBeVisible();
  await expect.element(sheet()).not.toBeInTheDocument();
  await settings.getByRole('button', { name: '关闭' }).first().click();
  await expect.element(face()).toHaveFocus();
});

it('leads to pages that are open, and runs commands', async () => {
  const done = await sheetOf();
  await face().click();
  await page.getByRole('link', { name: '管线台账' }).click();
  await expect.element(sheet()).not.toBeInTheDocument();
  await face().click();
  await page.getByRole('button', { name: '锁定屏幕' }).click();
  await expect.poll(() => done).toEqual(['/model/pipes', 'lock']);
});

it('has a name while nobody is known', async () => {
  await sheetOf(null);
  await expect.element(page.getByRole('button', { name: '用户面板' })).toBeVisible();
  await expectAccessible();
});
