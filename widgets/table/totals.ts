import { sumColumn } from '../../engine/schema/calc/index.ts';
import { showEntry } from '../input-number/number-entry.ts';
import type { Row } from './paste-rows.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { TableSettings } from './stored-settings.ts';

const numbers = new Set(['integer', 'decimal', 'computed']);

/** Columns with a figure in the summary row. */
export function summedColumns(columns: readonly SheetColumn[], settings: TableSettings): SheetColumn[] {
  if (!settings.showSummary) return [];
  const { summaryField } = settings;
  return columns.filter(({ name, compiled }) =>
    summaryField.length > 0 ? summaryField.includes(name) : numbers.has(compiled.field.kind),
  );
}

/** The sum of a column as it stands in the summary row; decimals filled up as in the cells above. */
export function totalText(rows: readonly Row[], column: SheetColumn, settings: TableSettings): string {
  const { precision, thousands } = column.compiled.field.props;
  const sum = sumColumn(rows, column.name);
  return showEntry(sum, {
    ...(typeof precision === 'number' ? { precision } : {}),
    thousands: thousands === true || settings.thousands(column.name),
  });
}
