import type { Generated, Kysely, Selectable } from 'kysely';
import type { Place } from '../../engine/schema/calls/index.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Stamps } from '../kernel/tables.ts';

interface Placed extends Stamps {
  id: string;
  full_name: string;
  /** The name in the other two languages. */
  names: Generated<unknown>;
  en_code: string;
  sort_code: Generated<number>;
}

interface Tables {
  base_map_region: Placed & { outline: Place[] };
}

export type PlacedRecord = Selectable<Placed>;

/** The same handle (or transaction) with the types of what maps show. */
export function mapTables(handle: Kysely<DatabaseSchema>): Kysely<Tables> {
  // The handle is typed for tables made at run time as well; migration 16 makes exactly the tables named above.
  return handle as unknown as Kysely<Tables>;
}
