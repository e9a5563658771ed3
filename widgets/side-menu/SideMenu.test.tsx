import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focused, item, menuAt } from '../../test/support/menu-host.tsx';
import { expectAccessible } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { sampleMenu } from '../../test/support/sample-menu.ts';

const tree = () => page.getByRole('tree', { name: '主菜单' });
const names = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map(({ textContent }) => textContent);

const closedNames = ['首页', '管廊台账', '巡检管理', '监控大屏（新窗口打开）', '帮助'];

describe('the menu', () => {
  it('shows folders and pages of the first level, and marks the page that is shown', async () => {
    await menuAt('/help.center');
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

  it.each(['/dashboard', '/404'])('opens the first folder at %s, and no other', async (path) => {
    await menuAt(path);
    await expect.element(item('管线台账')).toBeVisible();
    await expect.element(item('管廊台账')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(item('巡检管理')).toHaveAttribute('aria-expanded', 'false');
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
    await menuAt('/help.center');
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
    const { went } = await menuAt('/help.center');
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
    await menuAt('/help.center');
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
    await menuAt('/help.center');
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
    const { went } = await menuAt('/help.center');
    item('帮助').element().focus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(item('巡检任务')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(went).toEqual(['/patrol/tasks _self']);
    await userEvent.keyboard('{ArrowUp} ');
    await expect.element(item('巡检任务')).not.toBeInTheDocument();
  });

  it('goes to the next entry that begins with a letter', async () => {
    await menuAt('/help.center', sampleMenu, { language: 'en' });
    await page.getByRole('treeitem', { name: '巡检管理' }).click();
    await userEvent.keyboard('d');
    expect(focused()).toBe('Defect reports');
    await userEvent.keyboard('x{Control>}d{/Control}');
    expect(focused()).toBe('Defect reports');
  });

  it('does nothing where there is nothing to open or close', async () => {
    await menuAt('/help.center');
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
    const { element } = await menuAt('/help.center', sampleMenu, folded);
    await expect.element(page.getByRole('link', { name: '帮助' })).toHaveAttribute('aria-current', 'page');
    await expect.element(folder('管廊台账')).toHaveAttribute('aria-expanded', 'false');
    expect(element.querySelector('nav')?.textContent).toBe('');
    await expectAccessible();
    const inFolder = await menuAt('/model/pumps', sampleMenu, folded);
    expect(inFolder.element.querySelector('[data-around]')?.getAttribute('aria-label')).toBe('管廊台账');
  });

  it('opens a folder beside it at a press, and goes from there', async () => {
    const { went } = await menuAt('/help.center', sampleMenu, folded);
    await folder('巡检管理').click();
    await expect.element(folder('巡检管理')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(item('巡检任务')).toBeVisible();
    await expectAccessible();
    await item('巡检任务').click();
    expect(went).toEqual(['/patrol/tasks _self']);
    await expect.element(item('巡检任务')).not.toBeInTheDocument();
  });

  it('is worked by the keyboard: Enter goes in, Esc comes back', async () => {
    const { went } = await menuAt('/help.center', sampleMenu, folded);
    folder('管廊台账').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('管线台账');
    await userEvent.keyboard('{Escape}');
    await expect.element(folder('管廊台账')).toHaveFocus();
    await expect.element(item('管线台账')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('管线台账');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
    expect(went).toEqual(['/model/fans _self']);
  });

  it('opens a folder under the pointer without taking the focus', async () => {
    await menuAt('/help.center', sampleMenu, folded);
    await folder('管廊台账').hover();
    await expect.element(item('管线台账')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await page.getByRole('link', { name: '帮助' }).hover();
    await expect.element(item('管线台账')).not.toBeInTheDocument();
  });

  it('walks up and down, to the first and to the last', async () => {
    await menuAt('/help.center', sampleMenu, folded);
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
    const { went } = await menuAt('/help.center', sampleMenu, folded);
    await page.getByRole('link', { name: '首页' }).click();
    expect(went).toEqual(['/home _self']);
  });
});

it('without a frame folds as the design says', async () => {
  const nodes = [
    { id: 'menu', config: { aditKey: 'sideMenu' }, props: { items: sampleMenu, path: '/home', open: false } },
  ];
  await mountScreen({ nodes });
  await expect.element(page.getByRole('link', { name: '首页' })).toBeVisible();
  expect(page.getByRole('tree').elements()).toEqual([]);
});
