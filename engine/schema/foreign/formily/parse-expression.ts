import type { Comparison, Expression } from './expression.ts';
import { type Token, tokensOf } from './expression-tokens.ts';

/** Formily runs what stands between double braces. Source: @formily/json-schema, compiler. */
const braces = /^\s*\{\{([\s\S]*)\}\}\s*$/;

export function isExpressionText(value: unknown): value is string {
  return typeof value === 'string' && braces.test(value);
}

/** The tree of `{{ … }}`, or of what stands between such braces; undefined for anything that is not a comparison. */
export function parseExpression(text: string): Expression | undefined {
  const tokens = tokensOf(braces.exec(text)?.[1] ?? text);
  return tokens && new Parser(tokens).whole();
}

/** Deeper than any rule of ours may be: an answer is no longer looked for. */
const depthMost = 32;

const compares: readonly string[] = ['===', '!==', '==', '!=', '>', '>=', '<', '<='] satisfies Comparison[];
const isComparison = (text: string): text is Comparison => compares.includes(text);

/** Precedence as in ECMAScript: choice, or, and, comparison, not, member. */
class Parser {
  readonly #tokens: readonly Token[];
  #index = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Expression | undefined {
    const found = this.#choice();
    return this.#index === this.#tokens.length ? found : undefined;
  }

  #sign(): string | undefined {
    const token = this.#tokens[this.#index];
    return token?.kind === 'sign' ? token.text : undefined;
  }

  #take(...signs: readonly string[]): boolean {
    const found = this.#sign();
    if (found === undefined || !signs.includes(found)) return false;
    this.#index += 1;
    return true;
  }

  #name(): string | undefined {
    const token = this.#tokens[this.#index];
    if (token?.kind !== 'name') return undefined;
    this.#index += 1;
    return token.text;
  }

  #choice(): Expression | undefined {
    this.#depth += 1;
    const found = this.#depth > depthMost ? undefined : this.#choiceOf(this.#group('or'));
    this.#depth -= 1;
    return found;
  }

  #choiceOf(test: Expression | undefined): Expression | undefined {
    if (!test || !this.#take('?')) return test;
    const yes = this.#choice();
    if (!yes || !this.#take(':')) return undefined;
    const no = this.#choice();
    return no && { kind: 'choice', test, yes, no };
  }

  #group(logic: 'and' | 'or'): Expression | undefined {
    const parts: Expression[] = [];
    do {
      const part = logic === 'or' ? this.#group('and') : this.#comparison();
      if (!part) return undefined;
      parts.push(part);
    } while (this.#take(logic === 'or' ? '||' : '&&'));
    return parts.length === 1 ? parts[0] : { kind: 'group', logic, parts };
  }

  #comparison(): Expression | undefined {
    const left = this.#unary();
    const by = this.#sign() ?? '';
    if (!left || !isComparison(by)) return left;
    this.#index += 1;
    const right = this.#unary();
    // `a < b < c` compares an answer with a value: nobody means it.
    return right && !isComparison(this.#sign() ?? '') ? { kind: 'compare', by, left, right } : undefined;
  }

  /** `!!a` says the same as `a` where a condition is asked for. */
  #unary(): Expression | undefined {
    let count = 0;
    while (this.#take('!')) count += 1;
    const of = this.#member();
    return of && count % 2 === 1 ? { kind: 'not', of } : of;
  }

  #member(): Expression | undefined {
    let found = this.#primary();
    while (found) {
      if (this.#take('[')) found = this.#at(found);
      else if (this.#take('?.')) found = this.#take('[') ? this.#at(found) : this.#property(found);
      else if (this.#take('.')) found = this.#property(found);
      else break;
    }
    return found;
  }

  /** `[0]` and `["name"]` */
  #at(on: Expression): Expression | undefined {
    const token = this.#tokens[this.#index];
    const step = token?.kind === 'value' ? token.value : undefined;
    this.#index += 1;
    if (!this.#take(']') || (typeof step !== 'string' && typeof step !== 'number')) return undefined;
    return on.kind === 'path' ? { kind: 'path', steps: [...on.steps, step] } : undefined;
  }

  #property(on: Expression): Expression | undefined {
    const name = this.#name();
    if (name === undefined) return undefined;
    if (!this.#take('(')) return on.kind === 'path' ? { kind: 'path', steps: [...on.steps, name] } : undefined;
    const argument = this.#choice();
    return argument && this.#take(')') ? { kind: 'call', on, method: name, argument } : undefined;
  }

  #primary(): Expression | undefined {
    const token = this.#tokens[this.#index];
    this.#index += 1;
    if (token?.kind === 'value') return { kind: 'value', value: token.value };
    if (token?.kind === 'name') return { kind: 'path', steps: [token.text] };
    if (token?.text === '(') {
      const inner = this.#choice();
      return this.#take(')') ? inner : undefined;
    }
    if (token?.text === '[') return this.#list();
    return token?.text === '-' ? this.#negative() : undefined;
  }

  #negative(): Expression | undefined {
    const token = this.#tokens[this.#index];
    this.#index += 1;
    const isNumber = token?.kind === 'value' && typeof token.value === 'number';
    return isNumber ? { kind: 'value', value: -Number(token.value) } : undefined;
  }

  #list(): Expression | undefined {
    const items: Expression[] = [];
    while (!this.#take(']')) {
      if (items.length > 0 && !this.#take(',')) return undefined;
      const item = this.#choice();
      if (!item) return undefined;
      items.push(item);
    }
    return { kind: 'list', items };
  }
}
