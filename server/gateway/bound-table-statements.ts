import { childOfRecordCondition } from './child-of-record-condition.ts';
import { quoteName } from './identifier.ts';
import type { ColumnShape } from './model-shape.ts';
import { type ChildStatements, placeOfParameter, setsOf, usualId } from './statements.ts';

interface LinkedTable {
  readonly quotedTable: string;
  /** The column of a row's id, quoted. */
  readonly id: string;
  readonly columns: readonly ColumnShape[];
  /** Its column, and that of the main table whose value it has. */
  readonly link: { readonly column: string; readonly references: string };
  readonly main: { readonly quotedTable: string; readonly id: string };
}

/** Where rows of a sub-table stand, those that somebody else wrote at the end. Source: `bound-types.ts` */
const position = '"adit_position"';

/**
 * Statements of a sub-table in a table that was made elsewhere: rows know theirs by a foreign key, and are changed where they
 * stand, since the table has columns that no form knows.
 */
export function boundTableStatements({ quotedTable, id, columns, link, main }: LinkedTable): ChildStatements {
  const [up, references] = [quoteName(link.column), quoteName(link.references)];
  const written = columns.filter((column) => !column.isSystem);
  const own = written.map((column) => column.quoted);
  const keyed = id !== usualId;
  const selected = [
    `c.${id} as "id"`,
    `p.${main.id} as "parent_id"`,
    ...new Set(columns.map(({ quoted }) => `c.${quoted}`)),
  ].join(', ');
  const from = `from ${quotedTable} as c join ${main.quotedTable} as p on p."tenant_id" = $1 and p.${references} = c.${up}`;
  const order = `c.${position}, c."id"`;
  const rowsOf = (parents: string) =>
    `from ${main.quotedTable} as p where p."tenant_id" = $1 and p.${main.id} = ${parents} and p.${references} = c.${up}`;
  const names = [...(keyed ? [] : ['"id"']), '"tenant_id"', up, position, ...own];
  return {
    written,
    selectOf: `select ${selected} ${from} where c."tenant_id" = $1 and p.${main.id} = $2 order by ${order}`,
    selectOfMany: `select ${selected} ${from} where c."tenant_id" = $1 and p.${main.id} = any($2) order by p.${main.id}, ${order}`,
    deleteSome: `delete from ${quotedTable} where "tenant_id" = $1 and ${id} = any($2)`,
    deleteOf: `delete from ${quotedTable} as c where c."tenant_id" = $1 and exists (select 1 ${rowsOf('any($2)')})`,
    insert(count) {
      const rows: string[] = [];
      const head = keyed ? 3 : 4;
      for (let row = 0; row < count; row += 1) {
        const first = row * (head + written.length) + 1;
        const [tenant, parent, place] = [first + head - 3, first + head - 2, first + head - 1];
        const above = `(select p.${references} from ${main.quotedTable} as p where p."tenant_id" = $${tenant} and p.${main.id} = $${parent})`;
        const cells = written.map((column, index) => placeOfParameter(first + head + index, column.kind.column));
        rows.push(`(${[...(keyed ? [] : [`$${first}`]), `$${tenant}`, above, `$${place}`, ...cells].join(', ')})`);
      }
      return `insert into ${quotedTable} (${names.join(', ')}) values ${rows.join(', ')} returning ${id} as "id"`;
    },
    linked: {
      keyed,
      update: (changed) =>
        `update ${quotedTable} set ${setsOf(changed, 3).join(', ')} where "tenant_id" = $1 and ${id} = $2`,
      order:
        `update ${quotedTable} as c set ${position} = v.place - 1 from unnest($2::text[]) with ordinality as v(id, place) ` +
        `where c."tenant_id" = $1 and c.${id} = v.id and c.${position} is distinct from v.place - 1`,
    },
    isOf: childOfRecordCondition(link, main.id),
  };
}
