// Here: what decides which rows of a menu entry somebody sees, as it is written on the rights page.

import type { RowScheme, RowSchemeField } from '../../engine/schema/calls/index.ts';
import type { SchemeCondition, SchemeSign, SchemeValueKind } from '../../engine/schema/grants/row-scheme.ts';
import { isEmptyValue } from '../../engine/schema/values/index.ts';

/** A condition while it is written; the key tells lines apart that say the same. */
export interface DraftCondition extends SchemeCondition {
  readonly key: number;
}
export interface DraftGroup {
  readonly key: number;
  readonly logic: 'and' | 'or';
  readonly conditions: readonly DraftCondition[];
}
export interface Draft {
  readonly fullName: string;
  readonly enCode: string;
  readonly matchLogic: 'and' | 'or';
  readonly groups: readonly DraftGroup[];
}

let keys = 0;
const nextKey = () => {
  keys += 1;
  return keys;
};

/** A condition of a field as it begins: its first sign, and a value of its own. */
export function conditionOf({ id, signs, kinds }: RowSchemeField): DraftCondition {
  return { key: nextKey(), field: id, op: signs[0] ?? '==', kind: kinds[0] ?? 'value' };
}

export const groupOf = (field: RowSchemeField): DraftGroup => ({
  key: nextKey(),
  logic: 'and',
  conditions: [conditionOf(field)],
});

export const newDraft = (field: RowSchemeField): Draft => ({
  fullName: '',
  enCode: '',
  matchLogic: 'and',
  groups: [groupOf(field)],
});

export const draftOf = ({ fullName, enCode, matchLogic, groups }: RowScheme): Draft => ({
  ...{ fullName, enCode, matchLogic },
  groups: groups.map(({ logic, groups: conditions }) => ({
    ...{ key: nextKey(), logic },
    conditions: conditions.map((one) => ({ ...one, key: nextKey() })),
  })),
});

/** What is sent of it. */
export function contentOf({ groups, ...head }: Draft, sortCode: number) {
  return {
    ...head,
    ...{ fullName: head.fullName.trim(), enCode: head.enCode.trim(), allData: false, sortCode },
    groups: groups.map(({ logic, conditions }) => ({
      logic,
      groups: conditions.map(({ field, op, kind, value }) => ({
        ...{ field, op, kind },
        ...(asksValue(op, kind) ? { value } : {}),
      })),
    })),
  };
}

/** By which texts know a kind of value, or a field that every model has. */
export const plainName = (code: string): string => code.replace('@', '');

/** Whether a value is to be written beside the sign. */
export const asksValue = (op: SchemeSign, kind: SchemeValueKind): boolean =>
  op !== 'null' && op !== 'notNull' && !kind.startsWith('@');

/** Whether several values stand beside the sign. */
export const takesSeveral = (op: SchemeSign): boolean => op === 'in' || op === 'notIn';

/** Whether what has to be written of a condition is written. */
export function isWhole({ op, kind, value }: SchemeCondition): boolean {
  if (!asksValue(op, kind)) return true;
  if (op === 'between') return Array.isArray(value) && value.length === 2 && !value.some(isEmptyValue);
  return !isEmptyValue(value);
}

/** A condition with another sign: a value that the new one cannot stand beside goes. */
export function withSign(condition: DraftCondition, op: SchemeSign): DraftCondition {
  const shape = (sign: SchemeSign) => (sign === 'between' ? 'two' : takesSeveral(sign) ? 'several' : 'one');
  const { value: _, ...rest } = condition;
  return shape(op) === shape(condition.op) && asksValue(op, condition.kind)
    ? { ...condition, op }
    : { ...rest, op, kind: op === 'null' || op === 'notNull' ? 'value' : condition.kind };
}
