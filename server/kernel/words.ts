import { calcTexts } from '../../engine/schema/calc/index.ts';
import { findingTexts } from '../../engine/schema/findings/finding-text.ts';
import { sayWords, type WordArgs } from '../../engine/schema/findings/words.ts';
import { ruleTexts } from '../../engine/schema/rules/index.ts';
import { engineTexts } from '../../engine/schema/text/engine-texts.ts';
import { createTranslate, type Language, languages, type Translate } from '../../engine/schema/text/text.ts';
import { fileTexts } from '../file/file-texts.ts';
import { gatewayTexts } from '../gateway/gateway-texts.ts';
import { httpTexts } from '../http/http-texts.ts';
import { mapTexts } from '../map/map-texts.ts';
import { messageTexts } from '../message/message-texts.ts';
import { oauthTexts } from '../oauth/oauth-texts.ts';
import { permissionTexts } from '../permission/permission-texts.ts';
import { resourceTexts } from '../resources/resource-texts.ts';
import { systemTexts } from '../system/system-texts.ts';
import { actTexts } from '../visualdev/act-texts.ts';
import { visualdevTexts } from '../visualdev/visualdev-texts.ts';

/** The words that the areas of the server have of their own. */
export const serverTexts = [
  httpTexts,
  oauthTexts,
  permissionTexts,
  resourceTexts,
  systemTexts,
  fileTexts,
  gatewayTexts,
  messageTexts,
  mapTexts,
  visualdevTexts,
  actTexts,
] as const;
type KeyOf<Tables> = Tables extends { readonly zh: infer Words } ? keyof Words & string : never;
/** Of the server's own words, and of the rules that it checks by. */
export type ServerTextKey = KeyOf<(typeof serverTexts)[number] | typeof ruleTexts>;

/** Something to be said in the language of whoever reads it. */
export interface ServerWords {
  readonly code: ServerTextKey;
  readonly args?: WordArgs;
}

const owners = [engineTexts, ruleTexts, calcTexts, findingTexts, ...serverTexts];
const spoken = new Map<Language, Translate>(languages.map((language) => [language, createTranslate(owners, language)]));

export function translateTo(language: Language): Translate {
  const translate = spoken.get(language);
  if (!translate) throw new Error(`There are no words in "${language}".`);
  return translate;
}

export const say = (words: ServerWords, language: Language): string => sayWords(words, translateTo(language));
