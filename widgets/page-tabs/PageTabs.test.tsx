import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

interface Tab {
  readonly path: string;
  readonly title: string;
  readonly pinned?: boolean;
}

const visited: readonly Tab[] = [
  { path: '/home', title: '首页', pinned: true },
  { path: '/patrol/tasks', title: '巡检任务' },
  { path: '/model/defects', title: '缺陷上报' },
  { path: '/model/pipes', title: '管线台账' },
];

const withTabs = {
  nodes: [
    {
      id: 'pages',
      config: { aditKey: 'pageTabs' },
      props: { items: { $source: 'tabs', path: 'list' }, active: { $source: 'tabs', path: 'active' } },
      on: {
        close: [
          {
            action: 'command' as const,
            name: 'closeTab',
            with: { path: '{path}', which: '{which}', open: '{open}' },
          },
        ],
        refresh: [{ action: 'command' as const, name: 'refreshTab', with: { path: '{path}' } }],
      },
    },
  ],
};

/** The tabs as the shell has them; what is closed is gone from the list. */
async function tabsAt(active: string, list: readonly Tab[] = visited, direction = 'row') {
  const done: string[] = [];
  let open = [...list];
  const document = { nodes: withTabs.nodes.map((node) => ({ ...node, props: { ...node.props, direction } })) };
  const mounted = await mountScreen(document, {
    given: { tabs: { list, active } },
    around: (inner) => (
      <>
        <button type="button">前面</button>
        {inner}
        <button type="button">后面</button>
      </>
    ),
    services: testServices('zh', {
      navigate: (to) => {
        done.push(`to ${to}`);
        mounted.give({ tabs: { list: open, active: to } });
      },
      command: async (name, { path, which, open: from }) => {
        done.push([name, path, which, from].filter(Boolean).join(' '));
        if (name !== 'closeTab') return;
        open = open.filter(
          (tab) => tab.pinned || (which === 'this' ? tab.path !== path : which === 'others' && tab.path === path),
        );
        mounted.give({ tabs: { list: open, active: open.some((tab) => tab.path === from) ? from : '/home' } });
      },
    }),
  });
  return { done, ...mounted };
}

const tab = (name: string) => page.getByRole('link', { name, exact: true });
const names = () =>
  page
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
const focused = () => document.activeElement?.textContent;

it('shows the pages that have been visited, and marks the one that is shown', async () => {
  await tabsAt('/model/defects');
  await expect.element(page.getByRole('navigation', { name: '已打开的页面' })).toBeVisible();
  expect(names()).toEqual(['首页', '巡检任务', '缺陷上报', '管线台账']);
  await expect.element(tab('缺陷上报')).toHaveAttribute('aria-current', 'page');
  expect(
    page
      .getByRole('link')
      .elements()
      .filter((one) => one.ariaCurrent === 'page').length,
  ).toBe(1);
  await expectAccessible();
});

it('goes to a page at a press, and leaves a press with a key held to the browser', async () => {
  const { done } = await tabsAt('/home');
  await tab('管线台账').click();
  expect(done).toEqual(['to /model/pipes']);
  const prevented: boolean[] = [];
  const watch = (event: Event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', watch, { once: true });
  tab('首页')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));
  expect(prevented).toEqual([false]);
  expect(done.length).toBe(1);
});

describe('closing', () => {
  it('closes a page by its cross, which a pinned page does not have', async () => {
    const { done } = await tabsAt('/model/defects');
    await page.getByRole('button', { name: '关闭 巡检任务' }).click();
    expect(done).toEqual(['closeTab /patrol/tasks this /model/defects']);
    await expect.poll(names).toEqual(['首页', '缺陷上报', '管线台账']);
    expect(page.getByRole('button', { name: '关闭 首页' }).elements()).toEqual([]);
  });

  it('closes a page by the middle button, never a pinned one', async () => {
    const { done } = await tabsAt('/home');
    await tab('首页').click({ button: 'middle' });
    await tab('巡检任务').click({ button: 'middle' });
    expect(done).toEqual(['closeTab /patrol/tasks this /home']);
  });

  it('closes a page by Delete and goes on with its neighbour, never a pinned one', async () => {
    const { done } = await tabsAt('/patrol/tasks');
    tab('巡检任务').element().focus();
    await userEvent.keyboard('{Delete}');
    await expect.poll(names).toEqual(['首页', '缺陷上报', '管线台账']);
    await expect.poll(focused).toBe('缺陷上报');
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect.poll(names).toEqual(['首页', '缺陷上报']);
    await expect.poll(focused).toBe('缺陷上报');
    await userEvent.keyboard('{Home}{Delete}');
    expect(names()).toEqual(['首页', '缺陷上报']);
    expect(done.length).toBe(2);
  });
});

describe('the context menu', () => {
  it('refreshes the page that is shown, and closes this one', async () => {
    const { done } = await tabsAt('/model/defects');
    await tab('缺陷上报').click({ button: 'right' });
    await expect.element(entry('刷新')).toBeVisible();
    await expectAccessible();
    await entry('刷新').click();
    await expect.poll(() => done).toEqual(['refreshTab /model/defects']);
    await tab('缺陷上报').click({ button: 'right' });
    await entry('关闭').click();
    await expect.poll(names).toEqual(['首页', '巡检任务', '管线台账']);
  });

  it('closes the others', async () => {
    const { done } = await tabsAt('/home');
    await tab('缺陷上报').click({ button: 'right' });
    await entry('关闭其他').click();
    expect(done).toEqual(['closeTab /model/defects others /home']);
    await expect.poll(names).toEqual(['首页', '缺陷上报']);
  });

  it('closes all', async () => {
    const { done } = await tabsAt('/model/defects');
    await tab('缺陷上报').click({ button: 'right' });
    await entry('关闭全部').click();
    expect(done).toEqual(['closeTab /model/defects all /model/defects']);
    await expect.poll(names).toEqual(['首页']);
  });

  it('refreshes any page and closes none that is pinned', async () => {
    const { done } = await tabsAt('/model/defects');
    await tab('首页').click({ button: 'right' });
    await expect.element(entry('关闭')).toHaveAttribute('aria-disabled', 'true');
    await entry('关闭').click({ force: true });
    expect(done).toEqual([]);
    await entry('刷新').click();
    await expect.poll(() => done).toEqual(['refreshTab /home']);
  });

  it('opens by Shift F10, is walked by arrows and left by Esc to the page it came from', async () => {
    const { done } = await tabsAt('/model/defects');
    tab('缺陷上报').element().focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect.element(entry('关闭其他')).toBeVisible();
    await expect.poll(() => document.activeElement?.closest('[role="menu"]') ?? null).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(entry('关闭其他')).not.toBeInTheDocument();
    await expect.poll(focused).toBe('缺陷上报');
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect.poll(() => document.activeElement?.closest('[role="menu"]') ?? null).not.toBeNull();
    await userEvent.keyboard('{End}');
    await expect.poll(focused).toBe('关闭全部');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => done).toEqual(['closeTab /model/defects all /model/defects']);
    await expect.poll(names).toEqual(['首页']);
    await expect.element(entry('关闭全部')).not.toBeInTheDocument();
    await expect.poll(focused).toBe('首页');
  });

  it('closes a page that is not shown, and the focus goes on with its neighbour', async () => {
    await tabsAt('/model/pipes');
    tab('巡检任务').element().focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect.poll(() => document.activeElement?.closest('[role="menu"]') ?? null).not.toBeNull();
    await userEvent.keyboard('{Home}');
    await expect.poll(focused).toBe('刷新');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toBe('关闭');
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual(['首页', '缺陷上报', '管线台账']);
    await expect.element(entry('关闭')).not.toBeInTheDocument();
    await expect.poll(focused).toBe('缺陷上报');
  });

  it('leaves the focus where it is when something outside has it', async () => {
    const { give } = await tabsAt('/model/pipes');
    tab('管线台账').element().focus();
    page.getByRole('button', { name: '后面' }).element().focus();
    give({ tabs: { list: visited.slice(0, 2), active: '/home' } });
    await expect.poll(names).toEqual(['首页', '巡检任务']);
    expect(focused()).toBe('后面');
  });
});

describe('by the keyboard', () => {
  it('is one stop of the Tab key, at the page that is shown; arrows walk, Enter goes', async () => {
    const { done } = await tabsAt('/model/defects');
    page.getByRole('button', { name: '前面' }).element().focus();
    await userEvent.tab();
    expect(focused()).toBe('缺陷上报');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('管线台账');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('管线台账');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('首页');
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('首页');
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{Enter}');
    expect(done).toEqual(['to /patrol/tasks']);
  });

  it('leaves the strip with the next Tab', async () => {
    await tabsAt('/model/defects');
    tab('缺陷上报').element().focus();
    await userEvent.tab();
    expect(focused()).toBe('后面');
  });
});

describe('more tabs than there is room for', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ path: `/p/${at}`, title: `打开的页面 ${at}` }));
  const inView = (name: string) => {
    const { left, right } = tab(name).element().getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  };

  it('shows the page that is shown, and buttons to scroll', async () => {
    const { give } = await tabsAt('/p/39', many);
    await expect.poll(() => inView('打开的页面 39')).toBe(true);
    expect(inView('打开的页面 0')).toBe(false);
    await expect.element(page.getByRole('button', { name: '向前滚动' })).toBeVisible();
    await expectAccessible();
    give({ tabs: { list: many, active: '/p/0' } });
    await expect.poll(() => inView('打开的页面 0')).toBe(true);
    await page.getByRole('button', { name: '向后滚动' }).click();
    await expect.poll(() => inView('打开的页面 0')).toBe(false);
    await page.getByRole('button', { name: '向前滚动' }).click();
    await expect.poll(() => inView('打开的页面 0')).toBe(true);
  });

  it('has none where there is room', async () => {
    await tabsAt('/home');
    await expect.element(tab('首页')).toBeVisible();
    expect(page.getByRole('button', { name: '向前滚动' }).elements()).toEqual([]);
  });
});

it('stands empty while there are no tabs, whatever the data are', async () => {
  await mountScreen(withTabs, { given: { tabs: { list: 'nonsense' } } });
  await expect.element(page.getByRole('navigation', { name: '已打开的页面' })).toBeInTheDocument();
  expect(page.getByRole('link').elements()).toEqual([]);
  await expectAccessible();
});

describe('one below the other', () => {
  it('leads to each page and closes it, with targets for a finger; the focus stays in the list', async () => {
    const { done, element } = await tabsAt('/model/defects', visited, 'column');
    await expect.element(page.getByRole('navigation', { name: '已打开的页面' })).toBeVisible();
    await expect.element(tab('缺陷上报')).toHaveAttribute('aria-current', 'page');
    for (const target of element.querySelectorAll('nav :is(a, button)'))
      expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectAccessible();
    page.getByRole('button', { name: '关闭 巡检任务' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual(['首页', '缺陷上报', '管线台账']);
    expect(focused()).toBe('缺陷上报');
    await tab('管线台账').click();
    expect(done).toEqual(['closeTab /patrol/tasks this /model/defects', 'to /model/pipes']);
    expect(page.getByRole('button', { name: '关闭 首页' }).elements()).toEqual([]);
  });

  it('is nothing where only the page is open that always is', async () => {
    const { element } = await tabsAt('/home', visited.slice(0, 1), 'column');
    await expect.element(page.getByRole('button', { name: '后面' })).toBeVisible();
    expect(element.querySelector('nav')).toBeNull();
  });
});
