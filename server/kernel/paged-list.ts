import type { OrderByItemBuilder, SelectQueryBuilder } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import { Refused } from './refused.ts';

/** What every list in pages may be asked for. */
export interface PageQuery {
  readonly currentPage?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly keyword?: string | undefined;
}

/** The same of one whose order can be chosen. */
export interface SortedPageQuery extends PageQuery {
  readonly sort?: 'asc' | 'desc' | undefined;
  /** Column of the list. */
  readonly sidx?: string | undefined;
}

/** A statement that counts, as `found.select((of) => of.fn.countAll().as('total'))`. */
interface Count {
  executeTakeFirst(): Promise<{ readonly total: string | number | bigint } | undefined>;
}

/**
 * One page of rows with how many there are in all: a statement for each, at the same time.
 * @param rows in their order
 */
export async function pageOf<DB, TB extends keyof DB, Row>(
  { currentPage = 1, pageSize = limits.pageSize }: Pick<PageQuery, 'currentPage' | 'pageSize'>,
  rows: SelectQueryBuilder<DB, TB, Row>,
  count: Count,
) {
  const [page, counted] = await Promise.all([
    rows
      .limit(pageSize)
      .offset((currentPage - 1) * pageSize)
      .execute(),
    count.executeTakeFirst(),
  ]);
  return { rows: page, pagination: { currentPage, pageSize, total: Number(counted?.total ?? 0) } };
}

/**
 * The column that a list is sorted by: a name from outside is looked up here and nowhere else.
 * @param columns of the database, by name
 * @throws Refused badInput
 */
export function sortColumnOf<Columns extends Readonly<Record<string, unknown>>>(
  columns: Columns,
  name: string,
): Columns[keyof Columns] {
  if (!Object.hasOwn(columns, name)) throw new Refused('badInput', 'list.sort');
  return columns[name as keyof Columns]; // asked just before
}

/** Either way what is empty stands at the end. */
export const emptyLast =
  (direction: 'asc' | 'desc') =>
  (order: OrderByItemBuilder): OrderByItemBuilder =>
    order[direction]().nullsLast();
