/** Ids of the server's rows; pages make theirs by the same rule. */
export { idLength, newId } from '../../engine/schema/helpers/ids.ts';
