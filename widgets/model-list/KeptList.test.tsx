import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Drafts } from '../../engine/contract/services.ts';
import { expectAccessible } from '../../test/support/mount.tsx';
import { asked, button, condition, mountModel, ready, rowCount } from '../../test/support/mount-model.tsx';

/** What a tab remembers, as storage gives it back. */
function memory(): Drafts {
  const kept = new Map<string, string>();
  return {
    read: (key) => JSON.parse(kept.get(key) ?? 'null'),
    write: (key, value) => void kept.set(key, JSON.stringify(value)),
    remove: (key) => void kept.delete(key),
  };
}

const chips = () => page.getByRole('group', { name: '按状态筛选' });
const chip = (name: RegExp) => chips().getByRole('button', { name });

describe('states above a list', () => {
  it('stand with their counts, narrow the list at a press and give it back at another', async () => {
    const { server } = mountModel();
    await ready();
    await expect.element(chip(/^全部 45$/)).toHaveAttribute('aria-pressed', 'true');
    await chip(/^待复核 7$/).click();
    await expect.poll(rowCount).toBe(7);
    expect(JSON.parse(asked(server).superQueryJson).conditionList).toEqual([
      { field: 'state', symbol: '==', fieldValue: 'pending' },
    ]);
    // The others still say what a press on them would show.
    await expect.element(chip(/^已完成 26$/)).toBeVisible();
    await expectAccessible();
    await chip(/^待复核/).click();
    await expect.poll(rowCount).toBe(20);
    expect(asked(server).superQueryJson).toBeUndefined();
  });

  it('count under the other conditions', async () => {
    mountModel();
    await ready();
    await page.getByRole('button', { name: /^展开/ }).click();
    await condition('巡检编号').fill('004');
    await button('查询').click();
    await expect.element(chip(/^全部 7$/)).toBeVisible();
  });
});

describe('a list that was left', () => {
  it('comes back with its page, order, conditions, state and place', async () => {
    const { server, reopen } = mountModel({ services: { pageMemory: memory() } });
    await ready();
    await page.getByRole('button', { name: /^展开/ }).click();
    await condition('巡检编号').fill('20261120');
    await button('查询').click();
    await page.getByRole('columnheader', { name: /^用时/ }).getByRole('button').click();
    await chip(/^已完成/).click();
    await page.getByRole('listitem', { name: '2' }).click();
    await expect.element(page.getByText('共 26 条，第 21–26 条')).toBeVisible();
    const left = asked(server);
    reopen();
    await expect.element(page.getByText('共 26 条，第 21–26 条')).toBeVisible();
    expect(asked(server)).toEqual(left);
    expect(left).toMatchObject({ currentPage: 2, sidx: 'minutes', query: { no: '20261120' } });
    await page.getByRole('button', { name: /^展开/ }).click();
    await expect.element(condition('巡检编号')).toHaveValue('20261120');
    await expect.element(chip(/^已完成/)).toHaveAttribute('aria-pressed', 'true');
  });
});
