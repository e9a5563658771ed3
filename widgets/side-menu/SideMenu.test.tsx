import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import type { MenuItem } from '../shared/menu.ts';
import { menuEntry, sampleMenu } from '../shared/sample-menu.ts';

interface Options {
  readonly props?: Record<string, unknown>;
  readonly on?: Record<string, { action: 'command'; name: string; with: Record<string, unknown> }[]>;
  readonly language?: 'zh' | 'en';
  /** Whether the side is unfolded. */
  readonly open?: boolean;
}

/** The menu as the shell has it: in the side of a frame, entries from the session, the path from the route. */
async function menuAt(
  path: string,
  menuList: unknown = sampleMenu,
  { props, on, language = 'zh', open = true }: Options = {},
) {
  const went: string[] = [];
  const menu = {
    id: 'menu',
    config: { aditKey: 'sideMenu' },
    props: { items: { $source: 'session', path: 'menuList' }, path: { $source: 'route', path: 'path' }, ...props },
    ...(on ? { on } : {}),
  };
  const side = { id: 'side', config: { aditKey: 'region', children: [menu] }, props: { area: 'side' } };
  const mounted = await mountScreen(
    { nodes: [{ id: 'frame', config: { aditKey: 'pageFrame', children: [side] }, props: { sideOpen: open } }] },
    {
      given: { session: { menuList }, route: { path } },
      services: testServices(language, {
        navigate: (to, target) => void went.push(`${to} ${target}`),
        command: async (name, args) => void went.push(`${name} ${JSON.stringify(args)}`),
      }),
    },
  );
  return { went, ...mounted };
}

const tree = () => page.getByRole('tree', { name: '主菜单' });
const item = (name: string) => page.getByRole('treeitem', { name, exact: true });
const names = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;

const closedNames = ['首页', '管廊台账', '巡检管理', '监控大屏（新窗口打开）', '帮助'];

describe('the menu', () => {
  it('shows folders and pages of the first level, and marks the page that is shown', async () => {
    await menuAt('/help-center');
    await expect.element(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
    await expect.element(tree()).toBeVisible();
    expect(names()).toEqual(closedNames);
    await expect.element(item('帮助')).toHaveAttribute('aria-current', 'page');
    expect(page.getByRole('treeitem', { expanded: true }).elements()).toEqual([]);
    await expectAccessible();
  });

  it('opens the folders around the page that is shown, and says level and place of each entry', async () => {
    await menuAt('/model/pumps');
    await expect.element(item('水泵台账')).toHaveAttribute('aria-current', 'page');
    await expect.element(item('管廊台账')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(item('设备')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(item('巡检管理')).toHaveAttribute('aria-expanded', 'false');
    const { ariaLevel, ariaPosInSet, ariaSetSize } = item('水泵台账').element();
    expect([ariaLevel, ariaPosInSet, ariaSetSize]).toEqual(['3', '2', '2']);
    await expectAccessible();
  });

  it('follows the page: another folder opens, those opened before stay', async () => {
    const { give } = await menuAt('/model/pumps');
    await expect.element(item('水泵台账')).toBeVisible();
    give({ route: { path: '/patrol/tasks' } });
    await expect.element(item('巡检任务')).toHaveAttribute('aria-current', 'page');
    await expect.element(item('水泵台账')).not.toHaveAttribute('aria-current');
  });

  it('opens the first folder on the home page, and on the page that the design names', async () => {
    await menuAt('/home');
    await expect.element(item('管线台账')).toBeVisible();
    expect(page.getByRole('treeitem', { expanded: true }).elements().length).toBe(1);
  });

  it('opens the first folder on the path that the design names', async () => {
    await menuAt('/start', sampleMenu, { props: { homePath: '/start' } });
    await expect.element(item('管线台账')).toBeVisible();
  });

  it('has no entry that is not to be seen', async () => {
    await menuAt('/patrol/tasks');
    await expect.element(item('巡检任务')).toBeVisible();
    expect(page.getByText('停用的页面').elements()).toEqual([]);
  });

  it('opens and closes a folder at a press', async () => {
    await menuAt('/help-center');
    await item('巡检管理').click();
    await expect.element(item('缺陷上报')).toBeVisible();
    await item('巡检管理').click();
    await expect.element(item('缺陷上报')).not.toBeInTheDocument();
  });

  it('goes to a page inside, and opens a link outside in a window of its own', async () => {
    const { went } = await menuAt('/patrol/tasks');
    await item('缺陷上报').click();
    await page.getByRole('treeitem', { name: '监控大屏' }).click();
    expect(went).toEqual(['/model/defects _self', 'https://wall.example.com/ _blank']);
  });

  it('leaves a press with a key held to the browser', async () => {
    const { went } = await menuAt('/help-center');
    const prevented: boolean[] = [];
    const watch = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', watch, { once: true });
    item('首页')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true }));
    expect(prevented).toEqual([false]);
    expect(went).toEqual([]);
  });

  it('hands the choice to the design where it has actions for it', async () => {
    const { went } = await menuAt('/patrol/tasks', sampleMenu, {
      on: { select: [{ action: 'command', name: 'open', with: { to: '{path}', outside: '{outside}' } }] },
    });
    await item('缺陷上报').click();
    await page.getByRole('treeitem', { name: '监控大屏' }).click();
    expect(went).toEqual([
      'open {"to":"/model/defects","outside":false}',
      'open {"to":"https://wall.example.com/","outside":true}',
    ]);
  });

  it('speaks the language of the page', async () => {
    await menuAt('/patrol/tasks', sampleMenu, { language: 'en' });
    await expect.element(page.getByRole('treeitem', { name: 'Defect reports' })).toBeVisible();
    await expect.element(page.getByRole('treeitem', { name: '监控大屏 (new window)' })).toBeVisible();
  });

  it('says so where there is nothing, whatever the data are', async () => {
    await menuAt('/home', []);
    await menuAt('/home', { not: 'a list' });
    expect(page.getByText('没有可用的菜单').elements().length).toBe(2);
    await expectAccessible();
  });
});

describe('by the keyboard', () => {
  it('is one stop of the Tab key, at the page that is shown', async () => {
    await menuAt('/patrol/tasks');
    await expect.element(item('巡检任务')).toBeVisible();
    await userEvent.tab();
    expect(focused()).toBe('跳到主要内容');
    await userEvent.tab();
    expect(focused()).toBe('巡检任务');
    await userEvent.tab();
    expect(document.activeElement?.closest('[role="tree"]') ?? null).toBeNull();
  });

  it('walks up and down, to the first and to the last', async () => {
    await menuAt('/help-center');
    item('首页').element().focus();
    await item('首页').click();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('管廊台账');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('帮助');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('帮助');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('监控大屏（新窗口打开）');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('首页');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('首页');
  });

  it('opens a folder with the right arrow and goes in; the left arrow comes back and closes it', async () => {
    await menuAt('/help-center');
    item('帮助').element().focus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowRight}');
    await expect.element(item('管廊台账')).toHaveAttribute('aria-expanded', 'true');
    expect(focused()).toBe('管廊台账');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('管线台账');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('风机台账');
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('设备');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(item('设备')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(item('管廊台账')).toHaveAttribute('aria-expanded', 'false');
    expect(names()).toEqual(closedNames);
    expect(focused()).toBe('管廊台账');
  });

  it('opens a folder and goes to a page with Enter and with Space', async () => {
    const { went } = await menuAt('/help-center');
    item('帮助').element().focus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(item('巡检任务')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(went).toEqual(['/patrol/tasks _self']);
    await userEvent.keyboard('{ArrowUp} ');
    await expect.element(item('巡检任务')).not.toBeInTheDocument();
  });

  it('goes to the next entry that begins with a letter', async () => {
    await menuAt('/help-center', sampleMenu, { language: 'en' });
    await page.getByRole('treeitem', { name: '巡检管理' }).click();
    await userEvent.keyboard('d');
    expect(focused()).toBe('Defect reports');
    await userEvent.keyboard('x{Control>}d{/Control}');
    expect(focused()).toBe('Defect reports');
  });

  it('does nothing where there is nothing to open or close', async () => {
    await menuAt('/help-center');
    item('帮助').element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(focused()).toBe('帮助');
    expect(names()).toEqual(closedNames);
  });
});

describe('folded', () => {
  const folded = { open: false };
  const folder = (name: string) => page.getByRole('button', { name });

  it('shows icons that have their names, and marks the page and the folder around it', async () => {
    const { element } = await menuAt('/help-center', sampleMenu, folded);
    await expect.element(page.getByRole('link', { name: '帮助' })).toHaveAttribute('aria-current', 'page');
    await expect.element(folder('管廊台账')).toHaveAttribute('aria-expanded', 'false');
    expect(element.querySelector('nav')?.textContent).toBe('');
    await expectAccessible();
    const inFolder = await menuAt('/model/pumps', sampleMenu, folded);
    expect(inFolder.element.querySelector('[data-around]')?.getAttribute('aria-label')).toBe('管廊台账');
  });

  it('opens a folder beside it at a press, and goes from there', async () => {
    const { went } = await menuAt('/help-center', sampleMenu, folded);
    await folder('巡检管理').click();
    await expect.element(folder('巡检管理')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(item('巡检任务')).toBeVisible();
    await expectAccessible();
    await item('巡检任务').click();
    expect(went).toEqual(['/patrol/tasks _self']);
    await expect.element(item('巡检任务')).not.toBeInTheDocument();
  });

  it('is worked by the keyboard: Enter goes in, Esc comes back', async () => {
    const { went } = await menuAt('/help-center', sampleMenu, folded);
    folder('管廊台账').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('管线台账');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(folder('管廊台账').element());
    await expect.element(item('管线台账')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('管线台账');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
    expect(went).toEqual(['/model/fans _self']);
  });

  it('opens a folder under the pointer without taking the focus', async () => {
    await menuAt('/help-center', sampleMenu, folded);
    await folder('管廊台账').hover();
    await expect.element(item('管线台账')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await page.getByRole('link', { name: '帮助' }).hover();
    await expect.element(item('管线台账')).not.toBeInTheDocument();
  });

  it('walks up and down, to the first and to the last', async () => {
    await menuAt('/help-center', sampleMenu, folded);
    const focusedName = () => document.activeElement?.getAttribute('aria-label');
    page.getByRole('link', { name: '首页' }).element().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    expect(focusedName()).toBe('管廊台账');
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(focusedName()).toBe('帮助');
    await userEvent.keyboard('{ArrowUp}');
    expect(focusedName()).toBe('监控大屏');
    await userEvent.keyboard('{Home}');
    expect(focusedName()).toBe('首页');
  });

  it('goes to a page of the first level', async () => {
    const { went } = await menuAt('/help-center', sampleMenu, folded);
    await page.getByRole('link', { name: '首页' }).click();
    expect(went).toEqual(['/home _self']);
  });
});

describe('with 5,000 entries', () => {
  const many: MenuItem[] = Array.from({ length: 50 }, (_, folder) =>
    menuEntry({
      id: `f${folder}`,
      fullName: `目录 ${folder}`,
      children: Array.from({ length: 99 }, (_, leaf) =>
        menuEntry({ id: `f${folder}-${leaf}`, fullName: `页面 ${folder}-${leaf}`, urlAddress: `p/${folder}/${leaf}` }),
      ),
    }),
  );
  const flat = Array.from({ length: 5_000 }, (_, at) =>
    menuEntry({ id: `p${at}`, fullName: `页面 ${at}`, urlAddress: `p/${at}` }),
  );

  const inView = (row: Element) => {
    const view = row.closest('.adit-menu-scroll')?.getBoundingClientRect();
    const { top, bottom } = row.getBoundingClientRect();
    return view !== undefined && top >= view.top - 1 && bottom <= view.bottom + 1;
  };
  const rowCount = () => page.getByRole('treeitem').elements().length;

  it('draws only the rows near the page that is shown, and scrolls there', async () => {
    await menuAt('/p/4321', flat);
    await expect.element(item('页面 4321')).toHaveAttribute('aria-current', 'page');
    expect(inView(item('页面 4321').element())).toBe(true);
    expect(rowCount()).toBeLessThan(100);
    await expectAccessible();
  });

  it('comes to the last and back, and keeps the focus', async () => {
    await menuAt('/p/0', flat);
    item('页面 0').element().focus();
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('页面 4999');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('页面 4998');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('页面 0');
    expect(rowCount()).toBeLessThan(100);
    expect(item('页面 0').element().ariaSetSize).toBe('5000');
  });

  it('keeps its place for the Tab key when somebody scrolls far away', async () => {
    const { element } = await menuAt('/p/0', flat);
    item('页面 0').element().focus();
    const scroller = element.querySelector('.adit-menu-scroll');
    if (scroller) scroller.scrollTop = 100_000;
    await expect.element(item('页面 2500')).toBeInTheDocument();
    expect(focused()).toBe('页面 0');
    expect(rowCount()).toBeLessThan(100);
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('页面 1');
    expect(inView(item('页面 1').element())).toBe(true);
  });

  it('opens a folder of a large menu, and shows the page in the last one', async () => {
    const { element } = await menuAt('/p/49/98', many);
    await expect.element(item('页面 49-98')).toHaveAttribute('aria-current', 'page');
    expect(inView(item('页面 49-98').element())).toBe(true);
    element.querySelector('.adit-menu-scroll')?.scrollTo({ top: 0 });
    await item('目录 0').click();
    await expect.element(item('页面 0-0')).toBeVisible();
    // Opening a folder is no reason to jump back to the page that is shown.
    expect(inView(item('页面 0-0').element())).toBe(true);
    expect(rowCount()).toBeLessThan(100);
  });
});

describe('folded, with 5,000 entries', () => {
  const pages = Array.from({ length: 5_000 }, (_, at) =>
    menuEntry({ id: `p${at}`, fullName: `页面 ${at}`, urlAddress: `p/${at}` }),
  );
  const icon = (name: string) => page.getByRole('link', { name, exact: true });
  const iconCount = (element: Element) => element.querySelectorAll('.adit-menu-icon').length;

  it('draws only the icons near the page that is shown, and walks through all of them', async () => {
    const { element } = await menuAt('/p/4321', pages, { open: false });
    await expect.element(icon('页面 4321')).toBeInViewport();
    await expect.element(icon('页面 4321')).toHaveAttribute('aria-current', 'page');
    expect(iconCount(element)).toBeLessThan(100);
    expect(icon('页面 4321').element().closest('li')?.ariaSetSize).toBe('5000');
    icon('页面 4321').element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(icon('页面 4999')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(icon('页面 4998')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(icon('页面 0')).toHaveFocus();
    await expect.element(icon('页面 0')).toBeInViewport();
    expect(iconCount(element)).toBeLessThan(100);
    await expectAccessible();
  });

  it('keeps the icon that has the focus when somebody scrolls far away', async () => {
    const { element } = await menuAt('/p/0', pages, { open: false });
    icon('页面 0').element().focus();
    element.querySelector('.adit-menu-icons')?.scrollTo({ top: 100_000 });
    await expect.element(icon('页面 2500')).toBeInTheDocument();
    await expect.element(icon('页面 0')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(icon('页面 1')).toHaveFocus();
  });

  it('draws only the rows of a folder that are in sight beside it', async () => {
    await menuAt('/p/4321', [menuEntry({ id: 'all', fullName: '全部', children: pages })], { open: false });
    page.getByRole('button', { name: '全部' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(item('页面 4321')).toHaveFocus();
    await expect.element(item('页面 4321')).toBeInViewport();
    expect(page.getByRole('treeitem').elements().length).toBeLessThan(100);
    await userEvent.keyboard('{End}');
    await expect.element(item('页面 4999')).toHaveFocus();
    expect(page.getByRole('treeitem').elements().length).toBeLessThan(100);
  });
});

describe('12 levels deep', () => {
  const level = (at: number) => `第${at}级目录名称`;
  const deep = Array.from({ length: 11 }, (_, at) => 11 - at).reduce(
    (children, at) => [menuEntry({ id: `f${at}`, fullName: level(at), children })],
    [menuEntry({ id: 'page', fullName: '最深处的页面' })],
  );
  const around = Array.from({ length: 11 }, (_, at) => level(at + 1)).join(' / ');
  /** Five signs of 14 px. */
  const readablePx = 70;
  const roomPx = (name: string) => item(name).element().querySelector('.adit-menu-words')?.clientWidth ?? 0;

  it('each name can be read, and says the folders around it', async () => {
    await menuAt('/page', deep);
    await expect.element(item('最深处的页面')).toHaveAttribute('aria-level', '12');
    expect(roomPx('最深处的页面')).toBeGreaterThanOrEqual(readablePx);
    expect(roomPx(level(11))).toBeGreaterThanOrEqual(readablePx);
    await expect.element(item('最深处的页面')).toHaveAccessibleDescription(`${around} / 最深处的页面`);
    await expectAccessible();
  });

  it('so it is in what opens beside the icons', async () => {
    await menuAt('/page', deep, { open: false });
    await page.getByRole('button', { name: level(1) }).click();
    await expect.element(item('最深处的页面')).toHaveAttribute('aria-level', '11');
    expect(roomPx('最深处的页面')).toBeGreaterThanOrEqual(readablePx);
    expect(roomPx(level(11))).toBeGreaterThanOrEqual(readablePx);
  });
});

it('marks the first of two entries that lead to one page', async () => {
  const twin = (id: string) => menuEntry({ id, fullName: id, urlAddress: 'ledger' });
  await menuAt('/ledger', [twin('甲'), twin('乙')]);
  await expect.element(item('甲')).toHaveAttribute('aria-current', 'page');
  await expect.element(item('乙')).not.toHaveAttribute('aria-current');
});

it('without a frame is as high as the window at most, and still draws only what is in sight', async () => {
  const items = Array.from({ length: 5_000 }, (_, at) => menuEntry({ id: `p${at}`, fullName: `页面 ${at}` }));
  await mountScreen({ nodes: [{ id: 'menu', config: { aditKey: 'sideMenu' }, props: { items } }] });
  await expect.element(item('页面 0')).toBeVisible();
  expect(page.getByRole('treeitem').elements().length).toBeLessThan(100);
});

it('without a frame folds as the design says', async () => {
  const nodes = [
    { id: 'menu', config: { aditKey: 'sideMenu' }, props: { items: sampleMenu, path: '/home', open: false } },
  ];
  await mountScreen({ nodes });
  await expect.element(page.getByRole('link', { name: '首页' })).toBeVisible();
  expect(page.getByRole('tree').elements()).toEqual([]);
});
