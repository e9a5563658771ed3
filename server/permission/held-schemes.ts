import { sql } from 'kysely';
import { type ReadyScheme, readySchemeOf, type SchemeGroup } from '../../engine/schema/grants/row-scheme.ts';
import type { Database } from '../database/index.ts';

/** A scheme that was made for a menu entry. */
export interface MadeScheme {
  readonly id: string;
  readonly moduleId: string;
  readonly allData: boolean;
  readonly matchLogic: 'and' | 'or';
  readonly groups: readonly SchemeGroup[];
}

/** What somebody holds of a menu entry's rows. */
export type HeldScheme = ReadyScheme | MadeScheme;

/** Schemes by their id; one that is gone is in no answer, and counts for nothing. */
export async function schemesById(
  { kysely }: Pick<Database, 'kysely'>,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeldScheme>> {
  const found = new Map<string, HeldScheme>();
  const made: string[] = [];
  for (const id of new Set(ids)) {
    const ready = readySchemeOf(id);
    if (ready) found.set(id, ready);
    else made.push(id);
  }
  if (made.length === 0) return found;
  const { rows } = await sql<MadeScheme>`
    select id, module_id as "moduleId", all_data as "allData", match_logic as "matchLogic", condition_json as groups
    from base_row_scheme where tenant_id = ${tenantId} and id = any(${made}::text[])`.execute(kysely);
  for (const row of rows) found.set(row.id, row);
  return found;
}
