import { lineAt } from './line-at.ts';
import type { MarkupNode } from './markup-tree.ts';

/** Elements of HTML beside which a blank or a new line is not seen. Every other stands in a line of text. */
const blocks = new Set(
  `html head body title meta link script style base address article aside blockquote center dd details dialog dir div dl dt
  fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p pre
  search section summary table caption colgroup col tbody td tfoot th thead tr ul`.split(/\s+/),
);
const kept = new Set(['pre', 'textarea', 'script', 'style']);

/**
 * XML or HTML with a line for each element, or with nothing between them. Only blanks between elements come and go, and only
 * where they are no content: what has text beside its elements stays to the letter, with all that is in it.
 */
export function layOutMarkup(
  text: string,
  nodes: readonly MarkupNode[],
  { html, compress }: { readonly html: boolean; readonly compress: boolean },
): string {
  const isBlank = ({ token }: MarkupNode) => token.kind === 'text' && text.slice(token.from, token.to).trim() === '';
  const isElement = ({ token }: MarkupNode) => token.kind === 'open' || token.kind === 'alone';
  const breaks = (children: readonly MarkupNode[]) =>
    children.some(isElement) &&
    children.every(
      (child) =>
        isBlank(child) || child.token.kind === 'note' || (isElement(child) && (!html || blocks.has(child.token.name))),
    );
  const keeps = ({ token }: MarkupNode) =>
    html ? kept.has(token.name) : /\sxml:space\s*=\s*["']preserve/.test(text.slice(token.from, token.to));
  const parts: string[] = [];
  const write = (node: MarkupNode, depth: number) => {
    const { token, children, inside, to } = node;
    if (keeps(node) || !breaks(children)) {
      parts.push(text.slice(token.from, to));
      return;
    }
    parts.push(text.slice(token.from, token.to));
    writeAll(children, depth + 1);
    if (!compress) parts.push(lineAt(depth));
    parts.push(text.slice(inside[1], to));
  };
  const writeAll = (children: readonly MarkupNode[], depth: number) => {
    for (const child of children) {
      if (isBlank(child)) continue;
      if (!compress && parts.length > 0) parts.push(lineAt(depth));
      write(child, depth);
    }
  };
  if (!breaks(nodes)) return text;
  writeAll(nodes, 0);
  return parts.join('');
}
