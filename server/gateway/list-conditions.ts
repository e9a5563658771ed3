import { searchTypes } from '../../engine/schema/documents/list-kinds.ts';
import type { Operator } from '../../engine/schema/documents/rule-group.ts';
import { listLook } from '../../engine/schema/lists/list-type.ts';
import { isEmptyValue } from '../../engine/schema/values/index.ts';
import { Refused } from '../kernel/refused.ts';
import { badCondition, type Condition, condition } from './comparison-sql.ts';
import { type Access, isKeptFromLists } from './model-access.ts';
import type { ColumnShape } from './model-shape.ts';
import { parseJsonText } from './parse-record.ts';
import { atPlace, compared, findPlace, operatorOf, type Place, superCondition } from './super-condition.ts';

/** What a list asks for, as a client sends it. Source: design 9, list query. */
export interface ListQuery {
  readonly currentPage?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly sort?: 'asc' | 'desc' | undefined;
  readonly sidx?: string | undefined;
  readonly keyword?: string | undefined;
  readonly queryJson?: string | undefined;
  readonly superQueryJson?: string | undefined;
  /** A node of the tree beside the list, by its value. */
  readonly treeNode?: string | undefined;
  /** Of a grouped list: the value that the rows of one group share; null: they have none. */
  readonly group?: string | number | boolean | null | undefined;
  /** Of a tree table: the row whose rows below are asked for; '' the topmost, or all that meet the conditions. */
  readonly parent?: string | undefined;
  /** With `parent`: this row is left out, and all that stands below it. */
  readonly except?: string | undefined;
  /** With `parent`: rows further below as well, as many as an answer holds. */
  readonly whole?: boolean | undefined;
}

const superConditionsMost = 100;

/** Everything that narrows a list but a keyword and a node of its tree; only fields that the actor may see can. Alias of the main table: m. */
export function listConditions(access: Access, query: ListQuery, timeZone: string): Condition[] {
  const conditions: Condition[] = [];
  if (query.queryJson) conditions.push(...searchConditions(access, query.queryJson, timeZone));
  if (query.group !== undefined) conditions.push(groupCondition(access, query.group, timeZone));
  if (query.superQueryJson) {
    const count = { left: superConditionsMost };
    const parsed = parseJsonText(query.superQueryJson, 'superQueryJson');
    conditions.push(superCondition(parsed, (node) => asked(access, node, timeZone), count));
  }
  return conditions;
}

/** The rows of one group. @throws Refused badInput where the list is not grouped, or not for this actor */
function groupCondition(access: Access, value: string | number | boolean | null, timeZone: string): Condition {
  const column = groupColumn(access);
  return value === null || value === ''
    ? condition(column, 'm', 'empty', undefined, timeZone)
    : condition(column, 'm', 'equal', value, timeZone);
}

/** @throws Refused badInput */
export function groupColumn(access: Access): ColumnShape {
  const look = listLook(access.model.list, access.model.catalogue);
  const column = look.kind === 'grouped' ? access.model.main.byField.get(look.field.name) : undefined;
  if (!column || !access.listed(column.code)) throw new Refused('badInput', 'list.notGrouped');
  return column;
}

/**
 * The field that a client names, if the actor may see it in lists. A field that is not there, one that is withheld and one
 * that nobody is shown answer alike. Source: reliability A30.
 * @throws Refused badInput
 */
export function placeOf(access: Access, code: string): Place {
  const place = findPlace(access.model, code);
  if (!place || !access.listed(code) || isKeptFromLists(access, place.column))
    throw new Refused('badInput', 'list.field');
  return place;
}

/** `{ code: value }`; how it compares is said by the published list, else by the value kind. */
function searchConditions(access: Access, text: string, timeZone: string): Condition[] {
  const parsed = parseJsonText(text, 'queryJson');
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new Refused('badInput', 'list.query');
  const conditions: Condition[] = [];
  for (const [code, value] of Object.entries(parsed)) {
    if (isEmptyValue(value) || (Array.isArray(value) && value.every(isEmptyValue))) continue;
    const place = placeOf(access, code);
    const operator = searchOperator(access, code, place.column, value);
    conditions.push(
      atPlace(access.model, place, 'm', (column, alias) => condition(column, alias, operator, value, timeZone)),
    );
  }
  return conditions;
}

function searchOperator({ model }: Access, code: string, column: ColumnShape, value: unknown): Operator {
  if (column.field.kind === 'dateTimeRange') return 'between';
  const { searchType } = model.list.searchList.find((item) => item.prop === code) ?? {};
  const how =
    searchType === searchTypes.equal
      ? 'equal'
      : searchType === searchTypes.like
        ? 'like'
        : searchType === searchTypes.range
          ? 'range'
          : column.kind.search;
  if (how === null) throw badCondition(column);
  const isText = column.kind.column === 'text' && column.field.kind !== 'time';
  if (how === 'like' && isText && !Array.isArray(value) && !column.kind.lookup) return 'contains';
  if (how === 'range' && column.kind.operators.includes('between') && Array.isArray(value)) return 'between';
  return Array.isArray(value) && column.kind.column !== 'jsonb' ? 'in' : 'equal';
}

export function isWords({ field }: ColumnShape): boolean {
  return field.kind === 'text' || field.kind === 'longText';
}

/** One comparison of a super query, of a field that the actor may see. */
function asked(access: Access, { field, symbol, fieldValue }: Readonly<Record<string, unknown>>, timeZone: string) {
  const operator = operatorOf(symbol);
  if (typeof field !== 'string' || !operator) throw new Refused('badInput', 'list.superCondition');
  return atPlace(access.model, placeOf(access, field), 'm', (column, alias) =>
    compared(column, alias, operator, fieldValue, timeZone),
  );
}
