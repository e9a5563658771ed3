import type { Field } from '../../engine/schema/fields/fields.ts';
import type { Problem } from '../../engine/schema/text/problem.ts';

/** A value that a record is to hold and does not hold yet: of a field, or of a column in one row. Never an empty one. */
export interface ChangedCell {
  readonly field: Field;
  /** JSON pointer in the record. */
  readonly at: string;
  readonly value: unknown;
  readonly before: unknown;
  /** A column of the same row, else a field of the record, by its name or as `table-column`. */
  read(name: string): unknown;
}

/** What is wrong with a value that its field does not offer now; null: it does. */
export type OfferCheck = (cell: ChangedCell, now: Date) => Problem | null;
