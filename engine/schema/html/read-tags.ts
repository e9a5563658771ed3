import { unread } from './html-node.ts';
import { decodeReferences } from './references.ts';

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string };

const tagStart = /[a-z]/i;
const space = /\s/;

/**
 * The tags and texts of any string, in order; each character is looked at a bounded number of times. Comments,
 * declarations and the content of what is never read are left out; a tag without an end is text.
 */
export function* readTags(source: string): Generator<HtmlToken> {
  let at = 0;
  let textFrom = 0;
  const textUpTo = (end: number): HtmlToken[] =>
    end > textFrom ? [{ kind: 'text', text: decodeReferences(source.slice(textFrom, end)) }] : [];
  while (at < source.length) {
    const start = source.indexOf('<', at);
    if (start < 0) break;
    const next = source[start + 1] ?? '';
    if (next === '!' || next === '?') {
      yield* textUpTo(start);
      textFrom = endOfComment(source, start);
      at = textFrom;
      continue;
    }
    const isClose = next === '/';
    const nameFrom = start + (isClose ? 2 : 1);
    if (!tagStart.test(source[nameFrom] ?? '')) {
      at = start + 1;
      continue;
    }
    const tag = readTag(source, nameFrom);
    // Nothing after it ends a tag either.
    if (!tag) break;
    yield* textUpTo(start);
    const { name, attributes } = tag;
    textFrom = tag.end;
    if (!unread.has(name)) {
      yield isClose ? { kind: 'close', name } : { kind: 'open', name, attributes };
    } else if (!isClose) {
      textFrom = endTagFrom(source, name, textFrom);
    }
    at = textFrom;
  }
  yield* textUpTo(source.length);
}

/** Where the end tag of what is never read begins; one without an end takes the rest. */
function endTagFrom(source: string, name: string, from: number): number {
  const endTag = new RegExp(`</${name}`, 'gi'); // a name of the list, letters alone
  endTag.lastIndex = from;
  return endTag.exec(source)?.index ?? source.length;
}

/** Where a comment (`<!--`) or a declaration (`<!`, `<?`) that begins here is over; one without an end takes the rest. */
function endOfComment(source: string, start: number): number {
  const isComment = source.startsWith('<!--', start);
  const end = source.indexOf(isComment ? '-->' : '>', start + (isComment ? 4 : 2));
  return end < 0 ? source.length : end + (isComment ? 3 : 1);
}

/** A tag whose name begins here; undefined where the source ends before it does. The first of two equal attributes counts. */
function readTag(source: string, nameFrom: number) {
  let at = nameFrom;
  const until = (stop: RegExp): string => {
    const from = at;
    while (at < source.length && !stop.test(source[at] ?? '')) at += 1;
    return source.slice(from, at);
  };
  const skip = () => {
    while (at < source.length && space.test(source[at] ?? '')) at += 1;
  };
  const name = until(/[\s/>]/).toLowerCase();
  const attributes = new Map<string, string>();
  while (at < source.length) {
    skip();
    if (source[at] === '>') return { name, attributes, end: at + 1 };
    if (source[at] === '/' || source[at] === '=') {
      at += 1;
      continue;
    }
    const key = until(/[\s/>=]/).toLowerCase();
    skip();
    if (source[at] !== '=') {
      if (key && !attributes.has(key)) attributes.set(key, '');
      continue;
    }
    at += 1;
    skip();
    const quote = source[at];
    let value: string;
    if (quote === '"' || quote === "'") {
      const end = source.indexOf(quote, at + 1);
      if (end < 0) return undefined;
      value = source.slice(at + 1, end);
      at = end + 1;
    } else value = until(/[\s>]/);
    if (key && !attributes.has(key)) attributes.set(key, decodeReferences(value));
  }
  return undefined;
}
