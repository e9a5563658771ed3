import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { menuEntry, sampleMenu } from '../../test/support/sample-menu.ts';
import { shownMost } from './find-pages.ts';

interface Options {
  readonly language?: 'zh' | 'en';
  readonly menuList?: unknown;
  readonly props?: Record<string, unknown>;
}

async function search({ language = 'zh', menuList = sampleMenu, props = {} }: Options = {}) {
  const went: string[] = [];
  const { element } = await mountScreen(
    {
      nodes: [
        {
          id: 'search',
          config: { aditKey: 'menuSearch' },
          props: { items: { $source: 'session', path: 'menuList' }, ...props },
        },
        { id: 'other', vModel: 'other', config: { aditKey: 'input', label: '别的字段' } },
      ],
    },
    {
      given: { session: { menuList } },
      services: testServices(language, { navigate: (to, target) => void went.push(`${to} ${target}`) }),
    },
  );
  return { went, element };
}

const box = () => page.getByRole('combobox', { name: '搜索页面、功能' });
const found = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.querySelector(':scope > span:not(.adit-icon)')?.textContent);
const chosen = () => page.getByRole('option', { selected: true });

describe('the box', () => {
  it('finds pages by a part of their name, and says in which folder they are and how many there are', async () => {
    await search();
    await box().fill('台账');
    await expect.poll(found).toEqual(['管线台账', '风机台账', '水泵台账']);
    await expect.element(page.getByText('管廊台账 / 设备').first()).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('3 个页面');
    await expect.element(box()).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
  });

  it('lists nothing before a word is written, and says when nothing is found', async () => {
    await search();
    await box().click();
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
    expect(page.getByRole('listbox').elements()).toEqual([]);
    await box().fill('不存在的页面');
    await expect.element(page.getByText('没有匹配的页面')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByText('没有匹配的页面')).toBeVisible();
    await expectAccessible();
  });

  it('goes to the page that is pressed, and is empty afterwards', async () => {
    const { went } = await search();
    await box().fill('缺陷');
    await page.getByRole('option', { name: '缺陷上报' }).click();
    expect(went).toEqual(['/model/defects _self']);
    await expect.element(box()).toHaveValue('');
    expect(page.getByRole('listbox').elements()).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });

  it('opens a link outside in a window of its own', async () => {
    const { went } = await search();
    await box().fill('大屏');
    await page.getByRole('option').click();
    expect(went).toEqual(['https://wall.example.com/ _blank']);
  });

  it('lists no page that is not to be seen, and nothing at all out of nonsense', async () => {
    await search();
    await box().fill('停用');
    await expect.element(page.getByText('没有匹配的页面')).toBeVisible();
  });

  it('says what the design says for a placeholder', async () => {
    await search({ props: { placeholder: '找功能' }, menuList: 'nonsense' });
    const own = page.getByRole('combobox', { name: '找功能' });
    await own.fill('台账');
    await expect.element(page.getByText('没有匹配的页面')).toBeVisible();
  });
});

describe('by the keyboard', () => {
  it('comes with Ctrl K from anywhere, with what was written marked', async () => {
    await search();
    await box().fill('台账');
    await page.getByLabelText('别的字段').click();
    await expect.poll(() => page.getByRole('listbox').elements()).toEqual([]);
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(document.activeElement).toBe(box().element());
    await userEvent.keyboard('巡检');
    await expect.element(box()).toHaveValue('巡检');
    await expect.poll(found).toEqual(['巡检任务', '缺陷上报']);
  });

  it('comes when the program asks for it, as the page for wrong addresses does', async () => {
    await search();
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('adit:search'));
        return document.activeElement === box().element();
      })
      .toBe(true);
  });

  it('leaves other keys with K to the browser and to the page', async () => {
    await search();
    await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}');
    await userEvent.keyboard('{Alt>}k{/Alt}');
    expect(document.activeElement).toBe(document.body);
  });

  it('chooses with the arrows, round at both ends, and goes with Enter', async () => {
    const { went } = await search();
    await box().fill('台账');
    await expect.element(chosen()).toHaveTextContent('管线台账');
    expect(box().element().getAttribute('aria-activedescendant')).toBe(chosen().element().id);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(chosen()).toHaveTextContent('风机台账');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(chosen()).toHaveTextContent('水泵台账');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(went).toEqual(['/model/fans _self']);
  });

  it('starts at the first again with another word', async () => {
    await search();
    await box().fill('台账');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await box().fill('风机');
    await expect.element(chosen()).toHaveTextContent('风机台账');
  });

  it('closes the list with Esc and leaves with another', async () => {
    await search();
    await box().fill('台账');
    await userEvent.keyboard('{Escape}');
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
    expect(document.activeElement).toBe(box().element());
    await expect.element(box()).toHaveValue('台账');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(document.body);
  });

  it('goes nowhere with the Enter that picks a word of an input method', async () => {
    const { went } = await search();
    await box().fill('台账');
    await expect.element(chosen()).toBeVisible();
    box()
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
      );
    expect(went).toEqual([]);
  });
});

describe('with 5,000 pages', () => {
  /** How often the name of a page was read. */
  function countedMenu() {
    const count = { reads: 0 };
    const menuList = Array.from({ length: 5_000 }, (_, at) =>
      Object.defineProperty(menuEntry({ id: `p${at}`, fullName: `页面 ${at}` }), 'fullName', {
        enumerable: true,
        get: () => {
          count.reads += 1;
          return `页面 ${at}`;
        },
      }),
    );
    return { menuList, count };
  }

  it('draws as many as can be looked through, and says how many there are', async () => {
    const { menuList } = countedMenu();
    const { element } = await search({ menuList });
    await box().fill('页面');
    await expect.element(page.getByRole('status')).toHaveTextContent('共 5000 个页面，显示前 20 个');
    expect(page.getByRole('option').elements().length).toBe(shownMost);
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(chosen()).toHaveTextContent('页面 19');
    const words = element.querySelector('.adit-search-list p')?.getBoundingClientRect();
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(words?.top ?? 0);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(chosen()).toBeInViewport();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(chosen()).toHaveTextContent('页面 19');
    expect(chosen().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(words?.top ?? 0);
    await expectAccessible();
  });

  it('reads the menu when somebody comes to the box, and at no key after that', async () => {
    const { menuList, count } = countedMenu();
    await search({ menuList });
    count.reads = 0;
    await box().click();
    expect(count.reads).toBeLessThanOrEqual(2 * 5_000);
    expect(count.reads).toBeGreaterThan(0);
    count.reads = 0;
    await userEvent.keyboard('123');
    await expect.poll(() => found().length).toBe(15);
    expect(found().slice(0, 3)).toEqual(['页面 123', '页面 1123', '页面 1230']);
    expect(count.reads).toBe(0);
  });
});
