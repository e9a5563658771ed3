import { toDecimal } from './exact-decimal.ts';
import { isBlank } from './own-property.ts';

/** Either the words, or the key (in `calcTexts`) of what to say instead. */
export type AmountInChinese =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'tooLarge'; readonly key: 'calc.amountTooLarge' };

const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'];
const placeUnits = ['', '拾', '佰', '仟'];
const sectionUnits = ['', '万', '亿'];
const maxIntegerDigits = 12;

/**
 * An amount of money in Chinese capitals. Negative, empty and non-numeric values give no words; below 0.01 it is 零元整;
 * otherwise rounded to 2 decimals, up to 12 integer digits. Source: library specification 5 and 9.
 *
 * Where the specification is silent: 整 closes an amount in whole 元 only (10.5 is 壹拾元伍角); 零 is written where the rules
 * for bills demand it (inside and between groups of four, and before 分 when there are 元 but no 角), never where they
 * leave it open (1,001,000 is 壹佰万壹仟元整).
 */
export function amountInChinese(value: unknown): AmountInChinese {
  const amount = isBlank(value) ? null : toDecimal(value);
  if (!amount || (amount.isNegative() && !amount.isZero())) return words('');
  if (amount.lessThan('0.01')) return words('零元整');
  const [whole = '0', cents = '00'] = amount.toFixed(2).split('.');
  if (whole.length > maxIntegerDigits) return { kind: 'tooLarge', key: 'calc.amountTooLarge' };
  const yuan = whole === '0' ? '' : `${wholeInChinese(whole)}元`;
  const jiao = Number(cents[0]);
  const fen = Number(cents[1]);
  if (jiao === 0 && fen === 0) return words(`${yuan}整`);
  const jiaoWords = jiao > 0 ? `${digits[jiao]}角` : yuan ? '零' : '';
  return words(`${yuan}${jiaoWords}${fen > 0 ? `${digits[fen]}分` : ''}`);
}

function words(text: string): AmountInChinese {
  return { kind: 'words', text };
}

/** Reads the digits in groups of four from the right: 亿, 万 and the rest. */
function wholeInChinese(whole: string): string {
  let text = '';
  for (let section = sectionUnits.length - 1; section >= 0; section -= 1) {
    const end = whole.length - section * 4;
    const group = end > 0 ? whole.slice(Math.max(0, end - 4), end) : '';
    if (Number(group) === 0) continue;
    // A full group that starts with 0 has skipped a place, and so has a group that follows an empty one.
    const skipped = group.startsWith('0') || (text !== '' && !text.endsWith(sectionUnits[section + 1] ?? ''));
    text += `${text !== '' && skipped ? '零' : ''}${groupInChinese(group)}${sectionUnits[section]}`;
  }
  return text;
}

function groupInChinese(group: string): string {
  let text = '';
  let skipped = false;
  for (let index = 0; index < group.length; index += 1) {
    const digit = Number(group[index]);
    if (digit === 0) {
      skipped = text !== '';
      continue;
    }
    text += `${skipped ? '零' : ''}${digits[digit]}${placeUnits[group.length - 1 - index]}`;
    skipped = false;
  }
  return text;
}
