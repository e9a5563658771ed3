import type { Problem } from '../text/problem.ts';
import { expandedSize } from './pattern-size.ts';

/** What runs patterns, in time linear in the text: `linearPatterns`, in the page once it has been fetched. `compile` may throw. */
export interface PatternEngine {
  compile(source: string, flags: string): { test(text: string): boolean };
}

export interface CompiledPattern {
  readonly source: string;
  /** Of `i`, `m`, `s`, `u`; flags about repeated use (`g`, `y`, `d`) mean nothing for a check and are dropped. */
  readonly flags: string;
  test(text: string): boolean;
}

export interface PatternResult {
  /** Null when a problem was found. */
  readonly pattern: CompiledPattern | null;
  readonly problems: readonly Problem[];
}

export const patternLimits = { characters: 1_000, expandedSize: 5_000 } as const;

/**
 * Makes a stored pattern ready for use; never throws. The text is a literal such as `/^\d+$/i`, or a bare source.
 * Source: reliability A49.
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
  if (expandedSize(source) > patternLimits.expandedSize) return refused('pattern.tooLarge');
  try {
    const compiled = engine.compile(source, flags);
    return { pattern: { source, flags, test: (value) => compiled.test(value) }, problems: [] };
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
