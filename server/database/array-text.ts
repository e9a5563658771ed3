/**
 * PostgreSQL's text form of arrays: `{1,2}`, `{"a b",NULL}`, `{{1},{2}}`. Source: PostgreSQL manual 8.15.2 and 8.15.6.
 */

/** @param items already in text form; null becomes NULL */
export function writeArray(items: readonly (string | null | readonly (string | null)[])[]): string {
  return `{${items.map(writeItem).join(',')}}`;
}

function writeItem(item: string | null | readonly (string | null)[]): string {
  if (item === null) return 'NULL';
  if (typeof item !== 'string') return writeArray(item);
  return `"${item.replace(/["\\]/g, '\\$&')}"`;
}

/** @returns the array, nested as the text is, each item parsed and NULL as null */
export function readArray(text: string, parse: (item: string) => unknown): unknown[] {
  // Bounds other than 1 are written in front, as in `[0:1]={a,b}`.
  let at = text.indexOf('{') + 1;

  function readQuoted(): string {
    let item = '';
    for (at += 1; text[at] !== '"'; at += 1) {
      if (text[at] === '\\') at += 1;
      item += text[at] ?? '';
    }
    at += 1;
    return item;
  }

  function readItem(): unknown {
    if (text[at] === '{') {
      at += 1;
      return readItems();
    }
    if (text[at] === '"') return parse(readQuoted());
    const start = at;
    while (text[at] !== ',' && text[at] !== '}') at += 1;
    const item = text.slice(start, at);
    return item === 'NULL' ? null : parse(item);
  }

  function readItems(): unknown[] {
    const items: unknown[] = [];
    while (text[at] !== '}' && at < text.length) {
      items.push(readItem());
      if (text[at] === ',') at += 1;
    }
    at += 1;
    return items;
  }

  return readItems();
}
