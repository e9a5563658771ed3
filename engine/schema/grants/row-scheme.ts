// Apart from the calls: the page reads these, and makes no shapes.

import type { Operator } from '../documents/rule-group.ts';

/**
 * Schemes that every menu entry of a model has, from the widest to the narrowest; none of them is stored. What is granted
 * is the scheme by its id. Source: administration F7
 */
export const readySchemes = ['all', 'company', 'administered', 'departmentBelow', 'department', 'own'] as const;
export type ReadyScheme = (typeof readySchemes)[number];

/** No id that the server makes has such a sign. */
export const readySchemeId = (code: ReadyScheme) => `@${code}`;

export function readySchemeOf(id: string): ReadyScheme | undefined {
  return readySchemes.find((code) => readySchemeId(code) === id);
}

/** Comparisons, as the dialect's super query writes them. Source: dialect facts 2, superQueryJson. */
export const signOperators = {
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
} as const satisfies Readonly<Record<string, Operator>>;
export type SchemeSign = keyof typeof signOperators;
export const schemeSigns = Object.keys(signOperators) as SchemeSign[]; // its keys

/**
 * What a condition compares with: the value itself, days from today, or what the person who asks is or belongs to at that
 * moment.
 */
export const schemeValueKinds = [
  'value',
  'days',
  '@userId',
  '@userAndSubordinates',
  '@userAndProgeny',
  '@organizeId',
  '@organizeAndSub',
  '@branchManageOrganize',
  '@branchManageOrganizeAndSub',
  '@positionId',
] as const;
export type SchemeValueKind = (typeof schemeValueKinds)[number];

/** The department that the creator is in now, where `currOrganize` is the one he was in then. */
export const creatorOrganizeNow = '@creatorOrganize';

export interface SchemeCondition {
  readonly field: string;
  readonly op: SchemeSign;
  readonly kind: SchemeValueKind;
  readonly value?: unknown;
}

/** Conditions joined by and / or. */
export interface SchemeGroup {
  readonly logic: 'and' | 'or';
  readonly groups: readonly SchemeCondition[];
}
