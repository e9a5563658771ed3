import { type DesignChange, designChanges } from '../../engine/schema/compare/index.ts';
import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import { applyPatch } from '../document/patch.ts';
import { type Conflict, type Merged, merge3 } from '../merge/merge3.ts';
import { resolveConflict } from '../merge/resolve-conflict.ts';

export type Side = 'mine' | 'theirs';

export interface Joined extends Merged {
  /** What the other side brought in that touches nothing of this side. */
  readonly taken: readonly DesignChange[];
}

/** The merge of two people's work, and what of it came from the other. */
export function joinDocuments(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  descriptors: DescriptorMap,
  language?: Language,
): Joined {
  const { merged, conflicts } = merge3(base, mine, theirs, descriptors);
  // A node that this side took out stands in the merge again until somebody has chosen: it is asked about, not taken in.
  const asked = new Set(conflicts.flatMap(({ kind, id }) => (kind === 'removed' && id !== null ? [id] : [])));
  // A list that nobody drew follows the form by itself: nobody did anything to it.
  const isDrawn = isObject(merged.list);
  const taken = designChanges(mine, merged, descriptors, language).filter(
    ({ kinds, node, group }) =>
      (isDrawn || group !== 'list') && !(kinds.includes('added') && typeof node?.id === 'string' && asked.has(node.id)),
  );
  return { merged, conflicts, taken };
}

/** The merged document with one side chosen for each conflict. */
export function withChoices(
  merged: JsonObject,
  conflicts: readonly Conflict[],
  choices: readonly Side[],
  descriptors: DescriptorMap,
): JsonObject {
  return conflicts.reduce((document, conflict, index) => {
    const side = choices[index];
    return side ? applyPatch(document, resolveConflict(document, conflict, side, descriptors)) : document;
  }, merged);
}
