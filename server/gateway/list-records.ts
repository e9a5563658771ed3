import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { ListQuery } from './list-conditions.ts';
import { listFound } from './list-found.ts';
import { countRows, type OpenListQuery, openListQuery, pageSizeWithin } from './list-query.ts';
import { listTree, type TreePlace } from './list-tree.ts';
import { type Access, accessTo } from './model-access.ts';
import type { ListedRow, Row } from './run-statement.ts';

interface RecordPagination {
  readonly currentPage: number;
  readonly pageSize: number;
  /** Rows that can be turned to. */
  readonly total: number;
  /** There are more, which nobody counted. */
  readonly isMore?: boolean;
}

export interface RecordPage {
  readonly list: ListedRow[];
  readonly pagination: RecordPagination;
  readonly summary?: Record<string, unknown>;
  /** Of a tree table that is asked for by its levels: where each row of `list` stands, in the same order. */
  readonly tree?: TreePlace[];
}

/**
 * POST OnlineDev/{id}/List: one statement for the page, one for count and sums, one for each sub-table that has a column
 * in the list; never more with more rows. Only permitted columns are selected, searched, sorted or summed.
 */
export async function listRecords(
  context: AppContext,
  actor: Actor,
  modelId: string,
  query: ListQuery,
  language: Language = 'zh',
): Promise<RecordPage> {
  const access = await accessTo(context, actor, modelId);
  const listing = await openListQuery(context, access, query, language);
  if (query.parent !== undefined) return listTree(listing, query);
  return listedPage(listing, query.currentPage ?? 1, pageSizeOf(access, query));
}

/** One page of what is listed, with how many rows there are. */
export async function listedPage(listing: OpenListQuery, wanted: number, pageSize: number): Promise<RecordPage> {
  if (listing.isByKeyword) return listFound(listing, wanted, pageSize);
  const readPage = pageReader(listing, pageSize);
  const [firstRows, counted] = await Promise.all([readPage(wanted), countRows(listing)]);
  // Rows may have gone since the page was drawn: the last page there is, rather than none.
  const currentPage = Math.max(1, Math.min(wanted, Math.ceil(counted.total / pageSize)));
  const rows = currentPage === wanted ? firstRows : await readPage(currentPage);
  return {
    list: await listing.inWords(rows),
    pagination: { currentPage, pageSize, total: counted.total },
    ...(counted.summary ? { summary: counted.summary } : {}),
  };
}

function pageReader({ kysely, select, from, conditions, order }: OpenListQuery, pageSize: number) {
  return async (page: number) =>
    (
      await sql<Row>`select ${select} ${from} and ${conditions} order by ${order}
        limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(kysely)
    ).rows;
}

function pageSizeOf({ model: { list } }: Access, { pageSize }: ListQuery): number {
  // A list without pages shows as many rows as an answer may hold; the rest comes by pages all the same.
  return pageSizeWithin(list.hasPage === false ? limits.pageSizeMost : list.pageSize, pageSize);
}
