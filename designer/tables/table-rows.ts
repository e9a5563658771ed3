import type { Node } from '../../engine/schema/documents/node.ts';
import { propsOf } from '../../engine/schema/fields/descriptor.ts';
import { hasOwnColumn, isLookedUp, wishOf } from '../../engine/schema/tables/column-wish.ts';
import { type FieldSize, fieldSize } from '../../engine/schema/tables/field-size.ts';
import {
  childTableOf,
  columnNameOf,
  columnOf,
  columnsOf,
  type Found,
  isBound,
  mainTableOf,
} from '../../engine/schema/tables/read-tables.ts';
import type { DesignField } from '../document/design-fields.ts';
import type { JsonObject } from '../document/json.ts';

/** A column of a table, by the field that lives in it. */
export interface ColumnRow {
  readonly field: DesignField;
  /** Name that the design gives the column. */
  readonly column: string;
  /** The name is the field's own. */
  readonly isDerived: boolean;
  /** Stands in a column that every table has: who and when. */
  readonly isSystem: boolean;
  readonly entry: Found | undefined;
  readonly size: FieldSize;
  readonly wish: ReturnType<typeof wishOf>;
}

/** A table of a model as the designer shows it. */
export interface TableRows {
  /** '' for the main table, else the name of the sub-table. */
  readonly key: string;
  /** Key of the node of the sub-table. */
  readonly node: string | null;
  /** What people call it; '' for the main table. */
  readonly label: string;
  /** What the document says of it; nothing so far where absent. */
  readonly said: Found | undefined;
  readonly bound: boolean;
  readonly columns: readonly ColumnRow[];
  /** Columns of a bound table in which no field lives. */
  readonly free: readonly Found[];
}

/** The main table, then those of the sub-tables. @param fields of the design, columns after their table */
export function tableRows({ tables }: JsonObject, fields: readonly DesignField[]): TableRows[] {
  const rows = (key: string, node: string | null, label: string, said: Found | undefined): TableRows => {
    const own = fields.filter(({ table, kind }) => (table ?? '') === key && kind !== 'table');
    const columns = own.map((field) => columnRow(field, said));
    const used = new Set(columns.map(({ column }) => column));
    const bound = isBound(said);
    const free = bound
      ? columnsOf(said).filter(({ entry }) => !used.has(String(entry.field)) && entry.field !== said?.entry.tableField)
      : [];
    return { key, node, label, said, bound, columns, free };
  };
  const children = fields.filter(({ kind, table }) => kind === 'table' && table === null);
  return [
    rows('', null, '', mainTableOf(tables)),
    ...children.map(({ name, key, label, node }) => rows(name, key, label, childTableOf(tables, node))),
  ];
}

function columnRow(field: DesignField, said: Found | undefined): ColumnRow {
  const { node, kind, descriptor } = field;
  const column = columnNameOf(node);
  const entry = columnOf(said, column);
  // Fields of a design have passed the check that made them drawable.
  const drawn = node as unknown as Node;
  const size = fieldSize(kind, descriptor, propsOf(drawn, descriptor));
  return {
    field,
    column,
    isDerived: column === field.name,
    isSystem: isLookedUp(drawn, descriptor) || (field.table === null && !hasOwnColumn(kind, drawn, descriptor)),
    entry,
    size,
    wish: wishOf(entry?.entry, size),
  };
}
