import { storedWhole, type ValueKind } from '../fields/value-kind.ts';
import { limits } from '../limits.ts';
import { isEmptyValue } from '../text/emptiness.ts';
import { accept, refuse } from '../text/problem.ts';
import { isUnstorable, plainText } from './plain-text.ts';

/** Rows of a sub-table: a table of their own. Each row is checked by the columns, not here. */
export const tableKind: ValueKind = {
  name: 'table',
  column: null,
  operators: ['empty', 'notEmpty'],
  search: null,
  keyword: null,
  align: 'left',
  sortable: false,
  lookup: false,
  isEmpty: isEmptyValue,
  parse: (value) => {
    if (!Array.isArray(value)) return refuse('field.table');
    if (value.length > limits.tableRows) return refuse('field.tableRows', { max: limits.tableRows });
    const rows = value.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row));
    return rows ? accept(value) : refuse('field.table');
  },
  display: (value, _field, { translate }) =>
    Array.isArray(value) && value.length > 0 ? translate('value.rows', { count: value.length }) : '',
};

/** Points, lines and areas as GeoJSON. */
export const geometryKind: ValueKind = {
  name: 'geometry',
  ...storedWhole,
  isEmpty: isEmptyValue,
  parse: (value) => {
    const isGeometry = typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
    return isGeometry && isStorable(value) ? accept(value) : refuse('field.geometry');
  },
  display: (value) =>
    typeof value === 'object' && value !== null && 'type' in value ? (plainText(value.type) ?? '') : '',
};

/** Whether a column of JSON can hold every text in it. Walks with a list of its own: depth costs no stack. */
function isStorable(root: object): boolean {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && isUnstorable(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, part] of Object.entries(next)) {
      if (isUnstorable(key)) return false;
      open.push(part);
    }
  }
  return true;
}
