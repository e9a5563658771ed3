import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { JsonObject } from '../document/json.ts';
import { childrenOf, isValue, type JsonNode, nameOf, pointerOf } from './json-tree.ts';
import { keysAt, type SchemaWord, valuesAt } from './schema-words.ts';

/** As long as a person waits for a list without noticing. */
const parseMs = 100;

/** Completes names and values that a JSON Schema has for the place of the cursor. */
export function completeFrom(schema: JsonObject): CompletionSource {
  return (context) => {
    const text = context.state.doc.toString();
    // On a busy machine the text may not have been read as far as the cursor yet.
    const tree = ensureSyntaxTree(context.state, context.pos, parseMs) ?? syntaxTree(context.state);
    const node = tree.resolveInner(context.pos, -1);
    return completeKey(schema, context, text, node) ?? completeValue(schema, context, text, node);
  };
}

/** In a name, or where one may begin: after `{` or `,` of an object. */
function completeKey(
  schema: JsonObject,
  context: CompletionContext,
  text: string,
  node: JsonNode,
): CompletionResult | null {
  const isName = node.name === 'PropertyName';
  const around = isName ? node.parent?.parent : objectWithRoom(node, text, context.pos);
  if (!around || (!isName && !context.explicit && !/["{,]\s*$/.test(text.slice(0, context.pos)))) return null;
  const own = isName ? node.parent : null;
  const taken = new Set(
    childrenOf(around).flatMap((child) =>
      child.name === 'Property' && child.from !== own?.from ? [nameOf(child, text)] : [],
    ),
  );
  const hasColon = /^"?\s*:/.test(text.slice(isName ? node.to : context.pos));
  const options = keysAt(schema, pointerOf(around, text))
    .filter(({ word }) => !taken.has(word))
    .map((word) => option(word, 'property', `${JSON.stringify(word.word)}${hasColon ? '' : ': '}`));
  return result(isName ? node.from : startOfWord(text, context.pos), isName ? node.to : context.pos, options);
}

/** The object in which a new name may be written at a place. */
function objectWithRoom(node: JsonNode, text: string, pos: number): JsonNode | null {
  let object: JsonNode | null = node;
  while (object && object.name !== 'Object') object = isValue(object) ? null : object.parent;
  if (!object) return null;
  const before = text.slice(object.from, startOfWord(text, pos)).trimEnd();
  return before.endsWith('{') || before.endsWith(',') ? object : null;
}

/** In a value, or right after the colon. */
function completeValue(
  schema: JsonObject,
  context: CompletionContext,
  text: string,
  node: JsonNode,
): CompletionResult | null {
  const isWord = ['String', 'Number', 'True', 'False', 'Null'].includes(node.name);
  let property: JsonNode | null = node;
  while (property && property.name !== 'Property' && !(property.name === 'Array' || property.name === 'Object'))
    property = property.parent;
  const before = text.slice(0, startOfWord(text, context.pos)).trimEnd();
  if (property?.name !== 'Property' || !(isWord || before.endsWith(':'))) return null;
  const options = valuesAt(schema, pointerOf(property, text)).map((word) => option(word, 'enum', word.word));
  return result(isWord ? node.from : startOfWord(text, context.pos), isWord ? node.to : context.pos, options);
}

function startOfWord(text: string, pos: number): number {
  return pos - (/"?[\w.-]*$/.exec(text.slice(0, pos))?.[0].length ?? 0);
}

function option({ word, description }: SchemaWord, type: string, apply: string): Completion {
  // Labelled as it is written: what is typed so far begins with the quotation mark.
  const label = type === 'property' ? JSON.stringify(word) : word;
  return { label, type, apply, ...(description ? { info: description } : {}) };
}

function result(from: number, to: number, options: Completion[]): CompletionResult | null {
  return options.length === 0 ? null : { from, to, options, validFor: /^"?[\w.-]*"?$/ };
}
