import { sql, type Transaction } from 'kysely';
import type { FieldCatalogue } from '../../engine/schema/fields.ts';
import { childTableOf, type Found, isBound, mainTableOf } from '../../engine/schema/tables/read-tables.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { foreignTables, type Relation, relationsTo, tableFault } from './bindable.ts';
import type { KnownTable } from './plan-tables.ts';
import { type RealColumn, realColumns } from './real-columns.ts';
import { type BindingPlace, refuseBinding } from './refuse-binding.ts';

/** A table, made elsewhere, that a design binds its form or a sub-table to. */
export interface BoundTable {
  /** '' for the main table, else the name of the sub-table. */
  readonly key: string;
  readonly name: string;
  /** As it was before this publish. */
  readonly real: ReadonlyMap<string, RealColumn>;
  readonly isNew: boolean;
  readonly at: BindingPlace;
  /** How its rows know the row of the main table; undefined for the main table. */
  readonly link: Relation | undefined;
}

export type StandingTable = KnownTable & { readonly bound: boolean };

/**
 * The tables, made elsewhere, that a design binds its form and its sub-tables to. What has rows in a table of its own
 * keeps that, and what is bound stays where it is.
 * @throws Refused findings
 */
export async function boundTables(
  trx: Transaction<DatabaseSchema>,
  catalogue: FieldCatalogue,
  tables: unknown,
  known: readonly StandingTable[],
): Promise<readonly BoundTable[]> {
  const main = await boundTable(trx, '', mainTableOf(tables), known, undefined);
  const bound = main ? [main] : [];
  for (const { name, node } of catalogue.tables.values()) {
    const child = await boundTable(trx, name, childTableOf(tables, node), known, main);
    if (!child) continue;
    // One table is not two.
    if (bound.some((other) => other.name === child.name)) refuseBinding('bind.gone', child.at, { name: child.name });
    bound.push(child);
  }
  return bound;
}

async function boundTable(
  trx: Transaction<DatabaseSchema>,
  key: string,
  said: Found | undefined,
  known: readonly StandingTable[],
  main: BoundTable | undefined,
): Promise<BoundTable | undefined> {
  const at = `/tables/${said?.index ?? 0}/table`;
  const before = known.find((table) => table.key === key);
  if (!said || !isBound(said)) {
    if (before?.bound) refuseBinding('bind.unbound', '/form/nodes', { name: before.name });
    return undefined;
  }
  const name = String(said.entry.table);
  if (before && !before.bound) refuseBinding('bind.published', at, { name: before.name });
  if (before && before.name !== name) refuseBinding('bind.moved', at, { name: before.name });
  if (key !== '' && !main) refuseBinding('bind.childAlone', at, { name });
  if (!before) await requireBindable(trx, name, at);
  const real = new Map((await realColumns(trx, name)).map((column) => [column.name, column]));
  if (real.size === 0) refuseBinding('bind.gone', at, { name });
  const link = main && key !== '' ? await linkOf(trx, name, main, said, at) : undefined;
  return { key, name, real, isNew: !before, at, link };
}

/** Makes sure that a table that was made elsewhere can take rows. */
async function requireBindable(trx: Transaction<DatabaseSchema>, name: string, at: BindingPlace): Promise<void> {
  const [table] = await foreignTables(trx, sql`c.relname = ${name}`);
  if (!table) return refuseBinding('bind.gone', at, { name });
  const fault = tableFault(table);
  if (fault) refuseBinding(fault, at, { name });
}

/** The foreign key by which rows of a sub-table know theirs: the one that the design names, else the only one. */
async function linkOf(
  trx: Transaction<DatabaseSchema>,
  name: string,
  main: BoundTable,
  { entry }: Found,
  at: BindingPlace,
): Promise<Relation> {
  const relations = (await relationsTo(trx, main.name, sql`c.relname = ${name}`)).get(name) ?? [];
  const wanted = typeof entry.tableField === 'string' ? entry.tableField : '';
  const found = wanted === '' ? relations : relations.filter(({ column }) => column === wanted);
  const [only] = found;
  if (only && found.length === 1) return only;
  return refuseBinding('bind.noRelation', at, { name, main: main.name });
}
