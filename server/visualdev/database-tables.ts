import { sql } from 'kysely';
import type { DatabaseColumn, DatabaseTable } from '../../engine/schema/calls/index.ts';
import { findingText } from '../../engine/schema/findings/finding-text.ts';
import { isReadable, serverColumns } from '../../engine/schema/tables/bound-types.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { AppContext } from '../app-context.ts';
import { Refused } from '../refused.ts';
import { foreignTables, keyColumns, tableFault } from './bindable.ts';
import { realColumns } from './real-columns.ts';

/** GET Base/Actions/DatabaseTables: what a model may be bound to, and of the rest why not. */
export async function databaseTables(context: AppContext, language: Language): Promise<{ list: DatabaseTable[] }> {
  const tables = await foreignTables(context.database.kysely);
  return {
    list: tables.map((table) => {
      const { name, comment, rows, columns } = table;
      const fault = tableFault(table);
      const reason = fault ? findingText({ code: fault, args: { name } }, language).message : null;
      return {
        table: name,
        tableName: comment,
        rows: rows === null ? null : Number(rows),
        columns: Number(columns),
        reason,
      };
    }),
  };
}

/**
 * GET Base/Actions/DatabaseColumns: the columns of such a table, those of the system left out.
 * @throws Refused notFound for one that is not there, is ours, or is taken by whomever: all alike
 */
export async function databaseColumns(context: AppContext, table: string): Promise<{ list: DatabaseColumn[] }> {
  const { kysely } = context.database;
  const [known] = await foreignTables(kysely, sql`c.relname = ${table}`);
  if (!known) throw new Refused('notFound', 'tables.notFound', { name: table });
  const columns = await realColumns(kysely, known.name);
  const key = new Set(await keyColumns(kysely, known.name));
  const isOwn = ({ name }: { readonly name: string }) => serverColumns.has(name) || name === '__proto__';
  return {
    list: columns
      .filter((column) => !isOwn(column))
      .map(({ name, comment, dataType, length, digits, scale, nullable, hasDefault, generated }) => ({
        field: name,
        fieldName: comment,
        dataType,
        dataLength: length ?? digits,
        decimals: scale,
        primaryKey: key.has(name),
        allowNull: nullable,
        hasDefault,
        readable: isReadable(dataType) && !generated,
      })),
  };
}
