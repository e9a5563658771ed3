import { type RawBuilder, sql } from 'kysely';
import type { CallBody, Calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { exportScopes } from '../../engine/schema/lists/export-scopes.ts';
import type { OpenListQuery } from '../gateway/list-query.ts';
import type { Row } from '../gateway/run-statement.ts';

export type ExportQuery = CallBody<Calls['exportRecords']>;

/** The records of an export in their order, by id: what is written later is neither left out nor there twice. */
export interface ExportedIds {
  readonly count: number;
  /** As one text: a million of them take less room than a thousand rows. */
  readonly text: string;
}

const separator = '\n';

/** One sort for all of them, whatever is read of each record later. */
export async function exportedIds(listing: OpenListQuery, query: ExportQuery): Promise<ExportedIds> {
  const { kysely, from, conditions, order } = listing;
  const page = query.dataType === exportScopes.page ? pageOf(listing, query) : sql``;
  const place = sql`row_number() over (order by ${order})`;
  const found = await sql<Row>`select count(*) as count, string_agg(id, ${separator} order by place) as ids
    from (select ${idOf(listing)} as id, ${place} as place ${from} and ${conditions}${chosen(listing, query)}
      order by ${order} ${page}) as found`.execute(kysely);
  const { count, ids } = found.rows[0] ?? {};
  return { count: Number(count ?? 0), text: typeof ids === 'string' ? ids : '' };
}

/** Whether an export has more records than so many. */
export async function hasMoreThan(most: number, { kysely, from, conditions }: OpenListQuery): Promise<boolean> {
  const found = await sql`select 1 ${from} and ${conditions} offset ${most} limit 1`.execute(kysely);
  return found.rows.length > 0;
}

/** The ids in slices. */
export function* slicesOf({ text }: ExportedIds, size: number): Generator<string[]> {
  let slice: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf(separator, at);
    slice.push(text.slice(at, end < 0 ? text.length : end));
    at = end < 0 ? text.length : end + separator.length;
    if (slice.length < size) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}

/** As text: a table that was made elsewhere may have numbers for keys. */
const idOf = ({ access }: OpenListQuery): RawBuilder<unknown> => sql.raw(`m.${access.model.main.id}::text`);

function chosen(listing: OpenListQuery, { dataType, selectIds = [] }: ExportQuery): RawBuilder<unknown> {
  if (dataType !== exportScopes.chosen) return sql``;
  return sql` and ${idOf(listing)} = any(${[...selectIds]}::text[])`;
}

function pageOf({ access }: OpenListQuery, { currentPage = 1, pageSize }: ExportQuery): RawBuilder<unknown> {
  const { list } = access.model;
  const size = Math.min(pageSize ?? list.pageSize ?? limits.pageSize, limits.pageSizeMost);
  return sql`limit ${size} offset ${(currentPage - 1) * size}`;
}
