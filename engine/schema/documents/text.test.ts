import { describe, expect, it } from 'vitest';
import { isLocalText, localText } from './text.ts';

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
});
