import { isObject, type Json, type JsonObject } from '../document/json.ts';
import { tokensOf } from '../document/pointer.ts';

export interface SchemaWord {
  readonly word: string;
  readonly description: string;
}

/** Every schema that may describe the value at a pointer; several where a schema leaves a choice. */
export function schemasAt(root: JsonObject, at: string): readonly JsonObject[] {
  return tokensOf(at).reduce<readonly JsonObject[]>(
    (schemas, token) => schemas.flatMap((schema) => inside(root, schema, token)),
    choices(root, root),
  );
}

/** Names that an object at a pointer may have. */
export function keysAt(root: JsonObject, at: string): readonly SchemaWord[] {
  const words = new Map<string, string>();
  for (const { properties } of schemasAt(root, at)) {
    if (!isObject(properties)) continue;
    for (const [key, schema] of Object.entries(properties)) words.set(key, words.get(key) || describe(root, schema));
  }
  return [...words].map(([word, description]) => ({ word, description }));
}

/** Values, as JSON text, that a schema names for a pointer. */
export function valuesAt(root: JsonObject, at: string): readonly SchemaWord[] {
  const words = new Map<string, string>();
  for (const schema of schemasAt(root, at)) {
    const named = Array.isArray(schema.enum) ? schema.enum : 'const' in schema ? [schema.const] : [];
    for (const value of named) words.set(JSON.stringify(value), describe(root, schema));
    if (schema.type === 'boolean') for (const word of ['true', 'false']) words.set(word, describe(root, schema));
  }
  return [...words].map(([word, description]) => ({ word, description }));
}

function inside(root: JsonObject, schema: JsonObject, token: string): readonly JsonObject[] {
  const { properties, additionalProperties, items } = schema;
  if (isObject(properties) && Object.hasOwn(properties, token)) return choices(root, properties[token]);
  if (isObject(additionalProperties)) return choices(root, additionalProperties);
  return isObject(items) && /^\d+$/.test(token) ? choices(root, items) : [];
}

/** A schema with its references followed and its alternatives beside it. */
function choices(root: JsonObject, schema: Json | undefined, depth = 0): readonly JsonObject[] {
  // A schema that refers to itself without end is a mistake that must not hang the editor.
  if (!isObject(schema) || depth > 8) return [];
  const referred = typeof schema.$ref === 'string' ? choices(root, followed(root, schema.$ref), depth + 1) : [];
  const others = ['anyOf', 'oneOf', 'allOf'].flatMap((name) => {
    const list = schema[name];
    return Array.isArray(list) ? list.flatMap((one: Json) => choices(root, one, depth + 1)) : [];
  });
  return [schema, ...referred, ...others];
}

function followed(root: JsonObject, reference: string): Json | undefined {
  return tokensOf(reference.slice(1)).reduce<Json | undefined>(
    (value, token) => (isObject(value) ? value[token] : undefined),
    root,
  );
}

function describe(root: JsonObject, schema: Json | undefined): string {
  const found = choices(root, schema).find(({ description }) => typeof description === 'string');
  return typeof found?.description === 'string' ? found.description : '';
}
