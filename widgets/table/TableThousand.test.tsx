import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cellAt, focused, grid, openTable, press, rowsOf, textAt } from '../../test/support/mount-sheet.ts';
import { column } from '../../test/support/sample-table.ts';

describe('a thousand rows', () => {
  const kinds = ['input', 'inputNumber', 'select', 'date', 'switch', 'input', 'inputNumber', 'select'];
  const slot = { options: Array.from({ length: 10 }, (_, index) => ({ id: `s${index}`, fullName: `选项 ${index}` })) };
  const children = kinds.map((kind, index) => column('abcdefgh'[index] ?? '', kind, `列 ${index}`, { slot }));
  const thousand = (count = 1_000) =>
    Array.from({ length: count }, (_, index) => ({
      a: `name${index}`,
      b: index,
      c: `s${index % 10}`,
      d: '2024-05-11',
      e: index % 2 === 0,
      f: `note${index}`,
      g: index * 2,
      h: 's5',
    }));
  const big = (count?: number) => openTable({ config: { children }, props: { summaryField: ['b'] } }, thousand(count));
  const scroller = () => grid().element() as HTMLElement;

  it('have some forty rows in the document, and any of them on scrolling', async () => {
    const { element } = await big();
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '1002');
    expect(element.querySelectorAll('.adit-sheet-row').length).toBeLessThan(60);
    expect(scroller().clientHeight).toBeLessThanOrEqual(480);
    scroller().scrollTop = 1_000 * 36;
    await expect.poll(() => textAt(1_000, 1)).toBe('name999');
    expect(element.querySelectorAll('.adit-sheet-row').length).toBeLessThan(60);
    await press(1_000, 1);
    await userEvent.keyboard('letzte');
    await expect.element(page.getByRole('row', { name: /合计/ })).toHaveTextContent('499,500');
    expect(document.activeElement).toHaveProperty('value', 'letzte');
    expect(focused()).toEqual([1_000, 1]);
  });

  it('keep the cell in use, wherever one scrolls, and bring it back into view on the next key', async () => {
    const form = await big();
    await press(3, 1);
    await userEvent.keyboard('x');
    const control = document.activeElement;
    scroller().scrollTop = 20_000;
    await expect.poll(() => textAt(560, 1)).toBe('name559');
    expect(document.activeElement).toBe(control);
    await userEvent.keyboard('y{ArrowDown}');
    expect(rowsOf(form)[2]?.a).toBe('xy');
    expect(focused()).toEqual([4, 1]);
    const box = cellAt(4, 1)?.getBoundingClientRect();
    const frame = scroller().getBoundingClientRect();
    expect(box && box.top >= frame.top && box.bottom <= frame.bottom).toBe(true);
  });

  it('are walked to the last one and judged all of them', async () => {
    const form = await big();
    await press(1, 1);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(focused()?.[0]).toBe(1_000);
    form.session.setCell('materials', 700, 'b', 'no number');
    expect(form.session.validate()[0]?.cells).toMatchObject([{ row: 700, column: 'b' }]);
    form.handle.reveal('materials');
    expect(focused()).toEqual([701, 2]);
  });

  it('are all printed', async () => {
    const { element } = await big(300);
    await expect.element(grid()).toBeVisible();
    window.dispatchEvent(new Event('beforeprint'));
    expect(element.querySelectorAll('.adit-sheet-row')).toHaveLength(300);
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => element.querySelectorAll('.adit-sheet-row').length).toBeLessThan(60);
  });

  it('open, take a key and a row in a few milliseconds', async () => {
    await big(20);
    const start = performance.now();
    const form = await big();
    await expect.poll(() => form.element.querySelector('.adit-sheet-row')).not.toBeNull();
    const mounted = performance.now() - start;
    const cell = form.element.querySelector<HTMLElement>('[aria-rowindex="3"] [aria-colindex="3"]');
    if (cell) await userEvent.click(cell);
    const beforeTouch = performance.now();
    form.session.touch('materials');
    const touched = performance.now() - beforeTouch;
    const times: number[] = [];
    for (const value of [11, 12, 13, 14, 15]) {
      const before = performance.now();
      flushSync(() => form.session.setCell('materials', 1, 'b', value));
      document.body.getBoundingClientRect();
      times.push(performance.now() - before);
    }
    flushSync(() => form.session.setRows('materials', form.session.rows('materials').slice(0, 990)));
    const appended: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const before = performance.now();
      flushSync(() => form.session.setRows('materials', [...form.session.rows('materials'), { a: 'new' }]));
      document.body.getBoundingClientRect();
      appended.push(performance.now() - before);
    }
    console.info(
      `table 1000×8: mount ${mounted.toFixed(1)} ms, cell ${times.map((ms) => ms.toFixed(1)).join(' ')} ms, first touch ${touched.toFixed(1)}, append ${appended.map((ms) => ms.toFixed(1)).join(' ')} ms`,
    );
    expect(form.session.rows('materials')).toHaveLength(995);
  });
});
