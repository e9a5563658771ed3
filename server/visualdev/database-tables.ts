import type { DatabaseColumn, DatabaseTable } from '../../engine/schema/calls/index.ts';
import { findingText } from '../../engine/schema/findings/finding-text.ts';
import { serverColumns } from '../../engine/schema/tables/bound-types.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type ForeignTable, foreignTables, type Relation, relationsTo, tableFault } from './bindable.ts';
import { columnAnswers } from './database-columns.ts';
import { modelTables } from './model-tables.ts';
import { mayOpenTables, type OpenTables, openTablesOf } from './open-tables.ts';

/**
 * GET Base/Actions/DatabaseTables: what a model may be bound to, and of the rest why not. Nothing is told of tables and
 * columns that are not open to designers.
 * @param main table of the main form, where a table of a sub-table is looked for: the foreign keys to it are told
 */
export async function databaseTables(
  context: AppContext,
  actor: Actor,
  main: string | undefined,
  language: Language,
): Promise<{ list: DatabaseTable[]; mayOpen: boolean }> {
  const { kysely } = context.database;
  const open = await openTablesOf(kysely, actor.tenantId);
  const tables = (await foreignTables(kysely, { other: main })).filter(({ name }) => open.has(name));
  const relations = main === undefined ? none : await openRelations(context, actor, main, open);
  return {
    mayOpen: await mayOpenTables(context, actor),
    list: tables.map((table) => {
      const { name, comment, rows } = table;
      const own = relations.get(name) ?? [];
      return {
        table: name,
        tableName: comment,
        rows: rows === null ? null : Number(rows),
        columns: open.get(name)?.size ?? 0,
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

/** The foreign keys to a main table of which both columns are open; its `id` needs no opening, since every record has one. */
async function openRelations(
  { database }: AppContext,
  { tenantId }: Actor,
  main: string,
  open: OpenTables,
): Promise<ReadonlyMap<string, readonly Relation[]>> {
  const taken = await modelTables(database.kysely)
    .selectFrom('base_visualdev_table')
    .select('tenant_id')
    .where('table_name', '=', main)
    .executeTakeFirst();
  // Nobody is told of the tables that models of another tenant are bound to, not even what leads there.
  if (taken !== undefined && taken.tenant_id !== tenantId) return none;
  const relations = await relationsTo(database.kysely, main);
  return new Map(
    [...relations].map(([table, own]) => [
      table,
      own.filter(
        ({ column, references }) =>
          open.get(table)?.has(column) && (serverColumns.has(references) || open.get(main)?.has(references)),
      ),
    ]),
  );
}

interface Asked {
  readonly table: string;
  /** Table of the main form, where the table is asked for by a sub-table. */
  readonly main?: string | undefined;
}

/**
 * GET Base/Actions/DatabaseColumns: the open columns of such a table, those of the system left out.
 * @throws Refused notFound for one that is not there, is ours, is not open, or is taken by whomever: all alike
 */
export async function databaseColumns(
  context: AppContext,
  actor: Actor,
  { table, main }: Asked,
  language: Language,
): Promise<{ list: DatabaseColumn[] }> {
  const { kysely } = context.database;
  const open = (await openTablesOf(kysely, actor.tenantId)).get(table);
  const [known] = open ? await foreignTables(kysely, { name: table }) : [];
  if (!open || !known) throw new Refused('notFound', 'tables.notFound', { name: table });
  const all = await columnAnswers(kysely, known.name, main === undefined ? 'main' : 'child', language);
  return { list: all.filter(({ field }) => open.has(field)) };
}
