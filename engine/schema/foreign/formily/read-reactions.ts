import type { RuleGroup } from '../../documents/rule-group.ts';
import { isRecord, type JsonRecord } from '../common/json.ts';
import type { Expression } from './expression.ts';
import type { FieldOf } from './named-value.ts';
import { isExpressionText, parseExpression } from './parse-expression.ts';
import { readCondition } from './read-condition.ts';
import { schemaOf } from './schema-tree.ts';

/** What of a node a condition is about. */
export type Aspect = 'showWhen' | 'enableWhen' | 'requireWhen';
export const aspects: readonly Aspect[] = ['showWhen', 'enableWhen', 'requireWhen'];

/** Names of Formily's state, what they are about, and whether they say it the other way round. */
const states: Readonly<Record<string, { readonly aspect: Aspect; readonly isContrary?: true }>> = {
  visible: { aspect: 'showWhen' },
  hidden: { aspect: 'showWhen', isContrary: true },
  display: { aspect: 'showWhen' },
  editable: { aspect: 'enableWhen' },
  disabled: { aspect: 'enableWhen', isContrary: true },
  readOnly: { aspect: 'enableWhen', isContrary: true },
  readPretty: { aspect: 'enableWhen', isContrary: true },
  pattern: { aspect: 'enableWhen' },
  required: { aspect: 'requireWhen' },
};
const wordsFor: Readonly<Record<string, readonly [on: string, ...off: string[]]>> = {
  display: ['visible', 'none', 'hidden'],
  pattern: ['editable', 'disabled', 'readOnly', 'readPretty'],
};

export const aspectOfState = (name: string): Aspect | undefined =>
  Object.hasOwn(states, name) ? states[name]?.aspect : undefined;

/** Something that a schema says about a node under a condition. */
export interface Claim {
  readonly aspect: Aspect;
  /** Undefined where it says what no rule of ours says. */
  readonly rule: RuleGroup | undefined;
}

/** When a state holds, by the value that is written for it: always, never, or where an expression is true. */
function truthOf(name: string, value: unknown): boolean | Expression | undefined {
  const isContrary = states[name]?.isContrary === true;
  const plain = switched(name, value);
  if (typeof plain === 'boolean') return plain !== isContrary;
  const read = isExpressionText(value) ? parseExpression(value) : undefined;
  const whole = read?.kind === 'choice' ? { ...read, yes: end(name, read.yes), no: end(name, read.no) } : read;
  return isContrary && whole ? { kind: 'not', of: whole } : whole;
}

const end = (name: string, expression: Expression): Expression => {
  const plain = expression.kind === 'value' ? switched(name, expression.value) : undefined;
  return plain === undefined ? expression : { kind: 'value', value: plain };
};

/** `visible: false`, `display: 'none'` */
function switched(name: string, value: unknown): boolean | undefined {
  const words = Object.hasOwn(wordsFor, name) ? wordsFor[name] : undefined;
  if (!words) return typeof value === 'boolean' ? value : undefined;
  return typeof value === 'string' && words.includes(value) ? value === words[0] : undefined;
}

/** A keyword whose value is an expression: `x-visible: '{{ $values.a === 1 }}'`. */
export function claimOfKeyword(name: string, value: unknown, fieldOf: FieldOf): Claim | undefined {
  const state = name === 'required' ? name : camel(name.replace(/^x-/, ''));
  const aspect = aspectOfState(state);
  if (!aspect || !isExpressionText(value)) return undefined;
  const truth = truthOf(state, value);
  return { aspect, rule: typeof truth === 'object' ? readCondition(truth, fieldOf) : undefined };
}

const camel = (name: string) => name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

export interface ReactionClaims {
  readonly claims: readonly Claim[];
  /** What else the reaction does. */
  readonly others: readonly string[];
}

/** What a reaction says, state by state. A function says nothing that could be read. */
export function claimsOfReaction(reaction: unknown, fieldOf: FieldOf): ReactionClaims {
  if (!isRecord(reaction)) return { claims: [], others: ['x-reactions'] };
  const [fulfil, otherwise] = [schemaOf(reaction.fulfill), schemaOf(reaction.otherwise)];
  const [then, or] = [schemaOf(fulfil.state), schemaOf(otherwise.state)];
  const claims: Claim[] = [];
  const others = [...othersOf(fulfil), ...othersOf(otherwise)];
  for (const name of new Set([...Object.keys(then), ...Object.keys(or)])) {
    const aspect = aspectOfState(name);
    if (!aspect) others.push(`state.${name}`);
    else claims.push({ aspect, rule: followsEvents(reaction) ? ruleOf(reaction, name, then, or, fieldOf) : undefined });
  }
  return { claims, others };
}

/** Formily reads a reaction anew with each change, unless it names the events to wait for. */
function followsEvents({ effects }: JsonRecord): boolean {
  if (effects === undefined || (Array.isArray(effects) && effects.length === 0)) return true;
  return Array.isArray(effects) && ['onFieldInit', 'onFieldValueChange'].every((name) => effects.includes(name));
}

const othersOf = (request: JsonRecord): string[] => Object.keys(request).filter((name) => name !== 'state');

function ruleOf(
  reaction: JsonRecord,
  name: string,
  then: JsonRecord,
  or: JsonRecord,
  fieldOf: FieldOf,
): RuleGroup | undefined {
  const truth = truthOf(name, then[name]);
  if (reaction.when === undefined) return typeof truth === 'object' ? readCondition(truth, fieldOf) : undefined;
  const contrary = truthOf(name, or[name]);
  // Without the other half it stays as it was last: no rule of ours does.
  if (typeof truth !== 'boolean' || contrary !== !truth || !isExpressionText(reaction.when)) return undefined;
  const test = parseExpression(reaction.when);
  return test && readCondition(test, fieldOf, truth);
}
