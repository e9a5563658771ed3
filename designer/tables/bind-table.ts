import type { DatabaseColumn } from '../../engine/schema/calls/index.ts';
import { pointer } from '../../engine/schema/findings/finding.ts';
import { childTableOf, columnOf, type Found, mainTableOf } from '../../engine/schema/tables/read-tables.ts';
import { insertNode } from '../commands/insert-node.ts';
import { valueOperations } from '../commands/set-value.ts';
import { nodeOfBoundColumn } from '../document/column-node.ts';
import { type Design, defineCommand, isRefused, type Plan, type Refused } from '../document/command.ts';
import { type DesignTree, treeOf } from '../document/design-tree.ts';
import { freeNames } from '../document/free-names.ts';
import { isObject, type Json, type JsonObject } from '../document/json.ts';
import { applyPatch, type Operation } from '../document/patch.ts';

/** A sub-table, and how its rows know theirs. */
export interface BoundChild {
  /** Key of the node of the sub-table. */
  readonly key: string;
  /** Column of the table that leads to the main table, and the one there whose value it has. */
  readonly tableField: string;
  readonly relationField: string;
}

export interface BindTable {
  readonly table: string;
  /** Absent: the main form is bound. */
  readonly child?: BoundChild;
  /** The columns that it has: kept in the document, so that fields can be held to them. */
  readonly columns: readonly DatabaseColumn[];
  /** Names of those that become fields. */
  readonly chosen: readonly string[];
}

/**
 * Lets the main form, or a sub-table, live in a table of the database; the columns that were chosen become fields at its end.
 */
export const bindTable = defineCommand<BindTable>({
  name: 'table.bind',
  plan: (design, { table, child, columns, chosen }) => {
    const { document, tree } = design;
    const around = child && tree.nodes.get(child.key);
    if (child && !around) return { refused: 'refusal.gone' };
    const said = around ? childTableOf(document.tables, around.node) : mainTableOf(document.tables);
    const list: Json[] = Array.isArray(document.tables) ? [...document.tables] : [];
    const entry: JsonObject = {
      ...(said ? plainEntry(list[said.index]) : {}),
      table,
      typeId: around ? '0' : '1',
      bound: true,
      ...(child ? { tableField: child.tableField, relationField: child.relationField } : {}),
      fields: columns.filter(({ readable }) => readable).map(entryOf),
    };
    if (said) list[said.index] = entry;
    else if (around) list.push(entry);
    else list.unshift(entry);
    const bound = valueOperations(document, '/tables', list);
    const named = around ? valueOperations(document, pointer(around.at, 'config', 'tableName'), table) : [];
    if (!bound || !named) return { refused: 'refusal.broken' };
    const fields = columns.filter(({ field, readable }) => readable && chosen.includes(field));
    const placed = insertAll(design, [...bound, ...named], fields, around?.key ?? null);
    if (isRefused(placed)) return placed;
    const says = { key: 'command.table.bind', places: { table, count: fields.length } };
    return { ...placed, says };
  },
});

export interface UnbindTable {
  /** Key of the node of a sub-table; null: the main form. */
  readonly child: string | null;
}

/** Gives the main form, or a sub-table, a table of its own again. */
export const unbindTable = defineCommand<UnbindTable>({
  name: 'table.unbind',
  plan: ({ document, tree }, { child }) => {
    const said = tableSaid(document, tree, child);
    const patch = said && valueOperations(document, `/tables/${said.index}/bound`, undefined);
    if (!said || !patch) return { refused: 'refusal.gone' };
    return { patch, says: { key: 'command.table.unbind', places: { table: String(said.entry.table) } } };
  },
});

export interface InsertColumns {
  /** Names of columns of the bound table. */
  readonly columns: readonly string[];
  /** Key of the node of the sub-table that is bound; null: the main form. */
  readonly child: string | null;
}

/** Makes fields of columns of the bound table, at the end of the form or sub-table, in one step. */
export const insertColumns = defineCommand<InsertColumns>({
  name: 'columns.insert',
  plan: (design, { columns, child }) => {
    const said = tableSaid(design.document, design.tree, child);
    const entries = columns.flatMap((name) => {
      const found = columnOf(said, name);
      return found ? [found.entry] : [];
    });
    const placed = insertAll(design, [], entries, child);
    if (isRefused(placed)) return placed;
    return { ...placed, says: { key: 'command.columns.insert', places: { count: entries.length } } };
  },
});

/** What the document says of the table of the form, or of a sub-table. @param child key of its node */
function tableSaid({ tables }: JsonObject, tree: DesignTree, child: string | null): Found | undefined {
  if (child === null) return mainTableOf(tables);
  const around = tree.nodes.get(child);
  return around && childTableOf(tables, around.node);
}

/**
 * One insert after the other, each on what the one before made.
 * @param parent key of the sub-table that they become columns of; null: fields of the form
 */
function insertAll(
  design: Design,
  before: readonly Operation[],
  columns: readonly object[],
  parent: string | null,
): Plan | Refused {
  let document = applyPatch(design.document, before);
  const patch: Operation[] = [...before];
  const select: string[] = [];
  for (const column of columns) {
    const tree = treeOf(document);
    const field = 'field' in column ? String(column.field) : '';
    const node = nodeOfBoundColumn(column, freeNames(tree).fieldName(field), design.descriptors);
    const index = Number.MAX_SAFE_INTEGER;
    const plan = insertNode.plan({ ...design, document, tree }, { node, parent, index });
    if (isRefused(plan)) return plan;
    patch.push(...plan.patch);
    select.push(...(plan.select ?? []));
    document = applyPatch(document, plan.patch);
  }
  return { patch, ...(select.length > 0 ? { select } : {}) };
}

/** What a design said of the columns of a table of its own means nothing in this one. */
function plainEntry(entry: Json | undefined): JsonObject {
  if (!isObject(entry)) return {};
  const { fields: _gone, ...rest } = entry;
  return rest;
}

function entryOf({
  field,
  fieldName,
  dataType,
  dataLength,
  decimals,
  primaryKey,
  allowNull,
  hasDefault,
}: DatabaseColumn): JsonObject {
  return {
    field,
    ...(fieldName ? { fieldName } : {}),
    dataType,
    ...(dataLength === null ? {} : { dataLength }),
    ...(decimals === null ? {} : { decimals }),
    primaryKey,
    allowNull,
    ...(hasDefault ? { hasDefault } : {}),
  };
}
