import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LayoutHost } from '../../test/support/layout-host.tsx';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { widget } from './row.widget.ts';

const grid = { display: 'grid', alignItems: 'var(--adit-align)', justifyContent: 'var(--adit-justify)' };

it('tells the grid inside how to stand', async () => {
  mount(
    <LayoutHost widget={widget} props={{ justify: 'space-between', align: 'middle' }}>
      <div style={grid}>里面</div>
    </LayoutHost>,
  );
  await expect.element(page.getByText('里面')).toBeVisible();
  const { alignItems, justifyContent } = getComputedStyle(page.getByText('里面').element());
  expect([alignItems, justifyContent]).toEqual(['center', 'space-between']);
  await expectAccessible();
});

it('starts at the top left for what it does not know', async () => {
  mount(
    <LayoutHost widget={widget} props={{ justify: 'url(x)', align: 'x' }}>
      <div style={grid}>里面</div>
    </LayoutHost>,
  );
  await expect.element(page.getByText('里面')).toBeVisible();
  const { alignItems, justifyContent } = getComputedStyle(page.getByText('里面').element());
  expect([alignItems, justifyContent]).toEqual(['start', 'start']);
});
