import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const state = (props: Record<string, unknown>, label?: string) => ({
  id: 'state',
  config: {
    aditKey: 'statePage',
    ...(label === undefined ? {} : { label }),
    children: [
      {
        id: 'home',
        config: { aditKey: 'button' },
        props: { buttonText: '回首页', type: 'primary' },
        on: { click: [{ action: 'navigate' as const, to: '/home' }] },
      },
      { id: 'back', config: { aditKey: 'button' }, props: { buttonText: '返回上一页' } },
    ],
  },
  props,
});

it('says what is the matter, why, and what can be done', async () => {
  const went: string[] = [];
  await mountScreen(
    {
      nodes: [
        state({ picture: 'notFound', title: '没有这个页面', text: { $text: { zh: '地址 {route.path} 不存在。' } } }),
      ],
    },
    { given: { route: { path: '/xunjian' } }, services: testServices('zh', { navigate: (to) => void went.push(to) }) },
  );
  await expect.element(page.getByRole('heading', { level: 1, name: '没有这个页面' })).toBeVisible();
  await expect.element(page.getByText('地址 /xunjian 不存在。')).toBeVisible();
  await expectAccessible();
  page.getByRole('button', { name: '回首页' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(went).toEqual(['/home']);
});

it('takes the label for a title, and has no empty line for words that are not there', async () => {
  const { element } = await mountScreen({ nodes: [state({}, '没有权限')] });
  await expect.element(page.getByRole('heading', { name: '没有权限' })).toBeVisible();
  expect(element.querySelector('p')).toBeNull();
});

it('has a picture of its own for each state, and the empty one for a name it does not know', async () => {
  const names = ['empty', 'search', 'lock', 'broken', 'notFound', 'soon', 'rainbow'];
  const { element } = await mountScreen({
    nodes: names
      .map((picture) => ({ ...state({ picture }, picture), id: picture }))
      .map((node) => ({
        ...node,
        config: { ...node.config, children: [] },
      })),
  });
  const drawn = [...element.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  expect(drawn.length).toBe(7);
  expect(new Set(drawn).size).toBe(6);
  expect(drawn[6]).toBe(drawn[0]);
});

it('sets what can be done side by side in the middle', async () => {
  await mountScreen({ nodes: [state({ title: '登录已失效' })] });
  const box = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect();
  const [home, back] = [box('回首页'), box('返回上一页')];
  expect(home.top).toBe(back.top);
  expect(home.right).toBeLessThan(back.left);
  const middle = (home.left + back.right) / 2;
  expect(Math.abs(middle - document.documentElement.clientWidth / 2)).toBeLessThan(10);
});
