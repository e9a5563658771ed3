import { defineCommand } from '../document/command.ts';
import type { Json } from '../document/json.ts';
import { nodeLabel } from '../document/node-facts.ts';
import { changeKind } from './change-kind.ts';
import { renameField } from './rename-field.ts';
import { valueOperations } from './set-value.ts';

export interface ChangeProperty {
  readonly key: string;
  /** JSON pointer from the node: `/config/label`, `/props/max`. */
  readonly path: string;
  /** Undefined takes the property away. */
  readonly value: Json | undefined;
  /** Changes in a row with one key are one step back. */
  readonly mergeKey?: string;
}

/** Changes one property of a node. Field name and widget have commands of their own, and are given to them. */
export const changeProperty = defineCommand<ChangeProperty>({
  name: 'node.change',
  plan: (design, { key, path, value, mergeKey }) => {
    const found = design.tree.nodes.get(key);
    if (!found) return { refused: 'refusal.gone' };
    if (path === '/vModel' && typeof value === 'string') return renameField.plan(design, { key, name: value });
    if (path === '/config/aditKey' && typeof value === 'string') return changeKind.plan(design, { key, to: value });
    if (isStructure(path)) return { refused: 'refusal.structure', places: { path } };
    const patch = valueOperations(design.document, `${found.at}${path}`, value);
    if (!patch) return { refused: 'refusal.noPlace', places: { path } };
    return {
      patch,
      says: { key: 'command.node.change', places: { label: nodeLabel(found.node) } },
      ...(mergeKey === undefined ? {} : { mergeKey }),
    };
  },
});

/** What a node is and what stands in it is not a property. */
function isStructure(path: string): boolean {
  const own = ['', '/id', '/vModel', '/config', '/config/aditKey', '/config/children'];
  return own.includes(path) || path.startsWith('/config/children/');
}
