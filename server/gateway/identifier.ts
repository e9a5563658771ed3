const catalogueName = /^[a-z][a-z0-9_]{0,62}$/;

/**
 * A name of the catalogue as it stands in a statement. Names are made by `visualdev/table-names.ts`; anything else here is
 * a mistake of ours and must not reach the database.
 * @throws Error for a name that the catalogue cannot hold
 */
export function quoteName(name: string): string {
  if (!catalogueName.test(name)) throw new Error(`"${name}" is not a name of the catalogue.`);
  return `"${name}"`;
}
