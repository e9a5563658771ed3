import { expect, it } from 'vitest';
import { engineTexts } from '../../engine/schema/text/engine-texts.ts';
import { createTranslate, type Language } from '../../engine/schema/text/text.ts';
import { wordsInBox } from './keyword.ts';
import { modelListTexts } from './model-list.texts.ts';

const words = (names: readonly string[], language: Language) =>
  wordsInBox(names, createTranslate([engineTexts, modelListTexts], language));

it('names as many of the fields as the box has room for, and always the first', () => {
  expect(words(['缺陷编号', '状态', '等级', '管廊'], 'zh')).toContain('缺陷编号、状态、等级…');
  expect(words(['Defect No.', 'State', 'Level', 'Tunnel'], 'en')).toContain('Defect No., State…');
  expect(words(['Name of the responsible contractor', 'State'], 'en')).toContain('Name of the responsible contractor…');
  expect(words(['State'], 'en')).not.toContain('…');
});
