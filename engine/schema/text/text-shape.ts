import { type Shape, shape } from '../shape.ts';

/** A text inside a document: one string for all languages, or one for each; Chinese is always there. */
export const localTextShape = shape.union(
  [
    shape.string(),
    shape.object({ zh: shape.string(), en: shape.optional(shape.string()), zhtw: shape.optional(shape.string()) }),
  ],
  { description: 'One text, or { zh, en, zhtw }' },
);
export type LocalText = Shape<typeof localTextShape>;

/** A name in the other two languages; the Chinese one stands beside it as `fullName`. */
export const namesShape = shape.object(
  { en: shape.optional(shape.string()), zhtw: shape.optional(shape.string()) },
  { description: 'the name in the other two languages' },
);
export type Names = Shape<typeof namesShape>;
