import { type RawBuilder, sql } from 'kysely';
import type { Access } from './model-access.ts';

/** `from … where …`: rows of the tenant that are there and that the actor may see. @param alias ours */
export function visibleRows({ model, actor, ownRowsOnly }: Access, alias: string): RawBuilder<unknown> {
  const at = sql.raw(alias);
  return sql`from ${sql.raw(model.main.quotedTable)} as ${at} where ${at}.tenant_id = ${model.tenantId}
    and ${at}.delete_time is null${ownRowsOnly ? sql` and ${at}.creator_id = ${actor.userId}` : sql``}`;
}
