// Here: checks of one value: lengths, patterns in linear time, named rules.

export type { Problem } from '../text/problem.ts';
export {
  allChecks,
  type Check,
  endsCheck,
  lengthCheck,
  namedRuleCheck,
  patternCheck,
  precisionCheck,
  rangeCheck,
  requiredCheck,
  stepCheck,
} from './checks.ts';
export {
  type CompiledPattern,
  compilePattern,
  type PatternEngine,
  type PatternResult,
  patternLimits,
} from './compile-pattern.ts';
export {
  addedRuleNames,
  isRuleName,
  namedRules,
  type RuleName,
  ruleNames,
  specifiedRuleNames,
} from './named-rules.ts';
export { problemText, type RuleTextKey, ruleTexts } from './rule-texts.ts';
