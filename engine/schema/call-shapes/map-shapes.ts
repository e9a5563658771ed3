import { limits } from '../limits.ts';
import { type Shape, shape } from '../shape.ts';

/** Where something is, in degrees of WGS 84. */
export const placeShape = shape.object({
  lng: shape.number({ minimum: -180, maximum: 180 }),
  lat: shape.number({ minimum: -90, maximum: 90 }),
});
export type Place = Shape<typeof placeShape>;

export const placedName = shape.string({ minLength: 1, maxLength: limits.nameLength });
export const placedCode = shape.string({ minLength: 1, maxLength: limits.fieldNameLength });
export const placedRevision = shape.integer({ minimum: 1, description: 'what was edited' });
