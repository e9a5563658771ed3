import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { allOf, type Condition } from './comparison-sql.ts';
import { keywordCondition, searchedInPicker } from './keyword-condition.ts';
import { isWords, type ListQuery } from './list-conditions.ts';
import { isOrderIndexed, type OpenListQuery, orderOf, sortedBy } from './list-query.ts';
import { listedPage, type RecordPage } from './list-records.ts';
import { type Access, isKeptFromLists } from './model-access.ts';
import type { ColumnShape } from './model-shape.ts';
import type { Row } from './run-statement.ts';
import { loadWords, type Words } from './value-words.ts';
import { visibleRows } from './visible-rows.ts';

export interface PickerQuery extends Pick<ListQuery, 'currentPage' | 'pageSize' | 'keyword' | 'sidx' | 'sort'> {
  readonly relationField?: string | undefined;
  /** Codes of columns, joined by commas. */
  readonly columnOptions?: string | undefined;
  /** 0: text fields only; 1: all. */
  readonly queryType?: number | undefined;
  /** With `id`: reads a chosen value back. */
  readonly propsValue?: string | undefined;
  /** These records alone, joined by commas: reads what is chosen back. */
  readonly ids?: string | undefined;
}

/**
 * GET Base/{id}/FieldDataSelect: records of a model for a picker, through the same gateway as its list. Columns have to be
 * fields of the main form that the actor may see in lists; a keyword is looked for in what they show, and by one of them the
 * records may be sorted: else they stand as in the list. Source: dialect facts 2; A41.
 */
export async function selectFieldData(
  context: AppContext,
  access: Access,
  query: PickerQuery,
  language: Language = 'zh',
): Promise<RecordPage> {
  const { actor, model } = access;
  const columns = pickedColumns(access, query);
  const ids = idsIn(query);
  const keyword = await keywordCondition(context, access, query.keyword, searchedInPicker(access, columns));
  const id = sql.raw(`m.${model.main.id}`);
  const conditions = [...(keyword ? [keyword] : []), ...(ids ? [isOneOf(id, ids)] : [])];
  const sorted = sortedPicker(access, columns, query.sidx);
  const needed = [...new Set([model.main.id, sorted, ...columns.map(({ quoted }) => quoted)])];
  const listing: OpenListQuery = {
    context,
    access,
    kysely: context.database.kysely,
    language,
    select: sql.raw([`m.${model.main.id} as "id"`, ...columns.map(({ quoted }) => `m.${quoted}`)].join(', ')),
    from: visibleRows(access, 'm'),
    conditions: allOf(conditions),
    isNarrowed: conditions.length > 0,
    isByKeyword: keyword !== undefined,
    order: orderOf(access, query.sort, sorted),
    needed,
    summed: [],
    isOrderIndexed: isOrderIndexed(sorted),
    async inWords(rows) {
      const words = await loadWords(context, actor, columns, rows, language);
      return rows.map((row) => ({ ...shownIn(words, columns, row), id: String(row.id) }));
    },
  };
  return listedPage(
    listing,
    query.currentPage ?? 1,
    Math.min(query.pageSize ?? (ids ? limits.batchIds : limits.pageSize), limits.pickerSizeMost),
  );
}

const isOneOf = (id: Condition, ids: readonly string[]) =>
  ids.length > 0 ? sql`${id} in (${sql.join(ids)})` : sql`false`;

/** @throws Refused badInput for more than a call takes */
export function idsIn({ ids, propsValue }: Pick<PickerQuery, 'ids' | 'propsValue'>): string[] | undefined {
  if (ids === undefined && !propsValue) return undefined;
  const wanted = [propsValue ?? '', ...(ids ?? '').split(',')].map((id) => id.trim()).filter((id) => id !== '');
  if (wanted.length > limits.batchIds) throw new Refused('badInput', 'list.ids', { most: limits.batchIds });
  return wanted;
}

/** @throws Refused badInput for a column that the picker does not show, or that has no order */
function sortedPicker(access: Access, columns: readonly ColumnShape[], sidx: string | undefined): string {
  if (!sidx) return sortedBy(access);
  const column = columns.find(({ code, kind }) => code === sidx && kind.sortable);
  if (!column) throw new Refused('badInput', 'list.sort');
  return column.quoted;
}

/** A row as people read it. */
function shownIn(words: Words, columns: readonly ColumnShape[], row: Row): Record<string, unknown> {
  return Object.fromEntries(
    columns.map((column) => {
      const { field, kind, name } = column;
      return [field.name, words.display(column, kind.fromColumn ? kind.fromColumn(row[name], field) : row[name])];
    }),
  );
}

function pickedColumns(access: Access, { relationField, columnOptions, queryType }: PickerQuery): ColumnShape[] {
  const codes = new Set([relationField ?? '', ...(columnOptions ?? '').split(',')].map((code) => code.trim()));
  codes.delete('');
  if (codes.size === 0) for (const { prop } of access.model.list.columnList) codes.add(prop);
  const isAsked = relationField !== undefined || columnOptions !== undefined;
  const columns: ColumnShape[] = [];
  for (const code of codes) {
    const column = access.model.main.byField.get(code);
    if (column && access.listed(code) && !isKeptFromLists(access, column)) columns.push(column);
    else if (isAsked) throw new Refused('badInput', 'list.columns');
  }
  return queryType === 0 ? columns.filter((column) => isWords(column) || column.code === relationField) : columns;
}
