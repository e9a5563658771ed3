import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { frameOf } from '../../test/support/frame-of.ts';
import { expectAccessible } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';
import { FrameContext } from '../shared/frame.ts';

const brand = (props: Record<string, unknown> = {}) => ({
  nodes: [
    {
      id: 'brand',
      config: { aditKey: 'brand', label: '平台' },
      props: { name: { $source: 'session', path: 'sysConfigInfo.sysName' }, ...props },
    },
  ],
});
const given = { session: { sysConfigInfo: { sysName: '综合管廊运营平台' } } };

it('is the mark and the name of the system, or the label where there is no name yet', async () => {
  const { give, element } = await mountScreen(brand({ onDark: false }), { given: {} });
  await expect.element(page.getByText('平台', { exact: true })).toBeVisible();
  give(given);
  await expect.element(page.getByText('综合管廊运营平台')).toBeVisible();
  expect(element.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  await expectAccessible();
});

it('is the mark alone in a folded side menu, and still has its name', async () => {
  const frame = frameOf({ sideOpen: false });
  const { element } = await mountScreen(brand(), {
    given,
    around: (content) => <FrameContext value={frame}>{content}</FrameContext>,
  });
  const name = page.getByText('综合管廊运营平台');
  await expect.element(name).toBeInTheDocument();
  expect(name.element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
  expect(element.querySelector('[title="综合管廊运营平台"]')).not.toBeNull();
});

it('keeps to one line however long the name is', async () => {
  const { element } = await mountScreen(brand({ name: '滨江新城地下综合管廊智慧运营管理平台'.repeat(6) }));
  expect(element.querySelector('.adit-brand')?.getBoundingClientRect().height).toBe(60);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
