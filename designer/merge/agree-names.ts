import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { renamePatch, twinOf } from '../commands/rename-patch.ts';
import { treeOf } from '../document/design-tree.ts';
import type { JsonObject } from '../document/json.ts';
import { carriesValue, fieldName } from '../document/node-facts.ts';
import { applyPatch } from '../document/patch.ts';

export interface Three {
  readonly base: JsonObject;
  readonly mine: JsonObject;
  readonly theirs: JsonObject;
}

/** A field that has not one name in all three. */
interface Renamed {
  readonly key: string;
  readonly to: string;
  /** Both sides gave it a name, each another one: what it was called in the base and by the second side. */
  readonly contested: { readonly base: string; readonly theirs: string } | undefined;
}

/**
 * Makes a field that one side renamed have its new name in all three, so that what the other side wrote with the old one
 * means it still. Where both renamed it only what names it agrees, on the name of the first side: which it is to have is
 * asked. A name that is taken in one of them is left alone.
 * @param descriptors tell sub-tables, whose columns have names of their own; without them names are left alone
 */
export function agreeNames(three: Three, descriptors: DescriptorMap | undefined): Three {
  if (!descriptors) return three;
  let now = three;
  const done: Renamed[] = [];
  const isOpen = (one: Renamed) => {
    const next = renamedIn(now, one, descriptors);
    if (!next) return true;
    now = next;
    done.push(one);
    return false;
  };
  let open = renamedFields(three, descriptors);
  // A name may be that of a field which gets another one itself.
  for (let before = open.length + 1; open.length < before; ) {
    before = open.length;
    open = open.filter(isOpen);
  }
  return done.reduce(withOwnNames, now);
}

function renamedFields({ base, mine, theirs }: Three, descriptors: DescriptorMap): Renamed[] {
  const nameIn = (document: JsonObject, key: string) => {
    const node = treeOf(document).nodes.get(key)?.node;
    return node && carriesValue(node, descriptors) ? fieldName(node) : '';
  };
  return [...treeOf(mine).nodes.values()].flatMap(({ key, at }) => {
    const [was, here, there] = [nameIn(base, key), nameIn(mine, key), nameIn(theirs, key)];
    // One that goes by its pointer may be another node there.
    if (key === at || !was || !here || !there || (was === here && was === there)) return [];
    const isContested = was !== here && was !== there && here !== there;
    return [
      { key, to: was === here ? there : here, contested: isContested ? { base: was, theirs: there } : undefined },
    ];
  });
}

/** @returns undefined where one of the three cannot have the name: a field with two names would look renamed back */
function renamedIn({ base, mine, theirs }: Three, one: Renamed, descriptors: DescriptorMap): Three | undefined {
  const was = renamed(base, one, descriptors);
  const here = was && renamed(mine, one, descriptors);
  const there = here && renamed(theirs, one, descriptors);
  return there && { base: was, mine: here, theirs: there };
}

function renamed(document: JsonObject, { key, to }: Renamed, descriptors: DescriptorMap): JsonObject | undefined {
  const tree = treeOf(document);
  if (fieldName(tree.nodes.get(key)?.node ?? {}) === to) return document;
  if (twinOf({ tree, descriptors }, key, to) !== undefined) return undefined;
  const plan = renamePatch({ document, descriptors }, key, to);
  return plan && plan.captured === 0 ? applyPatch(document, plan.patch) : undefined;
}

function withOwnNames(three: Three, { key, contested }: Renamed): Three {
  if (!contested) return three;
  const named = (document: JsonObject, value: string) => {
    const at = treeOf(document).nodes.get(key)?.at;
    return at === undefined ? document : applyPatch(document, [{ op: 'replace', path: `${at}/vModel`, value }]);
  };
  return { ...three, base: named(three.base, contested.base), theirs: named(three.theirs, contested.theirs) };
}
