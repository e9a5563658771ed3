// Apart from findings: the page needs it before sign-in, where nothing is said about documents.

/** Appends a reference token to a JSON pointer. */
export function pointer(at: string, ...tokens: readonly (string | number)[]): string {
  return tokens.reduce<string>(
    (path, token) => `${path}/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    at,
  );
}
