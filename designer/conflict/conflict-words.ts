import { textPath } from '../../engine/schema/diff/index.ts';
import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import type { Translate } from '../../engine/schema/text/text.ts';
import { treeOf } from '../document/design-tree.ts';
import { isObject, type Json, type JsonObject } from '../document/json.ts';
import { nodeLabel } from '../document/node-facts.ts';
import { valueAt } from '../document/patch.ts';
import type { Conflict } from '../merge/merge3.ts';
import { propertyWords } from '../versions/property-words.ts';
import { valueWords } from '../versions/value-words.ts';

/** A place that both changed, in words. */
export interface ConflictWords {
  /** Labels from the outermost container: `基本信息 › 区段桩号`. */
  readonly place: string;
  readonly property: string;
  readonly mine: string;
  readonly theirs: string;
  readonly base: string;
}

/** @param merged the document that the conflict's pointers are of */
export function conflictWords(
  conflict: Conflict,
  merged: JsonObject,
  descriptors: DescriptorMap,
  translate: Translate,
): ConflictWords {
  const { kind, at, id, path } = conflict;
  const found = id === null ? undefined : valueAt(merged, at);
  const node = isObject(found) ? found : undefined;
  const place = (id === null ? '' : textPath(merged, at)) || translate('designer.conflict.document');
  const property = propertyWords(path, node, descriptors, translate);
  const sides = (say: (value: Json | undefined) => string) => ({
    mine: say(conflict.mine),
    theirs: say(conflict.theirs),
    base: say(conflict.base),
  });
  switch (kind) {
    case 'changed':
      return { place, property, ...sides((value) => valueWords(value, translate)) };
    case 'order':
      return {
        place,
        property: translate('designer.conflict.order', { property }),
        ...sides((value) => valueWords(value, translate)),
      };
    case 'removed':
      return {
        place,
        property: translate('designer.conflict.existence'),
        ...sides((value) => translate(`designer.conflict.${value === undefined ? 'removed' : 'kept'}`)),
        base: conflict.label,
      };
    case 'moved':
      return {
        place,
        property: translate('designer.conflict.place'),
        ...sides((value) => standingWords(value, merged, translate)),
      };
  }
}

function standingWords(standing: Json | undefined, merged: JsonObject, translate: Translate): string {
  if (!isObject(standing)) return translate('designer.versions.none');
  const { nodes } = treeOf(merged);
  const label = (id: Json | undefined) => {
    const node = typeof id === 'string' ? nodes.get(id)?.node : undefined;
    return node ? nodeLabel(node) : undefined;
  };
  const parent = label(standing.parent) ?? translate('designer.conflict.form');
  const sibling = label(standing.behind);
  return sibling === undefined
    ? translate('designer.conflict.first', { parent })
    : translate('designer.conflict.behind', { parent, sibling });
}
