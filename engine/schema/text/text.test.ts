import { describe, expect, it } from 'vitest';
import { ruleTexts } from '../rules/index.ts';
import { engineTexts } from './engine-texts.ts';
import { createTranslate, fillText, languages } from './text.ts';

const tables = (zh: Record<string, string>) => ({ zh, en: {}, zhtw: {} });

describe('a text with places', () => {
  it('is filled by name; a place without a value stays', () => {
    expect(fillText('{a}和{b}和{a}', { a: 1, b: '$& $1' })).toBe('1和$& $1和1');
    expect(fillText('{a} {toString}')).toBe('{a} {toString}');
    expect(fillText('{a}', { a: '{b}', b: 'x' })).toBe('{b}');
  });

  it('takes the form of a word that goes with the number before it', () => {
    const rows = '{count} [row has|rows have] {cells} [cell|cells]';
    expect(fillText(rows, { count: 1, cells: 2 })).toBe('1 row has 2 cells');
    expect(fillText(rows, { count: 0, cells: '1' })).toBe('0 rows have 1 cell');
    expect(fillText('[a|b] {count}', { count: 1 })).toBe('[a|b] 1');
  });
});

describe('the words of a language', () => {
  it('come from the last owner that has them; a gap shows the key', () => {
    const translate = createTranslate([tables({ a: '一', b: '二' }), tables({ a: '壹 {n}' })], 'zh');
    expect([translate('a', { n: 3 }), translate('b'), translate('none')]).toEqual(['壹 3', '二', 'none']);
    expect(createTranslate([tables({ a: '一' })], 'en')('a')).toBe('a');
  });

  it.each([
    ['engine', engineTexts],
    ['rules', ruleTexts],
  ])('of the %s have the same keys and the same places in all three languages', (_name, texts) => {
    const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    for (const [key, words] of Object.entries<string>(texts.zh)) {
      for (const language of languages) {
        const own: Record<string, string> = texts[language];
        expect(own[key]?.trim()).toBeTruthy();
        expect([key, language, placesIn(own[key] ?? '')]).toEqual([key, language, placesIn(words)]);
      }
    }
  });
});
