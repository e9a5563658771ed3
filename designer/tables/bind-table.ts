import type { DatabaseColumn } from '../../engine/schema/calls/index.ts';
import { columnOf, mainTableOf } from '../../engine/schema/tables/read-tables.ts';
import { type Command, type Design, defineCommand, isRefused, type Plan, type Refused } from '../commands/command.ts';
import { insertNode } from '../commands/insert-node.ts';
import { valueOperations } from '../commands/set-value.ts';
import { treeOf } from '../document/design-tree.ts';
import { freeNames } from '../document/free-names.ts';
import { isObject, type Json, type JsonObject } from '../document/json.ts';
import { applyPatch, type Operation } from '../document/patch.ts';
import { nodeOfColumn } from './column-node.ts';

export interface BindTable {
  readonly table: string;
  /** The columns that it has: kept in the document, so that fields can be held to them. */
  readonly columns: readonly DatabaseColumn[];
  /** Names of those that become fields. */
  readonly chosen: readonly string[];
}

/** Lets the main form live in a table of the database; the columns that were chosen become fields at the end of the form. */
export const bindTable = defineCommand<BindTable>({
  name: 'table.bind',
  plan: (design, { table, columns, chosen }) => {
    const { document } = design;
    const main = mainTableOf(document.tables);
    const list: Json[] = Array.isArray(document.tables) ? [...document.tables] : [];
    const entry: JsonObject = {
      ...(main ? plainEntry(list[main.index]) : {}),
      table,
      typeId: '1',
      bound: true,
      fields: columns.filter(({ readable }) => readable).map(entryOf),
    };
    if (main) list[main.index] = entry;
    else list.unshift(entry);
    const bound = valueOperations(document, '/tables', list);
    if (!bound) return { refused: 'refusal.broken' };
    const fields = columns.filter(({ field, readable }) => readable && chosen.includes(field));
    const placed = insertAll(design, bound, fields);
    if (isRefused(placed)) return placed;
    const says = { key: 'command.table.bind', places: { table, count: fields.length } };
    return { ...placed, says };
  },
});

/** Gives the main form a table of its own again. */
export const unbindTable: Command<Record<never, never>> = defineCommand({
  name: 'table.unbind',
  plan: ({ document }) => {
    const main = mainTableOf(document.tables);
    const patch = main && valueOperations(document, `/tables/${main.index}/bound`, undefined);
    if (!main || !patch) return { refused: 'refusal.gone' };
    return { patch, says: { key: 'command.table.unbind', places: { table: String(main.entry.table) } } };
  },
});

export interface InsertColumns {
  /** Names of columns of the bound table. */
  readonly columns: readonly string[];
}

/** Makes fields of columns of the bound table, at the end of the form, in one step. */
export const insertColumns = defineCommand<InsertColumns>({
  name: 'columns.insert',
  plan: (design, { columns }) => {
    const main = mainTableOf(design.document.tables);
    const entries = columns.flatMap((name) => {
      const found = columnOf(main, name);
      return found ? [found.entry] : [];
    });
    const placed = insertAll(design, [], entries);
    if (isRefused(placed)) return placed;
    return { ...placed, says: { key: 'command.columns.insert', places: { count: entries.length } } };
  },
});

/** One insert after the other, each on what the one before made. */
function insertAll(design: Design, before: readonly Operation[], columns: readonly object[]): Plan | Refused {
  let document = applyPatch(design.document, before);
  const patch: Operation[] = [...before];
  const select: string[] = [];
  for (const column of columns) {
    const tree = treeOf(document);
    const field = 'field' in column ? String(column.field) : '';
    const node = nodeOfColumn(column, freeNames(tree).fieldName(field));
    const plan = insertNode.plan({ ...design, document, tree }, { node, parent: null, index: tree.roots.length });
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
