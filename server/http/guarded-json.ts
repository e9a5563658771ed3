import { limits } from '../../engine/schema/limits.ts';
import { Refused } from '../kernel/refused.ts';
import type { ServerTextKey } from '../kernel/words.ts';

/** Names with which a careless merge or path reaches the prototype of every object. Source: reliability A48. */
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

const isForbiddenName = (name: string): boolean => forbiddenNames.has(name);

/** What a caller sent: how an answer calls it. */
export type Part = Extract<ServerTextKey, `part.${string}`>;

const quote = 0x22;
const backslash = 0x5c;

/**
 * Looks through JSON text once, before anything is built from it: 20 KB of brackets parse well and then overflow the
 * stack of whoever walks them. Source: reliability A85.
 * @throws Refused `badInput` or `tooLarge`
 */
function refuseCostly(text: string, what: Part): void {
  let depth = 0;
  let keys = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (inString) {
      if (unit === backslash) index += 1;
      else if (unit === quote) inString = false;
      continue;
    }
    if (unit === quote) inString = true;
    else if (unit === 0x7b || unit === 0x5b) depth += 1;
    else if (unit === 0x7d || unit === 0x5d) depth -= 1;
    else if (unit === 0x3a) keys += 1;
    if (depth > limits.bodyDepth)
      throw new Refused('badInput', 'json.depth', { what: { code: what }, limit: limits.bodyDepth });
    if (keys > limits.bodyKeys)
      throw new Refused('tooLarge', 'json.keys', { what: { code: what }, limit: limits.bodyKeys });
  }
}

/**
 * Refuses, without recursion, what no handler should ever meet: forbidden names, NUL (no database column takes it) and
 * halves of surrogate pairs.
 * @throws Refused `badInput`
 */
function refuseUnsafeValue(value: unknown, what: Part): void {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') refuseUnsafeText(next, what);
    else if (Array.isArray(next)) for (const item of next) open.push(item);
    else if (typeof next === 'object' && next !== null) {
      for (const [name, inner] of Object.entries(next)) {
        if (isForbiddenName(name)) throw new Refused('badInput', 'json.key', { what: { code: what }, name });
        refuseUnsafeText(name, what);
        open.push(inner);
      }
    }
  }
}

function refuseUnsafeText(text: string, what: Part): void {
  if (text.includes('\0') || /\p{Cs}/u.test(text))
    throw new Refused('badInput', 'json.characters', { what: { code: what } });
}

/**
 * Reads JSON that a client sent, be it a body or JSON as text within one.
 * @param what how the text is called in the answer
 * @throws Refused `badInput` or `tooLarge`
 */
export function parseGuardedJson(text: string, what: Part = 'part.body'): unknown {
  refuseCostly(text, what);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused('badInput', 'json.invalid', { what: { code: what } });
  }
  refuseUnsafeValue(value, what);
  return value;
}

/**
 * Names and values of a query string or a form, which a client may write as `a[__proto__][x]`.
 * @throws Refused `badInput`
 */
export function refuseUnsafePairs(pairs: unknown, what: Part): void {
  if (typeof pairs !== 'object' || pairs === null) return;
  for (const name of Object.keys(pairs)) {
    if (name.split(/[[\].]+/).some(isForbiddenName))
      throw new Refused('badInput', 'json.pair', { what: { code: what } });
  }
  refuseUnsafeValue(pairs, what);
}
