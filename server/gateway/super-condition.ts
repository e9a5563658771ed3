import { sql } from 'kysely';
import type { Operator } from '../../engine/schema/documents/rule-group.ts';
import { type SchemeSign, signOperators } from '../../engine/schema/grants/row-scheme.ts';
import { Refused } from '../kernel/refused.ts';
import { allOf, anyOf, badCondition, type Condition, condition } from './comparison-sql.ts';
import type { ChildShape, ColumnShape, PublishedModel } from './model-shape.ts';

type Known = (typeof signOperators)[SchemeSign];

/** @returns undefined for what is no sign */
export function operatorOf(sign: SchemeSign): Known;
export function operatorOf(sign: unknown): Known | undefined;
export function operatorOf(sign: unknown): Known | undefined {
  return typeof sign === 'string' && Object.hasOwn(signOperators, sign) ? signOperators[sign as SchemeSign] : undefined; // one of its keys
}

/** A field of a model and where it stands. */
export interface Place {
  readonly column: ColumnShape;
  readonly child: ChildShape | null;
}

/** The field by its code, whoever may see it; undefined where there is none. */
export function findPlace({ main, children }: PublishedModel, code: string): Place | undefined {
  const own = main.listable.get(code);
  if (own) return { column: own, child: null };
  const dash = code.indexOf('-');
  const child = dash < 0 ? undefined : children.get(code.slice(0, dash));
  const column = child?.byField.get(code.slice(dash + 1));
  return child && column && { column, child };
}

/**
 * What is said of a field: of one of a sub-table, that some row of it is so.
 * @param alias the main table in the statement: ours
 */
export function atPlace(
  { tenantId }: PublishedModel,
  { column, child }: Place,
  alias: string,
  said: (column: ColumnShape, alias: string) => Condition,
): Condition {
  if (!child) return said(column, alias);
  return sql`exists (select 1 from ${sql.raw(child.quotedTable)} as adit_c where adit_c.tenant_id = ${tenantId}
    and ${sql.raw(child.statements.isOf('adit_c', alias))} and ${said(column, 'adit_c')})`;
}

/** @throws Refused badInput where values of this kind are not compared so */
export function compared(column: ColumnShape, alias: string, sign: Operator, value: unknown, timeZone: string) {
  const { kind } = column;
  const isMembership =
    kind.column === 'jsonb' && (sign === 'equal' || sign === 'in' || sign === 'notIn' || sign === 'notEqual');
  if (!isMembership && !kind.operators.includes(sign)) throw badCondition(column);
  return condition(column, alias, sign, value, timeZone);
}

type Parsed = Readonly<Record<string, unknown>>;

/**
 * Both shapes of the dialect: a flat list of conditions, and groups of them with a logic of their own.
 * @param leaf one comparison as SQL
 * @throws Refused badInput
 */
export function superCondition(node: unknown, leaf: (node: Parsed) => Condition, count: { left: number }): Condition {
  count.left -= 1;
  if (!isObject(node) || count.left < 0) throw new Refused('badInput', 'list.super');
  const parts = Array.isArray(node.conditionList)
    ? node.conditionList
    : Array.isArray(node.groups)
      ? node.groups
      : null;
  if (!parts) return leaf(node);
  const conditions = parts.map((part: unknown) => superCondition(part, leaf, count));
  const logic = String(node.matchLogic ?? node.logic ?? 'AND').toLowerCase();
  if (conditions.length === 0) return sql`true`;
  return logic === 'or' ? anyOf(conditions) : allOf(conditions);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
