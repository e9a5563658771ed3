import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mount } from '../../test/support/mount.tsx';
import { AntdHosts } from './AntdHosts.tsx';
import { toastOnPage } from './hosts.ts';

const undo = () => page.getByRole('button', { name: /撤销/ });

/** A message with a way back stands over a page. */
async function moved() {
  const run = vi.fn();
  mount(
    <>
      <input aria-label="别处" />
      <AntdHosts />
    </>,
  );
  const action = { text: '撤销', forMs: 60_000, isUndo: true as const, run };
  toastOnPage({ kind: 'success', text: '已移入回收站', seconds: 60, action });
  await expect.element(undo()).toBeVisible();
  return run;
}

describe('a message with a way back', () => {
  it('runs it once and is gone', async () => {
    const run = await moved();
    await expectAccessible();
    await undo().click();
    expect(run).toHaveBeenCalledOnce();
    await expect.poll(() => undo().elements()).toEqual([]);
  });

  it('hears the keys of undoing, but not where somebody types', async () => {
    const run = await moved();
    await page.getByLabelText('别处').click();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(run).not.toHaveBeenCalled();
    await page.getByLabelText('别处').element().blur();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(run).toHaveBeenCalledOnce();
    await expect.poll(() => undo().elements()).toEqual([]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(run).toHaveBeenCalledOnce();
  });
});
