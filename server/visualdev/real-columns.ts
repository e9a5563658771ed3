import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';

/** A column as the database has it. */
export interface RealColumn {
  readonly name: string;
  /** In the words of `information_schema`: `character varying`, `numeric`, `timestamp with time zone`. */
  readonly dataType: string;
  /** The type's own name, also where it is a list or was made by somebody: `_text`, `mood`. */
  readonly typeName: string;
  /** Most characters of a text. */
  readonly length: number | null;
  /** Digits of a decimal, and those behind the point; null where nothing limits them. */
  readonly digits: number | null;
  readonly scale: number | null;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  /** Nobody but the database writes it. */
  readonly generated: boolean;
  /** Worked out from other columns of its row. */
  readonly computed: boolean;
  readonly comment: string;
}

/** The columns of a table of our schema, in its order; none where there is no such table. */
export async function realColumns(handle: Kysely<DatabaseSchema>, table: string): Promise<readonly RealColumn[]> {
  const { rows } = await sql<RealColumn>`
    select c.column_name::text as "name", c.data_type::text as "dataType",
      c.udt_name::text as "typeName",
      c.character_maximum_length::integer as "length",
      case when c.data_type = 'numeric' then c.numeric_precision::integer end as "digits",
      case when c.data_type = 'numeric' then c.numeric_scale::integer end as "scale",
      c.is_nullable = 'YES' as "nullable",
      (c.column_default is not null or c.is_identity = 'YES') as "hasDefault",
      c.is_generated = 'ALWAYS' as "computed",
      (c.is_generated = 'ALWAYS' or coalesce(c.identity_generation = 'ALWAYS', false)) as "generated",
      coalesce(col_description(to_regclass(quote_ident(c.table_schema) || '.' || quote_ident(c.table_name)), c.ordinal_position::integer), '')
        as "comment"
    from information_schema.columns as c
    where c.table_schema = current_schema() and c.table_name = ${table}
    order by c.ordinal_position`.execute(handle);
  return rows;
}

/** As a column's type is written: `text`, `varchar(50)`, `numeric(18,2)`, `date`. */
export function typeText({ dataType, typeName, length, digits, scale }: RealColumn): string {
  switch (dataType) {
    case 'character varying':
      return length === null ? 'text' : `varchar(${length})`;
    case 'numeric':
      return digits === null ? 'numeric' : `numeric(${digits},${scale ?? 0})`;
    case 'timestamp with time zone':
      return 'timestamptz';
    case 'ARRAY':
    case 'USER-DEFINED':
      return typeName;
    default:
      return dataType;
  }
}
