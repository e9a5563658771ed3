import { expect, it } from 'vitest';
import { mount } from '../../test/support/mount.tsx';
import { Outline } from './Outline.tsx';

it.each(['rows', 'columns'] as const)('keeps its place at once, and is drawn only after a while: %s', async (shape) => {
  const container = mount(<Outline shape={shape} count={4} heightPx={208} />);
  const outline = () => container.querySelector('.adit-outline');
  await expect.poll(() => outline()?.getBoundingClientRect().height).toBe(208);
  const began = performance.now();
  await expect.poll(() => outline()?.children.length, { timeout: 5_000 }).toBe(4);
  expect(performance.now() - began).toBeGreaterThan(100);
  expect(outline()?.getAttribute('aria-hidden')).toBe('true');
});
