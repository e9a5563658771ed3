import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { allOf } from './comparison-sql.ts';
import { keywordCondition, searchedInPicker } from './keyword-condition.ts';
import { isWords } from './list-conditions.ts';
import type { OpenListQuery } from './list-query.ts';
import { listedPage, type RecordPage } from './list-records.ts';
import { type Access, accessTo, isKeptFromLists } from './model-access.ts';
import type { ColumnShape } from './model-shape.ts';
import type { Row } from './run-statement.ts';
import { loadWords, type Words } from './value-words.ts';
import { visibleRows } from './visible-rows.ts';

export interface PickerQuery {
  readonly currentPage?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly keyword?: string | undefined;
  readonly relationField?: string | undefined;
  /** Codes of columns, joined by commas. */
  readonly columnOptions?: string | undefined;
  /** 0: text fields only; 1: all. */
  readonly queryType?: number | undefined;
  /** With `id`: reads a chosen value back. */
  readonly propsValue?: string | undefined;
}

/**
 * GET Base/{id}/FieldDataSelect: records of a model for a picker, through the same gateway as its list. Columns have to be
 * fields of the main form that the actor may see in lists; a keyword is looked for in what they show. Source: dialect facts 2; A41.
 */
export async function selectFieldData(
  context: AppContext,
  actor: Actor,
  modelId: string,
  query: PickerQuery,
  language: Language = 'zh',
): Promise<RecordPage> {
  const access = await accessTo(context, actor, modelId);
  const { model } = access;
  const columns = pickedColumns(access, query);
  const keyword = await keywordCondition(context, access, query.keyword, searchedInPicker(access, columns));
  const id = sql.raw(`m.${model.main.id}`);
  const conditions = [...(keyword ? [keyword] : []), ...(query.propsValue ? [sql`${id} = ${query.propsValue}`] : [])];
  const needed = [...new Set([model.main.id, '"creator_time"', ...columns.map(({ quoted }) => quoted)])];
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
    order: sql`m.creator_time desc, ${id} asc`,
    needed,
    summed: [],
    isOrderIndexed: true,
    async inWords(rows) {
      const words = await loadWords(context, actor, columns, rows, language);
      return rows.map((row) => ({ ...shownIn(words, columns, row), id: String(row.id) }));
    },
  };
  return listedPage(
    listing,
    query.currentPage ?? 1,
    Math.min(query.pageSize ?? limits.pageSize, limits.pickerSizeMost),
  );
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
