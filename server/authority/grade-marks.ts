import { type Kysely, sql } from 'kysely';
import {
  cellOf,
  type GradeCell,
  type GradeScope,
  gradeCells,
  gradeLayers,
  gradeRights,
  markColumn,
} from '../../engine/schema/grants/grade.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { itemsOf, placesAbove, placesOf } from '../grades/places.ts';
import type { Actor } from '../kernel/actor.ts';

type Handle = Kysely<DatabaseSchema>;

/** Cells that somebody may set, for others as for what he has himself: by cell, the places. */
export type OwnCells = ReadonlyMap<GradeCell, ReadonlySet<string>>;

/** What somebody has himself, cell by cell: nobody sets for others what he lacks. */
export async function ownCells(handle: Handle, actor: Actor): Promise<OwnCells> {
  const parts = gradeLayers.flatMap((layer) =>
    gradeRights.map((right) => {
      const places = layer === 'thisLayer' ? placesOf(actor, right) : placesAbove(actor, right);
      return sql`select ${cellOf(layer, right)}::text as cell, own.id from (${places}) own`;
    }),
  );
  const { rows } = await sql<{ cell: GradeCell; id: string }>`${sql.join(parts, sql` union all `)}`.execute(handle);
  const cells = new Map<GradeCell, Set<string>>(gradeCells.map((cell) => [cell, new Set()]));
  for (const { cell, id } of rows) cells.get(cell)?.add(id);
  return cells;
}

export async function ownItems(handle: Handle, actor: Actor, kind: 'menu' | 'role'): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select own.id from (${itemsOf(actor, kind)}) own`.execute(handle);
  return new Set(rows.map(({ id }) => id));
}

export interface KeptGrade {
  readonly id: string;
  readonly userId: string;
  readonly scopes: readonly GradeScope[];
  readonly menuIds: readonly string[];
  readonly roleIds: readonly string[];
}

const columns = sql.join(
  gradeLayers.flatMap((layer) =>
    gradeRights.map((right) => sql`scope.${sql.ref(markColumn(layer, right))} as ${sql.ref(cellOf(layer, right))}`),
  ),
);

/** The grade of a person, or by its id; undefined where there is none. */
export async function keptGrade(
  handle: Handle,
  { tenantId }: Pick<Actor, 'tenantId'>,
  by: { readonly column: 'id' | 'user_id'; readonly value: string },
): Promise<KeptGrade | undefined> {
  const { rows } = await sql<{ id: string; userId: string; menus: string[]; roles: string[] }>`
    select grade.id, grade.user_id as "userId",
      array(select item_id from base_grade_item item where item.tenant_id = grade.tenant_id
        and item.grade_id = grade.id and item.kind = 'menu') as menus,
      array(select item_id from base_grade_item item where item.tenant_id = grade.tenant_id
        and item.grade_id = grade.id and item.kind = 'role') as roles
    from base_grade grade where grade.tenant_id = ${tenantId} and grade.${sql.ref(by.column)} = ${by.value}`.execute(
    handle,
  );
  const [found] = rows;
  if (!found) return undefined;
  const scopes = await sql<GradeScope>`
    select scope.organize_id as "organizeId", ${columns} from base_grade_scope scope
    where scope.tenant_id = ${tenantId} and scope.grade_id = ${found.id}`.execute(handle);
  return { id: found.id, userId: found.userId, scopes: scopes.rows, menuIds: found.menus, roleIds: found.roles };
}
