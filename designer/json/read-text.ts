import { isObject, type JsonObject } from '../document/json.ts';
import { childrenOf, type JsonTree, nameOf, parseJson } from './json-tree.ts';

/** Why a text is no document, and where. */
export interface TextFault {
  readonly kind: 'broken' | 'notObject' | 'twin';
  readonly from: number;
  readonly to: number;
  /** From 1, as editors count. */
  readonly line: number;
  readonly column: number;
  /** The key that stands twice. */
  readonly key: string;
}

export type ReadText = { readonly document: JsonObject } | { readonly fault: TextFault };

/** The document of a text. A key that stands twice is a fault: reading on would lose one of the two. */
export function readText(text: string): ReadText {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: faultAt(text, 'broken', brokenAt(parseJson(text), text)) };
  }
  if (!isObject(value)) return { fault: faultAt(text, 'notObject', 0) };
  const twin = twinIn(parseJson(text), text);
  return twin ? { fault: faultAt(text, 'twin', twin.from, twin.key) } : { document: value };
}

function faultAt(text: string, kind: TextFault['kind'], from: number, key = ''): TextFault {
  const before = text.slice(0, from).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return {
    kind,
    from,
    to: Math.min(text.length, from + Math.max(1, key.length + 2)),
    line: before.length,
    column,
    key,
  };
}

/** The first place that is no JSON; the end where nothing else is. What a parser takes but JSON does not ends there too. */
function brokenAt(tree: JsonTree, text: string): number {
  let found: number | undefined;
  tree.iterate({
    enter: ({ type, from, to }) => {
      if (found !== undefined) return false;
      if (type.isError) found = from;
      else if (type.name === 'String' || type.name === 'Number' || type.name === 'PropertyName') {
        if (!isJson(text.slice(from, to))) found = from;
      }
      return undefined;
    },
  });
  return found ?? text.length;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function twinIn(tree: JsonTree, text: string): { from: number; key: string } | undefined {
  let found: { from: number; key: string } | undefined;
  tree.iterate({
    enter: ({ type, node }) => {
      if (found) return false;
      if (type.name !== 'Object') return undefined;
      const seen = new Set<string>();
      for (const property of childrenOf(node)) {
        if (property.name !== 'Property') continue;
        const key = nameOf(property, text);
        if (seen.has(key)) found ??= { from: property.from, key };
        seen.add(key);
      }
      return undefined;
    },
  });
  return found;
}
