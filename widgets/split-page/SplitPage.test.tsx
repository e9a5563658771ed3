import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

afterEach(() => page.viewport(1280, 900));

const text = (id: string, content: string) => ({ id: `${id}-text`, config: { aditKey: 'text' }, props: { content } });
const region = (area: string, child: ReturnType<typeof text>) => ({
  id: area,
  config: { aditKey: 'region', children: [child] },
  props: { area },
});
const signIn = {
  nodes: [
    {
      id: 'split',
      config: {
        aditKey: 'splitPage',
        children: [
          region('art', { id: 'tunnel', config: { aditKey: 'tunnelPicture' }, props: { content: '' } }),
          region('corner', text('corner', '简体中文')),
          region('main', text('main', '请登录')),
          region('foot', text('foot', '版本 1.0')),
        ],
      },
    },
  ],
};

const box = (element: HTMLElement, area: string) => {
  const found = element.querySelector(`[data-area="${area}"]`);
  if (!found) throw new Error(`There is no ${area}.`);
  return found.getBoundingClientRect();
};

it('has the picture on the left over the whole height, what is to be done on the right', async () => {
  const { element } = await mountScreen(signIn);
  await expect.element(page.getByText('请登录')).toBeVisible();
  const [art, corner, main, foot] = ['art', 'corner', 'main', 'foot'].map((area) => box(element, area));
  expect(art?.left).toBe(0);
  expect(art?.height).toBe(window.innerHeight);
  expect(main?.left).toBeGreaterThanOrEqual(art?.right ?? Number.NaN);
  expect(corner?.bottom).toBeLessThanOrEqual(main?.top ?? Number.NaN);
  expect(corner?.right).toBe(document.documentElement.clientWidth);
  expect(foot?.top).toBeGreaterThanOrEqual(main?.bottom ?? Number.NaN);
  expect(foot?.bottom).toBe(window.innerHeight);
  await expectAccessible();
});

it('sets the picture above where there is little room, and nothing runs out of the page', async () => {
  await page.viewport(390, 844);
  const { element } = await mountScreen(signIn);
  await expect.element(page.getByText('请登录')).toBeVisible();
  const [art, main] = [box(element, 'art'), box(element, 'main')];
  expect(art.width).toBe(390);
  expect(art.height).toBeLessThan(200);
  expect(main.top).toBeGreaterThanOrEqual(art.bottom);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible();
});
