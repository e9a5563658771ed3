import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const rows = [
  { label: '2026-11-19', figures: [12, 7] },
  { label: '2026-11-20', figures: [9, null] },
];
const chart = (props: object = {}, more: object = {}) => ({
  nodes: [
    {
      id: 'defects',
      config: { aditKey: 'chart', label: '缺陷新增与闭环' },
      props: { rows: { $source: 'figures', path: 'list' }, series: { $source: 'figures', path: 'series' }, ...props },
      ...more,
    },
  ],
});
const figures = { list: rows, series: [{ label: '新增' }, { label: '闭环' }] };
const canvas = () => page.getByRole('figure', { name: '缺陷新增与闭环' }).element().querySelector('canvas');
const picture = () => canvas()?.toDataURL() ?? '';
const drawn = () => expect.poll(picture).not.toBe('');
/** The picture once it has grown to its place. */
async function atRest(): Promise<string> {
  let last = '';
  const stands = () => {
    const before = last;
    last = picture();
    return last !== '' && last === before;
  };
  await expect.poll(stands).toBe(true);
  return last;
}

it('draws the figures, with what each colour means and its sum', async () => {
  await mountScreen(chart({ totals: true, shortDates: true }), { given: { figures } });
  await drawn();
  await expect.element(page.getByRole('button', { name: '新增 21' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('button', { name: '闭环 7' })).toBeVisible();
  await expectAccessible();
});

it('takes a series out of the picture and puts it back, by keys as well', async () => {
  await mountScreen(chart(), { given: { figures } });
  const whole = await atRest();
  page.getByRole('button', { name: '闭环' }).element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('button', { name: '闭环' })).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(picture).not.toBe(whole);
  await userEvent.keyboard(' ');
  await expect.poll(picture).toBe(whole);
});

it('says the same in a table', async () => {
  await mountScreen(chart({ unit: ' 条', shortDates: true }), { given: { figures } });
  await page.getByRole('button', { name: '以表格查看' }).click();
  const cells = page
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['分组', '新增', '闭环'],
    ['11-19', '12 条', '7 条'],
    ['11-20', '9 条', '–'],
  ]);
  await expectAccessible();
  await page.getByRole('button', { name: '以图表查看' }).click();
  await drawn();
});

it.each(['bar', 'line', 'area', 'pie', 'ring'])('draws a %s, and draws anew what changes', async (kind) => {
  const { give } = await mountScreen(chart({ kind }), { given: { figures } });
  const before = await atRest();
  give({ figures: { ...figures, list: [...rows, { label: '2026-11-21', figures: [30, 2] }] } });
  await expect.poll(picture).not.toBe(before);
});

it('waits quietly, and says when there is nothing', async () => {
  const { give } = await mountScreen(chart({ emptyText: '近 14 天没有新增' }));
  expect(page.getByText('近 14 天没有新增').query()).toBeNull();
  give({ figures: { list: [{ label: 'a', figures: [0, 0] }], series: figures.series } });
  await expect.element(page.getByText('近 14 天没有新增')).toBeVisible();
  await expectAccessible();
});

it('says that there are no data where the design says nothing else', async () => {
  const { give } = await mountScreen(chart());
  give({ figures: { list: [], series: figures.series } });
  await expect.element(page.getByText('暂无数据')).toBeVisible();
});

it('tells its actions which row was pressed', async () => {
  const { navigated } = await openPage();
  const box = canvas()?.getBoundingClientRect();
  await userEvent.click(page.getByRole('figure', { name: '缺陷新增与闭环' }), {
    position: { x: (box?.width ?? 0) * 0.3, y: (box?.height ?? 0) - 20 },
  });
  await expect.poll(() => navigated).toEqual(['/day/2026-11-19']);
});

async function openPage() {
  const navigated: string[] = [];
  const open = [{ action: 'navigate', to: '/day/{row.label}' }];
  await mountScreen(chart({}, { on: { open } }), {
    given: { figures },
    services: testServices('zh', { navigate: (to) => void navigated.push(String(to)) }),
  });
  await drawn();
  return { navigated };
}
