import { isRecord, type JsonRecord } from '../common/json.ts';
import { componentNamed, isRowPart } from './component-table.ts';
import {
  componentNameOf,
  gridColumns,
  type KeptEntry,
  orderedProperties,
  type SchemaEntry,
  schemaOf,
  type Wrapper,
  without,
} from './schema-tree.ts';

export interface SchemaChildren {
  readonly entries: SchemaEntry[];
  readonly kept: KeptEntry[];
}

/** All of its properties, none of which becomes a node. */
export function asKept(schema: JsonRecord): KeptEntry[] {
  return childrenIn(schema, { columns: undefined, inTable: false, within: [] }, () => []).kept;
}

type Around = Pick<SchemaEntry, 'columns' | 'inTable' | 'within'>;

/** The children of a layout or object, in their order; what is no schema is kept beside. */
export function childrenOfSchema(schema: JsonRecord): SchemaChildren {
  const around = { columns: gridColumns(schema), inTable: false, within: [] };
  const isGrid = around.columns !== undefined;
  return childrenIn(schema, around, (name, child) => (isGrid ? cellOf(name, child, around) : undefined));
}

/**
 * The columns of rows: every field below, however deep it stands in layouts and objects, since a sub-table has columns and
 * nothing else. Buttons, handles and numbers of rows are kept: our table has them of itself.
 */
export function columnsOfSchema(items: JsonRecord): SchemaChildren {
  return columnsIn(items, []);
}

function columnsIn(schema: JsonRecord, within: readonly Wrapper[]): SchemaChildren {
  const around = { columns: undefined, inTable: true, within };
  return childrenIn(schema, around, (name, child) => {
    const isHolder = isRecord(child.properties) && holdsField(child);
    if (!isHolder) return isField(child) ? undefined : [];
    const inside = columnsIn(child, [...within, { name, schema: without(child, 'properties') }]);
    return withKept(inside, within.length);
  });
}

/** A kept part of a wrapper stands in the wrapper of the first of its fields. */
function withKept({ entries, kept }: SchemaChildren, depth: number): SchemaEntry[] {
  const [first, ...rest] = entries;
  const own = first?.within[depth];
  if (!first || !own || kept.length === 0) return entries;
  const within = first.within.with(depth, { ...own, kept });
  return [{ ...first, within }, ...rest];
}

/**
 * @param unwrap entries that take the place of a child; none where it is kept as it is, undefined where it is one itself
 */
function childrenIn(
  schema: JsonRecord,
  around: Around,
  unwrap: (name: string, child: JsonRecord) => SchemaEntry[] | undefined,
): SchemaChildren {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const entries: SchemaEntry[] = [];
  const kept: KeptEntry[] = [];
  let after: string | undefined;
  for (const [name, child] of orderedProperties(schemaOf(schema.properties))) {
    const own = isRecord(child) ? { name, schema: child, isRequired: required.includes(name), ...around } : undefined;
    const inside = own && (unwrap(name, own.schema) ?? [own]);
    if (inside && inside.length > 0) entries.push(...inside);
    else kept.push({ name, ...(after === undefined ? {} : { after }), entry: child });
    after = name;
  }
  return { entries, kept };
}

/** A cell of a grid with one child is the width of that child. */
function cellOf(name: string, cell: JsonRecord, around: Around): SchemaEntry[] | undefined {
  if (componentNameOf(cell) !== 'FormGrid.GridColumn' || !isRecord(cell.properties)) return undefined;
  const [only, ...more] = Object.entries(cell.properties);
  if (!only || more.length > 0 || !isRecord(only[1])) return undefined;
  const within = [{ name, schema: without(cell, 'properties') }];
  return [{ name: only[0], schema: only[1], isRequired: false, ...around, within }];
}

function isField(schema: JsonRecord): boolean {
  const component = componentNameOf(schema);
  const known = componentNamed(component)?.control.kind;
  if (known !== undefined) return known === 'field' && !isRows(schema);
  return schema.type !== 'void' && !isRowPart(component) && typeof schema.type === 'string' && !isRows(schema);
}

/** Rows in rows: a sub-table has none. */
export function isRows(schema: JsonRecord): boolean {
  if (componentNamed(componentNameOf(schema))?.control.aditKey === 'table') return true;
  return schema.type === 'array' && isRecord(schemaOf(schema.items).properties) && !componentNameOf(schema);
}

/** Whether any field stands below; as deep as a document may be. */
function holdsField(schema: JsonRecord, depth = 0): boolean {
  if (depth > 32 || isRows(schema)) return false;
  const children = Object.values(schemaOf(schema.properties)).filter(isRecord);
  return children.some((child) => isField(child) || holdsField(child, depth + 1));
}
