import { pointer } from '../../engine/schema/findings/finding.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import type { DocumentPatch, Operation } from './patch.ts';

/**
 * The change that makes one document another, to the byte, the order of keys included. What both have alike keeps its
 * reference; entries of lists are told apart by `id` or `prop` where all of them have one.
 */
export function diffPatch(before: JsonObject, after: JsonObject): DocumentPatch {
  const operations: Operation[] = [];
  diffObjects(before, after, '', operations);
  return operations;
}

function diffValues(before: Json, after: Json, at: string, into: Operation[]): void {
  if (before === after) return;
  if (isObject(before) && isObject(after)) diffObjects(before, after, at, into);
  else if (Array.isArray(before) && Array.isArray(after)) diffLists(before, after, at, into);
  else into.push({ op: 'replace', path: at, value: after });
}

function diffObjects(before: JsonObject, after: JsonObject, at: string, into: Operation[]): void {
  const wanted = Object.keys(after);
  // Keys that stand in another order go, and come back at their place.
  const kept = inOrder(
    Object.keys(before).filter((key) => Object.hasOwn(after, key)),
    wanted,
  );
  for (const key of Object.keys(before)) if (!kept.has(key)) into.push({ op: 'remove', path: pointer(at, key) });
  for (const key of wanted) {
    const [was, is] = [before[key], after[key]];
    if (kept.has(key) && was !== undefined && is !== undefined) diffValues(was, is, pointer(at, key), into);
  }
  // From the end, so that the key behind is there already.
  wanted.forEach((_key, place) => {
    const index = wanted.length - 1 - place;
    const key = wanted[index];
    const value = key === undefined ? undefined : after[key];
    if (key === undefined || value === undefined || kept.has(key)) return;
    const next = wanted[index + 1];
    into.push({ op: 'add', path: pointer(at, key), value, ...(next === undefined ? {} : { before: next }) });
  });
}

/** Keys of one list that follow one another in the other: the first that do. */
function inOrder(keys: readonly string[], wanted: readonly string[]): Set<string> {
  const place = new Map(wanted.map((key, index) => [key, index]));
  const kept = new Set<string>();
  let last = -1;
  for (const key of keys) {
    const index = place.get(key) ?? -1;
    if (index <= last) continue;
    last = index;
    kept.add(key);
  }
  return kept;
}

function diffLists(before: readonly Json[], after: readonly Json[], at: string, into: Operation[]): void {
  const [was, is] = [keysOf(before), keysOf(after)];
  if (was && is) diffKeyed(before, after, was, is, at, into);
  else diffPlain(before, after, at, into);
}

/** What tells the entries of a list apart; undefined where something has no such key, or two have the same. */
function keysOf(list: readonly Json[]): string[] | undefined {
  for (const name of ['id', 'prop'] as const) {
    const keys = list.flatMap((entry) => (isObject(entry) && typeof entry[name] === 'string' ? [entry[name]] : []));
    if (keys.length === list.length && new Set(keys).size === keys.length) return keys;
  }
  return undefined;
}

function diffKeyed(
  before: readonly Json[],
  after: readonly Json[],
  was: readonly string[],
  is: readonly string[],
  at: string,
  into: Operation[],
): void {
  const wanted = new Set(is);
  const now: string[] = [...was];
  for (let index = was.length - 1; index >= 0; index -= 1) {
    if (wanted.has(was[index] ?? '')) continue;
    into.push({ op: 'remove', path: pointer(at, index) });
    now.splice(index, 1);
  }
  const old = new Map(was.map((key, index) => [key, before[index]]));
  is.forEach((key, index) => {
    const value = after[index];
    if (value === undefined) return;
    const there = old.get(key);
    if (there === undefined) {
      into.push({ op: 'add', path: pointer(at, index), value });
      now.splice(index, 0, key);
      return;
    }
    const from = now[index] === key ? index : now.indexOf(key, index);
    if (from !== index) {
      into.push({ op: 'move', from: pointer(at, from), path: pointer(at, index) });
      now.splice(index, 0, ...now.splice(from, 1));
    }
    diffValues(there, value, pointer(at, index), into);
  });
}

/** Entries without a key: those alike at both ends stay, those between are compared one by one. */
function diffPlain(before: readonly Json[], after: readonly Json[], at: string, into: Operation[]): void {
  const same = (left: Json | undefined, right: Json | undefined) =>
    left === right || JSON.stringify(left) === JSON.stringify(right);
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && same(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1;
  const common = shorter - start - end;
  for (let index = before.length - end - 1; index >= start + common; index -= 1)
    into.push({ op: 'remove', path: pointer(at, index) });
  for (let index = start; index < after.length - end; index += 1) {
    const [was, is] = [before[index], after[index]];
    if (is === undefined) continue;
    if (index < start + common && was !== undefined) diffValues(was, is, pointer(at, index), into);
    else into.push({ op: 'add', path: pointer(at, index), value: is });
  }
}
