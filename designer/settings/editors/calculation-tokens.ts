import { type CalcScope, type CalcToken, compileCalculation, evaluate } from '../../../engine/schema/calc/index.ts';
import type { Problem } from '../../../engine/schema/text/problem.ts';
import type { DesignField } from '../../document/design-fields.ts';
import type { Json } from '../../document/json.ts';

/** Kinds whose values a formula can reckon with. */
const numeric = new Set(['integer', 'decimal', 'computed']);

/** One token as it stands in the line: digits of a number, which the dialect may store one by one, are one. */
export interface TokenPart {
  /** Place in the stored list, and how many entries it takes. */
  readonly index: number;
  readonly count: number;
  readonly kind: 'number' | 'operator' | 'bracket' | 'field' | 'unknown';
  /** The number, the sign, or the code of the field. */
  readonly text: string;
}

const signs: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−' };

/** Operators and brackets that the editor offers, and how they are read. */
export const operatorSigns = ['+', '-', '*', '/', '(', ')'].map((token) => ({ token, text: signs[token] ?? token }));

export function readTokens(stored: Json | undefined): CalcToken[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((token): token is CalcToken => typeof token === 'string' || typeof token === 'number');
}

export function tokenParts(tokens: readonly CalcToken[], fields: readonly DesignField[]): TokenPart[] {
  const codes = new Set(fields.map(({ code }) => code));
  const parts: TokenPart[] = [];
  tokens.forEach((token, index) => {
    const text = String(token);
    const last = parts.at(-1);
    if (/^[\d.]+$/.test(text) && last?.kind === 'number' && last.index + last.count === index)
      parts[parts.length - 1] = { ...last, count: last.count + 1, text: last.text + text };
    else parts.push({ index, count: 1, text: signs[text] ?? text, kind: kindOf(text, codes) });
  });
  return parts;
}

function kindOf(text: string, codes: ReadonlySet<string>): TokenPart['kind'] {
  if (/^[\d.]+$/.test(text)) return 'number';
  if (/^[-+*/×÷−]$/.test(text)) return 'operator';
  if (/^[()（）]$/.test(text)) return 'bracket';
  return codes.has(text) || codes.has(text.replace('.', '-')) ? 'field' : 'unknown';
}

/** Fields that a formula may name where it stands; not the one that it fills. */
export function usableFields(fields: readonly DesignField[], own: string): readonly DesignField[] {
  return fields.filter(({ code, kind }) => numeric.has(kind) && code !== own);
}

interface Trial {
  readonly result: string | null;
  /** What is wrong, with the place of the token where there is one. */
  readonly problem: (Problem & { readonly index?: number }) | null;
  /** Codes of the fields that it reads. */
  readonly reads: readonly string[];
}

/** Tries a formula on sample values. @param table of the calculated field, when it is a column */
export function tryFormula(
  tokens: readonly CalcToken[],
  fields: readonly DesignField[],
  samples: Readonly<Record<string, string>>,
  { table, precision }: { readonly table: string | null; readonly precision: number | undefined },
): Trial {
  const codes = new Set(fields.map(({ code }) => code));
  const scope: CalcScope = {
    isField: (name) => codes.has(name) && !name.includes('-'),
    isColumn: (owner, child) => codes.has(`${owner}-${child}`),
    ...(table === null ? {} : { currentTable: table }),
  };
  const compiled = compileCalculation(tokens, scope);
  if (compiled.kind === 'problems') {
    const [problem] = compiled.problems;
    return { result: null, problem: problem ?? null, reads: [] };
  }
  const { fields: names, columns } = compiled.references;
  const reads = [...names, ...columns.map((column) => `${column.table}-${column.child}`)];
  const values: Record<string, unknown> = {};
  const row: Record<string, unknown> = {};
  for (const name of names) values[name] = samples[name];
  for (const { table: owner, child } of columns) {
    const value = samples[`${owner}-${child}`];
    const rows = values[owner];
    const first: Record<string, unknown> = { ...(Array.isArray(rows) ? rows[0] : {}), [child]: value };
    values[owner] = [first];
    if (owner === table) row[child] = value;
  }
  let problem: Trial['problem'] = null;
  const result = evaluate(compiled, {
    values,
    ...(table === null ? {} : { row }),
    precision,
    onWarning: ({ code, name }) => {
      problem = name === undefined ? { code } : { code, params: { name } };
    },
  });
  return { result, problem, reads };
}

/** The tokens with one written at a place: where a number stands already, a further digit joins it. */
export function insertToken(tokens: readonly CalcToken[], at: number, token: string): CalcToken[] {
  return tokens.toSpliced(at, 0, token);
}

export function removePart(tokens: readonly CalcToken[], part: TokenPart): CalcToken[] {
  return tokens.toSpliced(part.index, part.count);
}
