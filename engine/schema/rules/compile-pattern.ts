import type { Problem } from '../problem.ts';
import { expandedSize, isSlowPattern } from './pattern-cost.ts';
import { readPattern } from './pattern-tree.ts';

/** What runs patterns: the browser's own engine, or on the server one of linear time. `compile` may throw. */
export interface PatternEngine {
  /** True when any pattern takes time linear in the text; such an engine runs slow patterns too. */
  readonly linear?: boolean;
  compile(source: string, flags: string): { test(text: string): boolean };
}

export interface CompiledPattern {
  readonly source: string;
  /** Of `i`, `m`, `s`, `u`; flags about repeated use (`g`, `y`, `d`) mean nothing for a check and are dropped. */
  readonly flags: string;
  /** Slow in a backtracking engine. Where the engine is one, the pattern is not run and every text passes. */
  readonly slow: boolean;
  test(text: string): boolean;
}

export interface PatternResult {
  /** Null when a problem other than the warning `pattern.slow` was found. */
  readonly pattern: CompiledPattern | null;
  readonly problems: readonly Problem[];
}

export const patternLimits = { characters: 1_000, expandedSize: 5_000 } as const;

/**
 * Makes a stored pattern ready for use; never throws. The text is a literal such as `/^\d+$/i`, or a bare source.
 * A pattern that may take exponential time in a browser is reported as `pattern.slow` and left to the server there, so
 * that no design can freeze a page. Source: reliability A49.
 */
export function compilePattern(text: unknown, engine: PatternEngine): PatternResult {
  if (typeof text !== 'string') return refused('pattern.syntax');
  if (text.length > patternLimits.characters) return refused('pattern.tooLong', { limit: patternLimits.characters });
  const parts = splitLiteral(text.trim());
  if (!parts) return refused('pattern.syntax');
  const { source } = parts;
  if (source === '') return refused('pattern.empty');
  const flags = [...new Set(parts.flags)].filter((flag) => !'gyd'.includes(flag)).join('');
  if (/[^imsu]/.test(flags)) return refused('pattern.unsupported');
  if (!isValid(source, flags)) return refused('pattern.syntax');
  const tree = readPattern(source, flags.includes('i'));
  if (expandedSize(tree) > patternLimits.expandedSize) return refused('pattern.tooLarge');
  const slow = isSlowPattern(tree);
  try {
    const compiled = engine.compile(source, flags);
    const test = slow && !engine.linear ? () => true : (value: string) => compiled.test(value);
    return { pattern: { source, flags, slow, test }, problems: slow ? [{ code: 'pattern.slow' }] : [] };
  } catch {
    // The syntax is right, so it is this engine that lacks something: look-arounds, back-references, large counts.
    return refused('pattern.unsupported');
  }
}

function refused(code: string, params?: Problem['params']): PatternResult {
  return { pattern: null, problems: [params ? { code, params } : { code }] };
}

function splitLiteral(text: string): { source: string; flags: string } | null {
  if (!text.startsWith('/')) return { source: text, flags: '' };
  const end = text.lastIndexOf('/');
  const flags = text.slice(end + 1);
  return end > 0 && /^[a-z]*$/.test(flags) ? { source: text.slice(1, end), flags } : null;
}

function isValid(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

/**
 * The engine built into the browser. Patterns are read with the flag `u` where they can be, so that a character outside
 * the basic plane counts as one, as it does for the server's engine.
 */
export const nativePatterns: PatternEngine = {
  compile(source, flags) {
    try {
      return new RegExp(source, flags.includes('u') ? flags : `${flags}u`);
    } catch {
      return new RegExp(source, flags);
    }
  },
};
