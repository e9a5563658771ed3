import { oneOf, type Shape, shape } from '../shape.ts';
import { localTextShape } from '../text/text-shape.ts';

/** Rows that the reader made, that others made, or all. */
const whose = shape.optional(oneOf(['mine', 'others', 'all']));
/** Comparisons in the dialect's signs, as a super query writes them; the gateway judges them. Source: dialect facts 2. */
const conditions = shape.optional(shape.array(shape.unknown({ description: '{ field, symbol, fieldValue }' })));

/** Rows of a model that wait for the reader: they stand on the home page until they no longer meet the conditions. */
export const workListShape = shape.object({
  title: localTextShape,
  verb: localTextShape,
  whose,
  conditions,
  deadline: shape.optional(shape.string({ description: 'the date by which it is done' })),
});
export type WorkList = Shape<typeof workListShape>;

/** A number of rows that the home page shows. */
export const workFigureShape = shape.object({
  label: localTextShape,
  whose,
  conditions,
  today: shape.optional(shape.string({ description: 'a date: rows of today alone are counted' })),
});
export type WorkFigure = Shape<typeof workFigureShape>;
