import { isDeepStrictEqual } from 'node:util';
import type { ChangedPart } from '../../engine/schema/calls/undo-calls.ts';
import { limits } from '../../engine/schema/limits.ts';
import { menuEntry } from '../../engine/schema/resources/menu-entry.resource.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { Content } from '../kernel/resource-hooks.ts';
import { say } from '../kernel/words.ts';
import { rowsInWords } from './row-words.ts';
import type { Sides } from './undo-kind.ts';

/** Entries whose changes are told one by one. */
const toldMost = 50;

/** What is other in a menu: entries that came, that went, and of each other one what it is called, where it stands, and so on. */
export async function treesInWords(
  context: AppContext,
  actor: Actor,
  pairs: readonly Sides[],
): Promise<ChangedPart[][]> {
  return Promise.all(pairs.map((pair) => treeInWords(context, actor, pair)));
}

const entryIn = (tree: Content | null, id: string): Content | undefined => {
  const entry = tree?.[id];
  return typeof entry === 'object' && entry !== null ? Object.fromEntries(Object.entries(entry)) : undefined;
};

async function treeInWords(context: AppContext, actor: Actor, { before, after }: Sides): Promise<ChangedPart[]> {
  const { language = 'zh' } = actor;
  const [were, are] = [Object.keys(before ?? {}), Object.keys(after ?? {})];
  const nameOf = (tree: Content | null, id: string) => {
    const entry = entryIn(tree, id);
    const own = language === 'en' ? entry?.nameEn : language === 'zhtw' ? entry?.nameZhtw : '';
    return String(own || entry?.fullName || id);
  };
  const listed = (code: 'undo.tree.added' | 'undo.tree.removed', names: readonly string[]): ChangedPart[] => {
    if (names.length === 0) return [];
    const told = names.slice(0, limits.changeNamesTold);
    const [added, removed] = code === 'undo.tree.added' ? [told, []] : [[], told];
    const more = names.length - told.length;
    return [{ name: code, label: say({ code }, language), before: '', after: '', added, removed, more }];
  };
  const both = are.filter((id) => before && id in before && !isDeepStrictEqual(before[id], after?.[id]));
  const told = both.slice(0, toldMost);
  const parts = await rowsInWords(
    context,
    actor,
    menuEntry,
    told.map((id) => ({ before: entryIn(before, id) ?? null, after: entryIn(after, id) ?? null })),
  );
  return [
    ...listed(
      'undo.tree.added',
      are.filter((id) => !before || !(id in before)).map((id) => nameOf(after, id)),
    ),
    ...listed(
      'undo.tree.removed',
      were.filter((id) => !after || !(id in after)).map((id) => nameOf(before, id)),
    ),
    ...parts.flatMap((changed, place) => {
      const id = told[place] ?? '';
      return changed.map((part) => ({
        ...part,
        name: `${id}.${part.name}`,
        label: `${nameOf(after, id)} · ${part.label}`,
        ...(part.name === 'parentId' && {
          before: part.before || say({ code: 'undo.tree.top' }, language),
          after: part.after || say({ code: 'undo.tree.top' }, language),
        }),
      }));
    }),
  ];
}
