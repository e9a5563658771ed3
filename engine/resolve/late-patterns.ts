import type { PatternEngine } from '../schema/rules/index.ts';

let engine: PatternEngine | undefined;
let underWay: Promise<void> | undefined;

/** Fetches what runs patterns, which weighs as much as a page; again after a failure. */
export function loadPatterns(): Promise<void> {
  underWay ??= import('../schema/rules/linear-patterns.ts')
    .then(({ linearPatterns }) => {
      engine = linearPatterns;
    })
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}

export function hasPatterns(): boolean {
  return engine !== undefined;
}

/**
 * The engine of the server, as pages have it: fetched when a document with a pattern is shown, so each pattern is compiled
 * at its first text. Where it could not be fetched every text passes, and the server judges. What it cannot run was
 * refused at publish, and is run by nobody.
 */
export const latePatterns: PatternEngine = {
  compile(source, flags) {
    let compiled: { test(text: string): boolean } | undefined;
    return {
      test(text) {
        if (!engine) return true;
        compiled ??= compileWith(engine, source, flags);
        return compiled.test(text);
      },
    };
  },
};

function compileWith(patterns: PatternEngine, source: string, flags: string) {
  try {
    return patterns.compile(source, flags);
  } catch {
    return { test: () => true };
  }
}
