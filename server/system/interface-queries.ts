import { isOwnSource, type OwnSource } from '../../engine/schema/fields/interface-parameters.ts';
import type { Actor } from '../kernel/actor.ts';
import { Refused } from '../kernel/refused.ts';
import type { InterfaceField, InterfaceRow, LoadedInterface } from './data-interfaces.ts';

/** A parameter as a client sends it. Source: dialect facts 2, templateJson. */
export type SentParameter = Readonly<Record<string, unknown>>;

/** Parameters that say who asks. What a client writes for them is not read. Source: reliability A35. */
const ownValues: Readonly<Record<OwnSource, (actor: Actor, now: Date) => string | null>> = {
  createUser: ({ userId }) => userId,
  createTime: (_, now) => now.toISOString(),
  currOrganize: ({ organizeId }) => organizeId,
  currPosition: ({ positionId }) => positionId,
};

/**
 * The rows of a static interface that fit its parameters: a declared parameter with a value keeps the rows whose field
 * of that name has it.
 * @throws Refused `badInput` for a parameter that is not declared or has no plain value
 */
export function rowsFor(
  found: LoadedInterface,
  sent: readonly SentParameter[],
  actor: Actor,
  now: Date,
): readonly InterfaceRow[] {
  let { rows } = found;
  for (const parameter of sent) {
    const { field } = parameter;
    if (typeof field !== 'string' || !declares(found.parameters, field)) {
      throw new Refused('badInput', 'interface.noParameter');
    }
    const source = [parameter.relationField, field].find(isOwnSource);
    const value: unknown = source ? ownValues[source](actor, now) : parameter.defaultValue;
    // Of somebody who is in no department nothing is his department's: it is no filter left out.
    if (source && value === null) return [];
    if (typeof value === 'object' && value !== null)
      throw new Refused('badInput', 'interface.parameter', { name: field });
    if (value === undefined || value === null || value === '') continue;
    if (declares(found.fields, field)) rows = rows.filter((row) => textOf(row[field]) === String(value));
  }
  return rows;
}

/** Rows in which a listed column holds the words, as plain text and whatever the case. */
export function search<Row extends InterfaceRow>(
  rows: readonly Row[],
  columns: readonly string[],
  keyword: string,
): readonly Row[] {
  const word = keyword.trim().toLowerCase();
  if (word === '') return rows;
  return rows.filter((row) => columns.some((name) => textOf(row[name]).toLowerCase().includes(word)));
}

export function declares(fields: readonly InterfaceField[], name: string): boolean {
  return fields.some(({ field }) => field === name);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A page of what there is. */
export function pageOf<Row extends object>(rows: readonly Row[], currentPage: number, pageSize: number) {
  const start = (currentPage - 1) * pageSize;
  return {
    list: rows.slice(start, start + pageSize).map((row) => ({ ...row })),
    pagination: { currentPage, pageSize, total: rows.length },
  };
}
