import type { Kysely } from 'kysely';
import { limits } from '../../../engine/schema/limits.ts';
import type { DatabaseSchema } from '../../database/index.ts';
import { tables } from '../../kernel/tables.ts';

/** Where rows are read: the database, or the transaction that the work runs in. */
export interface Reads {
  readonly database: { readonly kysely: Kysely<DatabaseSchema> };
}

/** What a tenant's structure is made of and pickers offer. */
type StructureTable = 'base_organize' | 'base_position' | 'base_role' | 'base_group';

/** Rows of a tenant that are switched on, in their order; at most as many as a picker holds. */
export function switchedOn({ kysely }: Reads['database'], table: StructureTable, tenantId: string) {
  return tables(kysely)
    .selectFrom(table)
    .where('tenant_id', '=', tenantId)
    .where('enabled_mark', '=', 1)
    .orderBy('sort_code')
    .orderBy('id')
    .limit(limits.pickerSizeMost);
}
