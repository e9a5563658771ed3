/** What a text stands for, among what can be chosen. */
export type Found =
  | { readonly kind: 'one'; readonly value: unknown }
  | { readonly kind: 'none' }
  | { readonly kind: 'several' };
