import type { Language } from '../../engine/schema/text/text.ts';
import { behaviourTexts } from './behaviour.texts.ts';
import { choiceTexts } from './choice.texts.ts';
import { editorTexts } from './editor.texts.ts';
import { panelTexts } from './panel.texts.ts';

const parts = [panelTexts, editorTexts, behaviourTexts, choiceTexts];
const inOne = (language: Language) => Object.assign({}, ...parts.map((part) => part[language]));

/** Words of the settings panel and its editors. */
export const settingsTexts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  zh: inOne('zh'),
  en: inOne('en'),
  zhtw: inOne('zhtw'),
};
