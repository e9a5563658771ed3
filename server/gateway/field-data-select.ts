import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { Refused } from '../refused.ts';
import { type Access, accessTo, isKeptFromLists } from './access.ts';
import { anyOf, condition } from './conditions.ts';
import { loadWords } from './display.ts';
import { isWords } from './list-conditions.ts';
import type { RecordPage } from './list-records.ts';
import type { ColumnShape } from './model-shape.ts';
import type { Row } from './run-statement.ts';

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
 * fields of the main form that the actor may see in lists; a word is looked for in each of them. Source: dialect facts 2; A41.
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
  const { kysely } = context.database;
  const columns = pickedColumns(access, query);
  const word = query.keyword?.trim();
  if (word?.includes('\u0000')) throw new Refused('badInput', 'list.keyword');
  const searched = columns.filter(isWords);
  const matches = word
    ? sql` and ${anyOf(searched.map((column) => condition(column, 'm', 'contains', word, context.settings.timeZone)))}`
    : sql``;
  const id = sql.raw(`m.${model.main.id}`);
  const chosen = query.propsValue ? sql` and ${id} = ${query.propsValue}` : sql``;
  const own = access.ownRowsOnly ? sql` and m.creator_id = ${actor.userId}` : sql``;
  const from = sql`from ${sql.raw(model.main.quotedTable)} as m
    where m.tenant_id = ${model.tenantId} and m.delete_time is null${own}${matches}${chosen}`;
  const pageSize = Math.min(query.pageSize ?? limits.pageSize, limits.pickerSizeMost);
  const currentPage = query.currentPage ?? 1;
  const select = sql.raw(
    [...new Set([`m.${model.main.id} as "id"`, ...columns.map(({ quoted }) => `m.${quoted}`)])].join(', '),
  );
  const [page, counted] = await Promise.all([
    sql<Row>`select ${select} ${from} order by m.creator_time desc, ${id} limit ${pageSize} offset ${(currentPage - 1) * pageSize}`.execute(
      kysely,
    ),
    sql<Row>`select count(*) as total ${from}`.execute(kysely),
  ]);
  const words = await loadWords(context, actor, columns, page.rows, language);
  const list = page.rows.map((row) => {
    const shown: Record<string, unknown> = {};
    for (const column of columns) {
      const { field, kind, name } = column;
      shown[field.name] = words.display(column, kind.fromColumn ? kind.fromColumn(row[name], field) : row[name]);
    }
    return { ...shown, id: row.id };
  });
  return { list, pagination: { currentPage, pageSize, total: Number(counted.rows[0]?.total ?? 0) } };
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
