import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

afterEach(() => page.viewport(1280, 900));

const card = (header: string) => ({
  id: header,
  config: {
    aditKey: 'card',
    children: [{ id: `${header}-text`, config: { aditKey: 'text' }, props: { content: `${header}的内容` } }],
  },
  props: { header },
});
const columns = (shape: string | undefined, ...names: string[]) => ({
  nodes: [
    {
      id: 'columns',
      config: { aditKey: 'columns', children: names.map(card) },
      props: shape === undefined ? {} : { shape },
    },
  ],
});
const box = (name: string) => page.getByRole('group', { name }).element().getBoundingClientRect();

it('sets its children side by side, equally wide', async () => {
  await mountScreen(columns(undefined, '左', '中', '右'));
  await expect.element(page.getByText('右的内容')).toBeVisible();
  expect(box('左').top).toBe(box('右').top);
  expect(Math.abs(box('左').width - box('中').width)).toBeLessThan(1);
  expect(box('左').right).toBeLessThan(box('中').left);
  await expectAccessible();
});

it('makes the column wide that the design says', async () => {
  await mountScreen(columns('wideLeft', '左', '右'));
  expect([box('右').width, box('左').width > 800]).toEqual([328, true]);
});

it('makes the right column wide, too', async () => {
  await mountScreen(columns('wideRight', '左', '右'));
  expect([box('左').width, box('右').width > 800]).toEqual([328, true]);
});

it('makes the right column a quarter wider than the left', async () => {
  await mountScreen(columns('widerRight', '左', '右'));
  expect(box('右').width / box('左').width).toBeCloseTo(1.25, 1);
});

it('takes a shape that it does not know for equal columns', async () => {
  await mountScreen(columns('zigzag', '左', '右'));
  expect(Math.abs(box('左').width - box('右').width)).toBeLessThan(1);
});

it.each(['equal', 'wideLeft', 'wideRight', 'widerRight'])(
  'sets them below one another on a phone (%s)',
  async (shape) => {
    await page.viewport(390, 844);
    await mountScreen(columns(shape, '左', '右'));
    await expect.element(page.getByText('右的内容')).toBeVisible();
    expect(box('右').top).toBeGreaterThanOrEqual(box('左').bottom);
    expect(box('左').left).toBe(box('右').left);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
);
