import { ownValue } from '../../engine/schema/calc/index.ts';
import type { CompiledTable } from '../../engine/schema/check/index.ts';
import type { RowSource } from '../../engine/schema/fields/row-source.ts';
import { isEmptyValue, valueKinds } from '../../engine/schema/values/index.ts';
import type { Row } from './paste-rows.ts';

/**
 * A record of a data interface as a row: the design says which of its fields goes into which column, or which fixed
 * value. Where it says nothing, fields and columns of one name belong together. What a column does not take stays out.
 */
export function pickedRow(entry: Row, source: RowSource, table: CompiledTable): Row {
  const relations =
    source.relations.length > 0
      ? source.relations
      : table.columns.map(({ field }) => ({ field: field.name, constant: false, value: field.name }));
  const row: Record<string, unknown> = {};
  for (const { field: name, constant, value } of relations) {
    const field = table.byName.get(name)?.field;
    const given = constant ? value : typeof value === 'string' ? ownValue(entry, value) : undefined;
    if (!field || field.kind === 'computed' || isEmptyValue(given)) continue;
    const parsed = valueKinds[field.kind].parse(given, field);
    if (parsed.ok) row[name] = parsed.value;
  }
  return row;
}
