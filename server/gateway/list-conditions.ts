import { sql } from 'kysely';
import { searchTypes } from '../../engine/schema/documents/list-kinds.ts';
import type { Operator } from '../../engine/schema/documents/rule-group.ts';
import { listLook } from '../../engine/schema/lists/list-type.ts';
import { isEmptyValue } from '../../engine/schema/values/index.ts';
import { Refused } from '../kernel/refused.ts';
import { allOf, anyOf, badCondition, type Condition, condition } from './comparison-sql.ts';
import { type Access, isKeptFromLists } from './model-access.ts';
import type { ChildShape, ColumnShape, PublishedModel } from './model-shape.ts';
import { parseJsonText } from './parse-record.ts';

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

/** The dialect's signs of a super query. Source: dialect facts 2, superQueryJson. */
const symbols: Readonly<Record<string, Operator>> = {
  '==': 'equal',
  '<>': 'notEqual',
  '>': 'greater',
  '>=': 'greaterEqual',
  '<': 'less',
  '<=': 'lessEqual',
  like: 'contains',
  notLike: 'notContains',
  in: 'in',
  notIn: 'notIn',
  between: 'between',
  null: 'empty',
  notNull: 'notEmpty',
};
const superConditionsMost = 100;

/** Everything that narrows a list but a keyword and a node of its tree; only fields that the actor may see can. Alias of the main table: m. */
export function listConditions(access: Access, query: ListQuery, timeZone: string): Condition[] {
  const conditions: Condition[] = [];
  if (query.queryJson) conditions.push(...searchConditions(access, query.queryJson, timeZone));
  if (query.group !== undefined) conditions.push(groupCondition(access, query.group, timeZone));
  if (query.superQueryJson) {
    const count = { left: superConditionsMost };
    conditions.push(superCondition(access, parseJsonText(query.superQueryJson, 'superQueryJson'), timeZone, count));
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

interface Place {
  readonly column: ColumnShape;
  readonly child: ChildShape | null;
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

function findPlace({ main, children }: PublishedModel, code: string): Place | undefined {
  const own = main.listable.get(code);
  if (own) return { column: own, child: null };
  const dash = code.indexOf('-');
  const child = dash < 0 ? undefined : children.get(code.slice(0, dash));
  const column = child?.byField.get(code.slice(dash + 1));
  return child && column && { column, child };
}

function at(access: Access, { column, child }: Place, operator: Operator, value: unknown, timeZone: string): Condition {
  if (!child) return condition(column, 'm', operator, value, timeZone);
  return sql`exists (select 1 from ${sql.raw(child.quotedTable)} as c where c.tenant_id = ${access.model.tenantId}
    and ${sql.raw(child.statements.isOf('c', 'm'))} and ${condition(column, 'c', operator, value, timeZone)})`;
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
    conditions.push(at(access, place, searchOperator(access, code, place.column, value), value, timeZone));
  }
  return conditions;
}

function searchOperator({ model }: Access, code: string, column: ColumnShape, value: unknown): Operator {
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

/** Both shapes of the dialect: a flat list of conditions, and groups of them with a logic of their own. */
function superCondition(access: Access, node: unknown, timeZone: string, count: { left: number }): Condition {
  count.left -= 1;
  if (!isObject(node) || count.left < 0) throw new Refused('badInput', 'list.super');
  const parts = Array.isArray(node.conditionList)
    ? node.conditionList
    : Array.isArray(node.groups)
      ? node.groups
      : null;
  if (parts) {
    const conditions = parts.map((part: unknown) => superCondition(access, part, timeZone, count));
    const logic = String(node.matchLogic ?? node.logic ?? 'AND').toLowerCase();
    if (conditions.length === 0) return sql`true`;
    return logic === 'or' ? anyOf(conditions) : allOf(conditions);
  }
  const symbol =
    typeof node.symbol === 'string' && Object.hasOwn(symbols, node.symbol) ? symbols[node.symbol] : undefined;
  if (typeof node.field !== 'string' || !symbol) throw new Refused('badInput', 'list.superCondition');
  const place = placeOf(access, node.field);
  const { kind } = place.column;
  const isMembership =
    kind.column === 'jsonb' && (symbol === 'equal' || symbol === 'in' || symbol === 'notIn' || symbol === 'notEqual');
  if (!isMembership && !kind.operators.includes(symbol)) throw badCondition(place.column);
  return at(access, place, symbol, node.fieldValue, timeZone);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
