import { defineCommand, type Plan } from '../document/command.ts';
import type { Json } from '../document/json.ts';
import { valueOperations } from './set-value.ts';

export interface ChangeDocument {
  /** JSON pointer from the document: `/form/form/labelWidth`, `/list/columnList`. */
  readonly path: string;
  /** Undefined takes the property away. */
  readonly value: Json | undefined;
  /** Changes in a row with one key are one step back. */
  readonly mergeKey?: string;
  /** What is done, in the reader's language; left out, it is said which part of the document changes. */
  readonly words?: string;
}

/** First names of pointers whose part of the document has a name that people know. */
const parts: Readonly<Record<string, string>> = {
  list: 'list',
  form: 'form',
  tables: 'tables',
  sources: 'sources',
  fullName: 'name',
  title: 'name',
};

function saysOf(path: string, words: string | undefined): NonNullable<Plan['says']> {
  if (words) return { key: 'command.document.words', places: { words } };
  const part = parts[path.split('/')[1] ?? ''];
  return { key: part === undefined ? 'command.document.change' : `command.document.change.${part}` };
}

/** Changes what a document says beside its nodes: form settings, list, tables, sources, title. */
export const changeDocument = defineCommand<ChangeDocument>({
  name: 'document.change',
  plan: ({ document, tree }, { path, value, mergeKey, words }) => {
    const holdsNodes = `${tree.rootAt}/`.startsWith(`${path}/`) || path.startsWith(`${tree.rootAt}/`);
    if (holdsNodes) return { refused: 'refusal.structure', places: { path } };
    const patch = valueOperations(document, path, value);
    if (!patch) return { refused: 'refusal.noPlace', places: { path } };
    return { patch, says: saysOf(path, words), ...(mergeKey === undefined ? {} : { mergeKey }) };
  },
});
