import { type RawBuilder, sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import { Refused } from '../kernel/refused.ts';
import type { ListQuery } from './list-conditions.ts';
import { countRows, type OpenListQuery, pageSizeWithin } from './list-query.ts';
import type { RecordPage } from './list-records.ts';
import type { Access } from './model-access.ts';
import type { ColumnShape } from './model-shape.ts';
import { parentColumnOf } from './parent-column.ts';
import type { Row } from './run-statement.ts';
import { visibleRows } from './visible-rows.ts';

/** Where a row of a tree table stands. */
export interface TreePlace {
  readonly id: string;
  /** From 1. */
  readonly level: number;
  /** Rows right below it that the actor may see, whether they are in this answer or not. */
  readonly children: number;
  /** Meets what was asked for; the others lead to one that does. */
  readonly isMatch: boolean;
  /** The rows below it are in this answer. */
  readonly isOpen: boolean;
}

interface Tree {
  readonly listing: OpenListQuery;
  /** The id of the row above, or null. */
  readonly up: RawBuilder<unknown>;
}

/**
 * The rows of a tree table level by level: the topmost by pages, those below one row by pages, or, where something is
 * asked for, the rows that meet it by pages with all that stand above them. Data that leads in circles ends where it meets
 * itself. Each level is one statement.
 */
export async function listTree(opened: OpenListQuery, query: ListQuery): Promise<RecordPage> {
  const column = parentColumn(opened.access);
  const listing = query.except ? await without(opened, column, query.except) : opened;
  const tree: Tree = { listing, up: sql`nullif(${sql.raw(`m.${column.quoted}`)}, '')` };
  const pageSize = Math.min(pageSizeWithin(listing.access.model.list.pageSize, query.pageSize), limits.pageSizeMost);
  const wanted = query.currentPage ?? 1;
  const of = await levelOf(tree, query);
  const isSearch = of === null;
  const where = of ?? listing.conditions;
  const [counted, total] = await Promise.all([countRows(listing), countWhere(tree, where)]);
  const currentPage = Math.max(1, Math.min(wanted, Math.ceil(total / pageSize)));
  const rows = await readRows(tree, where, pageSize, (currentPage - 1) * pageSize);
  const more = isSearch ? await rowsAbove(tree, rows) : query.whole ? await rowsBelow(tree, rows) : [];
  const all = [...rows, ...more];
  const placed = place(all, {
    matches: isSearch ? new Set(rows.map(({ id }) => id)) : null,
    counts: await countBelow(tree, all),
    topmost: query.parent || null,
  });
  return {
    list: await listing.inWords(placed.map(({ row }) => row)),
    tree: placed.map(({ row, ...rest }) => ({ id: String(row.id), ...rest })),
    pagination: { currentPage, pageSize, total },
    ...(counted.summary && !query.parent ? { summary: counted.summary } : {}),
  };
}

/** @throws Refused badInput where the list is no tree table, or not for this actor */
function parentColumn(access: Access): ColumnShape {
  const column = parentColumnOf(access.model);
  if (!column || !access.listed(column.code)) throw new Refused('badInput', 'list.noTreeTable');
  return column;
}

/** Without a row and all that stands below it, whoever sees those: what the row may be put under. */
async function without(listing: OpenListQuery, column: ColumnShape, except: string): Promise<OpenListQuery> {
  const { model } = listing.access;
  const barred = new Set<unknown>([except]);
  let level: unknown[] = [except];
  for (let depth = 0; level.length > 0 && depth < limits.treeTableDepth; depth += 1) {
    const found = await sql<Row>`select ${sql.raw(model.main.id)} as "id" from ${sql.raw(model.main.quotedTable)}
      where tenant_id = ${model.tenantId} and delete_time is null
      and ${sql.raw(column.quoted)} = any(${level}::text[])`.execute(listing.kysely);
    level = found.rows.map(({ id }) => id).filter((id) => !barred.has(id));
    for (const id of level) barred.add(id);
  }
  return { ...listing, from: sql`${listing.from} and ${idOf(listing)} <> all(${[...barred]}::text[])` };
}

/** Which rows a level has; null: not a level, but what meets the conditions. */
async function levelOf({ listing, up }: Tree, { parent }: ListQuery): Promise<RawBuilder<unknown> | null> {
  if (parent) return sql`${up} = ${parent} and ${idOf(listing)} <> ${parent}`;
  if (listing.isNarrowed) return null;
  // A row whose parent is gone, or out of sight, or itself, would be reached from nowhere.
  return sql`(${up} is null or ${up} = ${idOf(listing)}
    or not exists (select 1 ${visibleRows(listing.access, 'p')} and ${idOf(listing, 'p')} = ${up}))`;
}

const idOf = ({ access }: OpenListQuery, alias = 'm') => sql.raw(`${alias}.${access.model.main.id}`);

async function countWhere({ listing }: Tree, where: RawBuilder<unknown>): Promise<number> {
  const { from, kysely } = listing;
  const counted = await sql<Row>`select count(*) as total ${from} and ${where}`.execute(kysely);
  return Number(counted.rows[0]?.total ?? 0);
}

async function readRows({ listing, up }: Tree, where: RawBuilder<unknown>, limit: number, offset = 0): Promise<Row[]> {
  const { select, from, order, kysely } = listing;
  const found = await sql<Row>`select ${select}, ${up} as row_above ${from} and ${where}
    order by ${order} limit ${limit} offset ${offset}`.execute(kysely);
  return found.rows;
}

/** Every row that stands above these, level by level. */
async function rowsAbove(tree: Tree, rows: readonly Row[]): Promise<Row[]> {
  const known = new Set(rows.map(({ id }) => id));
  const above: Row[] = [];
  let level = rows;
  for (let depth = 0; depth < limits.treeTableDepth; depth += 1) {
    const ids = [...new Set(level.map((row) => row.row_above).filter((id) => id !== null && !known.has(id)))];
    if (ids.length === 0) break;
    level = await readRows(tree, sql`${idOf(tree.listing)} = any(${ids}::text[])`, ids.length);
    for (const row of level) known.add(row.id);
    above.push(...level);
  }
  return above;
}

/** Whole levels below these, as long as the answer has room for the next. */
async function rowsBelow(tree: Tree, rows: readonly Row[]): Promise<Row[]> {
  const known = new Set(rows.map(({ id }) => id));
  const below: Row[] = [];
  let level = rows;
  for (let depth = 0; level.length > 0 && depth < limits.treeTableDepth; depth += 1) {
    const room = limits.pageSizeMost - known.size;
    const ids = level.map(({ id }) => id);
    const found = await readRows(
      tree,
      sql`${tree.up} = any(${ids}::text[]) and ${idOf(tree.listing)} <> ${tree.up}`,
      room + 1,
    );
    if (found.length > room) break;
    level = found.filter(({ id }) => !known.has(id));
    for (const row of level) known.add(row.id);
    below.push(...level);
  }
  return below;
}

async function countBelow({ listing, up }: Tree, rows: readonly Row[]): Promise<ReadonlyMap<unknown, number>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const counted = await sql<Row>`select ${up} as row_above, count(*) as count ${listing.from}
    and ${up} = any(${ids}::text[]) and ${idOf(listing)} <> ${up} group by 1`.execute(listing.kysely);
  return new Map(counted.rows.map((row) => [row.row_above, Number(row.count)]));
}

interface Placing {
  /** Null: every row is asked for. */
  readonly matches: ReadonlySet<unknown> | null;
  readonly counts: ReadonlyMap<unknown, number>;
  /** The row that all of these stand below. */
  readonly topmost: string | null;
}

/** Rows in the order in which a tree is read, each once: one in a circle stands where it was met first. */
function place(rows: readonly Row[], { matches, counts, topmost }: Placing) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const below = new Map<unknown, Row[]>();
  const tops: Row[] = [];
  for (const row of rows) {
    const above = row.row_above;
    if (above === null || above === row.id || above === topmost || !byId.has(above)) tops.push(row);
    else below.set(above, [...(below.get(above) ?? []), row]);
  }
  const placed: (Omit<TreePlace, 'id'> & { readonly row: Row })[] = [];
  const seen = new Set<unknown>();
  const visit = (row: Row, level: number) => {
    if (seen.has(row.id)) return;
    seen.add(row.id);
    const inside = below.get(row.id) ?? [];
    const isMatch = matches === null || matches.has(row.id);
    const isOpen = inside.some(({ id }) => !seen.has(id));
    placed.push({ row, level, children: counts.get(row.id) ?? 0, isMatch, isOpen });
    for (const one of inside) visit(one, level + 1);
  };
  for (const row of tops) visit(row, 1);
  // A circle has no top.
  for (const row of rows) visit(row, 1);
  return placed;
}
