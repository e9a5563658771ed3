// Here: what documents, values, rules and calls mean, the same on page and server; no React, no Formily.

/**
 * The builders with which a shape is described once: its TypeScript type (`Shape<typeof x>`) and its JSON Schema are the
 * same object. Named imports keep the rest of the library out of the page.
 */
import {
  Array as arrayShape,
  Boolean as booleanShape,
  Integer as integerShape,
  Literal as literalShape,
  Null as nullShape,
  Number as numberShape,
  Object as objectShape,
  Optional as optionalShape,
  Record as recordShape,
  Recursive as recursiveShape,
  type Static,
  String as stringShape,
  type TArray,
  type TBoolean,
  type TInteger,
  type TLiteral,
  type TNull,
  type TNumber,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
  type TString,
  type TUnion,
  type TUnknown,
  Union as unionShape,
  Unknown as unknownShape,
} from '@sinclair/typebox';

export type Shape<T extends TSchema> = Static<T>;
export type {
  TArray,
  TBoolean,
  TInteger,
  TNull,
  TNumber,
  TObject,
  TOptional,
  TProperties,
  TSchema,
  TString,
  TUnion,
  TUnknown,
};

export const shape = {
  array: arrayShape,
  boolean: booleanShape,
  integer: integerShape,
  literal: literalShape,
  null: nullShape,
  number: numberShape,
  object: objectShape,
  optional: optionalShape,
  record: recordShape,
  recursive: recursiveShape,
  string: stringShape,
  union: unionShape,
  unknown: unknownShape,
};

/** A string out of a closed list; editors complete its words. */
export function oneOf<const Words extends readonly string[]>(
  words: Words,
): TUnion<{ -readonly [K in keyof Words]: TLiteral<Words[K]> }> {
  // A list mapped at run time loses its order in the library's types; the words themselves are what the type says.
  return unionShape(words.map((word) => literalShape(word))) as unknown as TUnion<{
    -readonly [K in keyof Words]: TLiteral<Words[K]>;
  }>;
}
