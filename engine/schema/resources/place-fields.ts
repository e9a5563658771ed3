import { limits } from '../limits.ts';
import { decimal } from './fields.ts';

/** Where something is, in degrees of WGS 84. */
export const place = {
  lng: decimal(-180, 180, limits.degreeDigits),
  lat: decimal(-90, 90, limits.degreeDigits),
};
