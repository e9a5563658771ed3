import { type RawBuilder, sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { exactNumber } from '../../engine/schema/values/index.ts';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { Refused } from '../refused.ts';
import { type Access, accessTo } from './access.ts';
import { allOf } from './conditions.ts';
import { loadWords, type Words } from './display.ts';
import { type ListQuery, listConditions } from './list-conditions.ts';
import type { ChildShape, ColumnShape } from './model-shape.ts';
import { type Row, runStatement } from './run-statement.ts';

export interface RecordPage {
  readonly list: Record<string, unknown>[];
  readonly pagination: { currentPage: number; pageSize: number; total: number };
  readonly summary?: Record<string, unknown>;
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
  const { model } = access;
  const { kysely } = context.database;
  const conditions = listConditions(access, query, context.settings.timeZone);
  const from = sql`from ${sql.raw(model.main.quotedTable)} as m where m.tenant_id = ${model.tenantId}
    and m.delete_time is null${access.ownRowsOnly ? sql` and m.creator_id = ${actor.userId}` : sql``}${
      conditions.length > 0 ? sql` and ${allOf(conditions)}` : sql``
    }`;
  const { own, children } = listedColumns(access);
  const order = orderOf(access, query);
  const pageSize = pageSizeOf(access, query);
  const select = sql.raw(
    [...new Set(['m."id"', 'm."revision"', ...own.map(({ quoted }) => `m.${quoted}`)])].join(', '),
  );
  const readPage = async (page: number) =>
    (
      await sql<Row>`select ${select} ${from} order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
        kysely,
      )
    ).rows;

  const wanted = query.currentPage ?? 1;
  const sums = summedColumns(access);
  const [firstRows, counted] = await Promise.all([
    readPage(wanted),
    sql<Row>`select count(*) as total${sumSelect(sums)} ${from}`.execute(kysely),
  ]);
  const figures = counted.rows[0] ?? {};
  const total = Number(figures.total ?? 0);
  // Rows may have gone since the page was drawn: the last page there is, rather than none.
  const currentPage = Math.max(1, Math.min(wanted, Math.ceil(total / pageSize)));
  const rows = currentPage === wanted ? firstRows : await readPage(currentPage);

  const words = await loadWords(context, actor, own, rows, language);
  const list = rows.map((row) => listRow(own, row, words));
  if (rows.length > 0) {
    for (const [child, columns] of children)
      await addChildRows(context, access, child, { columns, rows, list, language });
  }
  return {
    list,
    pagination: { currentPage, pageSize, total },
    ...(sums.length > 0 ? { summary: summaryOf(sums, figures) } : {}),
  };
}

/** Columns of the published list that the actor may see; those of sub-tables by table. */
function listedColumns(access: Access) {
  const own: ColumnShape[] = [];
  const children = new Map<ChildShape, ColumnShape[]>();
  for (const { prop } of access.model.list.columnList) {
    if (!access.listed(prop)) continue;
    const column = access.model.main.listable.get(prop);
    if (column) {
      if (!own.includes(column)) own.push(column);
      continue;
    }
    const dash = prop.indexOf('-');
    const child = dash < 0 ? undefined : access.model.children.get(prop.slice(0, dash));
    const cell = child?.byField.get(prop.slice(dash + 1));
    if (child && cell) children.set(child, [...(children.get(child) ?? []), cell]);
  }
  return { own, children };
}

/** A value that is looked up shows its words under its name and itself under `<name>_id`. Source: library specification 3. */
function listRow(columns: readonly ColumnShape[], row: Row, words: Words): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const column of columns) {
    const { field, kind } = column;
    const stored = row[column.name];
    const value = kind.fromColumn ? kind.fromColumn(stored, field) : (stored ?? null);
    if (kind.lookup) {
      shown[field.name] = words.display(column, value);
      shown[`${field.name}_id`] = value;
    } else shown[field.name] = value;
  }
  shown.id = row.id;
  shown.revision = row.revision;
  return shown;
}

interface ChildRows {
  readonly columns: readonly ColumnShape[];
  readonly rows: readonly Row[];
  /** The rows of the answer, in which the rows of the sub-table are put. */
  readonly list: readonly Record<string, unknown>[];
  readonly language: Language;
}

async function addChildRows(
  context: AppContext,
  access: Access,
  child: ChildShape,
  { columns, rows, list, language }: ChildRows,
): Promise<void> {
  const ids = rows.map((row) => row.id);
  const found = await runStatement(context.database.kysely, child.statements.selectOfMany, [
    access.model.tenantId,
    ids,
  ]);
  const words = await loadWords(context, access.actor, columns, found, language);
  const byParent = new Map<unknown, Record<string, unknown>[]>();
  for (const row of found) {
    const cells = listRow(columns, row, words);
    const siblings = byParent.get(row.parent_id);
    delete cells.revision;
    if (siblings) siblings.push(cells);
    else byParent.set(row.parent_id, [cells]);
  }
  for (const row of list) row[child.field.name] = byParent.get(row.id) ?? [];
}

/**
 * By a column of the list, or by who and when; ties by id, so that a page is the same twice.
 * @throws Refused badInput for anything else: what a client names is looked up, never written. Source: reliability A39
 */
function orderOf(access: Access, { sidx, sort }: ListQuery): RawBuilder<unknown> {
  const { list } = access.model;
  const isAscending = (sort ?? list.sort ?? 'desc') === 'asc';
  const named = sidx ? sortColumn(access, sidx) : undefined;
  if (sidx && !named) throw new Refused('badInput', 'list.sort');
  const quoted = named ?? (list.defaultSidx ? sortColumn(access, list.defaultSidx) : undefined) ?? '"creator_time"';
  // Creation time is never empty, and its index stands in this order.
  const empties = quoted === '"creator_time"' ? '' : ' nulls last';
  return sql.raw(isAscending ? `m.${quoted} asc${empties}, m."id" desc` : `m.${quoted} desc${empties}, m."id" asc`);
}

const times: ReadonlySet<string> = new Set(['createTime', 'modifyTime']);

function sortColumn({ model, listed }: Access, code: string): string | undefined {
  const isOffered = model.listed.has(code) ? listed(code) : times.has(code);
  const column = isOffered ? model.main.listable.get(code) : undefined;
  return column?.kind.sortable ? column.quoted : undefined;
}

function pageSizeOf({ model: { list } }: Access, { pageSize }: ListQuery): number {
  if (list.hasPage === false) return limits.pickerSizeMost;
  return Math.min(pageSize ?? list.pageSize ?? limits.pageSize, limits.pageSizeMost);
}

function summedColumns({ model, listed }: Access): ColumnShape[] {
  const { showSummary, summaryField } = model.list;
  if (!showSummary) return [];
  return (summaryField ?? [])
    .map((code) => model.main.byField.get(code))
    .filter((column): column is ColumnShape => column !== undefined && listed(column.code) && isNumeric(column));
}

const isNumeric = ({ kind }: ColumnShape) => kind.column === 'numeric' || kind.column === 'bigint';

function sumSelect(columns: readonly ColumnShape[]): RawBuilder<unknown> {
  return sql.raw(columns.map(({ quoted }, index) => `, cast(sum(m.${quoted}) as numeric)::text as s${index}`).join(''));
}

/** Exact: summed as decimals by the database. */
function summaryOf(columns: readonly ColumnShape[], figures: Row): Record<string, unknown> {
  const summary: Record<string, unknown> = {};
  columns.forEach(({ field }, index) => {
    const sum = figures[`s${index}`];
    summary[field.name] = sum === null || sum === undefined ? 0 : exactNumber(String(sum));
  });
  return summary;
}
