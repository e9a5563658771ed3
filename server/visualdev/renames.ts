import type { FieldCatalogue } from '../../engine/schema/fields/fields.ts';

/** Names that fields and sub-tables of a version go by in the next. */
export interface Renames {
  /** By the name that a sub-table had. */
  readonly tables: ReadonlyMap<string, string>;
  /** By the name that a table had ('' for the main one), then by the name that the field had. */
  readonly fields: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

interface Named {
  readonly name: string;
  readonly node: { readonly id: string };
}

/**
 * Fields and sub-tables that are the same node in both versions, under another name: what they hold stays theirs.
 * @param before undefined for the first version
 */
export function renamesOf(before: FieldCatalogue | null, now: FieldCatalogue): Renames {
  const tables = new Map<string, string>();
  const fields = new Map<string, ReadonlyMap<string, string>>();
  if (!before) return { tables, fields };
  const plain = ({ fields: all, tables: children }: FieldCatalogue) => all.filter(({ name }) => !children.has(name));
  fields.set('', renamed(plain(before), plain(now)));
  const later = new Map([...now.tables.values()].map((table) => [table.node.id, table]));
  for (const table of before.tables.values()) {
    const same = later.get(table.node.id);
    if (!same) continue;
    if (same.name !== table.name) tables.set(table.name, same.name);
    fields.set(table.name, renamed(table.columns, same.columns));
  }
  return { tables, fields };
}

function renamed(before: readonly Named[], now: readonly Named[]): Map<string, string> {
  const later = new Map(now.map(({ node, name }) => [node.id, name]));
  const names = new Map<string, string>();
  for (const { node, name } of before) {
    const other = later.get(node.id);
    if (other !== undefined && other !== name) names.set(name, other);
  }
  return names;
}

/**
 * What a name of the version before is called now. One that was given away to another field or sub-table is called what
 * none can be: what it names is neither lost nor taken for the other's.
 * @param taken names that are not free; grows
 */
export function calledNow(name: string, renames: ReadonlyMap<string, string> | undefined, taken: Set<string>): string {
  const other = renames?.get(name);
  if (other !== undefined) return other;
  if (![...(renames?.values() ?? [])].includes(name)) return name;
  let free = `${name}~`;
  while (taken.has(free)) free += '~';
  taken.add(free);
  return free;
}

/** Codes of rights that another code stands for now. */
export function renamedCodes(before: FieldCatalogue | null, { tables, fields }: Renames): Map<string, string> {
  const codes = new Map<string, string>(fields.get('') ?? []);
  for (const { name: table, columns } of before?.tables.values() ?? []) {
    const now = tables.get(table) ?? table;
    if (now !== table) codes.set(table, now);
    for (const { name } of columns) {
      const [code, later] = [`${table}-${name}`, `${now}-${fields.get(table)?.get(name) ?? name}`];
      // A column of a sub-table that is gone is granted to nobody else.
      if (code !== later && fields.has(table)) codes.set(code, later);
    }
  }
  return codes;
}
