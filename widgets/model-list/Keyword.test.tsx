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
    await button('筛选').click();
    await box().fill('0043');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('共 1 条，第 1–1 条')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    // It went away with the answer, and says that it narrows the list.
    await button('筛选 1').click();
    expect(box().element().closest('.ant-space-compact')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectAccessible();
  });

  it('finds labels that the rows show, and says where it looks', async () => {
    mountModel();
    await ready();
    await expect.element(box()).toHaveAttribute('placeholder', expect.stringMatching(/^搜索.+、.+…$/));
    await box().fill('滨江大道');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/^共 \d+ 条/)).not.toHaveTextContent('共 45 条');
    await expect.element(page.getByText('滨江大道管廊').first()).toBeVisible();
  });

  it('names the word that was not found, and where it was looked for', async () => {
    mountModel();
    await ready();
    await box().fill('没有这个');
    await button('查找关键词').click();
    await expect.element(page.getByText('没有找到“没有这个”')).toBeVisible();
    await expect.element(page.getByText(/^已在.*管廊.*中查找/)).toBeVisible();
    await expectAccessible();
  });

  it('is not asked for where the list shows nothing that one could find', async () => {
    const list = { ...inspection.list, searchList: [], columnList: [{ prop: 'photos' }] };
    mountModel({ model: { ...inspection, list } });
    await expect.element(page.getByText(/^共 45 条/)).toBeVisible();
    await expect.element(box()).not.toBeInTheDocument();
  });
});
