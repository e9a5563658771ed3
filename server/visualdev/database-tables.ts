import { sql } from 'kysely';
import type { DatabaseColumn, DatabaseTable } from '../../engine/schema/calls/index.ts';
import { findingText } from '../../engine/schema/findings/finding-text.ts';
import { childServerColumns, isReadable, serverColumns } from '../../engine/schema/tables/bound-types.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { Refused } from '../refused.ts';
import { type ServerWords, say } from '../words.ts';
import { type ForeignTable, foreignTables, keyColumns, type Relation, relationsTo, tableFault } from './bindable.ts';
import { modelTables } from './model-tables.ts';
import { type RealColumn, realColumns, typeText } from './real-columns.ts';

/**
 * GET Base/Actions/DatabaseTables: what a model may be bound to, and of the rest why not.
 * @param main table of the main form, where a table of a sub-table is looked for: the foreign keys to it are told
 */
export async function databaseTables(
  context: AppContext,
  actor: Actor,
  main: string | undefined,
  language: Language,
): Promise<{ list: DatabaseTable[] }> {
  const { kysely } = context.database;
  const tables = await foreignTables(kysely, main === undefined ? sql`true` : sql`c.relname <> ${main}`);
  const relations =
    main !== undefined && (await mayBeMain(context, actor, main)) ? await relationsTo(kysely, main) : none;
  return {
    list: tables.map((table) => {
      const { name, comment, rows, columns } = table;
      const own = relations.get(name) ?? [];
      return {
        table: name,
        tableName: comment,
        rows: rows === null ? null : Number(rows),
        columns: Number(columns),
        reason: reasonOf(table, main, own, language),
        relations: own.map(({ column, references }) => ({ tableField: column, relationField: references })),
      };
    }),
  };
}

const none: ReadonlyMap<string, readonly Relation[]> = new Map();

function reasonOf(table: ForeignTable, main: string | undefined, relations: readonly Relation[], language: Language) {
  const fault = tableFault(table) ?? (main !== undefined && relations.length === 0 ? 'bind.noRelation' : null);
  return fault && findingText({ code: fault, args: { name: table.name, main: main ?? '' } }, language).message;
}

/** Nobody is told of the tables that models of another tenant are bound to, not even what leads there. */
async function mayBeMain({ database }: AppContext, { tenantId }: Actor, main: string): Promise<boolean> {
  const taken = await modelTables(database.kysely)
    .selectFrom('base_visualdev_table')
    .select('tenant_id')
    .where('table_name', '=', main)
    .executeTakeFirst();
  return taken === undefined || taken.tenant_id === tenantId;
}

interface Asked {
  readonly table: string;
  /** Table of the main form, where the table is asked for by a sub-table. */
  readonly main?: string | undefined;
}

/**
 * GET Base/Actions/DatabaseColumns: the columns of such a table, those of the system left out.
 * @throws Refused notFound for one that is not there, is ours, or is taken by whomever: all alike
 */
export async function databaseColumns(
  context: AppContext,
  { table, main }: Asked,
  language: Language,
): Promise<{ list: DatabaseColumn[] }> {
  const { kysely } = context.database;
  const [known] = await foreignTables(kysely, sql`c.relname = ${table}`);
  if (!known) throw new Refused('notFound', 'tables.notFound', { name: table });
  const columns = await realColumns(kysely, known.name);
  const key = new Set(await keyColumns(kysely, known.name));
  const ours = main === undefined ? serverColumns : childServerColumns;
  const isOwn = ({ name }: { readonly name: string }) => ours.has(name) || name === '__proto__';
  return {
    list: columns
      .filter((column) => !isOwn(column))
      .map((column) => {
        const { name, comment, dataType, length, digits, scale, nullable, hasDefault } = column;
        const reason = unreadable(column);
        return {
          field: name,
          fieldName: comment,
          dataType,
          dataLength: length ?? digits,
          decimals: scale,
          primaryKey: key.has(name),
          allowNull: nullable,
          hasDefault,
          readable: reason === null,
          reason: reason && say(reason, language),
        };
      }),
  };
}

/** Why no field can live in a column; null where one can. */
function unreadable(column: RealColumn): ServerWords | null {
  if (column.generated) return { code: 'column.generated' };
  if (isReadable(column.dataType)) return null;
  if (column.dataType === 'timestamp without time zone') return { code: 'column.noZone' };
  return column.dataType === 'json'
    ? { code: 'column.json' }
    : { code: 'column.type', args: { type: typeText(column) } };
}
