import { type SelectQueryBuilder, sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { type Tables, tables } from '../kernel/tables.ts';

/** Tables of lines that are paged newest first. */
type LineTable = 'base_audit' | 'base_log';

/** What lines behind one of the same tenant fulfil; null where that one is past its time, and so is all that is older. */
export async function behindLine(
  { database }: AppContext,
  { tenantId }: Pick<Actor, 'tenantId'>,
  table: LineTable,
  after: string,
) {
  // As text: a moment of the database is finer than one of JavaScript's.
  const { rows } = await sql<{ time: string }>`
    select creator_time::text as time from ${sql.table(table)}
    where tenant_id = ${tenantId} and id = ${after}`.execute(database.kysely);
  const [place] = rows;
  return place ? sql<boolean>`(creator_time, id) < (${place.time}::timestamptz, ${after})` : null;
}

/** How many there are, as far as anybody wants to know. */
export async function countOf<Of extends LineTable>(
  { database }: AppContext,
  lines: SelectQueryBuilder<Tables, Of, object>,
) {
  const some = lines.select(sql<number>`1`.as('one')).limit(limits.logCountMost + 1);
  const counted = await tables(database.kysely)
    .selectFrom(some.as('some'))
    .select((of) => of.fn.countAll().as('total'))
    .executeTakeFirst();
  const total = Number(counted?.total ?? 0);
  return { total: Math.min(total, limits.logCountMost), isMore: total > limits.logCountMost };
}
