import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { frameOf } from '../../test/support/frame-of.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { menuEntry, sampleMenu } from '../../test/support/sample-menu.ts';
import { type Branch, FrameContext } from '../shared/frame.ts';

afterEach(() => page.viewport(1280, 900));

async function barAt(path: string, props: Record<string, unknown> = {}, menuList: unknown = sampleMenu) {
  const went: string[] = [];
  const opened: Branch[] = [];
  const bar = {
    id: 'bar',
    config: { aditKey: 'menuBar' },
    props: { items: { $source: 'session', path: 'menuList' }, path: { $source: 'route', path: 'path' }, ...props },
  };
  const mounted = await mountScreen(
    { nodes: [bar] },
    {
      given: { session: { menuList }, route: { path } },
      services: testServices('zh', { navigate: (to, target) => void went.push(`${to} ${target}`) }),
      around: (inner) => (
        <FrameContext value={frameOf({ layout: 'blend', openBranch: (branch) => void opened.push(branch) })}>
          <div style={{ background: 'var(--ant-adit-menu-ground)' }}>{inner}</div>
          <button type="button">后面</button>
        </FrameContext>
      ),
    },
  );
  return { went, opened, ...mounted };
}

const bar = () => page.getByRole('menubar', { name: '主菜单' });
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const focused = () => document.activeElement?.textContent;
const seen = () =>
  bar()
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent);

describe('a bar with all levels', () => {
  it('has the first level, and marks the page that is shown or the folder around it', async () => {
    const { give, element } = await barAt('/home');
    await expect.element(bar()).toBeVisible();
    expect(seen()).toEqual(['首页', '管廊台账', '巡检管理', '监控大屏（新窗口打开）', '帮助']);
    await expect.element(item('首页')).toHaveAttribute('aria-current', 'page');
    await expectAccessible();
    give({ route: { path: '/patrol/tasks' } });
    await expect.poll(() => element.querySelector('[data-around]')?.textContent).toBe('巡检管理');
    await expectAccessible();
  });

  it('goes to a page at a press, and opens a link outside in a window of its own', async () => {
    const { went } = await barAt('/patrol/tasks');
    await item('首页').click();
    await page.getByRole('menuitem', { name: /监控大屏/ }).click();
    expect(went).toEqual(['/home _self', 'https://wall.example.com/ _blank']);
  });

  it('opens a folder under itself, of which a page is chosen', async () => {
    const { went } = await barAt('/home');
    await item('巡检管理').click();
    await expect.element(page.getByRole('treeitem', { name: '缺陷上报' })).toBeVisible();
    await expect.element(item('巡检管理')).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
    await page.getByRole('treeitem', { name: '缺陷上报' }).click();
    expect(went).toEqual(['/model/defects _self']);
    await expect.element(page.getByRole('tree')).not.toBeInTheDocument();
  });

  it('is worked by the keyboard: one stop, arrows, Home, End and letters, down into a folder and Esc back', async () => {
    const { went } = await barAt('/home');
    await expect.element(item('首页')).toBeVisible();
    await userEvent.tab();
    expect(focused()).toBe('首页');
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('帮助');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('管廊台账');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('帮助');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('首页');
    await userEvent.keyboard('巡');
    item('巡检管理').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toBe('巡检任务');
    await userEvent.keyboard('{Escape}');
    await expect.poll(focused).toBe('巡检管理');
    await expect.element(page.getByRole('tree')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toBe('巡检任务');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(went).toEqual(['/model/defects _self']);
    await userEvent.tab();
    expect(focused()).toBe('后面');
  });

  it('leaves the keys in an open folder to it', async () => {
    await barAt('/home');
    item('巡检管理').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toBe('巡检任务');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('巡检任务');
    await expect.element(page.getByRole('tree')).toBeVisible();
  });

  it('leaves an open folder by Tab to what comes after the bar', async () => {
    await barAt('/home');
    item('巡检管理').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toBe('巡检任务');
    await userEvent.tab();
    expect(focused()).toBe('后面');
  });
});

describe('entries that find no room', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => menuEntry({ id: `p${at}`, fullName: `页面 ${at}` }));

  it('are under 更多, however many there are', async () => {
    const { went } = await barAt('/elsewhere', {}, many);
    await expect.element(item('更多')).toBeVisible();
    const count = seen().length;
    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThan(30);
    await item('更多').click();
    const first = page.getByRole('treeitem', { name: `页面 ${count - 1}`, exact: true });
    await expect.element(first).toBeInTheDocument();
    expect(page.getByRole('treeitem').elements().length).toBeLessThan(100);
    await first.click();
    expect(went).toEqual([`/p${count - 1} _self`]);
  });

  it('come and go with the room', async () => {
    await barAt('/home');
    await expect.element(item('帮助')).toBeVisible();
    await page.viewport(280, 800);
    await expect.element(item('更多')).toBeVisible();
    await expect.element(item('帮助')).not.toBeInTheDocument();
    await expectAccessible();
    await page.viewport(1280, 800);
    await expect.element(item('帮助')).toBeVisible();
    expect(seen().at(-1)).toBe('帮助');
  });
});

describe('a bar of the first level', () => {
  const radio = (name: string) => page.getByRole('menuitemradio', { name, exact: true });

  it.each(['row', 'column'])('chooses a folder, whose entries stand elsewhere: %s', async (direction) => {
    const { opened, went } = await barAt('/patrol/tasks', { levels: 'first', direction });
    await expect.element(radio('巡检管理')).toBeChecked();
    await expect.element(radio('管廊台账')).not.toBeChecked();
    await expectAccessible();
    await radio('管廊台账').click();
    expect(opened).toEqual([{ id: 'ledger', path: '/patrol/tasks', chosen: true }]);
    expect(went).toEqual([]);
  });

  it('is walked up and down as a column', async () => {
    await barAt('/home', { levels: 'first', direction: 'column' });
    await expect.element(bar()).toHaveAttribute('aria-orientation', 'vertical');
    item('首页').element().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('巡检管理');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('管廊台账');
  });
});

it('stands empty where there is no menu, whatever the data are', async () => {
  await barAt('/home', {}, { not: 'a list' });
  await expect.element(bar()).toBeInTheDocument();
  expect(seen()).toEqual([]);
});
