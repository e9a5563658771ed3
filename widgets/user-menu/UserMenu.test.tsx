import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const li = {
  userName: '李志强',
  userAccount: 'lizq',
  departmentName: '运维二班',
  organizeName: '管廊公司',
  positionName: '值班长',
};
const items = [
  { label: { zh: '个人资料', en: 'Profile' }, icon: 'UserOutlined', event: 'profile' },
  { label: { zh: '退出登录', en: 'Sign out' }, icon: 'LogoutOutlined', event: 'signOut', danger: true },
];
const withMenu = {
  nodes: [
    {
      id: 'user',
      config: { aditKey: 'userMenu' },
      props: { user: { $source: 'session', path: 'userInfo' }, items },
      on: {
        profile: [{ action: 'navigate' as const, to: '/profile' }],
        signOut: [
          { action: 'confirm' as const, title: '退出登录', text: '确定退出系统吗?' },
          { action: 'command' as const, name: 'signOut' },
        ],
      },
    },
  ],
};

afterEach(() => page.viewport(1280, 900));

const button = () => page.getByRole('button', { name: '李志强' });
const entry = (name: string) => page.getByRole('menuitem', { name });

async function menuOf(userInfo: unknown = li, agrees = true) {
  const done: string[] = [];
  await mountScreen(withMenu, {
    given: { session: { userInfo } },
    services: testServices('zh', {
      navigate: (to) => void done.push(to),
      confirm: async ({ text }) => {
        done.push(`asked: ${text}`);
        return agrees;
      },
      command: async (name) => void done.push(name),
    }),
  });
  return done;
}

it('says who is signed in, with department and position', async () => {
  await menuOf();
  await expect.element(button()).toHaveAccessibleName(/^李志强 ?运维二班 · 值班长$/);
  await expect.element(page.getByText('运维二班 · 值班长')).toBeVisible();
  await expect.element(button()).toHaveAttribute('aria-haspopup', 'menu');
  await expectAccessible();
});

it('does with the organisation where there is no department, and with the account where there is no name', async () => {
  await menuOf({ userAccount: 'lizq', organizeName: '管廊公司' });
  await expect.element(page.getByRole('button')).toHaveAccessibleName(/^lizq ?管廊公司$/);
});

it('still is a button with a name while nobody is known', async () => {
  await menuOf(null);
  await expect.element(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
  await expectAccessible();
});

it('runs the actions of the entry that is pressed', async () => {
  const done = await menuOf();
  await button().click();
  await expect.element(entry('个人资料')).toBeVisible();
  await expectAccessible();
  await entry('个人资料').click();
  expect(done).toEqual(['/profile']);
});

it('signs out only when the question is answered with yes', async () => {
  const done = await menuOf(li, false);
  await button().click();
  await entry('退出登录').click();
  await expect.poll(() => done).toEqual(['asked: 确定退出系统吗?']);
  const other = await menuOf({ ...li, userName: '王敏' });
  await page.getByRole('button', { name: '王敏' }).click();
  await entry('退出登录').last().click();
  await expect.poll(() => other).toEqual(['asked: 确定退出系统吗?', 'signOut']);
});

/** From the first entry of the open menu: each stroke once the one before it has done its work. */
async function signOutByKeys() {
  await expect.poll(() => document.activeElement?.textContent).toBe('个人资料');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement?.textContent).toBe('退出登录');
  await userEvent.keyboard('{Enter}');
}

it('is opened, walked through and left by the keyboard', async () => {
  const done = await menuOf();
  button().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(entry('个人资料')).toBeVisible();
  await expect.poll(() => document.activeElement?.closest('[role="menu"]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(button()).toHaveFocus();
  await expect.element(entry('个人资料')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await signOutByKeys();
  await expect.poll(() => done.length).toBeGreaterThan(0);
});

it('spends the key that chose an entry: what opens with it is not pressed by the same stroke', async () => {
  const answer = document.createElement('button');
  let pressed = 0;
  answer.addEventListener('click', () => {
    pressed += 1;
  });
  document.body.append(answer);
  const asks = async () => {
    answer.focus();
    return false;
  };
  await mountScreen(withMenu, {
    given: { session: { userInfo: li } },
    services: testServices('zh', { confirm: asks }),
  });
  try {
    button().element().focus();
    await userEvent.keyboard('{Enter}');
    await signOutByKeys();
    await expect.poll(() => document.activeElement).toBe(answer);
    expect(pressed).toBe(0);
    await userEvent.keyboard('{Enter}');
    expect(pressed).toBe(1);
  } finally {
    answer.remove();
  }
});

it('is a face alone on a phone, and still called by the name', async () => {
  await page.viewport(390, 844);
  await menuOf();
  await expect.element(button()).toBeVisible();
  expect(button().element().getBoundingClientRect().width).toBeLessThan(50);
  await expectAccessible();
});

it('shows the portrait of who has one, and the first letter when it cannot be had', async () => {
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const asked: string[] = [];
  const { give } = await mountScreen(withMenu, {
    given: { session: { userInfo: { ...li, headIcon: '/api/file/Download/annexpic/p1' } } },
    services: testServices('zh', {
      fileAddress: async ({ fileId }) => {
        asked.push(fileId);
        if (fileId === 'gone') throw new Error('404');
        return pixel;
      },
    }),
  });
  await expect.poll(() => button().element().querySelector('img')?.src).toBe(pixel);
  await expectAccessible();
  give({ session: { userInfo: { ...li, headIcon: '/api/file/Download/annexpic/gone' } } });
  await expect.poll(() => button().element().querySelector('img')).toBeNull();
  await expect.element(button()).toHaveTextContent(/^李/);
  expect(asked).toEqual(['p1', 'gone']);
});
