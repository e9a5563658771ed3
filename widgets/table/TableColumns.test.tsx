import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cellAt, focused, grid, openTable, press, rowsOf, textAt } from '../../test/support/mount-sheet.ts';
import { column } from '../../test/support/sample-table.ts';

describe('columns', () => {
  it('that are never shown are not there, and keep their values', async () => {
    const children = [
      column('a', 'input', '名称'),
      column('b', 'input', '内部', { config: { noShow: true } }),
      column('c', 'input', '移动端', { config: { visibility: ['app'] } }),
    ];
    const form = await openTable({ config: { children } }, [{ a: '1', b: '2', c: '3' }]);
    await expect.element(grid()).toHaveAttribute('aria-colcount', '3');
    expect(rowsOf(form)).toEqual([{ a: '1', b: '2', c: '3' }]);
  });

  it('follow conditions row by row: a cell that is not shown or not enabled takes nothing', async () => {
    const when = (value: string) => ({
      logic: 'and' as const,
      conditions: [{ field: 'a', operator: 'equal' as const, value }],
    });
    const children = [
      column('a', 'input', '类别'),
      column('b', 'input', '说明', { showWhen: when('x') }),
      column('c', 'input', '备注', { enableWhen: when('y') }),
    ];
    await openTable({ config: { children } }, [
      { a: 'x', b: '看得见', c: '锁定' },
      { a: 'y', b: '看不见', c: '可写' },
    ]);
    await expect.element(grid()).toBeVisible();
    expect([textAt(1, 2), textAt(2, 2)]).toEqual(['看得见', '']);
    expect([cellAt(1, 3)?.ariaReadOnly, cellAt(2, 3)?.ariaReadOnly]).toEqual(['true', null]);
    await press(2, 1);
    await userEvent.keyboard('x');
    expect(textAt(2, 2)).toBe('看不见');
    expect(cellAt(2, 3)?.ariaReadOnly).toBe('true');
  });

  it('hold dates, switches and text of several lines as the widgets of the form do', async () => {
    const children = [
      column('day', 'date', '日期'),
      column('on', 'switch', '合格', { props: { activeTxt: '合格', inactiveTxt: '不合格' } }),
      column('note', 'textarea', '备注'),
    ];
    const form = await openTable({ config: { children } }, [{ day: '2026-11-02', on: false }]);
    await press(1, 1);
    await userEvent.keyboard('2026-11-20{Enter}');
    expect(rowsOf(form)[0]?.day).toBe('2026-11-20');
    expect(focused()).toEqual([1, 2]);
    await userEvent.keyboard(' {Enter}');
    expect(rowsOf(form)[0]?.on).toBe(true);
    await userEvent.keyboard('第一行{Shift>}{Enter}{/Shift}第二行{Tab}');
    expect(rowsOf(form)[0]?.note).toBe('第一行\n第二行');
    await press(1, 2);
    expect(rowsOf(form)[0]?.on).toBe(false);
  });
});

describe('twenty columns', () => {
  it('scroll sideways between the numbers and the actions of the rows', async () => {
    const children = Array.from({ length: 20 }, (_, index) => column(`c${index}`, 'inputNumber', `测点 ${index}`));
    await openTable({ config: { children } }, [{ c0: 1 }]);
    await press(1, 1);
    for (let step = 0; step < 14; step += 1) await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toEqual([1, 15]);
    const edge = (selector: string) => document.querySelector(`.adit-sheet-row ${selector}`)?.getBoundingClientRect();
    const cell = cellAt(1, 15)?.getBoundingClientRect();
    const number = edge('.adit-sheet-number');
    const actions = edge('.adit-sheet-actions');
    expect(cell && number && actions && cell.left >= number.right - 1 && cell.right <= actions.left + 1).toBe(true);
  });
});
