// Here: the tree of companies and departments that all else refers to.

import type { Choice } from '../../../engine/schema/calls/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { AppContext } from '../../kernel/app-context.ts';
import { localName } from '../../kernel/local-name.ts';
import { type ChoiceRow, choiceTree, idsBelow, rootId } from './choice-tree.ts';
import { type Reads, switchedOn } from './switched-on.ts';

/** Whose structure is read, and in which language its names are. */
export type Reader = Pick<Actor, 'tenantId' | 'language'>;

/** Companies and departments of a tenant that are switched on, in their order. */
export async function organizeRows({ database }: Reads, { tenantId, language }: Reader): Promise<ChoiceRow[]> {
  const rows = await switchedOn(database, 'base_organize', tenantId)
    .select(['id', 'parent_id', localName('base_organize', language).as('full_name'), 'en_code', 'category'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    fullName: row.full_name,
    enCode: row.en_code,
    type: row.category === 'company' ? 'company' : 'department',
  }));
}

/**
 * The departments that somebody looks after: an administrator all of them, anybody else his own with what stands below
 * those.
 */
export function administered(rows: readonly ChoiceRow[], actor: Actor): readonly ChoiceRow[] {
  if (actor.isAdministrator) return rows;
  const ids = idsBelow(rows, actor.organizeIds);
  return rows.filter(({ id }) => ids.has(id));
}

/** @param without left out with all below it; `0`: nothing is */
export async function departmentTree(context: AppContext, actor: Actor, without: string): Promise<Choice[]> {
  return treeWithout(await organizeRows(context, actor), without);
}

export async function departmentTreeByAuth(context: AppContext, actor: Actor, without: string): Promise<Choice[]> {
  return treeWithout(administered(await organizeRows(context, actor), actor), without);
}

/** Companies alone. */
export async function companyTreeByAuth(context: AppContext, actor: Actor, without: string): Promise<Choice[]> {
  const rows = administered(await organizeRows(context, actor), actor);
  return treeWithout(
    rows.filter(({ type }) => type === 'company'),
    without,
  );
}

/** The departments of a list, under each other where one is another's; a word narrows them. */
export async function departmentsAmong(
  context: AppContext,
  actor: Actor,
  ids: readonly string[],
  keyword: string,
): Promise<Choice[]> {
  const named = new Set(ids);
  const rows = await organizeRows(context, actor);
  return choiceTree(rows.filter((row) => named.has(row.id) && hasWord(row, keyword)));
}

export function hasWord({ fullName, enCode }: Pick<ChoiceRow, 'fullName' | 'enCode'>, keyword: string): boolean {
  const word = keyword.trim().toLowerCase();
  return fullName.toLowerCase().includes(word) || enCode.toLowerCase().includes(word);
}

function treeWithout(rows: readonly ChoiceRow[], without: string): Choice[] {
  if (without === rootId) return choiceTree(rows);
  const ids = idsBelow(rows, [without]);
  return choiceTree(rows.filter(({ id }) => !ids.has(id)));
}
