// Here: help topics: how an article is written, which topics there are, and where their words come from.

/** A piece of a line. `key` is a key to press. */
export interface Span {
  readonly kind: 'text' | 'bold' | 'key';
  readonly text: string;
}

export type ArticleBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'steps' | 'list'; readonly items: readonly (readonly Span[])[] };

/**
 * An article in its small form, a block a line: `# heading`, `1. step`, `- item`, anything else a paragraph; within a line
 * `**bold**` and keys between backticks. Steps that follow each other are one list, and so are items. All else is text as
 * it stands: nothing in it becomes an element or an address.
 */
export function readArticle(lines: readonly string[]): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  for (const line of lines) {
    const [, mark = '', text = ''] = /^(# |\d+\. |- )?(.*)$/s.exec(line.trim()) ?? [];
    if (text.trim() === '') continue;
    const spans = readSpans(text);
    if (mark === '' || mark === '# ') {
      blocks.push({ kind: mark === '' ? 'paragraph' : 'heading', spans });
      continue;
    }
    const kind = mark === '- ' ? 'list' : 'steps';
    const last = blocks.at(-1);
    if (last && 'items' in last && last.kind === kind)
      blocks[blocks.length - 1] = { kind, items: [...last.items, spans] };
    else blocks.push({ kind, items: [spans] });
  }
  return blocks;
}

function readSpans(text: string): Span[] {
  const found = text.matchAll(/\*\*([^*]+)\*\*|`([^`]+)`/g);
  const spans: Span[] = [];
  const add = (kind: Span['kind'], words: string) => words !== '' && spans.push({ kind, text: words });
  let from = 0;
  for (const match of found) {
    add('text', text.slice(from, match.index));
    const [whole, bold, key = ''] = match;
    if (bold === undefined) add('key', key);
    else add('bold', bold);
    from = match.index + whole.length;
  }
  add('text', text.slice(from));
  return spans;
}

/** The words of an article without its marks, to be searched. */
export const articleWords = (lines: readonly string[]): string =>
  readArticle(lines)
    .flatMap((block) => ('items' in block ? block.items : [block.spans]))
    .map((spans) => spans.map(({ text }) => text).join(''))
    .join('\n');
