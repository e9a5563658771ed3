import type { Choice, OrganizeLine } from '../../../engine/schema/calls/index.ts';
import { limits } from '../../../engine/schema/limits.ts';
import { readMember } from '../../../engine/schema/references/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { AppContext } from '../../kernel/app-context.ts';
import { type ChoiceRow, choiceTree, idsBelow } from '../structure/choice-tree.ts';
import { administered, hasWord, organizeRows } from '../structure/organizes.ts';
import type { PageAsked } from './people.ts';

interface Asked extends PageAsked {
  readonly mode?: 'all' | 'auth' | 'organize' | undefined;
  readonly departIds?: readonly string[] | undefined;
}

interface Placed {
  readonly choice: Choice;
  readonly names: readonly string[];
  readonly ids: readonly string[];
}

/**
 * A page of one level of companies and departments, or of those that a word is in at any level. Of a range, what leads to
 * it is there as well, switched off.
 */
export async function organizeLevel(context: AppContext, actor: Actor, parentId: string, asked: Asked) {
  const { currentPage = 1, pageSize = limits.pageSize, keyword = '' } = asked;
  const rows = await organizeRows(context, actor);
  const offered = asked.mode === 'auth' ? await administered(context, rows, actor) : rows;
  const open = openTo(rows, offered, asked);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const seen = asked.departIds ? withAbove(open, byId) : open;
  const placed = placesIn(choiceTree(rows.filter(({ id }) => seen.has(id))));
  const found =
    keyword.trim() === ''
      ? placed.filter(({ choice }) => choice.parentId === parentId)
      : placed.filter(({ choice }) => open.has(choice.id) && hasWord(choice, keyword));
  const start = (currentPage - 1) * pageSize;
  return {
    list: found.slice(start, start + pageSize).map((one) => lineOf(one, open)),
    pagination: { currentPage, pageSize, total: found.length },
  };
}

/** Ids of all that may be chosen. */
function openTo(
  rows: readonly ChoiceRow[],
  seen: readonly ChoiceRow[],
  { mode, departIds }: Asked,
): ReadonlySet<string> {
  const among =
    departIds &&
    idsBelow(
      rows,
      departIds.map((text) => readMember(text, 'organize').id),
    );
  return new Set(
    seen
      .filter(({ id, type }) => (mode !== 'organize' || type === 'company') && (among?.has(id) ?? true))
      .map(({ id }) => id),
  );
}

/** With all that stands above them. */
function withAbove(ids: ReadonlySet<string>, byId: ReadonlyMap<string, ChoiceRow>): ReadonlySet<string> {
  const all = new Set<string>();
  for (const id of ids)
    for (let row = byId.get(id); row && !all.has(row.id); row = byId.get(row.parentId)) all.add(row.id);
  return all;
}

/** Each place of a tree, with what leads to it. */
function placesIn(tree: readonly Choice[], above: Pick<Placed, 'names' | 'ids'> = { names: [], ids: [] }): Placed[] {
  return tree.flatMap((choice) => {
    const names = [...above.names, choice.fullName];
    const ids = [...above.ids, choice.id];
    return [{ choice, names, ids }, ...placesIn(choice.children, { names, ids })];
  });
}

function lineOf({ choice, names, ids }: Placed, open: ReadonlySet<string>): OrganizeLine {
  const { id, parentId, fullName, type, hasChildren } = choice;
  return {
    id,
    parentId,
    fullName,
    type: type === 'company' ? 'company' : 'department',
    organize: names.join('/'),
    organizeIds: [...ids],
    icon: '',
    hasChildren,
    isLeaf: !hasChildren,
    disabled: !open.has(id),
  };
}
