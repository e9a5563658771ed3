import { sql } from 'kysely';
import type { SchemeGroup } from '../../engine/schema/grants/row-scheme.ts';
import type { Database } from '../database/index.ts';

/** A scheme that was made for a menu entry. */
export interface StoredScheme {
  readonly id: string;
  readonly moduleId: string;
  readonly fullName: string;
  readonly enCode: string;
  readonly allData: boolean;
  readonly matchLogic: 'and' | 'or';
  readonly groups: readonly SchemeGroup[];
  readonly sortCode: number;
  readonly revision: number;
}

type Handle = Pick<Database['kysely'], 'getExecutor'>;

const columns = sql.raw(`id, module_id as "moduleId", full_name as "fullName", en_code as "enCode",
  all_data as "allData", match_logic as "matchLogic", condition_json as groups, sort_code as "sortCode", revision`);

/** Schemes of a menu entry, in their order. */
export async function storedSchemes(handle: Handle, tenantId: string, moduleId: string): Promise<StoredScheme[]> {
  const { rows } = await sql<StoredScheme>`select ${columns} from base_row_scheme
    where tenant_id = ${tenantId} and module_id = ${moduleId} order by sort_code, id`.execute(handle);
  return rows;
}

/** One of them, held until the transaction ends. */
export async function storedScheme(handle: Handle, tenantId: string, id: string): Promise<StoredScheme | undefined> {
  const { rows } = await sql<StoredScheme>`select ${columns} from base_row_scheme
    where tenant_id = ${tenantId} and id = ${id} for update`.execute(handle);
  return rows[0];
}
