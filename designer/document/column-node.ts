import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import type { ValueKindName } from '../../engine/schema/fields/value-kind.ts';
import { isSaid } from '../../engine/schema/tables/read-tables.ts';
import { isObject, type JsonObject } from './json.ts';
import { spanOf, usualWidget } from './usual-widget.ts';

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

/** What a column holds, by its type. Names of types: dialect facts 2 and 3, and those of the database. */
function kindOfColumn({ dataType, dataLength }: Column): ValueKindName {
  switch (String(dataType ?? '').toLowerCase()) {
    case 'int':
    case 'integer':
    case 'smallint':
    case 'bigint':
      return 'integer';
    case 'decimal':
    case 'numeric':
    case 'real':
    case 'double precision':
      return 'decimal';
    case 'date':
      return 'date';
    case 'datetime':
    case 'timestamptz':
    case 'timestamp with time zone':
      return 'dateTime';
    case 'time without time zone':
      return 'time';
    case 'boolean':
      return 'boolean';
    case 'jsonb':
      return 'choices';
    case 'text':
      return 'longText';
    case 'character varying':
      return Number(dataLength) > 0 && Number(dataLength) <= lineMost ? 'text' : 'longText';
    default:
      return 'text';
  }
}

/** What people call a column. */
function labelOfColumn({ field, fieldName }: Column): string {
  return typeof fieldName === 'string' && fieldName.trim() !== '' ? fieldName.trim() : String(field);
}

/** A node whose field lives in a column of the model's own table. @param name of the field */
export function nodeOfColumn(column: Column, name: string, descriptors: DescriptorMap): JsonObject {
  const usual = usualWidget(kindOfColumn(column), descriptors);
  return {
    id: name,
    vModel: name,
    config: {
      aditKey: usual?.descriptor.key ?? '',
      label: labelOfColumn(column),
      ...(usual ? { span: spanOf(usual.descriptor) } : {}),
    },
    ...(usual && Object.keys(usual.props).length > 0 ? { props: usual.props } : {}),
  };
}

/** The same of a table that was made elsewhere: as long and as required as the column asks. */
export function nodeOfBoundColumn(column: Column, name: string, descriptors: DescriptorMap): JsonObject {
  const { field, dataLength, decimals, allowNull, hasDefault } = column;
  const node = nodeOfColumn(column, name, descriptors);
  const kind = kindOfColumn(column);
  const isText = kind === 'text' || kind === 'longText';
  const isAsked = allowNull !== undefined && !isSaid(allowNull) && !isSaid(hasDefault) && kind !== 'boolean';
  const props: JsonObject = {
    ...(isObject(node.props) ? node.props : {}),
    ...(isText && typeof dataLength === 'number' ? { maxlength: dataLength } : {}),
    ...(kind === 'decimal' && typeof decimals === 'number' ? { precision: decimals } : {}),
  };
  return {
    ...node,
    config: {
      ...(isObject(node.config) ? node.config : {}),
      ...(isAsked ? { required: true } : {}),
      columnName: String(field),
    },
    ...(Object.keys(props).length > 0 ? { props } : {}),
  };
}
