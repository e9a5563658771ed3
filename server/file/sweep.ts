import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../kernel/app-context.ts';
import { tables } from '../kernel/tables.ts';
import { filesFolder } from './uploads.ts';

const dayMs = 86_400_000;
const batch = 200;

/**
 * Removes files that no record claimed within a day, and those that their record let go a day ago.
 * @returns how many
 */
export async function sweepFiles(context: AppContext): Promise<number> {
  const db = tables(context.database.kysely);
  const before = new Date(context.now().getTime() - dayMs).toISOString();
  const rows = await db
    .selectFrom('base_file')
    .select(['tenant_id', 'id', 'stored_path'])
    .where((where) =>
      where.or([
        where.and([where('model_id', 'is', null), where('creator_time', '<', before)]),
        where('released_time', '<', before),
      ]),
    )
    .limit(batch)
    .execute();
  for (const row of rows) {
    // First the row: a file without a row is litter, a row without a file is an error that people see.
    const { numDeletedRows } = await db
      .deleteFrom('base_file')
      .where('tenant_id', '=', row.tenant_id)
      .where('id', '=', row.id)
      .where((where) => where.or([where('model_id', 'is', null), where('released_time', 'is not', null)]))
      .executeTakeFirst();
    if (numDeletedRows === 1n) await rm(join(filesFolder(context), row.stored_path), { force: true });
  }
  return rows.length;
}
