import { sql, type Transaction } from 'kysely';
import type { FieldCatalogue } from '../../engine/schema/fields/fields.ts';
import { serverColumns } from '../../engine/schema/tables/bound-types.ts';
import { childTableOf, type Found, isBound, mainTableOf } from '../../engine/schema/tables/read-tables.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { foreignTables, type Relation, relationsTo, tableFault } from './bindable.ts';
import type { OpenTables } from './open-tables.ts';
import type { KnownColumn, KnownTable } from './plan-tables.ts';
import { type RealColumn, realColumns } from './real-columns.ts';
import { type BindingPlace, refuseBinding } from './refuse-binding.ts';

/** A table, made elsewhere, that a design binds its form or a sub-table to. */
export interface BoundTable {
  /** '' for the main table, else the name of the sub-table. */
  readonly key: string;
  readonly name: string;
  /** As it was before this publish. */
  readonly real: ReadonlyMap<string, RealColumn>;
  /** Its columns that fields may live in: those that are open to designers, and those that the model has had before. */
  readonly usable: ReadonlySet<string>;
  readonly isNew: boolean;
  readonly at: BindingPlace;
  /** How its rows know the row of the main table; undefined for the main table. */
  readonly link: Relation | undefined;
}

/** What is open to designers of the tenant, and what earlier publishes of the model made or took. */
export interface BindingGround {
  readonly open: OpenTables;
  readonly tables: readonly (KnownTable & { readonly bound: boolean })[];
  readonly columns: readonly Pick<KnownColumn, 'key' | 'name'>[];
  /** By table of a sub-table, the column by which its rows know theirs in the version that is online. */
  readonly links: ReadonlyMap<string, string>;
}

/**
 * The tables, made elsewhere, that a design binds its form and its sub-tables to. What has rows in a table of its own
 * keeps that, and what is bound stays where it is.
 * @throws Refused findings
 */
export async function boundTables(
  trx: Transaction<DatabaseSchema>,
  catalogue: FieldCatalogue,
  tables: unknown,
  ground: BindingGround,
): Promise<readonly BoundTable[]> {
  const main = await boundTable(trx, '', mainTableOf(tables), ground, undefined);
  const bound = main ? [main] : [];
  for (const { name, node } of catalogue.tables.values()) {
    const child = await boundTable(trx, name, childTableOf(tables, node), ground, main);
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
  ground: BindingGround,
  main: BoundTable | undefined,
): Promise<BoundTable | undefined> {
  const at = `/tables/${said?.index ?? 0}/table`;
  const before = ground.tables.find((table) => table.key === key);
  if (!said || !isBound(said)) {
    if (before?.bound) refuseBinding('bind.unbound', '/form/nodes', { name: before.name });
    return undefined;
  }
  const name = String(said.entry.table);
  if (before && !before.bound) refuseBinding('bind.published', at, { name: before.name });
  if (before && before.name !== name) refuseBinding('bind.moved', at, { name: before.name });
  if (key !== '' && !main) refuseBinding('bind.childAlone', at, { name });
  const open = ground.open.get(name);
  if (!before) await requireBindable(trx, name, open !== undefined, at);
  const real = new Map((await realColumns(trx, name)).map((column) => [column.name, column]));
  if (real.size === 0) refuseBinding('bind.gone', at, { name });
  const had = ground.columns.filter((column) => column.key === key).map((column) => column.name);
  const usable = new Set([...had, ...(open ?? [])].filter((column) => real.has(column)));
  // By which column its rows know theirs a bound sub-table keeps, as it keeps its other columns.
  const mayLink = ({ column, references }: Relation) =>
    ground.links.get(name) === column ||
    (usable.has(column) && (serverColumns.has(references) || main?.usable.has(references) === true));
  const link = main && key !== '' ? await linkOf(trx, name, main, said, mayLink) : undefined;
  return { key, name, real, usable, isNew: !before, at, link };
}

/** Makes sure that a table that was made elsewhere can take rows. One that is not open is answered as if it were not there. */
async function requireBindable(
  trx: Transaction<DatabaseSchema>,
  name: string,
  isOpen: boolean,
  at: BindingPlace,
): Promise<void> {
  const [table] = isOpen ? await foreignTables(trx, { name }) : [];
  if (!table) return refuseBinding('bind.gone', at, { name });
  const fault = tableFault(table);
  if (fault) refuseBinding(fault, at, { name });
}

/** The foreign key by which rows of a sub-table know theirs: the one that the design names, else the only one. */
async function linkOf(
  trx: Transaction<DatabaseSchema>,
  name: string,
  main: BoundTable,
  { entry, index }: Found,
  mayLink: (relation: Relation) => boolean,
): Promise<Relation> {
  const all = (await relationsTo(trx, main.name, sql`c.relname = ${name}`)).get(name) ?? [];
  const relations = all.filter(mayLink);
  const wanted = typeof entry.tableField === 'string' ? entry.tableField : '';
  const found = wanted === '' ? relations : relations.filter(({ column }) => column === wanted);
  const [only] = found;
  if (only && found.length === 1) return only;
  return refuseBinding('bind.noRelation', `/tables/${index}/table`, { name, main: main.name });
}
