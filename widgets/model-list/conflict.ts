import type { FormSession } from '../../engine/render/form-session.ts';
import type { RequestFailure } from '../../engine/render/services.ts';
import type { LoadedRecord } from './use-record.ts';

type Values = Readonly<Record<string, unknown>>;

/** A save that met a newer version: what each side has changed since the version that both began with. */
export interface Conflict {
  readonly revision: number;
  /** The newest version, with our changes that touch nothing of theirs already in. */
  readonly merged: Values;
  /** Fields that both have changed, to different values. */
  readonly both: readonly { readonly name: string; readonly theirs: unknown; readonly ours: unknown }[];
}

/** @returns undefined when the failure is no conflict */
export function conflictOf(error: RequestFailure, session: FormSession, record: LoadedRecord): Conflict | undefined {
  const current = error.data?.current;
  if (Number(error.code) !== 409 || typeof current !== 'object' || current === null) return undefined;
  const { data, revision } = current as { data: string; revision: number }; // design 9: a record as it is answered
  return mergeThree(record.values, JSON.parse(data), session.submitValues(), revision);
}

export function mergeThree(base: Values, theirs: Values, ours: Values, revision: number): Conflict {
  const merged: Record<string, unknown> = { ...theirs };
  const both: { name: string; theirs: unknown; ours: unknown }[] = [];
  for (const name of Object.keys(ours)) {
    const mine = ours[name];
    if (same(mine, base[name]) || same(mine, theirs[name])) continue;
    if (same(theirs[name], base[name])) merged[name] = mine;
    else both.push({ name, theirs: theirs[name], ours: mine });
  }
  return { revision, merged, both };
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left ?? null) === JSON.stringify(right ?? null);
}
