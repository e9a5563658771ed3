import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focused, item, menuAt } from '../../test/support/menu-host.tsx';
import { expectAccessible } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { menuEntry } from '../../test/support/sample-menu.ts';
import type { MenuItem } from '../shared/menu.ts';

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
