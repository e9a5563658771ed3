import { limits } from '../../engine/schema/limits.ts';
import { Refused } from '../kernel/refused.ts';

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The values of a record from the text that a client sends. The body's own checks do not see inside that text, so depth,
 * number of keys and forbidden keys are asked here; characters that no column can hold are a finding of their field.
 * Source: reliability A48, A85.
 * @throws Refused badInput
 */
export function parseRecord(text: string): Record<string, unknown> {
  const parsed = parseJsonText(text, 'data');
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new Refused('badInput', 'record.notObject');
  // A plain object: the parser made it.
  return parsed as Record<string, unknown>;
}

/** @throws Refused badInput */
export function parseJsonText(text: string, name: string): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Refused('badInput', 'json.notText', { name });
  }
  refuseCostly(parsed, name);
  return parsed;
}

/** Walks with a list of its own: a deep value must not end the process. */
function refuseCostly(root: unknown, what: string): void {
  let keys = 0;
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > limits.bodyDepth) throw new Refused('badInput', 'json.depth', { what, limit: limits.bodyDepth });
    for (const key of Object.keys(value)) {
      keys += 1;
      if (keys > keysMost) throw new Refused('badInput', 'json.keys', { what, limit: keysMost });
      if (forbiddenKeys.has(key)) throw new Refused('badInput', 'json.key', { what, name: key });
      open.push({ value: Reflect.get(value, key), depth: depth + 1 });
    }
  }
}

/** A sub-table of a thousand rows has more keys than any other body. */
const keysMost = limits.bodyKeys * 4;
