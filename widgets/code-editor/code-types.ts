import { compressJson, layOutJson } from './lay-out-json.ts';
import { layOutMarkup } from './lay-out-markup.ts';
import { type MarkupNode, pairTags } from './markup-tree.ts';
import { scanJson } from './scan-json.ts';
import { scanMarkup } from './scan-markup.ts';

/** Source: library specification 2, code editor dialog. */
export const codeTypes = ['JSON', 'TEXT', 'XML', 'HTML'] as const;
export type CodeType = (typeof codeTypes)[number];

export const isCodeType = (value: unknown): value is CodeType => codeTypes.some((type) => type === value);

/** The text anew, or the place, counted from 0, from which on it is not of its type. */
export type Reformatted = { readonly text: string } | { readonly at: number };

/** Source: library specification 4, code editor. */
export function detectType(text: string): CodeType {
  const begins = text.trimStart();
  if (/^<!doctype/i.test(begins)) return 'HTML';
  if (begins.startsWith('<')) return 'XML';
  return /^[{[]/.test(begins) && 'tokens' in scanJson(text) ? 'JSON' : 'TEXT';
}

export function reformat(text: string, type: CodeType, compress: boolean): Reformatted {
  if (type === 'TEXT' || text.trim() === '') return { text };
  if (type === 'JSON') {
    const scanned = scanJson(text);
    if ('at' in scanned) return scanned;
    return { text: (compress ? compressJson : layOutJson)(scanned.tokens) };
  }
  const read = readMarkup(text, type);
  return 'at' in read ? read : { text: layOutMarkup(text, read.nodes, { html: type === 'HTML', compress }) };
}

/** Where a text stops being of its type, counted from 0; undefined where it is. */
export function faultAt(text: string, type: CodeType): number | undefined {
  if (type === 'TEXT' || text.trim() === '') return undefined;
  const read = type === 'JSON' ? scanJson(text) : readMarkup(text, type);
  return 'at' in read ? read.at : undefined;
}

function readMarkup(text: string, type: 'XML' | 'HTML'): { readonly nodes: readonly MarkupNode[] } | { at: number } {
  const scanned = scanMarkup(text, type === 'HTML' ? 'html' : 'xml');
  if ('at' in scanned) return scanned;
  const paired = pairTags(scanned.tokens);
  return 'at' in paired || type === 'HTML' ? paired : withOneRoot(text, paired.nodes);
}

/** An XML text is one element, with nothing but notes and blanks around it. */
function withOneRoot(text: string, nodes: readonly MarkupNode[]) {
  let roots = 0;
  for (const { token } of nodes) {
    if (token.kind === 'note') continue;
    if (token.kind === 'text' && text.slice(token.from, token.to).trim() === '') continue;
    roots += 1;
    if (roots > 1 || token.kind === 'text') return { at: token.from };
  }
  return roots === 1 ? { nodes } : { at: text.length };
}

/** Line and column of a place, from 1, as editors count. */
export function placeIn(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
