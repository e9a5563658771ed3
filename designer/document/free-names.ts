import { fieldNameFault } from '../../engine/schema/field-name.ts';
import type { DesignTree } from './design-tree.ts';

/** Names that a design has taken, and ones that it has not. The same design gives the same names again. */
export interface FreeNames {
  /** An id that no node of the design has. */
  id(): string;
  /** A field name that no field has; the wish itself when it is free, else with the next number. */
  fieldName(wish: string): string;
}

export function freeNames(tree: DesignTree): FreeNames {
  const ids = new Set(tree.nodes.keys());
  const names = new Set<string>();
  for (const { node } of tree.nodes.values()) if (typeof node.vModel === 'string') names.add(node.vModel);
  let number = ids.size;
  return {
    id: () => {
      do number += 1;
      while (ids.has(`n${number}`));
      ids.add(`n${number}`);
      return `n${number}`;
    },
    fieldName: (wish) => {
      const stem = wish.replace(/\d+$/, '') || 'field';
      let name = wish;
      for (let next = 1; names.has(name) || fieldNameFault(name) !== undefined; next += 1) name = `${stem}${next}`;
      names.add(name);
      return name;
    },
  };
}
