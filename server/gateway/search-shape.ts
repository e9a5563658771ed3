import { createHash } from 'node:crypto';
import { keywordCodes } from '../../engine/schema/search/keyword-fields.ts';
import type { ChildShape, ColumnShape, PublishedModel } from './model-shape.ts';

/** A column that a keyword is looked for in. */
export interface SearchedColumn {
  readonly column: ColumnShape;
  /** The sub-table that it is a column of. */
  readonly child: ChildShape | null;
  /** Stands before its pieces, so that what stands in one column never counts as found in another. */
  readonly key: string;
  readonly way: 'letters' | 'starts' | 'value';
}

/** What a keyword finds in a model, all rights aside. */
export interface SearchShape {
  readonly columns: readonly SearchedColumn[];
  /** Rows hold their pieces; those of a table that others write to as well do not. */
  readonly isKept: boolean;
  /** By key, what its pieces depend on besides the values. */
  readonly signs: Readonly<Record<string, string>>;
}

/** What the catalogue says of a model's pieces. */
export interface SearchCatalogue {
  /** By key of the table and name of the column. */
  readonly keys: ReadonlyMap<string, number>;
  readonly isBound: boolean;
  /** The time zone in which moments are written. */
  readonly timeZone: string;
}

/** The columns that every table has; capitals, which no number of a column is written with. */
const systemKeys: Readonly<Record<string, string>> = {
  creator_id: 'A',
  creator_time: 'B',
  modifier_id: 'C',
  modify_time: 'D',
  organize_id: 'E',
  position_id: 'F',
};

export const columnKey = (table: string, column: string) => `${table}/${column}`;

export function searchShape(
  { list, catalogue, main, children }: Pick<PublishedModel, 'list' | 'catalogue' | 'main' | 'children'>,
  { keys, isBound, timeZone }: SearchCatalogue,
): SearchShape {
  const columns: SearchedColumn[] = [];
  const signs: Record<string, string> = {};
  for (const code of keywordCodes(list, catalogue)) {
    const place = placeOf(main.listable, children, code);
    const way = place?.column.kind.keyword;
    if (!place || !way) continue;
    const { column, child } = place;
    const number = keys.get(columnKey(child?.field.name ?? '', column.name));
    const key = systemKeys[column.name] ?? number?.toString(36);
    // Two fields may show one system column.
    if (key === undefined || signs[key] !== undefined) continue;
    columns.push({ column, child, key, way });
    signs[key] = way === 'value' ? way : `${way} ${signOf(column, timeZone)}`;
  }
  return { columns, isKept: !isBound, signs };
}

function placeOf(own: PublishedModel['main']['listable'], children: PublishedModel['children'], code: string) {
  const column = own.get(code);
  if (column) return { column, child: null };
  const dash = code.indexOf('-');
  const child = dash < 0 ? undefined : children.get(code.slice(0, dash));
  const cell = child?.byField.get(code.slice(dash + 1));
  return child && cell ? { column: cell, child } : undefined;
}

/** A mask, decimals, a format: settings of the field that its text depends on. */
function signOf({ field, kind }: ColumnShape, timeZone: string): string {
  const settings = JSON.stringify([field.props, field.node.props, kind.column === 'timestamptz' ? timeZone : '']);
  return createHash('sha256').update(settings).digest('base64').slice(0, 12);
}
