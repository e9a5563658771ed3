import { user } from '../../engine/schema/resources/user.resource.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import { type Language, languages } from '../../engine/schema/text/text.ts';

/** Fields of a person that a spreadsheet has, in its order. Source: administration P5 */
export const peopleCodes = [
  'account',
  'realName',
  'gender',
  'mobile',
  'email',
  'organizeId',
  'positionId',
  'roleIds',
  'managerId',
  'sortCode',
  'enabledMark',
  'description',
] as const;
export type PeopleCode = (typeof peopleCodes)[number];

/** What a row of a spreadsheet says of a person: texts, as somebody wrote them. */
export type PersonTexts = Readonly<Partial<Record<PeopleCode, string>>>;

/** Without these nobody is made. */
export const requiredCodes: readonly PeopleCode[] = ['account', 'realName'];

export const isPeopleCode = (code: string): code is PeopleCode => peopleCodes.some((one) => one === code);

export const headOf = (code: PeopleCode, language: Language): string => localText(user.words.labels[code], language);

/** What such columns are called elsewhere. */
const alsoCalled: Readonly<Partial<Record<PeopleCode, readonly string[]>>> = {
  mobile: ['手机', '手機'],
  organizeId: ['组织', '組織', 'Organization'],
};

/** Which column a head says, in any language. */
export const codeCalled = (label: string): PeopleCode | undefined =>
  peopleCodes.find(
    (code) =>
      languages.some((language) => headOf(code, language) === label) || alsoCalled[code]?.includes(label) === true,
  );

/** Words that a cell takes, with what they stand for. */
export const wordsFor = (
  code: 'gender' | 'enabledMark',
  language: Language,
): readonly [word: string, value: string][] =>
  Object.entries(code === 'gender' ? user.shape.gender.of : states).map(([value, word]) => [
    localText(word, language),
    value,
  ]);

const { disabled, enabled } = user.rowOnly.state.of;
const states = { 1: enabled, 0: disabled };

/** What a word in any language stands for. */
export const valueOfWord = (code: 'gender' | 'enabledMark', text: string): string | undefined =>
  languages
    .flatMap((language) => wordsFor(code, language))
    .find(([word, value]) => word === text || value === text)?.[1];
