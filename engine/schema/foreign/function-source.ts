import { isRecord } from './common/json.ts';

/** The arrow stands behind some closing bracket of the first line or two: parameters may hold brackets of their own. */
const functionText = /^\s*(?:async\s*)?(?:function\b|\([\s\S]{0,500}?\)\s*=>|[\w$]+\s*=>)/;
/** `change(value) {…}` */
const methodText = /^\s*(?:async\s+)?[\w$]+\s*\([^()]*\)\s*\{[\s\S]*\}\s*$/;

/** True for a text that is the source of a function. It is only looked at, never run. */
function isFunctionSource(text: string): boolean {
  return functionText.test(text) || methodText.test(text);
}

/** The templates of the dialects are a few lines; a longer text is not looked through. */
const templateCharacters = 2_000;

/** A template nobody filled in: between the outer braces stand only comments and white space. */
export function isEmptyFunction(text: string): boolean {
  if (text.length > templateCharacters) return false;
  const arrow = text.indexOf('=>');
  const open = text.indexOf('{', arrow >= 0 ? arrow : text.indexOf(')'));
  const close = text.lastIndexOf('}');
  if (open < 0 || close < open) return false;
  const body = text.slice(open + 1, close).replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  return body.trim() === '';
}

/** Keys under which every text is a script, whatever it looks like. */
const scriptHolders = new Set(['on', 'funcs']);

/** Calls `found` for every function text below `value`, with the keys that lead to it. */
export function eachScript(
  value: unknown,
  found: (path: readonly string[], text: string) => void,
  path: readonly string[] = [],
): void {
  if (typeof value === 'string') {
    if (value.trim() === '') return;
    const held = scriptHolders.has(path.at(-2) ?? '');
    if (held || isFunctionSource(value)) found(path, value);
    return;
  }
  const entries = Array.isArray(value) || isRecord(value) ? Object.entries(value) : [];
  for (const [key, entry] of entries) eachScript(entry, found, [...path, key]);
}
