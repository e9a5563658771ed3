import { type CalcScope, type CalcToken, type Operator, readLexemes } from './calc-lexemes.ts';
import { type CalcProblem, type CalcWarning, calcLimits } from './calc-problem.ts';
import { buildTree, type CalcTree } from './calc-tree.ts';
import { type ExactDecimal, notANumber, toDecimal, zero } from './exact-decimal.ts';
import { isBlank, ownProperty } from './own-property.ts';

export interface CalcReferences {
  readonly fields: readonly string[];
  readonly columns: readonly { readonly table: string; readonly child: string }[];
}

/** What one evaluation reads, and what it found out; `sums` keeps column totals within the evaluation. */
export interface CalcInput {
  readonly values: unknown;
  readonly row: unknown;
  readonly sums: Map<string, ExactDecimal>;
  warn(warning: CalcWarning): void;
}

type Step = (input: CalcInput) => ExactDecimal;

export interface Compiled {
  readonly kind: 'compiled';
  /** Each name once, in order of first use: the index of what a change of value reaches. */
  readonly references: CalcReferences;
  /** Unrounded; NaN after a warning. `evaluate` is the way to call it. */
  readonly run: Step;
}

export interface CalcProblems {
  readonly kind: 'problems';
  readonly problems: readonly CalcProblem[];
}

/**
 * Reads a stored token list once: tokens to tree to closures, with no evaluation of text and no member access.
 * Source: library specification 5, "Calculated fields"; reliability 0.3 rule 6 and A46.
 * @param tokens as stored; what is neither text nor number becomes a problem. At most 500 tokens, 64 brackets deep.
 */
export function compileCalculation(tokens: readonly CalcToken[], scope: CalcScope): Compiled | CalcProblems {
  const stored: readonly unknown[] = Array.isArray(tokens) ? tokens : [];
  if (stored.length === 0) return { kind: 'problems', problems: [{ code: 'calc.empty', index: 0 }] };
  if (stored.length > calcLimits.tokens) {
    const params = { found: stored.length, limit: calcLimits.tokens };
    return { kind: 'problems', problems: [{ code: 'calc.tooLong', index: calcLimits.tokens, params }] };
  }
  const problems: CalcProblem[] = [];
  const lexemes = readLexemes(stored, scope, problems);
  const tree = buildTree(lexemes, stored.length, problems);
  if (!tree || problems.length > 0) {
    return { kind: 'problems', problems: problems.toSorted((a, b) => a.index - b.index) };
  }
  const fields = new Set<string>();
  const columns = new Map<string, { table: string; child: string }>();
  for (const lexeme of lexemes) {
    if (lexeme.kind === 'field') fields.add(lexeme.name);
    if (lexeme.kind === 'column') columns.set(columnName(lexeme), { table: lexeme.table, child: lexeme.child });
  }
  return {
    kind: 'compiled',
    references: { fields: [...fields], columns: [...columns.values()] },
    run: compileTree(tree, scope.currentTable),
  };
}

function compileTree(tree: CalcTree, currentTable: string | undefined): Step {
  switch (tree.kind) {
    case 'number':
      return () => tree.value;
    case 'field':
      return (input) => toOperand(ownProperty(input.values, tree.name), tree.name, input);
    case 'column': {
      const name = columnName(tree);
      const sum: Step = (input) => sumOf(tree.table, tree.child, name, input);
      if (tree.table !== currentTable) return sum;
      return (input) =>
        input.row === undefined ? sum(input) : toOperand(ownProperty(input.row, tree.child), name, input);
    }
    case 'negate': {
      const of = compileTree(tree.of, currentTable);
      return (input) => of(input).negated();
    }
    case 'operation': {
      const left = compileTree(tree.left, currentTable);
      const right = compileTree(tree.right, currentTable);
      return (input) => apply(tree.operator, left(input), right(input), input);
    }
  }
}

/** Never infinite: an infinite step could come back as a harmless 0 after a division. */
function apply(operator: Operator, left: ExactDecimal, right: ExactDecimal, input: CalcInput): ExactDecimal {
  if (operator === '+') return left.plus(right);
  if (operator === '-') return left.minus(right);
  if (operator === '/' && right.isZero()) {
    input.warn({ code: 'calc.divideByZero' });
    return notANumber;
  }
  const result = operator === '*' ? left.times(right) : left.dividedBy(right);
  if (result.isFinite() || result.isNaN()) return result;
  input.warn({ code: 'calc.overflow' });
  return notANumber;
}

function toOperand(value: unknown, name: string, input: CalcInput): ExactDecimal {
  const number = isBlank(value) ? zero : toDecimal(value);
  if (number) return number;
  input.warn({ code: 'calc.notANumber', name });
  return notANumber;
}

function sumOf(table: string, child: string, name: string, input: CalcInput): ExactDecimal {
  const known = input.sums.get(name);
  if (known) return known;
  const rows = ownProperty(input.values, table);
  let sum = Array.isArray(rows) || isBlank(rows) ? zero : toOperand(rows, name, input);
  if (Array.isArray(rows)) for (const row of rows) sum = sum.plus(toOperand(ownProperty(row, child), name, input));
  input.sums.set(name, sum);
  return sum;
}

function columnName({ table, child }: { table: string; child: string }): string {
  return `${table}-${child}`;
}
