import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import inspection from '../../schemas/models/inspection.json' with { type: 'json' };
import { expectAccessible } from '../../test/support/mount.tsx';
import { button, mountModel, ready, timesAsked } from '../../test/support/mount-model.tsx';

const box = () => page.getByRole('searchbox', { name: '关键词' });
afterEach(() => page.viewport(1280, 900));

describe('one word for several fields', () => {
  it('is looked for on Enter or by the button, and gives everything back when it is emptied', async () => {
    const { server } = mountModel();
    await ready();
    const last = () => Object(server.calls.findLast(({ name }) => name === 'recordList')?.input.body);
    await box().fill(' 0044 ');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('共 1 条，第 1–1 条')).toBeVisible();
    expect([last().keyword, last().queryJson, last().currentPage]).toEqual(['0044', '{}', 1]);
    const before = timesAsked(server);
    await button('查找关键词').click();
    expect(timesAsked(server)).toBe(before);
    await expectAccessible();
    await box().fill('');
    await ready();
    expect('keyword' in last()).toBe(false);
  });

  it('goes with the other conditions when a search has found nothing', async () => {
    mountModel();
    await ready();
    await box().fill('没有这个');
    await button('查找关键词').click();
    await button('清空条件').click();
    await ready();
    await expect.element(box()).toHaveValue('');
  });

  it('has its place on a phone', async () => {
    await page.viewport(390, 844);
    mountModel();
    await box().fill('0043');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('共 1 条，第 1–1 条')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    expect(box().element().closest('.ant-space-compact')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectAccessible();
  });

  it('is not asked for where the design names no field for it', async () => {
    const searchList = inspection.list.searchList.map(({ prop }) => ({ prop }));
    mountModel({ model: { ...inspection, list: { ...inspection.list, searchList } } });
    await ready();
    await expect.element(box()).not.toBeInTheDocument();
  });
});
