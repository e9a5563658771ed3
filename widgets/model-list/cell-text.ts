import type { Services } from '../../engine/contract/services.ts';
import { formatNumber } from '../../engine/schema/calc/index.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { momentTitle } from '../../engine/schema/helpers/moment-words.ts';
import {
  amountWords,
  isEmptyValue,
  isFileEntry,
  isInWords,
  machineTimeZone,
  type Option,
  staticOptions,
  valueKinds,
  withAffixes,
} from '../../engine/schema/values/index.ts';
import type { ListColumn, Row } from './model.ts';

/** In which language and zone values are written. */
export type Words = Pick<Services, 'language' | 'translate' | 'timeZone'>;

const numbers = new Set(['integer', 'decimal', 'computed']);

/** A value of a list row as people read it; the server has put words in the place of what has to be looked up. */
export function cellText(listed: ListColumn, row: Row, words: Words): string {
  return cellValues(listed, row)
    .map((value) => textOf(listed, value, words))
    .filter((text) => text !== '')
    .join(words.translate('list.separator'));
}

const here = (words: Words) => ({ ...words, machineZone: machineTimeZone() });

/** What the tooltip says: the whole of it, with the zone of a moment, with the names of files and one line for each row of a sub-table. */
export function cellTitle(listed: ListColumn, row: Row, text: string, words: Words): string {
  const { field } = listed;
  if (text === '' || !field) return text;
  const values = cellValues(listed, row);
  if (field.kind === 'dateTime') return values.map((value) => momentTitle(String(value ?? ''), here(words))).join('\n');
  if (field.kind !== 'files' && !field.table) return text;
  if (field.kind === 'files') return values.flatMap(fileNames).join('\n');
  return values
    .map((value) => textOf(listed, value, words))
    .filter((line) => line !== '')
    .join('\n');
}

/** One value; of a column of a sub-table, one for each of its rows. */
function cellValues({ column, field }: ListColumn, row: Row): unknown[] {
  if (!field?.table) return [row[column.prop]];
  const rows = row[field.table];
  return Array.isArray(rows) ? rows.map((one) => Reflect.get(Object(one), field.name)) : [];
}

/** A value of one row of a sub-table, as `cellText`. */
export function childText(listed: ListColumn, child: object, words: Words): string {
  return listed.field ? textOf(listed, Reflect.get(child, listed.field.name), words) : '';
}

function textOf({ field, thousands }: ListColumn, value: unknown, { language, translate, timeZone }: Words): string {
  if (isEmptyValue(value)) return '';
  if (!field) return String(value);
  const kind = valueKinds[field.kind];
  if (kind.isEmpty(value)) return '';
  if (field.kind === 'files') return translate('list.files', { count: fileNames(value).length });
  if (numbers.has(field.kind)) {
    const words = amountWords(value, field, translate);
    const figure = numberText(field, value, thousands);
    return words ? `${figure}（${words}）` : figure;
  }
  if (isInWords(field) && typeof value === 'string') return value;
  const text = kind.display(value, field, {
    ...{ language, translate, timeZone },
    optionsOf: (asked) => staticOptions(asked) ?? [],
  });
  // The unit of figures stands in the head.
  return field.kind === 'numberRange' ? text : withAffixes(text, field, language);
}

export function numberText(field: Field | undefined, value: unknown, thousands: boolean): string {
  const precision = field?.props.precision;
  return formatNumber(value, {
    thousands: thousands || field?.props.thousands === true,
    ...(typeof precision === 'number' ? { precision } : {}),
  });
}

function fileNames(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isFileEntry).map(({ name }) => name) : [];
}

/** How the option that was chosen is marked, where the design marks it. */
export function cellStatus({ column, field }: ListColumn, row: Row): Option['status'] {
  if (!field || field.table) return undefined;
  const chosen = row[`${column.prop}_id`] ?? row[column.prop];
  return staticOptions(field)?.find(({ value }) => String(value) === String(chosen))?.status;
}
