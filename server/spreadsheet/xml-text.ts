const special = /[&<>"]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * What XML cannot hold, or would change: control characters, a carriage return, halves of characters; and what would be
 * read as one of those in its written form.
 */
const unwritable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-fA-F]{4}_)/g;
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const written = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Most texts have none of them, and are looked through once. */
const anyOfThem =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\ufffe\uffff&<>"_\ud800-\udfff]/;

/** Text of a cell; characters that no XML may hold are written as spreadsheets do. Source: ECMA-376 part 1, 22.9.2.19 */
export function cellText(text: string): string {
  return anyOfThem.test(text) ? xmlText(text.replace(unwritable, written)) : text;
}

/** Text of an element or an attribute. */
export function xmlText(text: string): string {
  return text.replace(halves, '\ufffd').replace(special, (character) => entities[character] ?? '');
}
