import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Node } from '../../engine/schema/documents/node.ts';
import { compose } from '../../test/support/compose.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { type MountedForm, mountForm } from '../../test/support/mount-form.tsx';
import { column, materialRows, materialsTable } from './sample-table.ts';

const total: Node = {
  id: 'total',
  vModel: 'total',
  config: { aditKey: 'calculate', label: '预计费用' },
  props: { expression: ['materials-amount'], precision: 2 },
};
const open = (
  table: Parameters<typeof materialsTable>[0] = {},
  rows: readonly Record<string, unknown>[] = materialRows,
  more: Parameters<typeof mountForm>[1] = {},
) => mountForm({ nodes: [materialsTable(table), total] }, { values: { materials: structuredClone(rows) }, ...more });

const grid = () => page.getByRole('grid', { name: '处置材料' });
const notice = () => page.getByRole('group', { name: '处置材料' }).getByRole('status');
/** Row and column as people count them, from one. */
const cellAt = (row: number, col: number) =>
  document.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"] [aria-colindex="${col + 1}"]`);
const textAt = (row: number, col: number) => cellAt(row, col)?.textContent;
const press = async (row: number, col: number, how: { force?: boolean } = {}) => {
  await expect.poll(() => cellAt(row, col)).not.toBeNull();
  const cell = cellAt(row, col);
  if (cell) await userEvent.click(cell, how);
};
const rowsOf = ({ session }: MountedForm) => session.submitValues().materials as Record<string, unknown>[];
const focused = () => {
  const cell = document.activeElement?.closest('[aria-colindex]');
  const row = cell?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
  return cell && row ? [Number(row) - 1, Number(cell.getAttribute('aria-colindex')) - 1] : null;
};
const paste = (text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
};

describe('a sub-table as a sheet', () => {
  it('shows values as people read them, marks what is required and what is calculated', async () => {
    await open();
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
    const form = await open();
    await press(2, 4);
    await userEvent.keyboard('10');
    expect(textAt(2, 6)).toBe('460.00');
    await expect.element(page.getByRole('row', { name: /合计/ })).toHaveTextContent('1,384.00');
    expect(form.session.values().total).toBe(1384);
    expect(rowsOf(form)[1]).toMatchObject({ qty: 10, amount: 460 });
  });

  it('takes the first key of a word into the cell that Tab or an arrow reached', async () => {
    const form = await open();
    await press(1, 1);
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toEqual([1, 2]);
    await userEvent.keyboard('AB-7{Enter}');
    expect(focused()).toEqual([1, 3]);
    expect(rowsOf(form)[0]?.model).toBe('AB-7');
    expect(textAt(1, 2)).toBe('AB-7');
  });

  it('is walked by arrows, Home, End and Page keys, calculated cells and buttons included', async () => {
    await open();
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
    await open({}, materialRows.slice(0, 1));
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
    const form = await open();
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
    const form = await open();
    await press(1, 2);
    await userEvent.keyboard('{F2}{ArrowLeft}x');
    expect(rowsOf(form)[0]?.model).toBe('PU-20x0');
    expect(focused()).toEqual([1, 2]);
  });

  it('opens a list with one press and goes on with Enter after the choice', async () => {
    const form = await open();
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
    const form = await open();
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
    await open();
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

describe('rows', () => {
  it('are added by button, by Ctrl Enter and by Enter at the end, with the defaults of their columns', async () => {
    const children = [
      column('a', 'input', '名称', { config: { defaultValue: '无' } }),
      column('b', 'inputNumber', '数量'),
    ];
    const form = await open({ config: { children }, props: { actionText: '加一行', summaryField: ['b'] } }, []);
    await expect.element(page.getByText('暂无数据，点「加一行」开始填写，或从表格软件粘贴')).toBeVisible();
    await page.getByRole('button', { name: '加一行' }).click();
    expect(focused()).toEqual([1, 1]);
    expect(rowsOf(form)).toEqual([{ a: '无' }]);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(focused()).toEqual([2, 1]);
    await userEvent.keyboard('{Enter}3{Enter}');
    expect(focused()).toEqual([3, 1]);
    expect(rowsOf(form)).toEqual([{ a: '无' }, { a: '无', b: 3 }, { a: '无' }]);
  });

  it('are copied below themselves without the id of the stored row', async () => {
    const form = await open({}, [
      { ...materialRows[0], id: 'r1' },
      { ...materialRows[1], id: 'r2' },
    ]);
    await page.getByRole('button', { name: '复制第 1 行' }).click();
    expect(rowsOf(form).map(({ id, name }) => [id, name])).toEqual([
      ['r1', '高分子注浆液'],
      [undefined, '高分子注浆液'],
      ['r2', '快硬水泥'],
    ]);
    expect(focused()).toEqual([2, 1]);
    await userEvent.keyboard('新{Control>}d{/Control}');
    expect(rowsOf(form).map(({ name }) => name)).toEqual(['高分子注浆液', '新', '新', '快硬水泥']);
  });

  it('are removed by button and by keys, said so, and brought back', async () => {
    const form = await open();
    await page.getByRole('button', { name: '删除第 2 行' }).click();
    expect(rowsOf(form).map(({ name }) => name)).toEqual(['高分子注浆液', '遇水膨胀止水条']);
    await expect.element(notice()).toHaveTextContent('已删除第 2 行');
    await press(1, 1);
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    expect(rowsOf(form)).toHaveLength(1);
    expect(form.session.values().total).toBe(0);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(form.session.values().total).toBe(924);
    await userEvent.keyboard('{Control>}{Delete}{/Control}{Control>}{Delete}{/Control}');
    expect(rowsOf(form)).toEqual([]);
    await expect.element(page.getByRole('button', { name: '添加一行' })).toHaveFocus();
  });

  it('are selected and removed together where the design says so', async () => {
    const footerBtnsList = [
      { value: 'add', label: '新增', show: true },
      { value: 'batchRemove', label: '批量删除', show: true },
    ];
    const columnBtnsList = [{ value: 'remove', label: '删除', show: true }];
    const form = await open({ props: { footerBtnsList, columnBtnsList } });
    await expect.element(page.getByRole('button', { name: '新增' })).toBeVisible();
    expect(page.getByRole('button', { name: /复制/ }).elements()).toEqual([]);
    await page.getByRole('checkbox', { name: '选中第 1 行' }).click();
    await page.getByRole('checkbox', { name: '选中第 3 行' }).click();
    await page.getByRole('button', { name: '批量删除' }).click();
    expect(rowsOf(form).map(({ name }) => name)).toEqual(['快硬水泥']);
  });

  it('stop at the limit, with words', async () => {
    const form = await open(
      {},
      Array.from({ length: 1_000 }, () => ({ name: 'x', unit: 'u0', qty: 1 })),
    );
    await page.getByRole('button', { name: '添加一行' }).click();
    await expect.element(notice()).toHaveTextContent('最多 1000 行，已不能再加');
    expect(form.session.rows('materials')).toHaveLength(1_000);
  });
});

describe('pasting', () => {
  it('lays a block over the cells from the focus on, adds rows, and says what was not taken', async () => {
    const form = await open();
    await press(3, 3);
    await userEvent.keyboard('{Escape}');
    await press(3, 3);
    paste('袋\t1,200\t2.5\t9\r\n桶\t三\t1\t9\r\n');
    expect(rowsOf(form).slice(2)).toMatchObject([
      { name: '遇水膨胀止水条', unit: 'u1', qty: 1200, price: 2.5, amount: 3000 },
      { price: 1 },
    ]);
    await expect.element(notice()).toHaveTextContent('已粘贴 4 个单元格，2 个未写入');
    await page.getByRole('button', { name: '撤销' }).click();
    expect(rowsOf(form)).toHaveLength(3);
    expect(rowsOf(form)[2]?.qty).toBeUndefined();
  });

  it('leaves one text to the cell itself', async () => {
    const form = await open();
    await press(1, 2);
    const before = form.session.rows('materials')[0];
    paste('PU-300');
    expect(form.session.rows('materials')[0]).toBe(before);
    expect(notice().element().textContent).toBe('');
  });
});

describe('cells in error', () => {
  it('are tinted, named under the table, reached from the summary and put right one by one', async () => {
    const form = await open();
    expect(form.session.validate()).toHaveLength(1);
    const message = page.getByRole('button', { name: '第 3 行：单位、数量不能为空' });
    await expect.element(message).toBeVisible();
    expect(cellAt(3, 3)?.getAttribute('aria-invalid')).toBe('true');
    expect(getComputedStyle(cellAt(3, 4) ?? document.body).backgroundColor).not.toBe(
      getComputedStyle(cellAt(1, 4) ?? document.body).backgroundColor,
    );
    await expectAccessible(form.element);
    expect(form.handle.reveal('materials')).toBe(true);
    expect(focused()).toEqual([3, 3]);
    await userEvent.keyboard('{Enter}5');
    await expect.element(page.getByRole('button', { name: '第 3 行：单位不能为空' })).toBeVisible();
  });

  it('show when one leaves the row, and go with their row when another is removed', async () => {
    const form = await open({}, materialRows.slice(0, 2));
    await page.getByRole('button', { name: '添加一行' }).click();
    await userEvent.keyboard('注浆管');
    expect(page.getByText(/第 3 行：/).elements()).toEqual([]);
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByText('第 3 行：单位、数量不能为空')).toBeVisible();
    await page.getByRole('button', { name: '删除第 1 行' }).click();
    await expect.element(page.getByText('第 2 行：单位、数量不能为空')).toBeVisible();
    expect(form.session.problems()[0]?.cells.map(({ row }) => row)).toEqual([1, 1]);
  });

  it('are judged by the rules of their column', async () => {
    const children = [
      column('code', 'input', '编号', { config: { regList: [{ pattern: '/^K\\d+$/', message: '应为 K 加数字' }] } }),
    ];
    await open({ config: { children } }, [{ code: '' }]);
    await press(1, 1);
    await userEvent.keyboard('x1{Enter}');
    await expect.element(page.getByText('第 1 行：编号 应为 K 加数字')).toBeVisible();
  });
});

describe('columns', () => {
  it('that are never shown are not there, and keep their values', async () => {
    const children = [
      column('a', 'input', '名称'),
      column('b', 'input', '内部', { config: { noShow: true } }),
      column('c', 'input', '移动端', { config: { visibility: ['app'] } }),
    ];
    const form = await open({ config: { children } }, [{ a: '1', b: '2', c: '3' }]);
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
    await open({ config: { children } }, [
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
    const form = await open({ config: { children } }, [{ day: '2026-11-02', on: false }]);
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
    await open({ config: { children } }, [{ c0: 1 }]);
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
  const big = (count?: number) => open({ config: { children }, props: { summaryField: ['b'] } }, thousand(count));
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
    await expect.element(page.getByRole('row', { name: /合计/ })).toHaveTextContent('499500');
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

describe('states', () => {
  it('is a plain sheet in the record viewer: read and walked, not written', async () => {
    const form = await open({}, materialRows, { mode: 'view' });
    await expect.element(grid()).toHaveAttribute('aria-readonly', 'true');
    expect(page.getByRole('button').elements()).toEqual([]);
    await press(1, 1);
    await userEvent.keyboard('x{ArrowDown}');
    expect(focused()).toEqual([2, 1]);
    expect(rowsOf(form)[0]?.name).toBe('高分子注浆液');
    await expectAccessible(form.element);
  });

  it('takes nothing while disabled', async () => {
    const form = await open({ props: { disabled: true } });
    await expect.element(page.getByRole('button', { name: '添加一行' })).toBeDisabled();
    // A pointer does not wait for what is disabled, as a test's own click would.
    await press(1, 1, { force: true });
    await userEvent.keyboard('x');
    expect(rowsOf(form)[0]?.name).toBe('高分子注浆液');
  });

  it('says that it may not be empty', async () => {
    const form = await open({ config: { required: true } }, []);
    form.session.validate();
    await expect.element(page.getByText('处置材料不能为空')).toBeVisible();
    form.handle.reveal('materials');
    await expect.element(page.getByRole('button', { name: '添加一行' })).toHaveFocus();
  });

  it.each([
    ['filled', materialRows],
    ['empty', []],
  ])('is accessible: %s', async (_, rows) => {
    const { element } = await open({}, rows);
    await expect.element(grid()).toBeVisible();
    await expectAccessible(element);
  });

  it('is accessible while a cell is written in', async () => {
    const { element } = await open();
    await press(1, 3);
    await expectAccessible(element);
  });
});

describe('choosing records', () => {
  const addTableConf = {
    popupTitle: '从库存选择',
    interfaceId: 'stock',
    pageSize: 2,
    columnOptions: [
      { value: 'title', label: '名称' },
      { value: 'spec', label: '规格' },
    ],
    relationOptions: [
      { field: 'name', type: 1, value: 'title' },
      { field: 'model', type: 1, value: 'spec' },
      { field: 'qty', type: 2, value: 1 },
    ],
  };
  const stock = ['止水条', '注浆管', '水泥'].map((title, index) => ({ id: `s${index}`, title, spec: `型号 ${index}` }));

  it('searches, pages, and adds a row for each that was chosen', async () => {
    const asked: unknown[] = [];
    const services = testServices('zh', {
      request: async (call, { params, body }) => {
        const { keyword = '', currentPage = 1 } = body as { keyword?: string; currentPage?: number };
        asked.push([call, params, keyword, currentPage]);
        const found = stock.filter(({ title }) => title.includes(keyword));
        return { list: found.slice((currentPage - 1) * 2, currentPage * 2), pagination: { total: found.length } };
      },
    });
    const form = await open({ props: { addType: 1, addTableConf } }, [], { services });
    await page.getByRole('button', { name: '从库存选择' }).click();
    await page.getByText('止水条').click();
    await page.getByRole('listitem', { name: '2' }).click();
    await page.getByText('水泥', { exact: true }).click();
    await expect.element(page.getByText('已选 2 条')).toBeVisible();
    await page.getByRole('searchbox', { name: '输入关键字查询' }).fill('注浆');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('注浆管')).toBeVisible();
    await page
      .getByRole('button', { name: '确 定' })
      .or(page.getByRole('button', { name: '确定' }))
      .click();
    expect(rowsOf(form)).toEqual([
      { name: '止水条', model: '型号 0', qty: 1, amount: 0 },
      { name: '水泥', model: '型号 2', qty: 1, amount: 0 },
    ]);
    expect(asked.at(-1)).toEqual(['interfacePage', { id: 'stock' }, '注浆', 1]);
  });

  it('says that records could not be had and asks again', async () => {
    let tries = 0;
    const services = testServices('zh', {
      request: async () => {
        tries += 1;
        if (tries === 1) throw new Error('down');
        return { list: stock, pagination: { total: 3 } };
      },
    });
    await open({ props: { addType: 1, addTableConf } }, [], { services });
    await page.getByRole('button', { name: '从库存选择' }).click();
    await expect.element(page.getByText('数据没有取到')).toBeVisible();
    await page.getByRole('button', { name: /重\s?试/ }).click();
    await expect.element(page.getByText('注浆管')).toBeVisible();
    await expectAccessible();
  });
});

describe('a narrow sub-table', () => {
  const narrow = async (rows: readonly Record<string, unknown>[] = materialRows) => {
    await page.viewport(390, 844);
    return open({}, rows);
  };

  it('is cards, of which one opens and is written in place, with the total in sight', async () => {
    const form = await narrow();
    await expect.element(page.getByText('3 行')).toBeVisible();
    const card = page.getByRole('button', { name: /快硬水泥/ });
    await expect.element(card).toHaveTextContent('276.00');
    await card.click();
    await page.getByLabelText('数量').fill('10');
    expect(rowsOf(form)[1]).toMatchObject({ qty: 10, amount: 460 });
    await expect.element(page.getByText('1,384.00')).toBeVisible();
    await expectAccessible(form.element);
    await page.viewport(1280, 900);
  });

  it('names what a row lacks, adds and removes rows', async () => {
    const form = await narrow();
    form.session.validate();
    await expect.element(page.getByRole('button', { name: /遇水膨胀止水条.*单位、数量不能为空/ })).toBeVisible();
    form.handle.reveal('materials');
    await expect.element(page.getByRole('button', { name: /遇水膨胀止水条/ })).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: '删除第 3 行' }).click();
    expect(rowsOf(form)).toHaveLength(2);
    await page.getByRole('button', { name: '添加一行' }).click();
    await expect.element(page.getByLabelText('材料名称')).toHaveFocus();
    await page.viewport(1280, 900);
  });
});
