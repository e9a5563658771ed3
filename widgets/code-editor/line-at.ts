/** Deeper than this nothing moves further to the right: a text nested a thousand deep would grow a thousandfold. */
const deepest = 32;

/** The beginning of a new line at a depth. */
export const lineAt = (depth: number): string => `\n${'  '.repeat(Math.min(depth, deepest))}`;
