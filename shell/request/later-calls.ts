import type { Call } from '../../engine/schema/calls/index.ts';

/**
 * Calls that nobody makes before sign-in. Empty here, where the table is whole: the build takes them out of it, so that
 * the sign-in page does not carry them, and puts them here (`shell/build/without-shapes.ts`).
 */
export const laterCalls: Readonly<Record<string, Call>> = {};
