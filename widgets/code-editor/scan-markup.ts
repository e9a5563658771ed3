/** A piece of XML or HTML. `alone` has no end of its own; `note` is a comment, a doctype, an instruction. */
export interface MarkupToken {
  readonly kind: 'text' | 'open' | 'close' | 'alone' | 'note';
  readonly from: number;
  readonly to: number;
  /** Of a tag; in HTML in small letters. */
  readonly name: string;
}

const attribute = {
  xml: String.raw`\s+[^\s"'<>/=]+\s*=\s*(?:"[^"<]*"|'[^'<]*')`,
  html: String.raw`\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>${'`'}]+))?`,
};
const patterns = (more: string, words: RegExp, instruction: RegExp) => ({
  tag: new RegExp(String.raw`<(/?)([\p{L}_:][^\s"'<>/=]*)((?:${more})*)\s*(/?)>`, 'uy'),
  words,
  instruction,
});
const ways = {
  xml: patterns(attribute.xml, /[^<]+/y, /<\?[\s\S]*?\?>/y),
  // What no tag can begin with is a sign like any other there.
  html: patterns(attribute.html, /(?:[^<]|<(?![A-Za-z/!?]))+/y, /<\?[^>]*>/y),
};
const comment = /<!--[\s\S]*?-->/y;
const doctype = /<![A-Za-z](?:[^<>[\]]|\[[^\]]*\])*>/y;
const literal = /<!\[CDATA\[[\s\S]*?\]\]>/y;

/** Elements that have nothing inside, and those whose inside is text whatever it looks like. Source: HTML standard 13.1.2. */
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const raws = new Set('script style textarea title'.split(' '));

/** @returns the pieces of a text in order, with none left out; where there is something that is none, its place */
export function scanMarkup(text: string, way: 'xml' | 'html'): { tokens: readonly MarkupToken[] } | { at: number } {
  const { tag, words, instruction } = ways[way];
  const isHtml = way === 'html';
  const tokens: MarkupToken[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const add = (kind: MarkupToken['kind'], length: number, name = '') => {
    tokens.push({ kind, from: at, to: at + length, name });
    at += length;
  };
  while (at < text.length) {
    const plain = take(words) ?? (isHtml ? null : take(literal));
    const note = plain ? null : (take(comment) ?? take(doctype) ?? take(instruction));
    const piece = plain ?? note;
    if (piece) {
      add(plain ? 'text' : 'note', piece[0].length);
      continue;
    }
    const found = take(tag);
    if (!found) return { at };
    const [whole, ends, written = '', attributes, alone] = found;
    const name = isHtml ? written.toLowerCase() : written;
    if (ends && (attributes || alone)) return { at };
    add(ends ? 'close' : alone || (isHtml && voids.has(name)) ? 'alone' : 'open', whole.length, name);
    if (!isHtml || tokens.at(-1)?.kind !== 'open' || !raws.has(name)) continue;
    const length = text.slice(at).search(new RegExp(`</${name}[\\s>]`, 'i'));
    if (length < 0) return { at: at - whole.length };
    if (length > 0) add('text', length);
  }
  return { tokens };
}
