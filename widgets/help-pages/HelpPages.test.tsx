import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { menuEntry } from '../../test/support/sample-menu.ts';

afterEach(() => page.viewport(1280, 900));

const soon = JSON.stringify({ soon: { zh: '这里将维护行政区划。' } });
const users = { enCode: 'permission.user', urlAddress: 'permission/user' };
const menuList = [
  menuEntry({
    id: 'permission',
    fullName: '权限管理',
    children: [
      menuEntry({ id: 'users', fullName: '员工账号', ...users }),
      menuEntry({ id: 'roles', fullName: '角色管理', enCode: 'permission.role', urlAddress: 'permission/role' }),
      menuEntry({ id: 'groups', fullName: '分组', enCode: 'permission.group', urlAddress: 'x', propertyJson: soon }),
    ],
  }),
  menuEntry({ id: 'defects', fullName: '缺陷上报', type: 3, urlAddress: 'model/defects' }),
];
const links = [
  { name: '值班手册', url: 'https://wiki.example.com/duty' },
  { name: '坏链接', url: 'javascript:alert(1)' },
  { name: '不加密', url: 'http://wiki.example.com/' },
];

const open = (path: string, items: unknown = menuList) =>
  mountScreen(
    { nodes: [{ id: 'help', config: { aditKey: 'helpPages' }, props: { items, path, links } }] },
    { services: testServices('zh') },
  );
const article = () => page.getByRole('article');
const topic = (name: string) => page.getByRole('button', { name, exact: true });
const named = () =>
  page
    .getByRole('navigation', { name: '主题' })
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);

it('opens at the topic of the page, lists what the menu holds, and finds topics by their words', async () => {
  await open('/permission/user');
  await expect.element(article().getByRole('heading', { level: 2 })).toHaveTextContent('员工账号');
  await expect.element(topic('员工账号')).toHaveAttribute('aria-current', 'page');
  expect(named()).toEqual([
    ...['第一次使用', '列表与查找', '表单与草稿', '站内消息', '键盘快捷键', '个人资料'],
    ...['员工账号', '角色管理'],
  ]);
  await expectAccessible();
  await topic('键盘快捷键').click();
  await expect.element(article().getByText('Ctrl K')).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索主题' }).fill('复制 成员');
  await expect.poll(named).toEqual(['角色管理']);
  await expect.element(page.getByRole('status')).toHaveTextContent('1 个主题');
  await page.getByRole('searchbox', { name: '搜索主题' }).fill('不存在的词');
  await expect.element(page.getByText('没有匹配的主题')).toBeVisible();
});

it('opens at lists on the page of a form, and at the first steps where nothing is known of the page', async () => {
  await open('/model/defects');
  await expect.element(article().getByRole('heading', { level: 2 })).toHaveTextContent('列表与查找');
  await open('/nowhere', 'nonsense');
  await expect.element(article().getByRole('heading', { level: 2 }).last()).toHaveTextContent('第一次使用');
});

it('leads to the links of the tenant in a window of their own, and to nothing else', async () => {
  await open('/permission/user');
  const more = page.getByRole('region', { name: '更多文档' });
  await expect.element(more.getByRole('link')).toHaveAttribute('href', 'https://wiki.example.com/duty');
  const link = more.getByRole('link').element();
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect(link.textContent).toContain('wiki.example.com');
});

it('is a list and then an article on a phone', async () => {
  await page.viewport(390, 844);
  await open('/permission/user');
  await expect.element(topic('角色管理')).toBeVisible();
  expect(article().elements()).toEqual([]);
  await topic('角色管理').click();
  await expect.element(article().getByRole('heading', { level: 2 })).toHaveFocus();
  expect(named()).toEqual([]);
  await page.getByRole('button', { name: '全部主题' }).click();
  await expect.element(topic('角色管理')).toHaveFocus();
  await expectAccessible();
});
