import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const titled = (title: unknown) => ({ nodes: [{ id: 'title', config: { aditKey: 'pageTitle' }, props: { title } }] });

it('is the heading of the page, and follows what the page is called', async () => {
  const { give } = await mountScreen(titled({ $source: 'route', path: 'title' }), {
    given: { route: { title: '缺陷上报' } },
  });
  await expect.element(page.getByRole('heading', { name: '缺陷上报', level: 1 })).toBeVisible();
  give({ route: { title: '巡检记录' } });
  await expect.element(page.getByRole('heading', { name: '巡检记录', level: 1 })).toBeVisible();
  await expectAccessible();
});

it('stays one line however long it is', async () => {
  await mountScreen(titled('综合管廊附属设施年度检测与维修保养计划'.repeat(12)));
  const title = page.getByRole('heading').element();
  expect(title.getBoundingClientRect().height).toBe(24);
  expect(title.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
});
