import { limits } from '../../engine/schema/limits.ts';
import { Refused } from '../refused.ts';

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The values of a record from the text that a client sends. The body's own checks do not see inside that text, so depth,
 * number of keys and forbidden keys are asked here. Source: reliability A48, A85.
 * @throws Refused badInput
 */
export function parseRecord(text: string): Record<string, unknown> {
  const parsed = parseJsonText(text, 'data');
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new Refused('badInput', 'data 应为一个 JSON 对象的文本');
  // A plain object: the parser made it.
  return parsed as Record<string, unknown>;
}

/** @throws Refused badInput */
export function parseJsonText(text: string, name: string): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Refused('badInput', `${name} 应为 JSON 文本`);
  }
  const problem = judgeJson(parsed);
  if (problem) throw new Refused('badInput', `${name} ${problem}`);
  return parsed;
}

/** Walks with a list of its own: a deep value must not end the process. */
function judgeJson(root: unknown): string | null {
  let keys = 0;
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && value.includes('\u0000')) return '含有不允许的字符 NUL';
    if (typeof value !== 'object' || value === null) continue;
    if (depth > limits.bodyDepth) return `嵌套超过 ${limits.bodyDepth} 层`;
    for (const key of Object.keys(value)) {
      keys += 1;
      if (keys > limits.bodyKeys * 4) return '内容过多';
      if (forbiddenKeys.has(key)) return `含有不允许的键名“${key}”`;
      open.push({ value: Reflect.get(value, key), depth: depth + 1 });
    }
  }
  return null;
}
