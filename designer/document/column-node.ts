import { isSaid } from '../../engine/schema/tables/read-tables.ts';
import type { JsonObject } from './json.ts';

/** What is known of a column that a field can be made for. */
export interface Column {
  readonly field?: unknown;
  readonly fieldName?: unknown;
  readonly dataType?: unknown;
  readonly dataLength?: unknown;
  readonly decimals?: unknown;
  readonly allowNull?: unknown;
  readonly hasDefault?: unknown;
}

/** Columns beyond this length are drawn as several lines. */
const lineMost = 200;

/** A field for a column, by its type. Names of types: dialect facts 2 and 3, and those of the database. */
export function widgetOfColumn({ dataType, dataLength }: Column): string {
  switch (String(dataType ?? '').toLowerCase()) {
    case 'int':
    case 'integer':
    case 'smallint':
    case 'bigint':
      return 'inputIntNumber';
    case 'decimal':
    case 'numeric':
    case 'real':
    case 'double precision':
      return 'inputNumber';
    case 'date':
      return 'date';
    case 'datetime':
    case 'timestamptz':
    case 'timestamp with time zone':
      return 'datetime';
    case 'time without time zone':
      return 'time';
    case 'boolean':
      return 'switch';
    case 'jsonb':
      return 'select';
    case 'text':
      return 'textarea';
    case 'character varying':
      return Number(dataLength) > 0 && Number(dataLength) <= lineMost ? 'input' : 'textarea';
    default:
      return 'input';
  }
}

/** What people call a column. */
export function labelOfColumn({ field, fieldName }: Column): string {
  return typeof fieldName === 'string' && fieldName.trim() !== '' ? fieldName.trim() : String(field);
}

/**
 * A node whose field lives in a column of a table that was made elsewhere, as long and as required as the column asks.
 * @param name of the field
 */
export function nodeOfColumn(column: Column, name: string): JsonObject {
  const aditKey = widgetOfColumn(column);
  const { field, dataLength, decimals, allowNull, hasDefault } = column;
  const isText = aditKey === 'input' || aditKey === 'textarea';
  const isAsked = allowNull !== undefined && !isSaid(allowNull) && !isSaid(hasDefault) && aditKey !== 'switch';
  return {
    id: name,
    vModel: name,
    config: {
      aditKey,
      label: labelOfColumn(column),
      span: aditKey === 'textarea' ? 24 : 12,
      ...(isAsked ? { required: true } : {}),
      columnName: String(field),
    },
    // What is kept as a list.
    ...(aditKey === 'select' ? { props: { multiple: true } } : {}),
    ...(isText && typeof dataLength === 'number' ? { props: { maxlength: dataLength } } : {}),
    ...(aditKey === 'inputNumber' && typeof decimals === 'number' ? { props: { precision: decimals } } : {}),
  };
}
