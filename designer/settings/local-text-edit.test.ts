import { expect, it } from 'vitest';
import { languagesOf, textIn, withText } from './local-text-edit.ts';

it('Chinese alone is one text; a second language makes it a text for each', () => {
  expect(withText(undefined, 'zh', '名称')).toBe('名称');
  expect(withText('名称', 'en', 'Name')).toEqual({ zh: '名称', en: 'Name' });
  expect(withText({ zh: '名称', en: 'Name' }, 'zh', '编号')).toEqual({ zh: '编号', en: 'Name' });
});

it('words taken out leave one text again, and nothing where no words are left', () => {
  expect(withText({ zh: '名称', en: 'Name' }, 'en', '')).toBe('名称');
  expect(withText('名称', 'zh', '')).toBeUndefined();
  expect(withText({ zh: '', en: 'Name' }, 'en', '')).toBeUndefined();
});

it('a language that we do not have stays where it is', () => {
  expect(withText({ zh: '名称', fr: 'Nom' }, 'zh', '编号')).toEqual({ zh: '编号', fr: 'Nom' });
});

it('shows only what is written in the language that is edited', () => {
  expect([
    textIn('名称', 'zh'),
    textIn('名称', 'en'),
    textIn({ zh: '名称', en: 'Name' }, 'en'),
    textIn(5, 'zh'),
  ]).toEqual(['名称', '', 'Name', '']);
  expect(languagesOf({ zh: 'a', zhtw: 'b' })).toEqual(['zh', 'zhtw']);
});
