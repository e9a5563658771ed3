import { calcTexts } from '../calc/calc-texts.ts';
import { problemText, ruleTexts } from '../rules/rule-texts.ts';
import { engineTexts } from '../text/engine-texts.ts';
import {
  createTranslate,
  type Language,
  languages,
  type TextParams,
  type TextTables,
  type Translate,
} from '../text/text.ts';
import type { Finding } from './finding.ts';
import { type FindingCode, findingCodes } from './finding-codes.ts';
import { findingEnTexts } from './finding-en-texts.ts';
import { findingZhTexts } from './finding-zh-texts.ts';
import { findingZhtwTexts } from './finding-zhtw-texts.ts';
import { sayArg, sayArgs, sayWords, type WordArgs } from './words.ts';

export const findingTexts = { zh: findingZhTexts, en: findingEnTexts, zhtw: findingZhtwTexts } satisfies TextTables;

/** Everything that a finding can be said with. */
const owners: readonly TextTables[] = [engineTexts, calcTexts, ruleTexts, findingTexts];

const spoken = new Map<Language, Translate>(
  languages.map((language) => {
    const translate = createTranslate(owners, language);
    // A message of a rule begins with a label, and with a capital where the place says the label.
    const say = (code: string, params: TextParams = {}) =>
      isRuleCode(code) ? problemText({ code, params }, translate, String(params.label ?? '')) : translate(code, params);
    return [language, Object.assign(say, { language })];
  }),
);

function isRuleCode(code: string): boolean {
  return Object.hasOwn(ruleTexts.zh, code) || Object.hasOwn(calcTexts.zh, code);
}

function translateTo(language: Language): Translate {
  const translate = spoken.get(language);
  if (!translate) throw new Error(`There are no words in "${language}".`);
  return translate;
}

/** A finding about a document, or about a record: then its code is that of the rule. */
export interface Said {
  readonly code: string;
  readonly args?: WordArgs;
}

/**
 * What a finding says and what to do about it, in a language; the one place where the words of findings are made.
 * Of a record, `args.label` is the label of the field, `args.row` the number of the row that people count, `args.words` the
 * design's own message.
 */
export function findingText({ code, args = {} }: Said, language: Language): { message: string; fix: string } {
  const translate = translateTo(language);
  if (Object.hasOwn(findingCodes, code)) {
    return { message: sayWords({ code, args }, translate), fix: sayWords({ code: `${code}.fix`, args }, translate) };
  }
  const own = args.words === undefined ? '' : String(sayArg(args.words, translate));
  const message = own || sayWords({ code, args }, translate);
  const fix = args.label === undefined ? 'record.unknown.fix' : 'record.fix';
  return {
    message: args.row === undefined ? message : translate('record.row', { row: Number(args.row), message }),
    fix: translate(fix, sayArgs(args, translate)),
  };
}

/** The same finding in the words of a language. What has no code of ours stays as it is. */
export function inLanguage<One extends Said>(finding: One, language: Language): One {
  const isKnown = Object.hasOwn(findingCodes, finding.code) || isRuleCode(finding.code);
  return isKnown ? { ...finding, ...findingText(finding, language) } : finding;
}

/** Makes a finding whose places may hold words by key, said in Chinese until it is asked for in another language. */
export function wordedFinding(code: FindingCode, at: string, args: WordArgs = {}): Finding {
  return {
    code,
    severity: findingCodes[code],
    at,
    ...findingText({ code, args }, 'zh'),
    ...(Object.keys(args).length > 0 ? { args } : {}),
  };
}
