import { sql } from 'kysely';
import { creatorOrganizeNow, schemeValueKinds } from '../../engine/schema/grants/row-scheme.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import { Refused } from '../kernel/refused.ts';
import type { MadeScheme } from '../permission/held-schemes.ts';
import { badCondition, type Condition } from './comparison-sql.ts';
import { lastSpans } from './date-spans.ts';
import { creatorIsIn, holdsOneOf, type IdSet, type PersonSet, personSets, setsOf } from './id-sets.ts';
import type { ColumnShape, PublishedModel } from './model-shape.ts';
import { atPlace, compared, findPlace, operatorOf, superCondition } from './super-condition.ts';
import { refersOf } from './system-columns.ts';

/** Whose rows, of which model, and when. */
export interface SchemeAround {
  readonly actor: Actor;
  readonly model: PublishedModel;
  readonly now: Date;
  readonly timeZone: string;
}

type Leaf = Readonly<Record<string, unknown>>;

/**
 * The rows of a scheme. Its author is trusted: it may ask of fields that the person does not see. One that asks of what is
 * not there, or compares it in a way that it cannot be, matches nothing at all: a scheme never shows more than it says.
 * @param alias the main table in the statement: ours
 */
export function schemeCondition(scheme: MadeScheme, around: SchemeAround, alias: string): Condition {
  try {
    return readScheme(scheme, around, alias);
  } catch (error) {
    if (error instanceof Refused || error instanceof RangeError) return sql`false`;
    throw error;
  }
}

/** The same where it is to be said what is wrong with it. @throws Refused badInput, RangeError for a day that does not exist */
export function readScheme(
  { allData, matchLogic, groups }: Omit<MadeScheme, 'id' | 'moduleId'>,
  around: SchemeAround,
  alias: string,
): Condition {
  if (allData) return sql`true`;
  if (groups.length === 0 || groups.some((group) => group.groups.length === 0)) return sql`false`;
  const count = { left: 1 + limits.schemeGroups + limits.schemeConditions };
  return superCondition({ logic: matchLogic, groups }, (leaf) => leafCondition(leaf, around, alias), count);
}

function leafCondition(leaf: Leaf, { actor, model, ...when }: SchemeAround, alias: string): Condition {
  const { field, op, kind = 'value', value } = leaf;
  const operator = operatorOf(op);
  if (typeof field !== 'string' || !operator || !isKind(kind)) throw new Refused('badInput', 'list.superCondition');
  const isNegative = operator === 'notEqual' || operator === 'notIn';
  const turned = (said: Condition) => (isNegative ? sql`(${said}) is not true` : said);
  const compares = isNegative || operator === 'equal' || operator === 'in';
  if (field === creatorOrganizeNow) {
    const set = kind === 'value' ? { ids: idsOf(value) } : setFor(kind, ['organize'], actor);
    if (!set || !compares) throw new Refused('badInput', 'list.superCondition');
    return turned(creatorIsIn(actor, alias, set));
  }
  const place = findPlace(model, field);
  if (!place) throw new Refused('badInput', 'list.field');
  if (kind !== 'value' && kind !== 'days') {
    const refers = refersOf(place.column);
    const set = refers && setFor(kind, [refers.to], actor);
    if (!set || !compares) throw badCondition(place.column);
    // Not one of these: no row of a sub-table is.
    return turned(atPlace(model, place, alias, (column, at) => holdsOneOf(column, at, set)));
  }
  const wanted = kind === 'days' ? daysFrom(place.column, value, when) : value;
  return atPlace(model, place, alias, (column, at) => compared(column, at, operator, wanted, when.timeZone));
}

const isKind = (kind: unknown): kind is (typeof schemeValueKinds)[number] =>
  schemeValueKinds.some((known) => known === kind);

function setFor(kind: string, to: readonly string[], actor: Actor): IdSet | undefined {
  if (!isPersonSet(kind) || !setsOf[kind].some((one) => to.includes(one))) return undefined;
  return personSets[kind](actor);
}

const isPersonSet = (kind: string): kind is PersonSet => Object.hasOwn(personSets, kind);

/** @throws Refused badInput for what are no ids */
function idsOf(value: unknown): string[] {
  const ids = Array.isArray(value) ? value : [value];
  const known = ids.filter((id): id is string => typeof id === 'string' && id !== '' && !id.includes('\u0000'));
  if (known.length === 0 || known.length < ids.length || ids.length > limits.batchIds)
    throw new Refused('badInput', 'list.superCondition');
  return known;
}

const dayMs = 86_400_000;

/** Days from today as days: -7 is a week ago. */
function daysFrom(column: ColumnShape, value: unknown, { now, timeZone }: Pick<SchemeAround, 'now' | 'timeZone'>) {
  const isMoment = column.kind.column === 'date' || column.kind.column === 'timestamptz';
  const today = Date.parse(`${lastSpans('day', 1, now, timeZone)[0]}T00:00:00Z`);
  const dayAt = (days: unknown) => {
    if (!isMoment || typeof days !== 'number' || !Number.isInteger(days) || Math.abs(days) > limits.schemeDays)
      throw badCondition(column);
    return new Date(today + days * dayMs).toISOString().slice(0, 10);
  };
  return Array.isArray(value) ? value.map(dayAt) : dayAt(value);
}
