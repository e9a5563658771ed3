import { jsonLanguage } from '@codemirror/lang-json';
import { pointer } from '../../engine/schema/findings/finding.ts';
import { tokensOf } from '../document/pointer.ts';

export type JsonTree = ReturnType<typeof jsonLanguage.parser.parse>;
export type JsonNode = JsonTree['topNode'];

/** The parse of a text that may be broken: what can be read is there, with marks where it cannot. */
export function parseJson(text: string): JsonTree {
  return jsonLanguage.parser.parse(text);
}

const valueNames = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

export function isValue(node: JsonNode): boolean {
  return valueNames.has(node.name);
}

export function childrenOf(node: JsonNode): JsonNode[] {
  const children: JsonNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** The name of a property, as JSON reads it; as it is written where it is broken. */
export function nameOf(property: JsonNode, text: string): string {
  const name = property.getChild('PropertyName');
  const written = name ? text.slice(name.from, name.to) : '';
  try {
    return String(JSON.parse(written));
  } catch {
    return written.replaceAll('"', '');
  }
}

export function valueIn(property: JsonNode): JsonNode | undefined {
  return childrenOf(property).find(isValue);
}

/** The outermost value of the text. */
export function rootOf(tree: JsonTree): JsonNode | undefined {
  return childrenOf(tree.topNode).find(isValue);
}

/** Where the value of a JSON pointer is written; the nearest thing around it where the text has no such value. */
export function rangeAt(tree: JsonTree, text: string, at: string): { from: number; to: number } {
  let found = rootOf(tree) ?? tree.topNode;
  let range = { from: found.from, to: found.from };
  for (const token of tokensOf(at)) {
    const inside = childrenOf(found);
    const property = inside.find((child) => child.name === 'Property' && nameOf(child, text) === token);
    const next = property
      ? valueIn(property)
      : found.name === 'Array'
        ? inside.filter(isValue)[Number(token)]
        : undefined;
    if (!next) break;
    found = next;
    // A long value is marked at its first line: its name, or its bracket.
    range = property
      ? { from: property.from, to: ownEnd(next, property.from) }
      : { from: next.from, to: ownEnd(next, next.from) };
  }
  return range;
}

function ownEnd(value: JsonNode, from: number): number {
  return value.name === 'Object' || value.name === 'Array' ? Math.max(value.from + 1, from) : value.to;
}

/** JSON pointer of a value or of the object that a property stands in. */
export function pointerOf(node: JsonNode, text: string): string {
  const tokens: (string | number)[] = [];
  for (let one: JsonNode | null = node; one; one = one.parent) {
    const { parent } = one;
    if (one.name === 'Property') tokens.unshift(nameOf(one, text));
    else if (parent?.name === 'Array' && isValue(one)) {
      const { from } = one;
      tokens.unshift(
        childrenOf(parent)
          .filter(isValue)
          .findIndex((value) => value.from === from),
      );
    }
  }
  return pointer('', ...tokens);
}
