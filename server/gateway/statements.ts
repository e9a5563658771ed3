import type { ColumnType } from '../../engine/schema/values/index.ts';
import { childOfRecordCondition } from './child-of-record-condition.ts';
import type { ColumnShape } from './model-shape.ts';

/** Statements of a table that never change between two versions of its model: written once, bound on each call. */
export interface MainStatements {
  /** Columns that a client's values go to, in the order of the parameters. */
  readonly written: readonly ColumnShape[];
  /** Parameters: tenant, id. A caller may append conditions. */
  readonly selectOne: string;
  /**
   * Parameters: id (not where `keyed`), tenant, creator, time, organisation, position, then `written`, then the pieces where
   * rows keep them. Answers `id`.
   */
  readonly insert: string;
  /** The database makes the keys of new rows. */
  readonly keyed: boolean;
  /**
   * Of some of `written`: what did not change is not touched. Parameters: tenant, id, modifier, time, then those, then the
   * pieces where rows keep them.
   */
  update(changed: readonly ColumnShape[]): string;
}

export interface ChildStatements {
  readonly written: readonly ColumnShape[];
  /** Rows of one record in order. Parameters: tenant, parent. */
  readonly selectOf: string;
  /** Rows of several records in order. Parameters: tenant, list of parents. */
  readonly selectOfMany: string;
  /** Parameters: tenant, list of ids. */
  readonly deleteSome: string;
  /** Parameters: tenant, list of parents. */
  readonly deleteOf: string;
  /** @param count rows; parameters of each: id (not where `keyed`), tenant, parent, position, then `written` */
  insert(count: number): string;
  /** Where the table was made elsewhere: rows that changed are updated. Null: they are written anew. */
  readonly linked: {
    /** The database makes the keys of new rows. */
    readonly keyed: boolean;
    /** Of some of `written`. Parameters: tenant, id, then those. */
    update(changed: readonly ColumnShape[]): string;
    /** Parameters: tenant, the ids of all rows of a record in their order. */
    readonly order: string;
  } | null;
  /** Condition that a row is of a record, by the aliases of their tables. */
  isOf(child: string, parent: string): string;
}

interface TableColumns {
  readonly quotedTable: string;
  /** The column of the record's id, quoted. */
  readonly id: string;
  readonly columns: readonly ColumnShape[];
}

export const placeOfParameter = (index: number, type: ColumnType | null): string =>
  type === 'jsonb' ? `cast($${index} as jsonb)` : `$${index}`;

/** @param first number of the parameter of the first column */
export const setsOf = (columns: readonly ColumnShape[], first: number): string[] =>
  columns.map(({ quoted, kind }, index) => `${quoted} = ${placeOfParameter(first + index, kind.column)}`);

/** The column that every record's id stands in, but for tables that were made elsewhere with keys of their own. */
export const usualId = '"id"';

const headTail = ['tenant_id', 'creator_id', 'creator_time', 'organize_id', 'position_id'];
const childHead = ['id', 'tenant_id', 'parent_id', 'position'];

/** What a keyword finds of a row. */
export const piecesColumn = 'search_pieces';
const whoAndWhen = ['creator_id', 'creator_time', 'modifier_id', 'modify_time', 'organize_id', 'position_id'];

export function mainStatements({
  quotedTable,
  id,
  columns,
  keepsPieces,
}: TableColumns & { readonly keepsPieces: boolean }): MainStatements {
  const keyed = id !== usualId;
  const head = keyed ? headTail : ['id', ...headTail];
  const written = columns.filter((column) => !column.isSystem);
  const names = [
    ...head.map((name) => `"${name}"`),
    ...written.map((column) => column.quoted),
    ...(keepsPieces ? [`"${piecesColumn}"`] : []),
  ];
  const values = [
    ...head.map((_, index) => `$${index + 1}`),
    ...written.map((column, index) => placeOfParameter(head.length + index + 1, column.kind.column)),
    ...(keepsPieces ? [`cast($${head.length + written.length + 1} as tsvector)`] : []),
  ];
  // Two fields may show one system column.
  const system = whoAndWhen.map((name) => `"${name}"`);
  const selected = [
    ...new Set([`${id} as "id"`, '"revision"', ...system, ...columns.map((column) => column.quoted)]),
  ].join(', ');
  return {
    written,
    selectOne: `select ${selected} from ${quotedTable} where "tenant_id" = $1 and ${id} = $2 and "delete_time" is null`,
    keyed,
    insert: `insert into ${quotedTable} (${names.join(', ')}) values (${values.join(', ')}) returning ${id} as "id"`,
    update(changed) {
      const sets = ['"modifier_id" = $3', '"modify_time" = $4', '"revision" = "revision" + 1', ...setsOf(changed, 5)];
      if (keepsPieces) sets.push(`"${piecesColumn}" = cast($${changed.length + 5} as tsvector)`);
      return `update ${quotedTable} set ${sets.join(', ')} where "tenant_id" = $1 and ${id} = $2 returning "revision"`;
    },
  };
}

/** @param mainId column of the record's id, quoted */
export function childStatements({ quotedTable, columns }: Omit<TableColumns, 'id'>, mainId: string): ChildStatements {
  const written = columns.filter((column) => !column.isSystem);
  const names = [...childHead.map((name) => `"${name}"`), ...written.map((column) => column.quoted)];
  const own = new Set(columns.map((column) => column.quoted));
  const selected = ['"id"', '"parent_id"', '"position"', ...own].join(', ');
  return {
    written,
    linked: null,
    isOf: childOfRecordCondition(undefined, mainId),
    selectOf: `select ${selected} from ${quotedTable} where "tenant_id" = $1 and "parent_id" = $2 order by "position", "id"`,
    selectOfMany: `select ${selected} from ${quotedTable} where "tenant_id" = $1 and "parent_id" = any($2) order by "parent_id", "position", "id"`,
    deleteSome: `delete from ${quotedTable} where "tenant_id" = $1 and "id" = any($2)`,
    deleteOf: `delete from ${quotedTable} where "tenant_id" = $1 and "parent_id" = any($2)`,
    insert(count) {
      const rows: string[] = [];
      for (let row = 0; row < count; row += 1) {
        const first = row * names.length + 1;
        const places = names.map((_, index) =>
          placeOfParameter(first + index, written[index - childHead.length]?.kind.column ?? null),
        );
        rows.push(`(${places.join(', ')})`);
      }
      return `insert into ${quotedTable} (${names.join(', ')}) values ${rows.join(', ')}`;
    },
  };
}
