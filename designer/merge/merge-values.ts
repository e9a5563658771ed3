import { isBinding } from '../../engine/schema/bindings.ts';
import { isObject, type Json, type JsonObject, sameJson } from '../document/json.ts';
import { mergeOrder } from './merge-order.ts';

/** One step into a value: a key; the entry of a list whose `by` is `is`; at the end also the order of a list. */
export type Step = string | { readonly by: string; readonly is: string } | { readonly orderBy: string };

/** A place where both sides changed a value, each to another one. */
export interface Contest {
  readonly trail: readonly Step[];
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

/** What tells the entries of a list apart, by the name of the list. Lists of other names: `id`, `prop`. */
const listKeys: Readonly<Record<string, readonly string[]>> = {
  tables: ['table'],
  fields: ['field', 'vModel'],
  options: ['id', 'value', 'enCode'],
  templateJson: ['field'],
  relationOptions: ['field'],
  btnsList: ['value'],
  columnBtnsList: ['value'],
  customBtnsList: ['value'],
  footerBtnsList: ['value'],
};
const usualKeys = ['id', 'prop'];

/** Values that mean something only as a whole. */
const wholes = new Set(['showWhen', 'enableWhen', 'requireWhen', 'when']);

/**
 * One value out of three: key by key in objects, entry by entry in lists that have keys, whole otherwise. Where both sides
 * changed the same, it is the one of the first side, and is reported.
 */
export function mergeValues(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  trail: readonly Step[],
  report: (contest: Contest) => void,
): Json | undefined {
  if (sameJson(mine, theirs) || sameJson(base, theirs)) return mine;
  if (sameJson(base, mine)) return theirs;
  const isWhole = wholes.has(nameOf(trail)) || isBinding(mine) || isBinding(theirs);
  if (!isWhole && isObject(mine) && isObject(theirs))
    return mergeObjects(isObject(base) ? base : {}, mine, theirs, trail, report);
  if (!isWhole && Array.isArray(mine) && Array.isArray(theirs)) {
    const merged = mergeLists(Array.isArray(base) ? base : [], mine, theirs, trail, report);
    if (merged) return merged;
  }
  report({ trail, base, mine, theirs });
  return mine;
}

function nameOf(trail: readonly Step[]): string {
  const last = trail.at(-1);
  return typeof last === 'string' ? last : '';
}

function mergeObjects(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  trail: readonly Step[],
  report: (contest: Contest) => void,
): JsonObject {
  const merged = new Map<string, Json>();
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = mergeValues(own(base, key), own(mine, key), own(theirs, key), [...trail, key], report);
    if (value !== undefined) merged.set(key, value);
  }
  const { order } = mergeOrder(Object.keys(base), Object.keys(mine), Object.keys(theirs), new Set(merged.keys()));
  return Object.fromEntries(order.map((key) => [key, merged.get(key) ?? null]));
}

function own(value: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/** @returns undefined where the entries have no key */
function mergeLists(
  base: readonly Json[],
  mine: readonly Json[],
  theirs: readonly Json[],
  trail: readonly Step[],
  report: (contest: Contest) => void,
): Json | undefined {
  const keys = listKeys[nameOf(trail)] ?? usualKeys;
  const by = keys.find((key) => [base, mine, theirs].every((list) => entriesBy(list, key)));
  if (by === undefined) return undefined;
  const [b, m, t] = [base, mine, theirs].map((list) => entriesBy(list, by) ?? new Map<string, Json>());
  if (!b || !m || !t) return undefined;
  const merged = new Map<string, Json>();
  for (const is of new Set([...m.keys(), ...t.keys()])) {
    const value = mergeValues(b.get(is), m.get(is), t.get(is), [...trail, { by, is }], report);
    const [here, there, was] = [m.get(is), t.get(is), b.get(is)];
    // Taken out by one side and changed by the other: it stays until somebody has decided.
    const kept = value ?? (sameJson(here ?? there, was) ? undefined : (here ?? there));
    if (kept !== undefined) merged.set(is, kept);
  }
  const { order, contested } = mergeOrder([...b.keys()], [...m.keys()], [...t.keys()], new Set(merged.keys()));
  if (contested.length > 0)
    report({ trail: [...trail, { orderBy: by }], base: [...b.keys()], mine: [...m.keys()], theirs: [...t.keys()] });
  return order.map((key) => merged.get(key) ?? null);
}

/** Undefined where an entry has no such key, or two have the same. */
function entriesBy(list: readonly Json[], by: string): Map<string, Json> | undefined {
  const entries = new Map<string, Json>();
  for (const entry of list) {
    const key = isObject(entry) ? entry[by] : undefined;
    if (typeof key !== 'string' || entries.has(key)) return undefined;
    entries.set(key, entry);
  }
  return entries;
}
