import { compilePattern, type Problem } from '../../../engine/schema/rules/index.ts';
import { linearPatterns } from '../../../engine/schema/rules/linear-patterns.ts';
import { isObject, type Json, type JsonObject } from '../../document/json.ts';

/** The rules of a field as they stand; what is none is left out of the panel and kept in the design until one is changed. */
export function readRules(stored: Json | undefined): readonly JsonObject[] {
  return Array.isArray(stored) ? stored.filter(isObject) : [];
}

/** A rule by name, or a pattern of one's own; the message stays. */
export function withRule(rule: JsonObject, name: string): JsonObject {
  const { rule: _name, pattern, ...rest } = rule;
  return name === '' ? { ...rest, pattern: typeof pattern === 'string' ? pattern : '' } : { ...rest, rule: name };
}

interface Tested {
  readonly problem: Problem | null;
  /** Whether the sample keeps to the pattern; null while there is no sample, or no pattern to try. */
  readonly fits: boolean | null;
}

/** Tries a pattern on a sample, as a form would. */
export function testPattern(pattern: string, sample: string): Tested {
  const { pattern: compiled, problems } = compilePattern(pattern, linearPatterns);
  const [problem = null] = problems;
  return { problem, fits: compiled && sample !== '' ? compiled.test(sample) : null };
}
