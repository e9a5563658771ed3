/** A JSON Schema as plain JSON, without the marks that the shape library keeps on it. */
export type JsonSchema = { readonly [key: string]: unknown };

/** Shapes that get a place under `$defs`, by its name. */
export type NamedShapes = Readonly<Record<string, JsonSchema>>;

/**
 * In a union of shapes without a word of their own, the key by which the first is told from the second: with it, a
 * wrong condition is reported as a condition and not as a list of everything that it could have been.
 */
const telling: Readonly<Record<string, string>> = { ruleGroup: 'conditions' };

/**
 * Turns shapes into schemas in which every named shape is written once and referred to, choices of words are `enum`, and
 * unions are told apart by `if`, so that an editor completes them and a checker names the one thing that is wrong.
 */
export function plainSchemas(named: NamedShapes): Record<string, JsonSchema> {
  const names = new Map(Object.entries(named).map(([name, shape]) => [JSON.stringify(shape), name]));
  const convert = (schema: unknown, isNamed = false): unknown => {
    if (Array.isArray(schema)) return schema.map((part) => convert(part));
    if (!isSchema(schema)) return schema;
    const name = isNamed ? undefined : names.get(JSON.stringify(schema));
    if (name !== undefined) return reference(name);
    if (typeof schema.$ref === 'string') return reference(schema.$ref);
    const { $id, anyOf, patternProperties, properties, ...rest } = schema;
    const plain: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(rest)) plain[key] = key === 'const' ? value : convert(value);
    if (isSchema(properties))
      plain.properties = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, convert(value)]));
    if (isSchema(patternProperties)) {
      const [values] = Object.values(patternProperties).map((value) => convert(value));
      if (isSchema(values) && Object.keys(values).length > 0) plain.additionalProperties = values;
    }
    if (Array.isArray(anyOf)) Object.assign(plain, union(anyOf.map((part) => convert(part)).filter(isSchema)));
    return plain;
  };
  return Object.fromEntries(
    Object.entries(named).map(([name, shape]) => [name, convert(JSON.parse(JSON.stringify(shape)), true)]),
  ) as Record<string, JsonSchema>; // each shape is an object, and converting one gives an object
}

function union(parts: readonly JsonSchema[]): JsonSchema {
  return words(parts) ?? byType(parts) ?? byWord(parts) ?? byKey(parts) ?? { anyOf: parts };
}

/** `'left' | 'right'` */
function words(parts: readonly JsonSchema[]): JsonSchema | undefined {
  if (!parts.every((part) => typeof part.const === 'string')) return undefined;
  return { type: 'string', enum: parts.map((part) => part.const) };
}

/** `string | { zh }`: one schema for several types, since each keyword concerns one type only. */
function byType(parts: readonly JsonSchema[]): JsonSchema | undefined {
  const types = parts.map((part) => part.type);
  if (types.some((type) => typeof type !== 'string') || new Set(types).size < types.length) return undefined;
  if (parts.some((part) => 'enum' in part || 'const' in part)) return undefined;
  return Object.assign({}, ...parts, { type: types });
}

/** Objects that each have a word of their own under the same key: `{ action: 'submit' } | { action: 'toast', text }`. */
function byWord(parts: readonly JsonSchema[]): JsonSchema | undefined {
  const [first] = parts;
  const key = Object.entries(propertiesOf(first)).find(([, value]) => isSchema(value) && 'const' in value)?.[0];
  if (key === undefined) return undefined;
  const wordOf = (part: JsonSchema) => {
    const value = propertiesOf(part)[key];
    return isSchema(value) ? value.const : undefined;
  };
  if (parts.some((part) => typeof wordOf(part) !== 'string')) return undefined;
  return {
    type: 'object',
    required: [key],
    properties: { [key]: { type: 'string', enum: parts.map(wordOf) } },
    allOf: parts.map((part) => ({
      if: { type: 'object', required: [key], properties: { [key]: { const: wordOf(part) } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { type: 'object', ...withoutWord(part, key) },
    })),
  };
}

/** The word itself was checked before; what is left is what goes with it. */
function withoutWord(part: JsonSchema, key: string): JsonSchema {
  const { [key]: _word, ...properties } = propertiesOf(part);
  const required = Array.isArray(part.required) ? part.required.filter((name) => name !== key) : [];
  return { ...(required.length > 0 ? { required } : {}), properties };
}

/** Two named shapes, one of which has a key that the other lacks. */
function byKey(parts: readonly JsonSchema[]): JsonSchema | undefined {
  const [first, second] = parts;
  const name = parts.length === 2 && typeof first?.$ref === 'string' ? first.$ref.replace('#/$defs/', '') : '';
  const key = Object.hasOwn(telling, name) ? telling[name] : undefined;
  if (key === undefined) return undefined;
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: { type: 'object', required: [key] }, then: first, else: second };
}

function propertiesOf(schema: JsonSchema | undefined): JsonSchema {
  return isSchema(schema?.properties) ? schema.properties : {};
}

function reference(name: string): JsonSchema {
  return { $ref: `#/$defs/${name}` };
}

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
