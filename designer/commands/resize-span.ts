import { pointer } from '../../engine/schema/findings/finding.ts';
import { defineCommand } from '../document/command.ts';
import { chosenNodes, namesOf } from './chosen.ts';
import { valueOperations } from './set-value.ts';

export interface ResizeSpan {
  readonly keys: readonly string[];
  /** Columns of 24; brought into 1 … 24. */
  readonly span: number;
}

export const resizeSpan = defineCommand<ResizeSpan>({
  name: 'node.resize',
  plan: (design, { keys, span }) => {
    const nodes = chosenNodes(design, keys);
    if ('refused' in nodes) return nodes;
    const columns = Math.max(1, Math.min(24, Math.round(span)));
    if (Number.isNaN(columns)) return { refused: 'refusal.number' };
    const patch = nodes.flatMap(
      ({ at }) => valueOperations(design.document, pointer(at, 'config', 'span'), columns) ?? [],
    );
    return { patch, says: { key: 'command.node.resize', places: { ...namesOf(nodes), span: columns } } };
  },
});
