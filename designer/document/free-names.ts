import { fieldNameFault, idName, lookedUpName, namesOfRecords } from '../../engine/schema/fields/field-name.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { DesignTree } from './design-tree.ts';
import type { Json } from './json.ts';

/** Names that a design has taken, and ones that it has not. The same design gives the same names again. */
export interface FreeNames {
  /** An id that no node of the design has; the wish itself when it is free. */
  id(wish?: Json): string;
  /** A field name that no field has; the wish itself when it is free, else with the next number. */
  fieldName(wish: string): string;
}

const longestId = 100;

export function freeNames(tree: DesignTree): FreeNames {
  const ids = new Set(tree.nodes.keys());
  // The fields of a page are kept in no record.
  const names = new Set<string>(tree.rootAt === '/nodes' ? [] : namesOfRecords);
  for (const { node } of tree.nodes.values()) if (typeof node.vModel === 'string') names.add(node.vModel);
  let number = ids.size;
  const take = (id: string) => {
    ids.add(id);
    return id;
  };
  return {
    id: (wish) => {
      if (typeof wish === 'string' && /^[^/]/.test(wish) && wish.length <= longestId && !ids.has(wish))
        return take(wish);
      do number += 1;
      while (ids.has(`n${number}`));
      return take(`n${number}`);
    },
    fieldName: (wish) => freeName(wish, names),
  };
}

/** The wish, or the next name like it, that is not taken and can be used; it is taken then. */
export function freeName(wish: string, taken: Set<string>): string {
  const usable = fieldNameFault(wish) === undefined ? wish : usableName(wish);
  const stem = usable.replace(/\d+$/, '').slice(0, limits.fieldNameLength - 5);
  let name = usable;
  for (let next = 1; isTaken(name, taken) || fieldNameFault(name) !== undefined; next += 1) name = `${stem}${next}`;
  taken.add(name);
  return name;
}

/** Nor may one name be that of the value which the other looks up; what becomes of a field later, nobody knows. */
function isTaken(name: string, taken: ReadonlySet<string>): boolean {
  return taken.has(name) || taken.has(idName(name)) || taken.has(lookedUpName(name) ?? '');
}

/** What is left of a name that cannot be used. */
function usableName(wish: string): string {
  return (
    wish
      .replace(/[^A-Za-z0-9_]/g, '')
      .replace(/^[^A-Za-z]+/, '')
      .slice(0, limits.fieldNameLength) || 'field'
  );
}
