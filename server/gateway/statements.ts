import type { ColumnType } from '../../engine/schema/values/index.ts';
import type { ColumnShape } from './model-shape.ts';

/** Statements of a table that never change between two versions of its model: written once, bound on each call. */
export interface MainStatements {
  /** Columns that a client's values go to, in the order of the parameters. */
  readonly written: readonly ColumnShape[];
  /** id, revision and every column of a field. */
  readonly selected: string;
  /** Parameters: tenant, id. A caller may append conditions. */
  readonly selectOne: string;
  /** Parameters: id, tenant, creator, time, organisation, position, then `written`. */
  readonly insert: string;
  /** Parameters: tenant, id, modifier, time, then `written`. */
  readonly update: string;
}

export interface ChildStatements {
  readonly written: readonly ColumnShape[];
  readonly selected: string;
  /** Rows of one record in order. Parameters: tenant, parent. */
  readonly selectOf: string;
  /** Rows of several records in order. Parameters: tenant, list of parents. */
  readonly selectOfMany: string;
  /** Parameters: tenant, list of ids. */
  readonly deleteSome: string;
  /** Parameters: tenant, list of parents. */
  readonly deleteOf: string;
  /** @param count rows; parameters of each: id, tenant, parent, position, then `written` */
  insert(count: number): string;
}

interface TableColumns {
  readonly quotedTable: string;
  readonly columns: readonly ColumnShape[];
}

const place = (index: number, type: ColumnType | null): string =>
  type === 'jsonb' ? `cast($${index} as jsonb)` : `$${index}`;

const head = ['id', 'tenant_id', 'creator_id', 'creator_time', 'organize_id', 'position_id'];
const childHead = ['id', 'tenant_id', 'parent_id', 'position'];

export function mainStatements({ quotedTable, columns }: TableColumns): MainStatements {
  const written = columns.filter((column) => !column.isSystem);
  const names = [...head.map((name) => `"${name}"`), ...written.map((column) => column.quoted)];
  const values = [
    ...head.map((_, index) => `$${index + 1}`),
    ...written.map((column, index) => place(head.length + index + 1, column.kind.column)),
  ];
  const sets = written.map((column, index) => `${column.quoted} = ${place(index + 5, column.kind.column)}`);
  // Two fields may show one system column.
  const selected = [...new Set(['"id"', '"revision"', ...columns.map((column) => column.quoted)])].join(', ');
  return {
    written,
    selected,
    selectOne: `select ${selected} from ${quotedTable} where "tenant_id" = $1 and "id" = $2 and "delete_time" is null`,
    insert: `insert into ${quotedTable} (${names.join(', ')}) values (${values.join(', ')})`,
    update:
      `update ${quotedTable} set ${['"modifier_id" = $3', '"modify_time" = $4', '"revision" = "revision" + 1', ...sets].join(', ')} ` +
      'where "tenant_id" = $1 and "id" = $2 returning "revision"',
  };
}

export function childStatements({ quotedTable, columns }: TableColumns): ChildStatements {
  const names = [...childHead.map((name) => `"${name}"`), ...columns.map((column) => column.quoted)];
  const selected = ['"id"', '"parent_id"', '"position"', ...columns.map((column) => column.quoted)].join(', ');
  return {
    written: columns,
    selected,
    selectOf: `select ${selected} from ${quotedTable} where "tenant_id" = $1 and "parent_id" = $2 order by "position", "id"`,
    selectOfMany: `select ${selected} from ${quotedTable} where "tenant_id" = $1 and "parent_id" = any($2) order by "parent_id", "position", "id"`,
    deleteSome: `delete from ${quotedTable} where "tenant_id" = $1 and "id" = any($2)`,
    deleteOf: `delete from ${quotedTable} where "tenant_id" = $1 and "parent_id" = any($2)`,
    insert(count) {
      const rows: string[] = [];
      for (let row = 0; row < count; row += 1) {
        const first = row * names.length + 1;
        const places = names.map((_, index) =>
          place(first + index, columns[index - childHead.length]?.kind.column ?? null),
        );
        rows.push(`(${places.join(', ')})`);
      }
      return `insert into ${quotedTable} (${names.join(', ')}) values ${rows.join(', ')}`;
    },
  };
}
