import { isObject, type Json, type JsonObject } from '../document/json.ts';

/** A part that a call takes, as it is entered. */
export interface ShapeField {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'switch' | 'choice' | 'data';
  readonly required: boolean;
  readonly choices: readonly (string | number)[];
  readonly description: string;
}

/** The parts of a record that a JSON Schema describes, in its order; none where it describes no record. */
export function shapeFields(schema: JsonObject | undefined): readonly ShapeField[] {
  const properties = schema?.properties;
  if (!isObject(properties)) return [];
  const required = Array.isArray(schema?.required) ? schema.required : [];
  return Object.entries(properties).map(([name, part]) => {
    const shape = isObject(part) ? part : {};
    const choices = choicesOf(shape);
    return {
      name,
      kind: choices.length > 0 ? 'choice' : kindOf(shape.type),
      required: required.includes(name),
      choices,
      description: typeof shape.description === 'string' ? shape.description : '',
    };
  });
}

function kindOf(type: Json | undefined): ShapeField['kind'] {
  switch (type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'switch';
    case 'string':
      return 'text';
    default:
      return 'data';
  }
}

function choicesOf({ anyOf, enum: words }: JsonObject): readonly (string | number)[] {
  const named = Array.isArray(words)
    ? words
    : Array.isArray(anyOf)
      ? anyOf.filter(isObject).map((one) => one.const ?? null)
      : [];
  const choices = named.filter((one) => typeof one === 'string' || typeof one === 'number');
  return choices.length === named.length ? choices : [];
}

const wholePlace = /^\{[\w.]+\}$/;
const anyPlace = /\{[\w.]+\}/;

/** Whether a stored value is data that a place brings. */
export function isPlace(value: Json | undefined): value is string {
  return typeof value === 'string' && wholePlace.test(value);
}

export function hasPlace(value: Json | undefined): boolean {
  return typeof value === 'string' && anyPlace.test(value);
}

const figures = /^-?\d+(\.\d+)?$/;

/**
 * What is stored for what was typed into a number: the number, or the text as long as it is none. So is one that would be
 * shown otherwise than it was typed: `0.0` is on its way to `0.05`, and `01` may be a code.
 */
export function numberOf(typed: string): Json | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return figures.test(text) && String(Number(text)) === text ? Number(text) : text;
}

/** The number that a stored text means, for a part that takes nothing else: once it is left, `1.50` is 1.5. */
export function settledNumber(value: Json | undefined): number | undefined {
  return typeof value === 'string' && figures.test(value) ? Number(value) : undefined;
}

/** Whether a stored value is something else than its field takes; a place may bring anything. */
export function misfits({ kind, choices }: ShapeField, value: Json | undefined): boolean {
  if (value === undefined || hasPlace(value)) return false;
  if (kind === 'number') return typeof value !== 'number';
  return kind === 'choice' && !choices.some((one) => one === value);
}
