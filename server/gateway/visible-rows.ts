import { type RawBuilder, sql } from 'kysely';
import type { Access } from './model-access.ts';

/** `from … where …`: rows of the tenant that are there and that the actor may see. @param alias ours */
export function visibleRows(access: Access, alias: string): RawBuilder<unknown> {
  const { model } = access;
  const at = sql.raw(alias);
  return sql`from ${sql.raw(model.main.quotedTable)} as ${at} where ${at}.tenant_id = ${model.tenantId}
    and ${at}.delete_time is null${withinReach(access, alias)}`;
}

/** ` and …`: the rows of a table that the actor reaches. @param alias ours */
export function withinReach({ rows }: Access, alias: string): RawBuilder<unknown> {
  const condition = rows.at(alias);
  return condition ? sql` and ${condition}` : sql``;
}
