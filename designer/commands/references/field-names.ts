import type { DescriptorMap } from '../../../engine/schema/fields/descriptor.ts';
import type { DesignTree } from '../../document/design-tree.ts';
import { carriesValue, fieldName, isTable } from '../../document/node-facts.ts';

/** The names of a design as the validator sees them: those of the form, and those of each sub-table. */
export interface FieldNames {
  /** Key of the field of that name; the first of twins. */
  readonly fields: ReadonlyMap<string, string>;
  /** By key of the sub-table. */
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Key of the sub-table around a node; the outer one where one stands in another. */
  readonly tableOf: ReadonlyMap<string, string>;
  /** Fields whose name another one before them has. */
  readonly twins: ReadonlySet<string>;
}

const known = new WeakMap<DesignTree, FieldNames>();

/** Worked out once for a tree. @param descriptors the same for every tree: those of the product */
export function fieldNamesOf(tree: DesignTree, descriptors: DescriptorMap): FieldNames {
  const before = known.get(tree);
  if (before) return before;
  const names = readNames(tree, descriptors);
  known.set(tree, names);
  return names;
}

function readNames(tree: DesignTree, descriptors: DescriptorMap): FieldNames {
  const fields = new Map<string, string>();
  const columns = new Map<string, Map<string, string>>();
  const tableOf = new Map<string, string>();
  const twins = new Set<string>();
  for (const { key, node, parent } of tree.nodes.values()) {
    const around = parent === null ? undefined : (tableOf.get(parent) ?? (columns.has(parent) ? parent : undefined));
    if (around !== undefined) tableOf.set(key, around);
    const table = isTable(node, descriptors);
    if (table && around === undefined) columns.set(key, new Map());
    const name = fieldName(node);
    if (name === '' || (table && around !== undefined) || !carriesValue(node, descriptors)) continue;
    const scope = around === undefined ? fields : columns.get(around);
    if (scope?.has(name)) twins.add(key);
    else scope?.set(name, key);
  }
  return { fields, columns, tableOf, twins };
}
