import { propsOf } from '../fields/descriptor.ts';
import { pointer } from '../findings/finding.ts';
import { shortText } from '../findings/value-words.ts';
import { limits } from '../limits.ts';
import { childServerColumns, readsType, serverColumns } from '../tables/bound-types.ts';
import { columnNameLength, isPlainColumnName } from '../tables/column-name.ts';
import {
  hasOwnColumn,
  isPlainKind,
  lengthMost,
  lengthOf,
  mayBeIndexed,
  takesDecimals,
  takesLength,
} from '../tables/column-wish.ts';
import { type FieldSize, fieldSize } from '../tables/field-size.ts';
import {
  childTableOf,
  columnNameOf,
  columnOf,
  columnsOf,
  type Found,
  isBound,
  mainTableOf,
} from '../tables/read-tables.ts';
import type { ValueKindName } from '../values/index.ts';
import { carriesValue, labelOf, type Place } from './places.ts';
import { isRecord, type Report } from './report.ts';

interface Stored {
  readonly place: Place;
  readonly kind: ValueKindName;
  readonly column: string;
}

/**
 * What is wrong between the fields of a model and its tables. A design without tables has nothing of this.
 * @param at of the list of tables
 */
export function checkTables(tables: unknown, places: readonly Place[], report: Report, at = '/tables'): void {
  const main = mainTableOf(tables);
  const used = new Set<number>(main ? [main.index] : []);
  const fieldsOf = (table: Place | undefined) => places.filter((place) => place.table === table).flatMap(storedIn);
  checkTable(main, fieldsOf(undefined), at, report, false);
  for (const place of places) {
    if (place.kind !== 'table' || place.table) continue;
    const child = childTableOf(tables, place.node);
    if (child) used.add(child.index);
    checkTable(child, fieldsOf(place), at, report, true);
  }
  reportTwins(tables, used, at, report);
}

function storedIn(place: Place): Stored[] {
  const { kind, node, descriptor } = place;
  if (!kind || !descriptor || !carriesValue(place) || !hasOwnColumn(kind, node, descriptor)) return [];
  const column = columnNameOf(node);
  return column === '' ? [] : [{ place, kind, column }];
}

/** A second table of the same name is nobody's: the first has its fields. */
function reportTwins(tables: unknown, used: ReadonlySet<number>, at: string, report: Report): void {
  if (!Array.isArray(tables)) return;
  const seen = new Set<unknown>();
  tables.forEach((table: unknown, index) => {
    if (!isRecord(table) || typeof table.table !== 'string') return;
    if (seen.has(table.table) && !used.has(index))
      report.add('table.twin', pointer(at, index, 'table'), { name: shortText(table.table) });
    seen.add(table.table);
  });
}

function checkTable(
  table: Found | undefined,
  fields: readonly Stored[],
  at: string,
  report: Report,
  isChild: boolean,
): void {
  const here = table ? pointer(at, table.index, 'fields') : '';
  const bound = isBound(table);
  const first = new Map<string, Stored>();
  for (const field of fields) {
    checkName(field, bound ? table : undefined, report, isChild ? childServerColumns : serverColumns);
    const other = first.get(field.column);
    // Twins of a name have their own finding.
    if (other && other.place.node.vModel !== field.place.node.vModel) reportShared(field, other, report);
    if (!other) first.set(field.column, field);
    const entry = columnOf(table, field.column);
    if (entry) checkEntry(field, entry, pointer(here, entry.index), report, { bound, isChild });
  }
  checkEntries(table, first, here, report, bound);
}

/** @param bound the table where it was made elsewhere */
function checkName(
  { place, column }: Stored,
  bound: Found | undefined,
  report: Report,
  ours: ReadonlySet<string>,
): void {
  if (place.node.config.columnName === undefined && !bound) return;
  const at = pointer(place.at, 'config', 'columnName');
  if (bound) {
    const args = { name: shortText(column), label: labelOf(place.node) };
    const isThere = columnOf(bound, column) !== undefined;
    const isOurs = ours.has(column) || column === bound.entry.tableField;
    if (isOurs && (isThere || place.node.config.columnName !== undefined)) report.add('table.reserved', at, args);
    // A field that names no column gets one of its own; of columns that nobody has read nothing is known.
    else if (!isThere && columnsOf(bound).length > 0 && place.node.config.columnName !== undefined)
      report.add('table.noColumn', at, args);
    return;
  }
  if (column.length > columnNameLength)
    report.add('table.longName', at, { name: shortText(column), limit: columnNameLength });
  else if (!isPlainColumnName(column)) report.add('table.columnName', at, { name: shortText(column) });
}

/** The names of fields are unique, so one of the two says where it lives. */
function reportShared(field: Stored, other: Stored, report: Report): void {
  const said = field.place.node.config.columnName === undefined ? other : field;
  const near = said === field ? other : field;
  report.add('table.shared', pointer(said.place.at, 'config', 'columnName'), {
    label: labelOf(said.place.node),
    other: labelOf(near.place.node),
    name: shortText(field.column),
  });
}

interface Circumstance {
  readonly bound: boolean;
  readonly isChild: boolean;
}

function checkEntry({ place, kind }: Stored, { entry }: Found, at: string, report: Report, where: Circumstance): void {
  const label = labelOf(place.node);
  const { descriptor } = place;
  if (!descriptor) return;
  const size = fieldSize(kind, descriptor, propsOf(place.node, descriptor));
  const { length } = lengthOf(entry);
  if (where.bound && typeof entry.dataType === 'string' && !readsType(kind, entry.dataType))
    report.add('table.kind', place.at, { label, type: shortText(entry.dataType) });
  if (entry.unique === true && (!isPlainKind(kind) || where.isChild))
    report.add('table.notUnique', pointer(at, 'unique'), { label });
  if (entry.index === true && !mayBeIndexed(size, length)) {
    const code = isPlainKind(kind) ? 'table.longIndex' : 'table.notIndexed';
    report.add(code, pointer(at, 'index'), { label, limit: limits.uniqueTextLength });
  }
  // The lengths of a table that was made elsewhere are what they are.
  if (takesLength(kind)) checkLength(size, entry, at, report, { label, bound: where.bound });
}

type Label = ReturnType<typeof labelOf>;

function checkLength(
  { kind, maxLength }: FieldSize,
  entry: Found['entry'],
  at: string,
  report: Report,
  { label, bound }: { label: Label; bound: boolean },
): void {
  const { length, decimals: inLength } = lengthOf(entry);
  const most = lengthMost(kind);
  if (length === undefined && !isEmptyLength(entry.dataLength))
    report.add('table.length', pointer(at, 'dataLength'), { label, limit: most });
  if (length === undefined) return;
  // A text that may be longer than any column with a length has one without.
  if (length > most && !bound) report.add('table.length', pointer(at, 'dataLength'), { label, limit: most });
  else if (maxLength !== undefined && maxLength > length)
    report.add('table.short', pointer(at, 'dataLength'), { label, length, max: maxLength });
  const decimals = typeof entry.decimals === 'number' ? entry.decimals : inLength;
  if (takesDecimals(kind) && decimals !== undefined && decimals > length)
    report.add('table.decimals', pointer(at, 'decimals'), { label, decimals, length });
}

/** Other dialects write nothing, or a word such as "default", where a type has its usual length. */
function isEmptyLength(length: unknown): boolean {
  return typeof length !== 'number' || length === 0;
}

function checkEntries(
  table: Found | undefined,
  used: ReadonlyMap<string, Stored>,
  at: string,
  report: Report,
  bound: boolean,
): void {
  const seen = new Set<unknown>();
  for (const { entry, index } of columnsOf(table)) {
    const name = shortText(String(entry.field));
    if (seen.has(entry.field)) report.add('table.twinColumn', pointer(at, index, 'field'), { name });
    else if (!used.has(String(entry.field)) && !bound && (entry.index === true || entry.unique === true))
      report.add('table.noField', pointer(at, index, 'field'), { name });
    seen.add(entry.field);
  }
}
