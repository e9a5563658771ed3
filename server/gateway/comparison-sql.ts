import { type RawBuilder, sql } from 'kysely';
import type { Operator } from '../../engine/schema/documents/rule-group.ts';
import { isEmptyValue } from '../../engine/schema/values/index.ts';
import { dayEnd, dayStart, isDay } from '../kernel/day-bounds.ts';
import { Refused } from '../kernel/refused.ts';
import type { ColumnShape } from './model-shape.ts';
import { labelOf } from './record-findings.ts';

export type Condition = RawBuilder<unknown>;

/** Comparison signs of a closed list; nothing a client writes becomes one. */
const signs = { greater: sql`>`, greaterEqual: sql`>=`, less: sql`<`, lessEqual: sql`<=` } as const;

/**
 * One comparison of a column as SQL, values bound.
 * @param alias name of the table in the statement: ours
 * @throws Refused badInput for a value that is not of the column's kind
 */
export function condition(
  column: ColumnShape,
  alias: string,
  operator: Operator,
  value: unknown,
  timeZone: string,
): Condition {
  const at = sql.raw(`${alias}.${column.quoted}`);
  if (operator === 'empty') return isNothing(column, at);
  if (operator === 'notEmpty') return sql`not (${isNothing(column, at)})`;
  if (column.field.kind === 'dateTimeRange' && operator === 'between') return overlap(column, at, value, timeZone);
  if (column.kind.column === 'jsonb') return listCondition(column, at, operator, value);
  const operand = (one: unknown) => operandOf(column, one);
  switch (operator) {
    case 'equal':
      return column.field.kind === 'dateTime' && isDay(value)
        ? sql`(${at} >= ${dayStart(value, timeZone)} and ${at} < ${dayEnd(value, timeZone)})`
        : sql`${at} = ${operand(value)}`;
    case 'notEqual':
      return sql`${at} is distinct from ${operand(value)}`;
    case 'greater':
    case 'greaterEqual':
    case 'less':
    case 'lessEqual':
      return sql`${at} ${signs[operator]} ${operandOf(column, value, timeZone)}`;
    case 'between':
      return between(column, at, value, timeZone);
    case 'contains':
      return sql`${at} ilike ${`%${literal(textOf(column, value))}%`}`;
    case 'notContains':
      return sql`(${at} is null or ${at} not ilike ${`%${literal(textOf(column, value))}%`})`;
    case 'startsWith':
      return sql`${at} ilike ${`${literal(textOf(column, value))}%`}`;
    case 'endsWith':
      return sql`${at} ilike ${`%${literal(textOf(column, value))}`}`;
    case 'in':
      return anyOf(listOf(column, value).map((one) => sql`${at} = ${operand(one)}`));
    case 'notIn':
      return sql`not ${anyOf(listOf(column, value).map((one) => sql`${at} is not distinct from ${operand(one)}`))}`;
  }
}

export function anyOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** Signs with which a pattern would reach further than the text written. Source: reliability A40. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

function isNothing(column: ColumnShape, at: Condition): Condition {
  if (column.kind.column === 'jsonb') return sql`(${at} is null or ${at} = cast('[]' as jsonb))`;
  if (column.kind.column === 'text') return sql`(${at} is null or ${at} = '')`;
  return sql`${at} is null`;
}

/** Values that are lists: has one of the entries; of a way down a tree, all of its steps. */
function listCondition(column: ColumnShape, at: Condition, operator: Operator, value: unknown): Condition {
  const has = storedEntries(column, value).map((one) => sql`${at} @> cast(${JSON.stringify([one])} as jsonb)`);
  const isPath = column.field.kind === 'path' && Array.isArray(value);
  switch (operator) {
    case 'equal':
    case 'in':
    case 'contains':
      return isPath ? allOf(has) : anyOf(has);
    case 'notEqual':
    case 'notIn':
    case 'notContains':
      return sql`(${at} is null or not ${isPath ? allOf(has) : anyOf(has)})`;
    default:
      throw badCondition(column);
  }
}

/** Entries in the type that the design wrote: the column holds them so. */
function storedEntries(column: ColumnShape, value: unknown): readonly unknown[] {
  const { kind, field } = column;
  if (kind.search === null) throw badCondition(column);
  const entries = Array.isArray(value) ? value : [value];
  const parsed = kind.parse(field.kind === 'paths' ? [entries] : entries, field);
  if (!parsed.ok || !Array.isArray(parsed.value)) return entries.map((one) => textOf(column, one));
  return field.kind === 'paths' ? parsed.value.slice(0, 1) : parsed.value;
}

function between(column: ColumnShape, at: Condition, value: unknown, timeZone: string): Condition {
  if (!Array.isArray(value) || value.length !== 2) throw badCondition(column);
  const [from, to] = value;
  const parts: Condition[] = [];
  if (!isEmptyValue(from)) parts.push(sql`${at} >= ${operandOf(column, from, timeZone)}`);
  if (!isEmptyValue(to)) {
    if (column.field.kind === 'dateTime' && isDay(to)) parts.push(sql`${at} < ${dayEnd(to, timeZone)}`);
    else parts.push(sql`${at} <= ${operandOf(column, to)}`);
  }
  return allOf(parts);
}

/** Spans of moments that have one in common with the days asked for. Their texts are all of one length, and sort as they are. */
function overlap(column: ColumnShape, at: Condition, value: unknown, timeZone: string): Condition {
  const [from, to] = Array.isArray(value) ? value : [value, value];
  const end = (index: 0 | 1) => sql`(${at} ->> ${sql.lit(index)}) collate "C"`;
  const parts: Condition[] = [];
  for (const day of [from, to]) if (!isEmptyValue(day) && !isDay(day)) throw badCondition(column);
  if (isDay(from)) parts.push(sql`${end(1)} >= ${dayStart(from, timeZone)}`);
  if (isDay(to)) parts.push(sql`${end(0)} < ${dayEnd(to, timeZone)}`);
  return allOf(parts);
}

/** A value as the column holds it. A day stands for its first moment where the column holds moments. */
function operandOf(column: ColumnShape, value: unknown, timeZone?: string): unknown {
  const { field, kind } = column;
  if (kind.column === 'text' && field.kind !== 'time') return textOf(column, value);
  if (field.kind === 'dateTime' && timeZone !== undefined && isDay(value)) return dayStart(value, timeZone);
  const parsed = kind.parse(value, field);
  if (!parsed.ok) throw badCondition(column);
  return kind.toColumn ? kind.toColumn(parsed.value, field) : parsed.value;
}

function textOf(column: ColumnShape, value: unknown): string {
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const text = isScalar ? String(value) : '';
  if (!isScalar || text.length > 1000 || text.includes('\u0000')) throw badCondition(column);
  return text;
}

function listOf(column: ColumnShape, value: unknown): readonly unknown[] {
  const list = Array.isArray(value) ? value : [value];
  if (list.length > 500) throw badCondition(column);
  return list;
}

export function badCondition({ field }: ColumnShape): Refused {
  return new Refused('badInput', 'list.condition', { label: labelOf(field) });
}
