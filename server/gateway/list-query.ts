import { type Kysely, type RawBuilder, sql } from 'kysely';
import { idName } from '../../engine/schema/fields/field-name.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { exactNumber } from '../../engine/schema/values/index.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { allOf, type Condition } from './comparison-sql.ts';
import { keywordCondition } from './keyword-condition.ts';
import { type ListQuery, listConditions } from './list-conditions.ts';
import type { Access } from './model-access.ts';
import type { ChildShape, ColumnShape } from './model-shape.ts';
import { recordWords } from './parent-words.ts';
import { type ListedRow, type Row, runStatement } from './run-statement.ts';
import { nodeCondition } from './side-tree.ts';
import { loadWords, type Words } from './value-words.ts';
import { visibleRows } from './visible-rows.ts';

/** What every way of listing a model has in common: which rows, which columns, in which order, in which words. */
export interface OpenListQuery {
  readonly context: AppContext;
  readonly access: Access;
  readonly kysely: Kysely<DatabaseSchema>;
  readonly language: Language;
  /** Columns of the main table under the alias m; id and revision among them. */
  readonly select: RawBuilder<unknown>;
  /** From and where: the rows that the actor may see. More conditions go after it with `and`. */
  readonly from: RawBuilder<unknown>;
  /** What the client asked for. */
  readonly conditions: Condition;
  /** Whether the client asked for anything. */
  readonly isNarrowed: boolean;
  /** A word is looked for. */
  readonly isByKeyword: boolean;
  readonly order: RawBuilder<unknown>;
  /** Columns of the main table, quoted, that `select` and `order` need. */
  readonly needed: readonly string[];
  /** Columns whose sums over all rows belong to the answer. */
  readonly summed: readonly ColumnShape[];
  /** An index stands in this order. */
  readonly isOrderIndexed: boolean;
  /** The rows of the answer, with those of the sub-tables that have a column in the list. */
  inWords(rows: readonly Row[]): Promise<ListedRow[]>;
}

/** @throws Refused badInput for conditions or an order that the actor may not ask for */
export async function openListQuery(
  context: AppContext,
  access: Access,
  query: ListQuery,
  language: Language,
): Promise<OpenListQuery> {
  const conditions = listConditions(access, query, context.settings.timeZone);
  if (query.treeNode !== undefined) conditions.push(await nodeCondition(context, access, query.treeNode));
  const keyword = await keywordCondition(context, access, query.keyword);
  if (keyword) conditions.push(keyword);
  const { own, children } = listedColumns(access);
  const sorted = sortedBy(access, query.sidx);
  const selected = new Set([
    `m.${access.model.main.id} as "id"`,
    'm."revision"',
    ...own.map(({ quoted }) => `m.${quoted}`),
  ]);
  return {
    context,
    access,
    kysely: context.database.kysely,
    language,
    select: sql.raw([...selected].join(', ')),
    from: visibleRows(access, 'm'),
    conditions: allOf(conditions),
    isNarrowed: conditions.length > 0,
    isByKeyword: keyword !== undefined,
    order: orderOf(access, query.sort, sorted),
    needed: [...new Set([access.model.main.id, '"revision"', sorted, ...own.map(({ quoted }) => quoted)])],
    summed: summedColumns(access),
    isOrderIndexed: isOrderIndexed(sorted),
    async inWords(rows) {
      const words = await recordWords(context, access, own, rows, language);
      const list = rows.map((row) => listRow(own, row, words));
      if (rows.length > 0) {
        for (const [child, columns] of children)
          await addChildRows(context, access, child, { columns, rows, list, language });
      }
      return list;
    },
  };
}

/**
 * How many rows meet the conditions, and the sums over all of them.
 * @param most counts no further than one beyond it, unless there are sums: these are always those of all rows
 */
export async function countRows({ summed: sums, kysely, from, conditions }: OpenListQuery, most?: number) {
  const counted =
    most === undefined || sums.length > 0
      ? sql<Row>`select count(*) as total${sumSelect(sums)} ${from} and ${conditions}`
      : sql<Row>`select count(*) as total from (select 1 ${from} and ${conditions} limit ${most + 1}) as found`;
  const figures = (await counted.execute(kysely)).rows[0] ?? {};
  const total = Number(figures.total ?? 0);
  return { total, summary: sums.length > 0 ? summaryOf(sums, figures) : undefined };
}

/** @param stored the list's own  @param asked the client's */
export function pageSizeWithin(stored: number | undefined, asked: number | undefined): number {
  return Math.min(asked ?? stored ?? limits.pageSize, limits.pageSizeMost);
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

/**
 * A value that is looked up shows its words under its name and itself under `<name>_id`, unless a field that was published
 * before that was refused has the name: what it holds is nowhere else. Source: library specification 3.
 */
function listRow(columns: readonly ColumnShape[], row: Row, words: Words): ListedRow {
  const shown: Row = {};
  const own = new Set(columns.map(({ field }) => field.name));
  for (const column of columns) {
    const { field, kind } = column;
    const stored = row[column.name];
    const value = kind.fromColumn ? kind.fromColumn(stored, field) : (stored ?? null);
    if (words.isLookup(column)) {
      shown[field.name] = words.display(column, value);
      if (!own.has(idName(field.name))) shown[idName(field.name)] = value;
    } else shown[field.name] = value;
  }
  return { ...shown, id: String(row.id), revision: row.revision };
}

interface ChildRows {
  readonly columns: readonly ColumnShape[];
  readonly rows: readonly Row[];
  /** The rows of the answer, in which the rows of the sub-table are put. */
  readonly list: readonly ListedRow[];
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
  const byParent = new Map<string, Row[]>();
  for (const row of found) {
    const { revision: _ofParent, ...cells } = listRow(columns, row, words);
    const parentId = String(row.parent_id);
    const siblings = byParent.get(parentId);
    if (siblings) siblings.push(cells);
    else byParent.set(parentId, [cells]);
  }
  for (const row of list) row[child.field.name] = byParent.get(row.id) ?? [];
}

/**
 * By a column of the list, or by who and when; ties by id, so that a page is the same twice.
 * @throws Refused badInput for anything else: what a client names is looked up, never written. Source: reliability A39
 */
export function sortedBy(access: Access, sidx?: string): string {
  const { list } = access.model;
  const named = sidx ? sortColumn(access, sidx) : undefined;
  if (sidx && !named) throw new Refused('badInput', 'list.sort');
  return named ?? (list.defaultSidx ? sortColumn(access, list.defaultSidx) : undefined) ?? creationTime;
}

const creationTime = '"creator_time"';
/** An index stands in this order. */
export const isOrderIndexed = (quoted: string) => quoted === creationTime;

/** @param quoted a column of the main table  @param sort default: as the list says */
export function orderOf(
  { model: { list, main } }: Access,
  sort: ListQuery['sort'],
  quoted: string,
): RawBuilder<unknown> {
  const isAscending = (sort ?? list.sort ?? 'desc') === 'asc';
  // Creation time is never empty, and its index stands in this order.
  const empties = isOrderIndexed(quoted) ? '' : ' nulls last';
  return sql.raw(
    isAscending ? `m.${quoted} asc${empties}, m.${main.id} desc` : `m.${quoted} desc${empties}, m.${main.id} asc`,
  );
}

const times: ReadonlySet<string> = new Set(['createTime', 'modifyTime']);

function sortColumn({ model, listed }: Access, code: string): string | undefined {
  const isOffered = model.listed.has(code) ? listed(code) : times.has(code);
  const column = isOffered ? model.main.listable.get(code) : undefined;
  return column?.kind.sortable ? column.quoted : undefined;
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
