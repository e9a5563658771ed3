import { keyEntry } from './common/control-of.ts';
import { isRecord, type JsonRecord, textOf } from './common/json.ts';
import { listItemKeys } from './common/property-table.ts';

/** Fields out of the control designs that columns and search items carry along, each field once, columns first. */
export function fieldsOfList(list: JsonRecord): JsonRecord[] {
  const fields = new Map<string, JsonRecord>();
  for (const name of ['columnList', 'searchList']) {
    const items = list[name];
    if (!Array.isArray(items)) continue;
    for (const item of items) {
      if (!isRecord(item)) continue;
      const prop = textOf(item.prop) ?? textOf(item.id) ?? textOf(item.__vModel__);
      if (prop !== undefined && !fields.has(prop)) fields.set(prop, fieldOfItem(item, prop));
    }
  }
  return [...fields.values()];
}

/** The item less what belongs to the list; an item without a design gives its label and control key. */
function fieldOfItem(item: JsonRecord, prop: string): JsonRecord {
  const field: JsonRecord = {};
  for (const [key, value] of Object.entries(item)) if (!listItemKeys.has(key)) field[key] = value;
  const entry = keyEntry(item);
  const dash = prop.indexOf('-');
  const column = dash > 0 ? { isSubTable: true, parentVModel: prop.slice(0, dash) } : {};
  // The table's own label stands only there.
  if (item.fullName !== undefined && dash > 0) field.fullName = item.fullName;
  if (!isRecord(item.__config__))
    field.__config__ = { ...(entry ? { [entry.keyName]: entry.key } : {}), label: item.label, ...column };
  field.__vModel__ = textOf(item.__vModel__) ?? prop.slice(dash + 1);
  return field;
}

/**
 * Generated pages list the columns of a sub-table among the fields of the form, each with the name of its table; here
 * they come below a table of that name, at the place of the first of them.
 */
export function groupColumns(fields: readonly unknown[]): unknown[] {
  const grouped: unknown[] = [];
  const tables = new Map<string, unknown[]>();
  const named = new Set(fields.flatMap((field) => (isRecord(field) ? [textOf(field.__vModel__) ?? ''] : [])));
  for (const field of fields) {
    const config = isRecord(field) && isRecord(field.__config__) ? field.__config__ : undefined;
    const parent = config?.isSubTable === true ? textOf(config.parentVModel) : undefined;
    if (!isRecord(field) || !config || parent === undefined || named.has(parent)) {
      grouped.push(field);
      continue;
    }
    const columns = tables.get(parent);
    if (columns) {
      columns.push(field);
      continue;
    }
    const children = [field];
    tables.set(parent, children);
    grouped.push({
      __config__: {
        jnpfKey: 'table',
        label: tableLabel(field, config) ?? parent,
        layout: 'rowFormItem',
        span: 24,
        tableName: config.relationTable ?? '',
        children,
      },
      __vModel__: parent,
    });
  }
  return grouped;
}

/** A column's full name is its table's label and its own, joined by a dash. */
function tableLabel(field: JsonRecord, config: JsonRecord): string | undefined {
  const full = textOf(field.fullName);
  const own = textOf(config.label);
  return full && own && full.endsWith(`-${own}`) ? full.slice(0, -own.length - 1) || undefined : undefined;
}
