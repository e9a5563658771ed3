// Here: reading and printing HTML by one list of what is allowed, without a DOM.

export type { HtmlNode } from './html-node.ts';
export { htmlOfText, isBlankHtml, safeHtml } from './print-html.ts';
export { readHtml } from './read-html.ts';
export { ownFileOf } from './safe-address.ts';
