import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Node } from '../../engine/schema/documents/node.ts';
import { type MountedForm, mountForm } from './mount-form.tsx';
import { materialRows, materialsTable } from './sample-table.ts';

const total: Node = {
  id: 'total',
  vModel: 'total',
  config: { aditKey: 'calculate', label: '预计费用' },
  props: { expression: ['materials-amount'], precision: 2 },
};
/** A form with the table of materials and a field that adds up its amounts. */
export const openTable = (
  table: Parameters<typeof materialsTable>[0] = {},
  rows: readonly Record<string, unknown>[] = materialRows,
  more: Parameters<typeof mountForm>[1] = {},
) => mountForm({ nodes: [materialsTable(table), total] }, { values: { materials: structuredClone(rows) }, ...more });

export const grid = () => page.getByRole('grid', { name: '处置材料' });
export const notice = () => page.getByRole('group', { name: '处置材料' }).getByRole('status');
/** Row and column as people count them, from one. */
export const cellAt = (row: number, col: number) =>
  document.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"] [aria-colindex="${col + 1}"]`);
export const textAt = (row: number, col: number) => cellAt(row, col)?.textContent;
export const press = async (row: number, col: number, how: { force?: boolean } = {}) => {
  await expect.poll(() => cellAt(row, col)).not.toBeNull();
  const cell = cellAt(row, col);
  if (cell) await userEvent.click(cell, how);
};
/** As they would be sent. */
export const rowsOf = ({ session }: MountedForm) => session.submitValues().materials as Record<string, unknown>[];
/** Row and column of the focus, as people count them; null outside the cells. */
export const focused = () => {
  const cell = document.activeElement?.closest('[aria-colindex]');
  const row = cell?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
  return cell && row ? [Number(row) - 1, Number(cell.getAttribute('aria-colindex')) - 1] : null;
};
export const paste = (text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
};
