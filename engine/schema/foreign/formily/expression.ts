export type Scalar = string | number | boolean | null | undefined;
export type Comparison = '===' | '!==' | '==' | '!=' | '>' | '>=' | '<' | '<=';

/** The comparisons that forms are written with, as a tree. Nothing in it is ever run. */
export type Expression =
  | { readonly kind: 'value'; readonly value: Scalar }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'path'; readonly steps: readonly (string | number)[] }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'group'; readonly logic: 'and' | 'or'; readonly parts: readonly Expression[] }
  | { readonly kind: 'compare'; readonly by: Comparison; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'call'; readonly on: Expression; readonly method: string; readonly argument: Expression }
  | { readonly kind: 'choice'; readonly test: Expression; readonly yes: Expression; readonly no: Expression };
