import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTranslate } from '../../engine/schema/text/text.ts';
import { expectAccessible, mount, testServices } from '../../test/support/mount.tsx';
import { menuEntry, sampleMenu } from '../../test/support/sample-menu.ts';
import type { Info } from '../session/session.ts';
import { MenuNotice } from './MenuNotice.tsx';
import { menuTexts } from './menu-texts.ts';

const twin = (id: string) => menuEntry({ id, fullName: `页面 ${id}`, urlAddress: 'home' });

function open(menuList: readonly unknown[]) {
  const info = { menuList, screens: { 'stored-page': 3 } } as unknown as Info; // what the notice reads of it
  const translate = createTranslate([menuTexts], 'zh');
  return mount(
    <MenuNotice info={info} />,
    testServices('zh', { translate: Object.assign(translate, { language: 'zh' }) }),
  );
}
const notice = () => page.getByRole('status');
const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

it('says how many problems there are, and which when it is asked', async () => {
  open([twin('a'), twin('b'), menuEntry({ id: 'gone', fullName: '旧页面', urlAddress: 'gone' })]);
  await expect.element(notice()).toHaveTextContent('菜单中有 2 处问题');
  expect(lines()).toEqual([]);
  await page.getByText('菜单中有 2 处问题').click();
  await expect.poll(lines).toEqual(['“页面 b”与“页面 a”的地址相同：/home', '“旧页面”的页面不存在：/gone']);
  await expectAccessible();
});

it('is not there where all is well: shipped pages and stored ones are pages', async () => {
  open([
    menuEntry({ id: 'home', fullName: '首页' }),
    menuEntry({ id: 'stored', fullName: '自己的页面', urlAddress: 'stored/page' }),
  ]);
  expect(notice().elements()).toEqual([]);
});

it('lists no more than can be read', async () => {
  open(Array.from({ length: 5_000 }, (_, at) => twin(`${at}`)));
  await page.getByText('菜单中有 4999 处问题').click();
  await expect.poll(() => lines().length).toBe(51);
  expect(lines().at(-1)).toBe('还有 4949 处');
});

it('once read comes again only when there is something else to say', async () => {
  open([twin('a'), twin('b')]);
  await userEvent.click(page.getByRole('button', { name: '知道了' }));
  await expect.poll(() => notice().elements()).toEqual([]);
  open([twin('a'), twin('b'), ...sampleMenu.slice(4)]);
  open([twin('a'), twin('b'), twin('c')]);
  await expect.element(notice()).toHaveTextContent('菜单中有 2 处问题');
  expect(notice().elements().length).toBe(1);
});
