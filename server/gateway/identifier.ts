import { identifierBytes } from '../../engine/schema/tables/column-name.ts';

/**
 * A name of the catalogue as it stands in a statement. Names are made by `visualdev/table-names.ts` or read from the
 * database's own catalogue, never from a request; whatever stands in one, it stays one name.
 * @throws Error for a name that the database cannot hold: a mistake of ours
 */
export function quoteName(name: string): string {
  const bytes = Buffer.byteLength(name);
  if (bytes === 0 || bytes > identifierBytes || name.includes('\0'))
    throw new Error(`"${name}" is not a name of the catalogue.`);
  return `"${name.replaceAll('"', '""')}"`;
}
