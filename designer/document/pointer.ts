/** Tokens of a JSON pointer. Source: RFC 6901. */
export function tokensOf(at: string): string[] {
  if (at === '') return [];
  return at
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer one level up, and the last token. The document itself has none: '' and ''. */
export function parentOf(at: string): { parent: string; token: string } {
  const cut = at.lastIndexOf('/');
  if (cut < 0) return { parent: '', token: '' };
  return {
    parent: at.slice(0, cut),
    token: at
      .slice(cut + 1)
      .replaceAll('~1', '/')
      .replaceAll('~0', '~'),
  };
}
