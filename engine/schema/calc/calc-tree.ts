import type { Lexeme, Operand, Operator } from './calc-lexemes.ts';
import { type CalcProblem, calcLimits } from './calc-problem.ts';

export type CalcTree =
  | Operand
  | { readonly kind: 'negate'; readonly of: CalcTree }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly left: CalcTree; readonly right: CalcTree };

/**
 * Arranges lexemes by the usual precedence. Operands and operators have to alternate; a minus may also stand at the
 * start and after an opening bracket. The first break ends the reading with one problem.
 * @param end the index to name when something is missing after the last lexeme
 * @returns null when a problem was added
 */
export function buildTree(lexemes: readonly Lexeme[], end: number, problems: CalcProblem[]): CalcTree | null {
  let position = 0;
  let failed = false;

  const fail = (code: CalcProblem['code'], index: number, params?: CalcProblem['params']): null => {
    if (!failed) problems.push(params ? { code, index, params } : { code, index });
    failed = true;
    return null;
  };

  const nextOperator = (...wanted: Operator[]): Operator | null => {
    const lexeme = lexemes[position];
    if (lexeme?.kind !== 'operator' || !wanted.includes(lexeme.operator)) return null;
    position += 1;
    return lexeme.operator;
  };

  const readOperand = (depth: number): CalcTree | null => {
    const lexeme = lexemes[position];
    if (!lexeme) return fail('calc.alternate', end);
    if (lexeme.kind === 'operator') return fail('calc.alternate', lexeme.index);
    // A closing bracket here either closes nothing or follows an operator or an opening bracket.
    if (lexeme.kind === 'close') return fail(depth === 0 ? 'calc.brackets' : 'calc.alternate', lexeme.index);
    position += 1;
    if (lexeme.kind !== 'open') return lexeme;
    if (depth >= calcLimits.depth) return fail('calc.tooDeep', lexeme.index, { limit: calcLimits.depth });
    const inner = readSum(depth + 1);
    if (!inner) return null;
    const closing = lexemes[position];
    if (!closing) return fail('calc.brackets', lexeme.index);
    if (closing.kind !== 'close') return fail('calc.alternate', closing.index);
    position += 1;
    return inner;
  };

  const readProduct = (depth: number): CalcTree | null => {
    let left = readOperand(depth);
    for (let operator = left && nextOperator('*', '/'); left && operator; operator = left && nextOperator('*', '/')) {
      const right = readOperand(depth);
      left = right && { kind: 'operation', operator, left, right };
    }
    return left;
  };

  const readSum = (depth: number): CalcTree | null => {
    const negative = nextOperator('-') !== null;
    let left = readProduct(depth);
    if (left && negative) left = { kind: 'negate', of: left };
    for (let operator = left && nextOperator('+', '-'); left && operator; operator = left && nextOperator('+', '-')) {
      const right = readProduct(depth);
      left = right && { kind: 'operation', operator, left, right };
    }
    return left;
  };

  const tree = readSum(0);
  const rest = lexemes[position];
  if (tree && rest) return fail(rest.kind === 'close' ? 'calc.brackets' : 'calc.alternate', rest.index);
  return tree;
}
