import { sql } from 'kysely';
import type { CallData, calls, GradeItem, GradePlace } from '../../engine/schema/calls/index.ts';
import { cellStates, type GradeCell, type GradeScope, gradeCells } from '../../engine/schema/grants/grade.ts';
import { organizeReach, roleReach } from '../grades/reaches.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { keptGrade, type OwnCells, ownCells, ownItems } from './grade-marks.ts';
import { grantLines } from './lines.ts';

/**
 * GET …/Selector: what the caller sees of the organisation, with what somebody may do there, and what can be handed out.
 * Nobody changes his own.
 * @param userId without one: nobody has anything yet
 */
export async function gradeSelector(
  context: AppContext,
  actor: Actor,
  userId: string | undefined,
): Promise<CallData<typeof calls.gradeSelector>> {
  const { kysely } = context.database;
  const [places, own, grade, menus, roles] = await Promise.all([
    placesSeen(context, actor),
    ownCells(kysely, actor),
    userId === undefined ? undefined : keptGrade(kysely, actor, { column: 'user_id', value: userId }),
    menuItems(context, actor),
    roleItems(context, actor),
  ]);
  const scopes = new Map(grade?.scopes.map((scope) => [scope.organizeId, scope]));
  const free = userId === actor.userId ? new Map() : own;
  const seen = new Set(places.map(({ id }) => id));
  return {
    list: places.map((place) => ({
      ...place,
      parentId: seen.has(place.parentId) ? place.parentId : '0',
      ...statesOf(place.id, scopes.get(place.id), free),
    })),
    menus,
    roles,
  };
}

type Place = Pick<GradePlace, 'id' | 'parentId' | 'fullName' | 'enCode' | 'category'>;

async function placesSeen({ database }: AppContext, actor: Actor): Promise<Place[]> {
  const reach = organizeReach.reach(actor, 'Select') ?? sql<boolean>`true`;
  const { rows } = await sql<Place>`
    select id, parent_id as "parentId", ${localName('base_organize', actor.language)} as "fullName",
      en_code as "enCode", category
    from base_organize where tenant_id = ${actor.tenantId} and ${reach}
    order by sort_code, creator_time desc, id`.execute(database.kysely);
  return rows;
}

function statesOf(id: string, scope: GradeScope | undefined, own: OwnCells): Record<GradeCell, number> {
  const states = gradeCells.map((cell) => {
    const is = scope?.[cell] === 1;
    const state = own.get(cell)?.has(id) ? cellStates[is ? 'yes' : 'no'] : cellStates[is ? 'yesFixed' : 'noFixed'];
    return [cell, state] as const;
  });
  return Object.fromEntries(states) as Record<GradeCell, number>; // one for each cell
}

async function menuItems(context: AppContext, actor: Actor): Promise<GradeItem[]> {
  const lines = await grantLines(context, actor, 'module');
  return lines.map(({ id, parentId, fullName, enCode, isGrantable, mayGrant }) => ({
    ...{ id, parentId, fullName, note: enCode, isGrantable, mayGrant },
  }));
}

async function roleItems({ database }: AppContext, actor: Actor): Promise<GradeItem[]> {
  const reach = roleReach.reach(actor, 'Select') ?? sql<boolean>`true`;
  const [{ rows }, own] = await Promise.all([
    sql<Pick<GradeItem, 'id' | 'fullName' | 'note'>>`
      select id, ${localName('base_role', actor.language)} as "fullName", en_code as note from base_role
      where tenant_id = ${actor.tenantId} and enabled_mark = 1 and ${reach}
      order by sort_code, id`.execute(database.kysely),
    actor.isAdministrator ? undefined : ownItems(database.kysely, actor, 'role'),
  ]);
  return rows.map((row) => ({ ...row, parentId: '0', isGrantable: true, mayGrant: own?.has(row.id) ?? true }));
}
