import { defineCommand } from '../document/command.ts';
import { planDelete } from './delete-nodes.ts';

export interface CutNodes {
  readonly keys: readonly string[];
}

/** Takes nodes out; whoever gives the command puts `copyText` of them on the clipboard first. */
export const cutNodes = defineCommand<CutNodes>({
  name: 'node.cut',
  plan: (design, { keys }) => planDelete(design, keys, 'command.node.cut'),
});
