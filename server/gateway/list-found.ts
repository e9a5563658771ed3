import { type RawBuilder, sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import { countRows, type OpenListQuery } from './list-query.ts';
import type { RecordPage } from './list-records.ts';
import type { Row } from './run-statement.ts';

/**
 * A page of the rows that have a word. How many there are, up to a bound, says how to find the first of them: few are taken
 * all and put in order; of many, the order is walked until the page is full. Left to itself the database walks the whole
 * order for a word that no row has.
 */
export async function listFound(listing: OpenListQuery, wanted: number, pageSize: number): Promise<RecordPage> {
  const most = limits.keywordRows;
  const { total: counted, summary } = await countRows(listing, most);
  // Sums are over all rows, so that all were counted.
  const isMore = summary === undefined && counted > most;
  const total = isMore ? most : counted;
  const currentPage = Math.max(1, Math.min(wanted, Math.ceil(total / pageSize)));
  const page = sql`limit ${Math.min(pageSize, total - (currentPage - 1) * pageSize)} offset ${(currentPage - 1) * pageSize}`;
  const rows = total === 0 ? [] : await readFound(listing, page, counted);
  return {
    list: await listing.inWords(rows),
    pagination: { currentPage, pageSize, total, ...(isMore ? { isMore } : {}) },
    ...(summary ? { summary } : {}),
  };
}

async function readFound(listing: OpenListQuery, page: RawBuilder<unknown>, counted: number): Promise<Row[]> {
  const { kysely, select, from, conditions, order, needed } = listing;
  if (counted > limits.keywordRows) {
    // "is true" keeps the index of words out of it: it would hand over every row before the first is sorted.
    const met = listing.isOrderIndexed ? sql`(${conditions}) is true` : conditions;
    return (await sql<Row>`select ${select} ${from} and ${met} order by ${order} ${page}`.execute(kysely)).rows;
  }
  const columns = sql.raw(needed.map((quoted) => `m.${quoted}`).join(', '));
  const found = sql<Row>`with m as materialized (select ${columns} ${from} and ${conditions})
    select ${select} from m order by ${order} ${page}`;
  return (await found.execute(kysely)).rows;
}
