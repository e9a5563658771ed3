import { describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import inspection from '../../schemas/models/inspection.json' with { type: 'json' };
import { expectAccessible } from '../../test/support/mount.tsx';
import { asked, button, condition, mountModel, ready, rowCount, timesAsked } from '../../test/support/mount-model.tsx';

describe('searching', () => {
  it('asks for several options of a dictionary, for a part of a text and for days from and to', async () => {
    const { server } = mountModel();
    await ready();
    await button(/^展开 \d 项/).click();
    await condition('管廊').click();
    await page.getByTitle('滨江大道管廊').last().click();
    await page.getByTitle('科技园管廊').last().click();
    await userEvent.keyboard('{Escape}');
    await condition('区段').fill(' K1+ ');
    await condition('开始时间开始').fill('2026-11-19');
    await userEvent.keyboard('{Tab}');
    await condition('开始时间结束').fill('2026-11-20');
    await userEvent.keyboard('{Tab}');
    await button('查询').click();
    await expect
      .poll(() => asked(server).query)
      .toEqual({
        tunnel: ['binjiang', 'keji'],
        section: 'K1+',
        startTime: ['2026-11-19', '2026-11-20'],
      });
    const shown = () => [...document.querySelectorAll('.adit-records tbody tr')].map((row) => row.textContent);
    await expect.poll(() => shown().every((text) => /滨江|科技园/.test(text) && text.includes('K1+'))).toBe(true);
    expect(shown().length).toBeGreaterThan(0);
  });

  it('is asked by Enter, begins on the first page, and is undone by reset', async () => {
    const { server } = mountModel();
    await ready();
    await page.getByRole('listitem', { name: '2' }).click();
    await expect.poll(() => asked(server).currentPage).toBe(2);
    await button(/^展开/).click();
    await condition('巡检编号').fill('0007');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('XJ-20261120-0007')).toBeVisible();
    expect(rowCount()).toBe(1);
    expect(asked(server)).toMatchObject({ currentPage: 1, query: { no: '0007' } });
    await button('重置').click();
    await ready();
    expect(asked(server).query).toEqual({});
    await expect.element(condition('巡检编号')).toHaveValue('');
  });

  it('is not asked by the Enter that ends a word of an input method', async () => {
    const { server } = mountModel();
    await ready();
    await button(/^展开/).click();
    await condition('区段').click();
    await cdp().send('Input.imeSetComposition', { text: 'zhong', selectionStart: 5, selectionEnd: 5 });
    await expect.element(condition('区段')).toHaveValue('zhong');
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    expect(timesAsked(server)).toBe(1);
    await cdp().send('Input.insertText', { text: '中' });
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => asked(server).query).toEqual({ section: '中' });
  });

  it('folds what does not fit in one line, with its count, out of reach of Tab', async () => {
    mountModel();
    await ready();
    const items = () => [...document.querySelectorAll<HTMLElement>('.adit-list-search .adit-item')];
    const shown = () => items().filter((item) => item.offsetParent !== null).length;
    await expect.poll(shown).toBe(3);
    const fold = button('展开 4 项');
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
    await fold.click();
    expect(shown()).toBe(7);
    await expect.element(button('收起')).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
  });

  it('opens with the conditions that the list document gives, and resets to them', async () => {
    const searchList = inspection.list.searchList.map((item) =>
      item.prop === 'no' ? { ...item, value: '000' } : item,
    );
    const { server } = mountModel({ model: { ...inspection, list: { ...inspection.list, searchList } } });
    await expect.element(button('XJ-20261120-0009')).toBeVisible();
    expect(asked(server).query).toEqual({ no: '000' });
    expect(timesAsked(server)).toBe(1);
    await button(/^展开/).click();
    await condition('巡检编号').fill('0001');
    await button('查询').click();
    await expect.poll(rowCount).toBe(1);
    await button('重置').click();
    await expect.poll(rowCount).toBe(9);
  });

  it('opens with the presets of the design, and reset brings them back', async () => {
    const searchList = [
      { prop: 'tunnel', searchType: 1, searchMultiple: true, value: ['binjiang'] },
      { prop: 'section', searchType: 2, value: 'K1+' },
      { prop: 'minutes', searchType: 3, value: [40, 80] },
    ];
    const model = { ...inspection, list: { ...inspection.list, searchList } };
    const { server } = mountModel({ model });
    const preset = { tunnel: ['binjiang'], section: 'K1+', minutes: [40, 80] };
    await expect.poll(() => timesAsked(server)).toBe(1);
    expect(asked(server).query).toEqual(preset);
    await expect.element(condition('区段')).toHaveValue('K1+');
    await condition('区段').fill('K2');
    await button('查询').click();
    await expect.poll(() => asked(server).query).toEqual({ ...preset, section: 'K2' });
    await button('重置').click();
    await expect.poll(() => asked(server).query).toEqual(preset);
    await expect.element(condition('区段')).toHaveValue('K1+');
  });
});
