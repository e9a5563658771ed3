import { type CalcProblem, calcLimits } from './calc-problem.ts';
import { ExactDecimal, maxNumberCharacters, zero } from './exact-decimal.ts';

/**
 * One entry of a `calculate` node's `expression`: a field's `vModel`, a sub-table column as `table-child` or
 * `table.child`, a number (or a piece of one: the dialect stores each typed digit by itself), an operator, a bracket.
 */
export type CalcToken = string | number;

/** What names mean where the expression stands. `currentTable` is the sub-table whose rows carry the calculated field. */
export interface CalcScope {
  isField(name: string): boolean;
  isColumn(table: string, child: string): boolean;
  readonly currentTable?: string;
}

export type Operator = '+' | '-' | '*' | '/';
export type Operand =
  | { readonly kind: 'number'; readonly value: ExactDecimal }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'column'; readonly table: string; readonly child: string };
export type Lexeme = (
  | Operand
  | { readonly kind: 'operator'; readonly operator: Operator }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
) & {
  readonly index: number;
};

const signs = new Map<string, Lexeme['kind'] | Operator>([
  ...(['+', '＋'] as const).map((sign) => [sign, '+'] as const),
  ...(['-', '－', '−'] as const).map((sign) => [sign, '-'] as const),
  ...(['*', '×'] as const).map((sign) => [sign, '*'] as const),
  ...(['/', '÷'] as const).map((sign) => [sign, '/'] as const),
  ...(['(', '（'] as const).map((sign) => [sign, 'open'] as const),
  ...([')', '）'] as const).map((sign) => [sign, 'close'] as const),
]);

/**
 * Tells the tokens apart. A token without meaning is reported and stands as a 0, so that one reading finds everything.
 * Neighbouring pieces of a number join: texts of digits and points, and single digits stored as numbers.
 */
export function readLexemes(tokens: readonly unknown[], scope: CalcScope, problems: CalcProblem[]): Lexeme[] {
  const lexemes: Lexeme[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const first = index;
    let piece = numberPiece(tokens[index]);
    if (piece !== null) {
      let literal = piece;
      for (piece = numberPiece(tokens[index + 1]); piece !== null; piece = numberPiece(tokens[index + 1])) {
        literal += piece;
        index += 1;
      }
      lexemes.push({ kind: 'number', value: readLiteral(literal, first, problems), index: first });
    } else {
      lexemes.push(readSingle(tokens[index], index, scope, problems));
    }
  }
  return lexemes;
}

function numberPiece(token: unknown): string | null {
  if (typeof token === 'number') return Number.isInteger(token) && token >= 0 && token <= 9 ? String(token) : null;
  return typeof token === 'string' && token.length <= calcLimits.tokenCharacters && /^[\d.]+$/.test(token)
    ? token
    : null;
}

/** More lenient than the number string check, because the dialect takes `.5`, `5.` and `05` too. */
function readLiteral(literal: string, index: number, problems: CalcProblem[]): ExactDecimal {
  if (literal.length <= maxNumberCharacters && /^(?:\d+\.?\d*|\.\d+)$/.test(literal)) {
    return new ExactDecimal(literal.startsWith('.') ? `0${literal}` : literal.replace(/\.$/, ''));
  }
  problems.push({ code: 'calc.number', index, params: { found: shorten(literal) } });
  return zero;
}

function readSingle(token: unknown, index: number, scope: CalcScope, problems: CalcProblem[]): Lexeme {
  if (typeof token === 'number') {
    if (Number.isFinite(token)) return { kind: 'number', value: new ExactDecimal(token), index };
    problems.push({ code: 'calc.number', index, params: { found: String(token) } });
    return { kind: 'number', value: zero, index };
  }
  if (typeof token === 'string' && token.length <= calcLimits.tokenCharacters) {
    const text = token.trim();
    const sign = signs.get(text);
    if (sign === 'open' || sign === 'close') return { kind: sign, index };
    if (sign === '+' || sign === '-' || sign === '*' || sign === '/')
      return { kind: 'operator', operator: sign, index };
    const reference = readReference(text, scope);
    if (reference) return { ...reference, index };
  }
  problems.push(
    typeof token === 'string'
      ? { code: 'calc.unknownField', index, params: { found: shorten(token) } }
      : { code: 'calc.notToken', index, params: { number: index + 1 } },
  );
  return { kind: 'number', value: zero, index };
}

function readReference(text: string, scope: CalcScope): Operand | null {
  if (scope.isField(text)) return { kind: 'field', name: text };
  const cut = text.search(/[-.]/);
  const table = cut < 0 ? scope.currentTable : text.slice(0, cut);
  const child = text.slice(cut + 1);
  return table !== undefined && scope.isColumn(table, child) ? { kind: 'column', table, child } : null;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
