import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const withFigures = {
  nodes: [
    {
      id: 'facts',
      config: { aditKey: 'figures', label: '今日概况' },
      props: {
        items: [
          { label: { zh: '全部表单', en: 'Models' }, value: { $source: 'all', path: 'total' } },
          { label: '待处理', value: 3, note: '比昨天少 3', tone: 'error' },
        ],
      },
    },
  ],
};
const figure = (label: string) => page.getByText(label, { exact: true }).element().parentElement;

it('shows each fact as figure, word and note', async () => {
  await mountScreen(withFigures, { given: { all: { total: 128 } } });
  await expect.element(page.getByText('全部表单')).toBeVisible();
  expect(figure('全部表单')?.textContent).toBe('全部表单128');
  expect(figure('待处理')?.textContent).toBe('待处理3比昨天少 3');
  await expectAccessible();
});

it('keeps the place of a figure that is not there yet', async () => {
  const { give } = await mountScreen(withFigures);
  expect(figure('全部表单')?.textContent).toBe('全部表单–');
  give({ all: { total: 7 } });
  await expect.element(page.getByText('7', { exact: true })).toBeVisible();
});

it('writes a long number in short, and whole for who asks or listens', async () => {
  const { give } = await mountScreen(withFigures, { given: { all: { total: 9_999 } } });
  expect(figure('全部表单')?.textContent).toBe('全部表单9999');
  give({ all: { total: 128_456 } });
  await expect.element(page.getByText('128.5k')).toBeVisible();
  expect(figure('全部表单')?.querySelector('strong')?.title).toBe('128456');
  await expect.element(page.getByText('128456')).toBeInTheDocument();
  expect(page.getByText('128.5k').element().getAttribute('aria-hidden')).toBe('true');
  await expectAccessible();
});

it('leads to the page of what it counts, and nowhere outside', async () => {
  const went: string[] = [];
  const items = [
    { label: '当前报警', value: 4, path: '/model/alarm' },
    { label: '外部', value: 1, path: '//example.com' },
  ];
  const services = testServices('zh', { navigate: (to) => went.push(to) });
  await mountScreen({ nodes: [{ id: 'f', config: { aditKey: 'figures' }, props: { items } }] }, { services });
  const link = page.getByRole('link', { name: '当前报警 4' });
  await expect.element(link).toHaveAttribute('href', '/model/alarm');
  await link.click();
  expect(went).toEqual(['/model/alarm']);
  expect(document.querySelectorAll('dl a')).toHaveLength(1);
  await expectAccessible();
});

it('marks a bad figure by its colour', async () => {
  await mountScreen(withFigures, { given: { all: { total: 128 } } });
  const colour = (label: string) => getComputedStyle(figure(label)?.querySelector('strong') ?? document.body).color;
  expect(colour('待处理')).not.toBe(colour('全部表单'));
});

it('says one thing to a screen reader: a list of terms and what they are', async () => {
  const { element } = await mountScreen(withFigures);
  const list = element.querySelector('dl');
  expect(list?.getAttribute('aria-label')).toBe('今日概况');
  expect([...(list?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '全部表单',
    '待处理',
  ]);
});
