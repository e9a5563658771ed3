import { afterEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { mount } from '../../test/support/mount.tsx';
import { scrollToTop } from './scroll-to-top.ts';

const motion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
afterEach(() => motion('no-preference'));

/** A box that has been scrolled down by 2,000 px. */
async function scrolled(): Promise<HTMLElement> {
  const host = mount(
    <section aria-label="行" style={{ height: 200, overflow: 'auto' }}>
      <div style={{ height: 5_000 }} />
    </section>,
  );
  await expect.poll(() => host.querySelector('section')).not.toBeNull();
  const box = host.querySelector('section');
  if (!box) throw new Error('The box is not there.');
  box.scrollTop = 2_000;
  return box;
}

describe('back to the top', () => {
  it('is a way, not a jump', async () => {
    await motion('no-preference');
    const box = await scrolled();
    const places: number[] = [];
    box.addEventListener('scroll', () => places.push(box.scrollTop));
    scrollToTop(box);
    expect(box.scrollTop).toBe(2_000);
    await expect.poll(() => box.scrollTop).toBe(0);
    expect(places).toEqual(places.toSorted((left, right) => right - left));
  });

  it('takes 800 ms', async () => {
    await motion('no-preference');
    const box = await scrolled();
    const startedAt = performance.now();
    const arrived = new Promise<number>((resolve) => {
      box.addEventListener('scroll', () => box.scrollTop === 0 && resolve(performance.now()));
    });
    scrollToTop(box);
    const tookMs = (await arrived) - startedAt;
    // The last of the way is less than a pixel; a busy machine is late.
    expect(tookMs).toBeGreaterThan(750);
    expect(tookMs).toBeLessThan(2_500);
  });

  it('is there at once where less motion is asked for', async () => {
    await motion('reduce');
    const box = await scrolled();
    scrollToTop(box);
    expect(box.scrollTop).toBe(0);
  });

  it('ends where somebody takes over by hand, and begins anew when it is asked for again', async () => {
    await motion('no-preference');
    const box = await scrolled();
    scrollToTop(box);
    await userEvent.keyboard('{Shift}');
    box.scrollTop = 1_500;
    // Two frames later nothing has been moved any more.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(box.scrollTop).toBe(1_500);
    scrollToTop(box);
    scrollToTop(box);
    await expect.poll(() => box.scrollTop).toBe(0);
  });
});
