/** Bytes of an identifier. Source: PostgreSQL manual 4.1.1; reliability A44. */
export const identifierBytes = 63;

const columnPrefix = 'f_';

/** Most characters of a column's name in a design: what an identifier has room for beside our prefix. */
export const columnNameLength = identifierBytes - columnPrefix.length;

/**
 * What is left of a person's word in letters, digits and `_`, in lower case: with our prefix before it no name can be a
 * system column, a reserved word or more than an identifier holds.
 */
export function safePart(word: string, length: number): string {
  const part = word
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, length);
  return part === '' ? 'x' : part;
}

/** The column that a name of a design becomes in a table of our own, unless it is taken. */
export function ownColumnName(name: string): string {
  return `${columnPrefix}${safePart(name, columnNameLength)}`;
}

/** Whether a name of a design stands in the database as it was written (in lower case, behind our prefix). */
export function isPlainColumnName(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(name) && !name.endsWith('_');
}
