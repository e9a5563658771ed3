import { insertNode } from '../commands/insert-node.ts';
import { moveNodes } from '../commands/move-nodes.ts';
import { pasteNodes } from '../commands/paste-nodes.ts';
import type { Designer } from '../parts/designer-context.ts';
import type { DropRules } from './drag-controller.ts';

/** The commands decide what may stand where; a drag only asks them. */
export function dropRules({ run, reason }: Pick<Designer, 'run' | 'reason'>): DropRules {
  return {
    reason: (source, { parent, index }) => {
      switch (source.kind) {
        case 'widget':
          return reason(insertNode, { key: source.aditKey, parent, index });
        case 'nodes':
          return reason(moveNodes, { keys: source.keys, parent, index });
        case 'fragment':
          return reason(pasteNodes, { text: source.text, parent, index });
      }
    },
    drop: (source, { parent, index }) => {
      switch (source.kind) {
        case 'widget':
          return run(insertNode, { key: source.aditKey, parent, index });
        case 'nodes':
          return run(moveNodes, { keys: source.keys, parent, index });
        case 'fragment':
          return run(pasteNodes, { text: source.text, parent, index });
      }
    },
  };
}
