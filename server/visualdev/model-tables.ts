import type { Kysely } from 'kysely';
import type { Names } from '../../engine/schema/text/local-text.ts';
import type { DatabaseSchema } from '../database/index.ts';

export interface ModelRecord {
  tenant_id: string;
  id: string;
  full_name: string;
  /** The name in the other two languages. */
  names: Names | null;
  en_code: string;
  type: number;
  web_type: number;
  category: string;
  description: string;
  tables: string;
  form_data: string;
  column_data: string;
  state: number;
  release_version: number | null;
  revision: number;
  creator_id: string;
  creator_time: string;
  modifier_id: string | null;
  modify_time: string | null;
}

export interface ReleaseRecord {
  tenant_id: string;
  model_id: string;
  version: number;
  full_name: string;
  /** The name in the other two languages; `names` says where the fields live. */
  full_names: Names | null;
  en_code: string;
  type: number;
  web_type: number;
  tables: string;
  form_data: string;
  column_data: string;
  names: unknown;
  /** What it may do; null in versions that were not online when this began to be kept. */
  acts: unknown;
  note: string;
  changes: number;
  label: string;
  /** Null in versions of before these were kept. */
  category: string | null;
  description: string | null;
  creator_id: string;
  creator_time: string;
}

export interface FragmentRecord {
  tenant_id: string;
  id: string;
  owner_id: string;
  shared: boolean;
  full_name: string;
  content: string;
  node_count: number;
  creator_time: string;
  modify_time: string | null;
  delete_time: string | null;
}

interface ModelTables {
  base_visualdev: ModelRecord;
  base_visualdev_fragment: FragmentRecord;
  base_visualdev_release: ReleaseRecord;
  base_visualdev_table: {
    tenant_id: string;
    model_id: string;
    table_key: string;
    table_name: string;
    /** Made elsewhere: nothing of it is ever dropped, renamed or given another type. */
    bound: boolean;
    creator_time: string;
    /** By key of a column, what the pieces that all rows have were made with. */
    search_filled: unknown;
  };
  base_visualdev_column: {
    tenant_id: string;
    model_id: string;
    table_key: string;
    column_name: string;
    field: string;
    kind: string;
    active: boolean;
    unique_index: string | null;
    plain_index: string | null;
    /** What the pieces of the column stand behind; of one column for ever. */
    search_key: number | null;
  };
}

/** The same handle (or transaction) with the types of migrations 2 to 5. */
export function modelTables(handle: Kysely<DatabaseSchema>): Kysely<ModelTables> {
  // The handle is typed for tables made at run time as well; they make exactly the tables named above.
  return handle as unknown as Kysely<ModelTables>;
}
