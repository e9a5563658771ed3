import { sql } from 'kysely';
import { cellOf, type GradeCell, gradeLayers, gradeRights, markColumn } from '../../engine/schema/grants/grade.ts';
import type { Database } from '../../server/database/index.ts';

interface Wanted {
  readonly tenantId: string;
  readonly userId: string;
  readonly organizeId: string;
  /** Cells that are not 1. */
  readonly changes?: Partial<Record<GradeCell, number>>;
}

/** Writes down the grade of somebody in place of what he had: one place with all below it, every menu entry and role. */
export async function gradeIn(
  database: Database,
  { tenantId, userId, organizeId, changes = {} }: Wanted,
): Promise<void> {
  const id = `grade-${userId}`;
  const cells = gradeLayers.flatMap((layer) =>
    gradeRights.map((right) => ({ column: markColumn(layer, right), is: changes[cellOf(layer, right)] ?? 1 })),
  );
  await database.transaction(async (trx) => {
    for (const table of ['base_grade_scope', 'base_grade_item'])
      await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and grade_id = ${id}`.execute(trx);
    await sql`insert into base_grade (tenant_id, id, user_id, creator_time) values (${tenantId}, ${id}, ${userId}, now())
      on conflict do nothing`.execute(trx);
    await sql`
      insert into base_grade_scope (tenant_id, grade_id, organize_id, ${sql.join(cells.map(({ column }) => sql.ref(column)))})
      values (${tenantId}, ${id}, ${organizeId}, ${sql.join(cells.map(({ is }) => is))})`.execute(trx);
    await sql`
      insert into base_grade_item (tenant_id, grade_id, kind, item_id)
      select tenant_id, ${id}::text, 'menu', id from base_menu where tenant_id = ${tenantId}
      union all select tenant_id, ${id}::text, 'role', id from base_role where tenant_id = ${tenantId}`.execute(trx);
  });
}
