import type { Json } from '../document/json.ts';
import { defineCommand } from './command.ts';
import { valueOperations } from './set-value.ts';

export interface ChangeDocument {
  /** JSON pointer from the document: `/form/form/labelWidth`, `/list/columnList`. */
  readonly path: string;
  /** Undefined takes the property away. */
  readonly value: Json | undefined;
  /** Changes in a row with one key are one step back. */
  readonly mergeKey?: string;
}

/** Changes what a document says beside its nodes: form settings, list, tables, sources, title. */
export const changeDocument = defineCommand<ChangeDocument>({
  name: 'document.change',
  plan: ({ document, tree }, { path, value, mergeKey }) => {
    const holdsNodes = `${tree.rootAt}/`.startsWith(`${path}/`) || path.startsWith(`${tree.rootAt}/`);
    if (holdsNodes) return { refused: 'refusal.structure', places: { path } };
    const patch = valueOperations(document, path, value);
    if (!patch) return { refused: 'refusal.noPlace', places: { path } };
    return { patch, says: { key: 'command.document.change' }, ...(mergeKey === undefined ? {} : { mergeKey }) };
  },
});
