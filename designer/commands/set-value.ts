import { pointer } from '../../engine/schema/findings/finding.ts';
import { isObject, type Json, type JsonObject, sameJson } from '../document/json.ts';
import { type Operation, valueAt } from '../document/patch.ts';
import { parentOf, tokensOf } from '../document/pointer.ts';

/** Parts of a node that mean nothing while they are empty: they go with their last entry. */
const emptyMeansAbsent = new Set(['props', 'slot', 'on']);

/**
 * What makes `value` stand at a pointer; objects around it are made where they are missing, `-` stands for the end of a
 * list. Undefined takes the value away.
 * @returns none where the value stands there already; undefined where the pointer leads into something that holds nothing
 */
export function valueOperations(document: JsonObject, at: string, value: Json | undefined): Operation[] | undefined {
  const now = valueAt(document, at);
  if (value === undefined) return now === undefined ? [] : [removal(document, at)];
  if (now !== undefined) return sameJson(now, value) ? [] : [{ op: 'replace', path: at, value }];
  const missing: string[] = [];
  let holderAt = at;
  let holder: Json | undefined;
  while (holder === undefined) {
    const { parent, token } = parentOf(holderAt);
    missing.unshift(token);
    holderAt = parent;
    holder = parent === '' ? document : valueAt(document, parent);
  }
  const [first = '', ...rest] = missing;
  const made = rest.reduceRight<Json>((inner, token) => ({ [token]: inner }), value);
  if (Array.isArray(holder)) {
    const isEnd = first === '-' || first === String(holder.length);
    return isEnd ? [{ op: 'add', path: pointer(holderAt, holder.length), value: made }] : undefined;
  }
  if (!isObject(holder) || missing.includes('__proto__')) return undefined;
  return [{ op: 'add', path: pointer(holderAt, first), value: made }];
}

function removal(document: JsonObject, at: string): Operation {
  const { parent } = parentOf(at);
  const holder = valueAt(document, parent);
  const isLast = isObject(holder) && Object.keys(holder).length === 1;
  const name = tokensOf(parent).at(-1) ?? '';
  return { op: 'remove', path: isLast && emptyMeansAbsent.has(name) ? parent : at };
}
