import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** whether this is `npm run test:long`, see docs/tests.md */
    isLongRun: boolean;
    /** whether `dist/` is what the present sources give: whoever starts a server then need not compile it again */
    isBuilt: boolean;
    /** from which random documents and sequences are drawn ; the same in every short run */
    seed: number;
  }
}

/** Whether this is `npm run test:long`: every engine, every repetition, and limits on time, which on a busy machine say something of the neighbours. */
export const isLongRun: boolean = inject('isLongRun');

/** @returns how often something is tried: a tenth of the times in `npm test`, unless it is said otherwise */
export function times(long: number, short = Math.ceil(long / 10)): number {
  return isLongRun ? long : short;
}
