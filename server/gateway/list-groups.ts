import { type RawBuilder, sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { staticOptions } from '../../engine/schema/values/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { groupKeySql } from './group-key-sql.ts';
import { groupColumn, type ListQuery } from './list-conditions.ts';
import { countRows, type OpenListQuery, openListQuery } from './list-query.ts';
import { accessTo } from './model-access.ts';
import type { ColumnShape } from './model-shape.ts';
import type { ListedRow, Row } from './run-statement.ts';
import { loadWords } from './value-words.ts';

/** Rows that share a value: how many there are, and the first of them. */
export interface RecordGroup {
  /** Null: those that have none. */
  readonly value: string | number | boolean | null;
  /** The value in words; '' for those that have none. */
  readonly label: string;
  readonly count: number;
  readonly list: ListedRow[];
}

export interface GroupPage {
  readonly groups: RecordGroup[];
  /** Of groups. */
  readonly pagination: { currentPage: number; pageSize: number; total: number };
  /** Rows in all groups. */
  readonly rows: number;
  readonly summary?: Record<string, unknown>;
}

/**
 * POST OnlineDev/{id}/Groups: whole groups by pages, each with its count and its first rows; the rest of a group is a
 * list like any other (`group`). However many rows there are: one statement for the groups, one for their first rows, one
 * for the figures.
 */
export async function listGroups(
  context: AppContext,
  actor: Actor,
  modelId: string,
  query: ListQuery,
  language: Language = 'zh',
): Promise<GroupPage> {
  const access = await accessTo(context, actor, modelId);
  const listing = await openListQuery(context, access, query, language);
  const column = groupColumn(access);
  const value = groupKeySql(column);
  const pageSize = Math.min(query.pageSize ?? limits.groupsPage, limits.groupsPage);
  const [figures, groupTotal] = await Promise.all([countRows(listing), countGroups(listing, value)]);
  const currentPage = Math.max(1, Math.min(query.currentPage ?? 1, Math.ceil(groupTotal / pageSize)));
  const found = await readGroups(listing, column, value, pageSize, (currentPage - 1) * pageSize);
  const rows = found.length === 0 ? [] : await firstRows(listing, value, found);
  const list = await listing.inWords(rows);
  const words = await loadWords(
    context,
    actor,
    [column],
    found.map(({ shared }) => ({ [column.name]: shared })),
    language,
  );
  const byGroup = new Map<unknown, ListedRow[]>();
  rows.forEach((row, index) => {
    const entry = list[index];
    const number = Number(row.group_number);
    if (entry) byGroup.set(number, [...(byGroup.get(number) ?? []), entry]);
  });
  return {
    groups: found.map(({ shared, count }, index) => {
      const own = column.kind.fromColumn ? column.kind.fromColumn(shared, column.field) : shared;
      return {
        value: isPlain(own) ? own : null,
        label: words.display(column, own),
        count: Number(count),
        list: byGroup.get(index) ?? [],
      };
    }),
    pagination: { currentPage, pageSize, total: groupTotal },
    rows: figures.total,
    ...(figures.summary ? { summary: figures.summary } : {}),
  };
}

async function countGroups({ kysely, from, conditions }: OpenListQuery, value: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<Row>`select count(*) as total from (
    select distinct ${value} as shared ${from} and ${conditions}) as g`.execute(kysely);
  return Number(counted.rows[0]?.total ?? 0);
}

interface Found {
  readonly shared: unknown;
  readonly count: unknown;
}

/** In the order of the options where the design writes them, else by value; those without one last. */
async function readGroups(
  { kysely, from, conditions }: OpenListQuery,
  column: ColumnShape,
  value: RawBuilder<unknown>,
  limit: number,
  offset: number,
): Promise<readonly Found[]> {
  const offered = column.kind.column === 'text' ? (staticOptions(column.field) ?? []) : [];
  const place =
    offered.length > 0 ? sql`array_position(${offered.map((one) => String(one.value))}::text[], shared),` : sql``;
  const found = await sql<{ shared: unknown; count: unknown }>`select shared, count from (
      select ${value} as shared, count(*) as count ${from} and ${conditions} group by 1) as g
    order by ${place} shared nulls last limit ${limit} offset ${offset}`.execute(kysely);
  return found.rows;
}

/** The first rows of each group of a page, group by group. */
async function firstRows(
  { kysely, select, from, conditions, order }: OpenListQuery,
  value: RawBuilder<unknown>,
  groups: readonly Found[],
): Promise<Row[]> {
  const each = groups.map(
    ({ shared }, index) => sql`(select ${index}::int as group_number, ${select} ${from} and ${conditions}
      and ${shared === null ? sql`${value} is null` : sql`${value} = ${shared}`} order by ${order} limit ${limits.groupRows})`,
  );
  const found = await sql<Row>`${sql.join(each, sql` union all `)}`.execute(kysely);
  return [...found.rows].sort((left, right) => Number(left.group_number) - Number(right.group_number));
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
