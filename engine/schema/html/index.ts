export type { HtmlNode } from './html-node.ts';
export { isBlankHtml, safeHtml } from './print-html.ts';
export { readHtml } from './read-html.ts';
export { ownFileOf } from './safe-address.ts';
