import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OutletContext, onePage } from '../../engine/contract/outlet.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { menuEntry, sampleMenu } from '../../test/support/sample-menu.ts';

afterEach(() => page.viewport(1280, 900));

const region = (area: string, ...children: { id: string; config: { aditKey: string } }[]) => ({
  id: area,
  config: { aditKey: 'region', children },
  props: { area },
});
const menuProps = { items: { $source: 'session', path: 'menuList' }, path: { $source: 'route', path: 'path' } };
/** In these modes; the classic one where none is known. */
const only = (...modes: string[]) => ({
  logic: 'or' as const,
  conditions: [
    ...modes.map((value) => ({ field: 'settings.layoutType', operator: 'equal' as const, value })),
    ...(modes.includes('classic') ? [{ field: 'settings.layoutType', operator: 'empty' as const }] : []),
  ],
});
const shell = {
  nodes: [
    {
      id: 'frame',
      config: {
        aditKey: 'pageFrame',
        children: [
          region('rail', {
            id: 'column',
            config: { aditKey: 'menuBar' },
            ...{
              props: { ...menuProps, direction: 'column', levels: 'first' },
              showWhen: only('functional'),
            },
          }),
          region(
            'side',
            { id: 'brand', config: { aditKey: 'brand' }, ...{ props: { name: '智慧管廊' } } },
            { id: 'menu', config: { aditKey: 'sideMenu' }, ...{ props: menuProps, showWhen: only('classic') } },
            {
              id: 'branch',
              config: { aditKey: 'sideMenu' },
              ...{ props: { ...menuProps, part: 'branch' }, showWhen: only('functional', 'blend') },
            },
          ),
          region('header', {
            id: 'fold',
            config: { aditKey: 'iconButton' },
            ...{
              props: { tip: '展开或收起菜单', icon: 'MenuUnfoldOutlined' },
              on: { press: [{ action: 'command' as const, name: 'toggleSidebar' }] },
            },
          }),
          region('tabs', { id: 'strip', config: { aditKey: 'pageTabs' } }),
          region('main', { id: 'outlet', config: { aditKey: 'routeOutlet' } }),
        ],
      },
      props: {
        sideOpen: { $source: 'settings', path: 'sidebar' },
        layout: { $source: 'settings', path: 'layoutType' },
        fixedHeader: { $source: 'settings', path: 'fixedHeader' },
      },
      on: { side: [{ action: 'command' as const, name: 'toggleSidebar', with: { open: '{open}' } }] },
    },
  ],
};

/** The frame with a program around it that keeps whether the side is open. */
async function frame(sidebar: boolean, menuList: unknown = sampleMenu, look: Record<string, unknown> = {}) {
  const done: string[] = [];
  let isOpen = sidebar;
  const mounted = await mountScreen(shell, {
    given: { settings: { sidebar, ...look }, session: { menuList }, route: { path: '/home' } },
    services: testServices('zh', {
      navigate: (to) => void done.push(`to ${to}`),
      command: async (name, { open }) => {
        isOpen = typeof open === 'boolean' ? open : !isOpen;
        done.push(`${name} ${isOpen}`);
        mounted.give({ settings: { sidebar: isOpen, ...look } });
      },
    }),
    around: (inner) => <OutletContext value={onePage(<button type="button">新增缺陷</button>)}>{inner}</OutletContext>,
  });
  return { done, ...mounted };
}

const box = (element: HTMLElement, area: string) => {
  const found = element.querySelector(`[data-area="${area}"]`);
  if (!found) throw new Error(`There is no ${area}.`);
  return found.getBoundingClientRect();
};
const drawer = () => page.getByRole('dialog', { name: '导航' });
const foldButton = () => page.getByRole('button', { name: '展开或收起菜单' });

it('has the side on the left, header and tabs above the page, each in its measure', async () => {
  const { element } = await frame(true);
  await expect.element(page.getByRole('tree')).toBeVisible();
  const [side, header, tabs, main] = ['side', 'header', 'tabs', 'main'].map((area) => box(element, area));
  expect([side?.left, side?.width, side?.height]).toEqual([0, 210, window.innerHeight]);
  expect([header?.left, header?.top, header?.height]).toEqual([210, 0, 60]);
  expect([tabs?.top, tabs?.height]).toEqual([60, 40]);
  expect([main?.top, main?.left, main?.bottom]).toEqual([100, 210, window.innerHeight]);
  await expectAccessible();
});

it('folds the side to its icons, and unfolds it', async () => {
  const { element } = await frame(true);
  await foldButton().click();
  await expect.poll(() => box(element, 'side').width).toBe(56);
  await expect.element(page.getByRole('link', { name: '首页' })).toBeVisible();
  expect(page.getByRole('tree').elements()).toEqual([]);
  await expectAccessible();
  await foldButton().click();
  await expect.poll(() => box(element, 'side').width).toBe(210);
  await expect.element(page.getByRole('tree')).toBeVisible();
});

it('is left as it is where there is room: opening the page asks for nothing', async () => {
  const { done } = await frame(false);
  await expect.element(page.getByRole('link', { name: '首页' })).toBeVisible();
  expect(done).toEqual([]);
});

it('lets the keyboard skip to the page', async () => {
  await frame(true);
  const skip = page.getByRole('button', { name: '跳到主要内容' });
  skip.element().focus();
  await expect.element(skip).toBeVisible();
  expect(skip.element().getBoundingClientRect().width).toBeGreaterThan(60);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.id).toBe('adit-main');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('新增缺陷');
  expect(window.location.hash).toBe('');
});

it('takes what the design says about the side as open where nothing is known', async () => {
  const { element } = await mountScreen(shell, { given: { session: { menuList: sampleMenu } } });
  expect(box(element, 'side').width).toBe(210);
});

it('has the whole width for the page on a small window, and the side in a drawer', async () => {
  await page.viewport(390, 844);
  const { element, done } = await frame(true);
  await expect.poll(() => done).toEqual(['toggleSidebar false']);
  await expect.poll(() => box(element, 'main').width).toBe(390);
  expect(page.getByRole('tree').elements()).toEqual([]);
  await expectAccessible();

  await foldButton().click();
  await expect.element(drawer()).toBeVisible();
  await expect.element(drawer().getByText('智慧管廊')).toBeVisible();
  await expect.poll(() => drawer().element().contains(document.activeElement)).toBe(true);
  await expectAccessible();

  await page.getByRole('treeitem', { name: '管线台账' }).click();
  expect(done.at(-2)).toBe('to /model/pipes');
  expect(done.at(-1)).toBe('toggleSidebar false');
  await expect.element(drawer()).not.toBeInTheDocument();
});

it('closes the drawer by Esc and gives the focus back', async () => {
  await page.viewport(390, 844);
  const { done } = await frame(true);
  await expect.poll(() => done).toEqual(['toggleSidebar false']);
  foldButton().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(drawer()).toBeVisible();
  await expect.poll(() => drawer().element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.element(foldButton()).toHaveFocus();
});

it('changes over as the window does: the drawer is closed, the side comes back with the room', async () => {
  const { element, done } = await frame(true);
  await page.viewport(991, 800);
  await expect.poll(() => done).toEqual(['toggleSidebar false']);
  await expect.poll(() => element.querySelector('[data-narrow]')).not.toBeNull();
  await page.viewport(992, 800);
  await expect.poll(() => done).toEqual(['toggleSidebar false', 'toggleSidebar true']);
  await expect.poll(() => box(element, 'side').width).toBe(210);
});

it('draws a large menu in the drawer as sparely as beside the page', async () => {
  await page.viewport(390, 844);
  const many = Array.from({ length: 5_000 }, (_, at) => menuEntry({ id: `p${at}`, fullName: `页面 ${at}` }));
  const { done } = await frame(true, many);
  await expect.poll(() => done.length).toBe(1);
  await foldButton().click();
  await expect.element(page.getByRole('treeitem', { name: '页面 0', exact: true })).toBeVisible();
  await expect.poll(() => page.getByRole('treeitem').elements().length).toBeLessThan(100);
});

const chosen = (name: string) => page.getByRole('menuitemradio', { name, exact: true });

it('has two columns in the functional mode: a press on a folder shows what it holds', async () => {
  const { element, done } = await frame(true, sampleMenu, { layoutType: 'functional' });
  await expect.element(page.getByRole('menubar', { name: '主菜单' })).toBeVisible();
  expect(['rail', 'side', 'header'].map((area) => box(element, area).left)).toEqual([0, 72, 282]);
  // The home page opens the first folder, and is itself the only mark: one is not at two places.
  await expect.element(page.getByRole('treeitem', { name: '管线台账' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: '首页' })).toHaveAttribute('aria-current', 'page');
  expect(page.getByRole('menuitemradio', { checked: true }).elements()).toEqual([]);
  expect(element.querySelector('[data-area="side"] [aria-current]')).toBeNull();
  await expectAccessible();
  await chosen('巡检管理').click();
  await expect.element(page.getByRole('tree', { name: '巡检管理' })).toBeVisible();
  await expect.element(chosen('巡检管理')).toBeChecked();
  expect(page.getByRole('treeitem', { name: '管线台账' }).elements()).toEqual([]);
  await page.getByRole('treeitem', { name: '巡检任务' }).click();
  expect(done).toEqual(['to /patrol/tasks']);
});

it('has the first column alone once the second is folded, which a press on a folder brings back', async () => {
  const { element, done } = await frame(true, sampleMenu, { layoutType: 'functional' });
  await expect.element(page.getByRole('tree')).toBeVisible();
  await foldButton().click();
  await expect.poll(() => box(element, 'header').left).toBe(72);
  expect(page.getByRole('tree').elements()).toEqual([]);
  await chosen('巡检管理').click();
  await expect.element(page.getByRole('tree', { name: '巡检管理' })).toBeVisible();
  expect(done.at(-1)).toBe('toggleSidebar true');
});

it('follows the page from one folder to another', async () => {
  const { give } = await frame(true, sampleMenu, { layoutType: 'functional' });
  await chosen('巡检管理').click();
  await expect.element(page.getByRole('tree', { name: '巡检管理' })).toBeVisible();
  give({ route: { path: '/model/pumps' } });
  await expect.element(page.getByRole('tree', { name: '管廊台账' })).toBeVisible();
  await expect.element(page.getByRole('treeitem', { name: '水泵台账' })).toHaveAttribute('aria-current', 'page');
  // A page of no folder leaves the menu as it is.
  give({ route: { path: '/messageRecord' } });
  await expect.poll(() => page.getByRole('treeitem', { name: '水泵台账' }).element().ariaCurrent).toBe(null);
  await expect.element(chosen('管廊台账')).toBeChecked();
});

it.each([
  ['plain', [0, 0]],
  ['blend', [0, 210]],
])('has the header across the window in the mode %s', async (layoutType, [header, main]) => {
  const { element } = await frame(true, sampleMenu, { layoutType });
  await expect.poll(() => element.querySelector('[data-area="header"]')).not.toBeNull();
  expect([box(element, 'header').left, box(element, 'header').width]).toEqual([header, window.innerWidth]);
  if (layoutType === 'blend') expect(box(element, 'main').left).toBe(main);
});

it('keeps the page as it is when the mode changes', async () => {
  const { give } = await frame(true);
  const button = page.getByRole('button', { name: '新增缺陷' }).element();
  for (const layoutType of ['functional', 'plain', 'blend', 'classic']) {
    give({ settings: { sidebar: true, layoutType } });
    await expect.poll(() => document.querySelector(`[data-layout="${layoutType}"]`)).not.toBeNull();
    expect(page.getByRole('button', { name: '新增缺陷' }).element()).toBe(button);
  }
});

it('lets the header go with the page where it is not fixed, and keeps the menu', async () => {
  const { element } = await frame(true, sampleMenu, { fixedHeader: false });
  await expect.element(page.getByRole('tree')).toBeVisible();
  const outlet = page.getByRole('button', { name: '新增缺陷' }).element();
  outlet.setAttribute('style', 'display: block; height: 3000px');
  element.querySelector('.adit-frame > .adit-nodes')?.scrollTo({ top: 400, behavior: 'instant' });
  expect(box(element, 'header').bottom).toBeLessThan(0);
  expect([box(element, 'side').top, box(element, 'side').height]).toEqual([0, window.innerHeight]);
});
