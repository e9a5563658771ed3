import type { Translate } from '../../engine/schema/text/text.ts';

/** Words of a field by its code (`price`, `materials-amount`); undefined when it is not known. */
export type LabelOf = (code: string) => string | undefined;

const signs = new Map([
  ['+', '+'],
  ['＋', '+'],
  ['-', '−'],
  ['－', '−'],
  ['−', '−'],
  ['*', '×'],
  ['×', '×'],
  ['/', '÷'],
  ['÷', '÷'],
]);
const brackets = new Map([
  ['(', '('],
  ['（', '('],
  [')', ')'],
  ['）', ')'],
]);

/**
 * A token list as people read it: `(单价 + 2.5) × 数量`; '' when there is none. A column of a sub-table seen from outside
 * is its sum; digits that the dialect stores one by one become one number.
 * @param table the sub-table that the formula stands in; null in the main form
 */
export function formulaWords(
  expression: unknown,
  table: string | null,
  labelOf: LabelOf,
  translate: Translate,
): string {
  if (!Array.isArray(expression)) return '';
  let text = '';
  for (const token of expression) {
    if (typeof token !== 'string' && typeof token !== 'number') continue;
    const word = String(token).trim();
    const number = /^[\d.]+$/.test(word);
    const sign = signs.get(word);
    if (sign) text += ` ${sign} `;
    else text += brackets.get(word) ?? (number ? word : nameOf(word, table, labelOf, translate));
  }
  return text.replace(/ +/g, ' ').trim();
}

function nameOf(code: string, table: string | null, labelOf: LabelOf, translate: Translate): string {
  const cut = code.search(/[-.]/);
  if (cut < 0) return (table !== null && labelOf(`${table}-${code}`)) || labelOf(code) || code;
  const own = code.slice(0, cut);
  const child = code.slice(cut + 1);
  const column = labelOf(`${own}-${child}`) ?? child;
  return own === table ? column : translate('widget.calculate.sum', { column });
}
