import { shape } from '../shape.ts';

/** A list of names or codes: one shape, whose check the generated validators hold once. */
export const namesShape = shape.array(shape.string());
