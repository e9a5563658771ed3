import { sql } from 'kysely';
import { type Choice, globalRolesId } from '../../../engine/schema/calls/index.ts';
import { itemsOf } from '../../grades/places.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { AppContext } from '../../kernel/app-context.ts';
import { categoryNames } from '../../kernel/category-names.ts';
import { localName } from '../../kernel/local-name.ts';
import { translateTo } from '../../kernel/words.ts';
import { branchesWith, type ChoiceRow, choiceTree, rootId } from '../structure/choice-tree.ts';
import { hasWord, organizeRows, type Reader } from '../structure/organizes.ts';
import { rolePlace } from '../structure/role-place.ts';
import { switchedOn } from '../structure/switched-on.ts';

/** What stands in companies and departments. */
const placed = {
  position: { table: 'base_position', unplaced: rootId, place: () => sql.ref<string | null>('organize_id') },
  role: { table: 'base_role', unplaced: globalRolesId, place: rolePlace },
} as const;

async function placedRows(
  { database }: AppContext,
  { tenantId, language }: Reader,
  type: keyof typeof placed,
): Promise<ChoiceRow[]> {
  const { table, unplaced, place } = placed[type];
  const rows = await switchedOn(database, table, tenantId)
    .select(['id', place().as('organize_id'), localName(table, language).as('full_name'), 'en_code'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    parentId: row.organize_id ?? unplaced,
    fullName: row.full_name,
    enCode: row.en_code,
    type,
  }));
}

export const positionRows = (context: AppContext, reader: Reader) => placedRows(context, reader, 'position');

/** Positions under their departments; departments without any are left out. */
export async function positionTree(
  context: AppContext,
  actor: Actor,
  keeps: (row: ChoiceRow) => boolean = () => true,
): Promise<Choice[]> {
  const [organizes, positions] = await Promise.all([organizeRows(context, actor), positionRows(context, actor)]);
  return branchesWith('position', choiceTree([...organizes, ...positions.filter(keeps)]));
}

/** Positions of a list, and those of departments of a list; all where neither is named. A word narrows them. */
export function positionsAmong(
  context: AppContext,
  actor: Actor,
  asked: {
    readonly keyword?: string | undefined;
    readonly departIds?: readonly string[] | undefined;
    readonly positionIds?: readonly string[] | undefined;
  },
): Promise<Choice[]> {
  const { departIds, positionIds, keyword = '' } = asked;
  const isNamed = ({ id, parentId }: ChoiceRow) =>
    (departIds === undefined && positionIds === undefined) ||
    departIds?.includes(parentId) === true ||
    positionIds?.includes(id) === true;
  return positionTree(context, actor, (row) => isNamed(row) && hasWord(row, keyword));
}

const roleRows = (context: AppContext, reader: Reader) => placedRows(context, reader, 'role');

/** In one list, wherever they belong. */
export async function roleItems(context: AppContext, reader: Reader) {
  return (await roleRows(context, reader)).map(({ id, fullName, enCode }) => ({ id, fullName, enCode }));
}

/** Roles under the companies and departments that they belong to, and at the end those of all; places without any are left out. */
export async function roleTree(
  context: AppContext,
  actor: Actor,
  keeps: (row: ChoiceRow) => boolean = () => true,
): Promise<Choice[]> {
  const [organizes, roles] = await Promise.all([organizeRows(context, actor), roleRows(context, actor)]);
  const ofAll: ChoiceRow = {
    id: globalRolesId,
    parentId: rootId,
    fullName: translateTo(actor.language ?? 'zh')('role.global'),
    enCode: '',
    type: 'category',
  };
  return branchesWith('role', choiceTree([...organizes, ofAll, ...roles.filter(keeps)]));
}

/** Roles that somebody may hand on: an administrator all, anybody else those of his grade, or those he has himself. */
export async function rolesByPermission(context: AppContext, actor: Actor): Promise<Choice[]> {
  if (actor.isAdministrator) return roleTree(context, actor);
  const { rows } = await sql<{ id: string }>`select own.id from (${itemsOf(actor, 'role')}) own`.execute(
    context.database.kysely,
  );
  const own = new Set(rows.map(({ id }) => id));
  return roleTree(context, actor, ({ id }) => own.has(id));
}

/** Groups under their categories. */
export async function groupTree(context: AppContext, actor: Actor): Promise<Choice[]> {
  const [rows, categoryName] = await Promise.all([
    switchedOn(context.database, 'base_group', actor.tenantId)
      .select(['id', 'category', localName('base_group', actor.language).as('full_name'), 'en_code'])
      .execute(),
    categoryNames(context, actor, 'group'),
  ]);
  // A category is a name and no row: its place has an id that no row can have.
  const placeOf = (category: string) => `category:${category}`;
  const categories = [...new Set(rows.map(({ category }) => category ?? ''))];
  return choiceTree([
    ...categories.map((category) => ({
      id: placeOf(category),
      parentId: rootId,
      fullName: categoryName(category),
      enCode: '',
      type: 'category' as const,
    })),
    ...rows.map((row) => ({
      id: row.id,
      parentId: placeOf(row.category ?? ''),
      fullName: row.full_name,
      enCode: row.en_code,
      type: 'group' as const,
    })),
  ]);
}
