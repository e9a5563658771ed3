import type { Parsed } from '../../engine/schema/text/problem.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A column as pasting sees it. */
export interface PasteColumn {
  readonly name: string;
  /** Its cells are passed over and not counted as lost: they follow by themselves. */
  readonly calculated: boolean;
  read(text: string): Parsed;
  /** Whether this row takes a value here. */
  takes(row: Row): boolean;
}

export interface Pasted {
  readonly rows: readonly Row[];
  /** Places of the rows that changed or came. */
  readonly touched: readonly number[];
  readonly columns: readonly string[];
  readonly taken: number;
  readonly left: number;
}

/**
 * Lays a block of texts over rows, from one cell on to the right and down; rows come at the end as needed.
 * @param most rows that the table may have
 * @param startRow values of a new row
 */
export function pasteRows(
  before: readonly Row[],
  block: readonly (readonly string[])[],
  from: { readonly row: number; readonly columns: readonly PasteColumn[] },
  most: number,
  startRow: () => Row,
): Pasted {
  const rows = [...before];
  const touched: number[] = [];
  const columns = new Set<string>();
  let taken = 0;
  let left = 0;
  block.forEach((texts, down) => {
    const index = from.row + down;
    if (index >= most) {
      left += texts.filter((text) => text.trim() !== '').length;
      return;
    }
    const row: Record<string, unknown> = { ...(rows[index] ?? startRow()) };
    texts.forEach((text, right) => {
      const column = from.columns[right];
      if (column?.calculated) return;
      const parsed = column?.takes(row) ? column.read(text) : undefined;
      if (column && parsed?.ok) {
        row[column.name] = parsed.value;
        columns.add(column.name);
        if (text.trim() !== '') taken += 1;
      } else if (text.trim() !== '') left += 1;
    });
    rows[index] = row;
    touched.push(index);
  });
  return { rows, touched, columns: [...columns], taken, left };
}
