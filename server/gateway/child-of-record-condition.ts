import { quoteName } from './identifier.ts';
import type { StoredNames } from './model-shape.ts';

/**
 * The condition that a row of a sub-table is of a record, by the aliases of their tables.
 * @param link of a sub-table in a table that was made elsewhere  @param mainId column of the record's id, quoted
 */
export function childOfRecordCondition(
  link: StoredNames[string]['link'],
  mainId: string,
): (child: string, parent: string) => string {
  const [up, references] = link ? [quoteName(link.column), quoteName(link.references)] : ['"parent_id"', mainId];
  return (child, parent) => `${child}.${up} = ${parent}.${references}`;
}
