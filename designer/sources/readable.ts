import { callShapes } from './call-shapes.ts';

/** Whether a call only answers. */
export function isReadable(name: string): boolean {
  return Object.hasOwn(callShapes, name) && callShapes[name]?.reads === true;
}

/** Names of all calls that only answer, as the table has them. */
export const readableNames: readonly string[] = Object.keys(callShapes).filter(isReadable);
