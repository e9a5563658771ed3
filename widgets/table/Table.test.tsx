import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compose } from '../../test/support/compose.ts';
import { cellAt, focused, grid, openTable, press, rowsOf, textAt } from '../../test/support/mount-sheet.ts';
import { materialRows } from '../../test/support/sample-table.ts';

describe('a sub-table as a sheet', () => {
  it('shows values as people read them, marks what is required and what is calculated', async () => {
    await openTable();
    await expect.element(page.getByRole('columnheader', { name: '必填 单位' })).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: '金额（元） 自动计算' })).toBeVisible();
    expect([1, 2, 3, 4, 5, 6].map((col) => textAt(1, col))).toEqual([
      '高分子注浆液',
      'PU-200',
      'kg',
      '24',
      '38.50',
      '924.00',
    ]);
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '5');
    await expect.element(grid()).toHaveAttribute('aria-colcount', '8');
    expect(getComputedStyle(cellAt(1, 4) ?? document.body).textAlign).toBe('right');
  });

  it('calculates the row, the summary and the field of the form with each key', async () => {
    const form = await openTable();
    await press(2, 4);
    await userEvent.keyboard('10');
    expect(textAt(2, 6)).toBe('460.00');
    await expect.element(page.getByRole('row', { name: /合计/ })).toHaveTextContent('1,384.00');
    expect(form.session.values().total).toBe(1384);
    expect(rowsOf(form)[1]).toMatchObject({ qty: 10, amount: 460 });
  });

  it('takes the first key of a word into the cell that Tab or an arrow reached', async () => {
    const form = await openTable();
    await press(1, 1);
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toEqual([1, 2]);
    await userEvent.keyboard('AB-7{Enter}');
    expect(focused()).toEqual([1, 3]);
    expect(rowsOf(form)[0]?.model).toBe('AB-7');
    expect(textAt(1, 2)).toBe('AB-7');
  });

  it('is walked by arrows, Home, End and Page keys, calculated cells and buttons included', async () => {
    await openTable();
    await press(1, 5);
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toEqual([1, 6]);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('button', { name: '复制第 1 行' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}');
    expect(focused()).toEqual([2, 1]);
    await userEvent.keyboard('{PageDown}{Control>}{Home}{/Control}');
    expect(focused()).toEqual([1, 1]);
  });

  it('goes from value to value with Tab, out behind the last with it, and out at once with Escape', async () => {
    await openTable({}, materialRows.slice(0, 1));
    await press(1, 1);
    const seen: unknown[] = [];
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      seen.push(focused());
    }
    expect(seen).toEqual([
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
    ]);
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '添加一行' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(focused()).toEqual([1, 5]);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: '添加一行' })).toHaveFocus();
  });

  it('brings back what a cell held on Escape, and empties it on Delete', async () => {
    const form = await openTable();
    await press(1, 2);
    await userEvent.keyboard('neu{Escape}');
    expect(rowsOf(form)[0]?.model).toBe('PU-200');
    expect(focused()).toEqual([1, 2]);
    await userEvent.keyboard('{Delete}');
    expect(rowsOf(form)[0]?.model).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toEqual([2, 2]);
  });

  it('edits inside the text after F2: arrows move the caret', async () => {
    const form = await openTable();
    await press(1, 2);
    await userEvent.keyboard('{F2}{ArrowLeft}x');
    expect(rowsOf(form)[0]?.model).toBe('PU-20x0');
    expect(focused()).toEqual([1, 2]);
  });

  it('opens a list with one press and goes on with Enter after the choice', async () => {
    const form = await openTable();
    await press(3, 3);
    await page.getByTitle('米', { exact: true }).click();
    expect(rowsOf(form)[2]?.unit).toBe('u2');
    await userEvent.keyboard('{Enter}');
    expect(focused()).toEqual([3, 4]);
    await userEvent.keyboard('{ArrowLeft}{F2}{ArrowUp}{Enter}');
    expect(rowsOf(form)[2]?.unit).toBe('u1');
    expect(textAt(3, 3)).toContain('袋');
  });

  it('takes the word of an input method once, and its keys move nothing', async () => {
    const form = await openTable();
    const changes: unknown[] = [];
    form.session.signals.subscribe('materials/0', () => changes.push(form.session.rows('materials')[0]?.name));
    await press(1, 1);
    await compose(['s', 'sh', 'shu'], '水');
    expect(focused()).toEqual([1, 1]);
    await expect.poll(() => rowsOf(form)[0]?.name).toBe('水');
    expect([...new Set(changes)]).toEqual(['水']);
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toEqual([2, 1]);
  });

  it('draws only the row that changed, and its sum', async () => {
    await openTable();
    const other = cellAt(1, 1);
    const seen: string[] = [];
    await press(2, 4);
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes)
        seen.push(
          (target instanceof Element ? target : target.parentElement)
            ?.closest('[aria-rowindex]')
            ?.getAttribute('aria-rowindex') ?? 'outside',
        );
    });
    observer.observe(document.querySelector('.adit-table') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    await userEvent.keyboard('7');
    observer.disconnect();
    expect(other?.isConnected).toBe(true);
    expect(new Set(seen)).toEqual(new Set(['3', '5']));
  });
});
