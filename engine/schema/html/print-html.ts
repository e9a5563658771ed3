import { type HtmlNode, ruleOf } from './html-node.ts';
import { readHtml } from './read-html.ts';
import { encodeReferences } from './references.ts';

/** Nodes as text, from which reading makes the same nodes again. */
function printHtml(nodes: readonly HtmlNode[]): string {
  return nodes.map(printNode).join('');
}

function printNode(node: HtmlNode): string {
  if (node.kind === 'text') return encodeReferences(node.text);
  const attributes = Object.entries(node.attributes).map(([key, value]) => ` ${key}="${encodeReferences(value)}"`);
  const tag = `<${node.name}${attributes.join('')}>`;
  return ruleOf(node.name).isVoid ? tag : `${tag}${printHtml(node.children)}</${node.name}>`;
}

/** What of a text from outside may be kept and drawn. Made safe again, it is the same. */
export function safeHtml(source: string): string {
  return printHtml(readHtml(source));
}

/** Whether there is nothing to read in it. */
export function isBlankHtml(source: string): boolean {
  const hasWords = (nodes: readonly HtmlNode[]): boolean =>
    nodes.some((node) => (node.kind === 'text' ? node.text.trim() !== '' : hasWords(node.children)));
  return !hasWords(readHtml(source));
}

/** Plain text as HTML that shows it as it is, its lines as lines. */
export const htmlOfText = (text: string): string => text.split('\n').map(encodeReferences).join('<br>');
