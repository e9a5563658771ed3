import { pointer } from '../../findings/finding.ts';
import { limits } from '../../limits.ts';
import type { ImportReport } from './import-report.ts';
import type { JsonRecord } from './json.ts';

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);
/** A node of the dialects takes up to four levels of JSON (list, node, `__config__`, `children`); options and interface
 *  parameters stand below. */
const jsonDepth = limits.documentDepth * 8;
/** A value takes two bytes of JSON at the least, so that no document within the limit holds more. */
const jsonValues = limits.documentBytes / 2;

interface Task {
  readonly source: object;
  readonly target: JsonRecord | unknown[];
  readonly at: string;
  readonly depth: number;
}

/**
 * Copies JSON from outside without recursion: keys that reach into prototypes are left out, what is deeper or more than
 * any document may be is cut off; each is a finding. What is not JSON (functions, symbols) disappears, as it would in text.
 */
export function cleanInput(input: unknown, report: ImportReport): unknown {
  const root: unknown[] = [];
  const tasks: Task[] = [{ source: [input], target: root, at: '', depth: 0 }];
  let count = 0;
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    for (const [key, value] of Object.entries(task.source)) {
      const at = task.depth === 0 ? '' : pointer(task.at, key);
      if (forbiddenKeys.has(key)) {
        report.add('document.forbiddenKey', at, { key });
        continue;
      }
      count += 1;
      if (count > jsonValues) {
        report.addOnce('', 'document.tooLarge', '', {
          bytes: `> ${limits.documentBytes}`,
          limit: limits.documentBytes,
        });
        return root[0];
      }
      if (typeof value === 'object' && value !== null) {
        if (task.depth >= jsonDepth) {
          report.addOnce('', 'document.tooDeep', at, { depth: `> ${jsonDepth / 8}`, limit: limits.documentDepth });
          continue;
        }
        const target: JsonRecord | unknown[] = Array.isArray(value) ? [] : {};
        put(task.target, key, target);
        tasks.push({ source: value, target, at, depth: task.depth + 1 });
      } else if (isJsonScalar(value)) {
        put(task.target, key, value);
      } else if (Array.isArray(task.target)) {
        put(task.target, key, null);
      }
    }
  }
  return root[0];
}

function put(target: JsonRecord | unknown[], key: string, value: unknown): void {
  if (Array.isArray(target)) target.push(value);
  else target[key] = value;
}

function isJsonScalar(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

/** JSON kept as text inside JSON (`formData`, `columnData`); undefined when it is none, or above the limit. */
export function parseJsonText(text: string, report: ImportReport): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  if (text.length > limits.documentBytes) {
    report.addOnce('', 'document.tooLarge', '', { bytes: text.length, limit: limits.documentBytes });
    return undefined;
  }
  try {
    return cleanInput(JSON.parse(text), report);
  } catch {
    return undefined;
  }
}
