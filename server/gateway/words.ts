import { calcTexts } from '../../engine/schema/calc/index.ts';
import { engineTexts } from '../../engine/schema/engine-texts.ts';
import { ruleTexts } from '../../engine/schema/rules/index.ts';
import { createTranslate } from '../../engine/schema/text/text.ts';

/** The server speaks Chinese; the client has the codes and may say it in its own language. */
export const translate = createTranslate([engineTexts, ruleTexts, calcTexts], 'zh');
