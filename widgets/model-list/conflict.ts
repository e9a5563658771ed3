import type { RequestFailure } from '../../engine/contract/services.ts';
import { sameJson } from '../../engine/schema/foreign/common/json.ts';
import { isEmptyValue } from '../../engine/schema/values/index.ts';

export type Values = Readonly<Record<string, unknown>>;

/** What a form was filled in from: values, and how often they had been saved by then. */
export interface Base {
  readonly values: Values;
  readonly revision: number;
}

/** A save that met a newer version: what each side has changed since the version that both began with. */
export interface Conflict {
  /** The newest version. */
  readonly theirs: Base;
  /** The newest version, with our changes that touch nothing of theirs already in. */
  readonly merged: Values;
  /** Fields that both have changed, to different values. */
  readonly both: readonly { readonly name: string; readonly theirs: unknown; readonly ours: unknown }[];
}

/** @returns the newest version; undefined when the failure is no conflict */
export function newestOf(error: RequestFailure): Base | undefined {
  const current = error.data?.current;
  if (Number(error.code) !== 409 || typeof current !== 'object' || current === null) return undefined;
  const { data, revision } = current as { data: string; revision: number }; // design 9: a record as it is answered
  return { values: JSON.parse(data), revision };
}

/** Three-way merge by field: a field that only one side has changed takes that side's value. */
export function mergeThree(base: Values, theirs: Base, ours: Values): Conflict {
  const merged: Record<string, unknown> = { ...theirs.values };
  const both: { name: string; theirs: unknown; ours: unknown }[] = [];
  for (const [name, mine] of Object.entries(ours)) {
    const other = theirs.values[name];
    if (same(mine, base[name]) || same(mine, other)) continue;
    if (same(other, base[name])) merged[name] = mine;
    else both.push({ name, theirs: other, ours: mine });
  }
  return { theirs, merged, both };
}

/** Nothing written, an empty text and no entry mean the same. */
function same(left: unknown, right: unknown): boolean {
  return (isEmptyValue(left) && isEmptyValue(right)) || sameJson(left, right);
}
