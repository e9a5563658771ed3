import { defineTexts } from './text/text.ts';

/** Words of the engine that are not messages of a rule (those stand in `rules/rule-texts.ts`). */
export const engineTexts = defineTexts({
  zh: { 'value.yes': '是', 'value.no': '否', 'value.rows': '{count} 行' },
  en: { 'value.yes': 'Yes', 'value.no': 'No', 'value.rows': '{count} rows' },
  zhtw: { 'value.yes': '是', 'value.no': '否', 'value.rows': '{count} 列' },
});
