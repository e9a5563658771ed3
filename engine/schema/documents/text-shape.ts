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
