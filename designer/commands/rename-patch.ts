import { pointer } from '../../engine/schema/findings/finding.ts';
import type { Design } from '../document/command.ts';
import { type DesignTree, treeOf } from '../document/design-tree.ts';
import { applyPatch, type DocumentPatch } from '../document/patch.ts';
import { followColumn } from './follow-columns.ts';
import { fieldNamesOf } from './references/field-names.ts';
import { followFields } from './references/follow-fields.ts';
import { valueOperations } from './set-value.ts';

export interface RenamePatch {
  /** Empty where the field has the name already. */
  readonly patch: DocumentPatch;
  /** References that were written anew. */
  readonly count: number;
  /** References that would mean another field. */
  readonly captured: number;
}

/** What gives a field another name, and everything that names it. @returns undefined where a name has no place */
export function renamePatch(
  design: Pick<Design, 'document' | 'descriptors'>,
  key: string,
  name: string,
): RenamePatch | undefined {
  const { document, descriptors } = design;
  const found = treeOf(document).nodes.get(key);
  const written = found && valueOperations(document, pointer(found.at, 'vModel'), name);
  if (!written) return undefined;
  if (written.length === 0) return { patch: [], count: 0, captured: 0 };
  const renames = [...written, ...followColumn(design, key, name)];
  const after = applyPatch(document, renames);
  // Nothing moves: every node stays where it is.
  const { operations, count, captured } = followFields(document, after, descriptors, ({ key: same }) =>
    treeOf(after).nodes.get(same),
  );
  return { patch: [...renames, ...operations], count, captured };
}

/** Key of another field of the same form, or of the same sub-table, that has a name. */
export function twinOf(
  { tree, descriptors }: { readonly tree: DesignTree; readonly descriptors: Design['descriptors'] },
  key: string,
  name: string,
): string | undefined {
  const { fields, columns, tableOf } = fieldNamesOf(tree, descriptors);
  const table = tableOf.get(key);
  const other = (table === undefined ? fields : columns.get(table))?.get(name);
  return other === key ? undefined : other;
}
