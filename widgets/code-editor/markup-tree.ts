import type { MarkupToken } from './scan-markup.ts';

/** An element with what stands in it, or a piece that has nothing inside. */
export interface MarkupNode {
  readonly token: MarkupToken;
  readonly children: readonly MarkupNode[];
  /** Where its inside begins and ends, and where it ends itself. */
  readonly inside: readonly [from: number, to: number];
  readonly to: number;
}

interface Open {
  readonly token: MarkupToken;
  readonly children: MarkupNode[];
}

/** @returns where the first tag stands that has no partner, where there is one */
export function pairTags(tokens: readonly MarkupToken[]): { readonly nodes: readonly MarkupNode[] } | { at: number } {
  const nodes: MarkupNode[] = [];
  const open: Open[] = [];
  const add = (node: MarkupNode) => (open.at(-1)?.children ?? nodes).push(node);
  for (const token of tokens) {
    if (token.kind === 'open') open.push({ token, children: [] });
    else if (token.kind === 'close') {
      const begun = open.pop();
      if (begun?.token.name !== token.name) return { at: token.from };
      add({ ...begun, inside: [begun.token.to, token.from], to: token.to });
    } else add({ token, children: [], inside: [token.to, token.to], to: token.to });
  }
  const left = open.at(-1);
  return left ? { at: left.token.from } : { nodes };
}
