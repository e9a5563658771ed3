import type { Field } from '../fields/fields.ts';
import type { Check, PatternEngine } from '../rules/index.ts';
import type { Problem } from '../text/problem.ts';
import type { CompiledField } from './compile-form.ts';
import { type CompiledRule, compileRules, type Read } from './compile-rule.ts';
import { dateLimitReads } from './date-limits.ts';
import { entryChecks } from './field-checks.ts';

/** A rule of `regList` that is asked only while its conditions hold. */
export interface ConditionalCheck extends CompiledRule {
  readonly check: Check;
}

export function compileConditionalChecks(
  { node }: Field,
  find: (name: string) => Field | undefined,
  patterns: PatternEngine,
): readonly ConditionalCheck[] {
  return (node.config.regList ?? []).flatMap((entry) => {
    const rule = entry.when ? compileRules([entry.when], find) : null;
    return rule ? entryChecks(entry, patterns).map((check) => ({ ...rule, check })) : [];
  });
}

/** The other fields that a value is judged by. */
export const judgedBy = ({
  field,
  conditionalChecks,
}: Pick<CompiledField, 'field' | 'conditionalChecks'>): string[] => [
  ...dateLimitReads(field),
  ...conditionalChecks.flatMap(({ reads }) => [...reads]),
];

/** The first rule under a condition that a value does not keep. */
export function unkeptCheck({ conditionalChecks }: CompiledField, value: unknown, read: Read): Problem | null {
  for (const { holds, check } of conditionalChecks) {
    const problem = holds(read) ? check(value) : null;
    if (problem) return problem;
  }
  return null;
}
