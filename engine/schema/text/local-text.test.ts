import { describe, expect, it } from 'vitest';
import { isLocalText, localText, nameIn, nameParts, nameText, readNames } from './local-text.ts';

describe('a text of a document', () => {
  it('is one for all languages, or one for each, Chinese where there is none', () => {
    expect(localText('名称', 'en')).toBe('名称');
    expect(localText({ zh: '名称', en: 'Name' }, 'en')).toBe('Name');
    expect(localText({ zh: '名称', en: 'Name' }, 'zhtw')).toBe('名称');
    expect(localText({ zh: '名称', en: '' }, 'en')).toBe('名称');
    expect([localText(undefined, 'zh'), localText(null, 'zh'), localText('', 'zh')]).toEqual(['', '', '']);
  });

  it('is told from other data by its keys', () => {
    expect([isLocalText({ zh: 'a' }), isLocalText({ zh: 'a', en: 'b', zhtw: 'c' })]).toEqual([true, true]);
    for (const value of ['a', null, {}, { en: 'a' }, { zh: 5 }, { zh: 'a', fr: 'b' }, { zh: 'a', en: null }])
      expect(isLocalText(value)).toBe(false);
  });

  it('is kept of rows as a Chinese name with the others beside it, and is a text again in documents', () => {
    const row = { fullName: '缺陷', names: { en: 'Defects', zhtw: '' } };
    expect([nameIn(row, 'zh'), nameIn(row, 'en'), nameIn(row, 'zhtw'), nameIn({ fullName: '缺陷' }, 'en')]).toEqual([
      '缺陷',
      'Defects',
      '缺陷',
      '缺陷',
    ]);
    expect(nameParts({ zh: '缺陷', en: 'Defects', zhtw: '' })).toEqual({ fullName: '缺陷', names: { en: 'Defects' } });
    expect([nameParts('缺陷'), nameParts({ zh: '缺陷' })]).toEqual(Array(2).fill({ fullName: '缺陷', names: null }));
    expect([nameText({ fullName: '缺陷', names: null }), nameText({ fullName: '缺陷', names: { en: 'D' } })]).toEqual([
      '缺陷',
      { zh: '缺陷', en: 'D' },
    ]);
    expect([readNames(null), readNames('x'), readNames({ en: 5 }), readNames({ en: 'D' })]).toEqual([
      null,
      null,
      null,
      { en: 'D' },
    ]);
  });
});
