// Here: the settings of the system: a line each, from which form, check, defaults and words follow.

import { limits } from '../limits.ts';
import type { ChoiceSetting, IntegerSetting, Setting, WordsSetting } from './setting-kinds.ts';

const none = { zh: '', en: '', zhtw: '' };
const words = <Place extends object>(
  place: Place,
  least: number,
  most: number,
  starts: WordsSetting['starts'] = none,
) => ({ ...place, kind: 'words', least, most, starts }) as const;
const text = <Place extends object>(place: Place, most: number) =>
  ({ ...place, kind: 'text', most, starts: '' }) as const;
const email = <Place extends object>(place: Place) => ({ ...place, kind: 'email', most: 200, starts: '' }) as const;
const choice = <Place extends object, const Of extends ChoiceSetting['of']>(place: Place, of: Of, starts: Of[number]) =>
  ({ ...place, kind: 'choice', of, starts }) as const;

type Bounds = Omit<IntegerSetting, 'kind'>;
const integer = <Place extends object>(place: Place, bounds: Bounds) =>
  ({ ...place, kind: 'integer', ...bounds }) as const;
const onOff = <Place extends object>(place: Place, starts: boolean) => ({ ...place, kind: 'switch', starts }) as const;
const lines = <Place extends object>(place: Place, most: number) =>
  ({ ...place, kind: 'addresses', most, starts: '' }) as const;

/** The statement of a fresh system. */
const statementText = {
  zh: '<p>系统中的管廊运行数据仅供授权人员办理业务使用，不得外传。登录、修改和导出操作会被记录；离开座位时请锁定屏幕。</p>',
  en: "<p>The tunnel data in this system is for authorised staff and work use only. Don't share it. Sign-ins, changes and exports are recorded. Lock the screen when you leave your desk.</p>",
  zhtw: '<p>系統中的管廊營運資料僅供授權人員辦理業務使用，不得外傳。登入、修改和匯出操作會被記錄；離開座位時請鎖定螢幕。</p>',
};

/** What a server takes at all. */
const uploadMost = limits.uploadBytesMost / 1024 / 1024;

const names = { tab: 'basic', group: 'names' } as const;
const company = { tab: 'basic', group: 'company' } as const;
const display = { tab: 'basic', group: 'display' } as const;
const session = { tab: 'security', group: 'session' } as const;
const tries = { tab: 'security', group: 'tries' } as const;
const addresses = { tab: 'security', group: 'addresses' } as const;
const password = { tab: 'security', group: 'password' } as const;
const files = { tab: 'limits', group: 'files' } as const;
const logs = { tab: 'limits', group: 'logs' } as const;
const statement = { tab: 'texts', group: 'statement' } as const;

/** Every setting that an administrator may change, with its limits and what a fresh system has. Source: administration Y1 */
export const settingTable = {
  sysName: words(names, 1, 50, { zh: 'Adit 管廊运营平台', en: 'Adit Operations', zhtw: 'Adit 管廊營運平台' }),
  title: words(names, 0, 50),
  sysDescription: words(names, 0, 500),
  copyright: words(names, 0, 200),
  companyName: words(company, 0, 100),
  companyAddress: text(company, 200),
  companyContacts: text(company, 50),
  companyTelePhone: text(company, 20),
  companyEmail: email(company),
  timeAgoRule: choice(display, ['long', 'short'], 'long'),
  singleLogin: choice(session, [1, 2], 2),
  tokenTimeout: integer(session, { least: 5, most: 43_200, unit: 'minutes', starts: 1_440 }),
  tokenHours: integer(session, { least: 1, most: 720, hasNone: true, unit: 'hours', starts: 0 }),
  lockScreen: integer(session, { least: 1, most: 240, hasNone: true, unit: 'minutes', starts: 0 }),
  lastLoginTimeSwitch: onOff(session, false),
  passwordErrorsNumber: integer(tries, {
    least: 3,
    most: 50,
    hasNone: true,
    unit: 'tries',
    starts: limits.signInTries,
  }),
  lockType: choice(tries, [1, 2], 2),
  lockTime: integer(
    { ...tries, when: { name: 'lockType', is: 2 } },
    { least: 1, most: 1_440, unit: 'minutes', starts: limits.signInLockMinutes },
  ),
  enableVerificationCode: choice(tries, ['afterTries', 'always'], 'afterTries'),
  verificationCodeNumber: integer(tries, {
    least: 3,
    most: 6,
    unit: 'characters',
    starts: limits.captchaCharacters,
  }),
  whitelistSwitch: onOff(addresses, false),
  whiteListIp: lines({ ...addresses, when: { name: 'whitelistSwitch', is: true } }, 10_000),
  passwordLengthMinNumber: integer(password, { least: 6, most: 32, unit: 'characters', starts: 6 }),
  disableTheNumberOfOldPasswords: integer(password, {
    least: 1,
    most: 24,
    hasNone: true,
    unit: 'passwords',
    starts: 0,
  }),
  containsNumbers: onOff(password, true),
  includeLowercaseLetters: onOff(password, false),
  includeUppercaseLetters: onOff(password, false),
  containsCharacters: onOff(password, false),
  updateCycle: integer(password, { least: 1, most: 3_650, hasNone: true, unit: 'days', starts: 0 }),
  updateInAdvance: integer(password, { least: 1, most: 90, hasNone: true, unit: 'days', starts: 7 }),
  mandatoryModificationOfInitialPassword: onOff(password, true),
  uploadMegabytes: integer(files, { least: 1, most: uploadMost, unit: 'megabytes', starts: uploadMost }),
  operationLogDays: integer(logs, { least: 180, most: 3_650, unit: 'days', starts: 730 }),
  errorLogDays: integer(logs, { least: 7, most: limits.logDaysMost, unit: 'days', starts: 90 }),
  requestLogDays: integer(logs, { least: 1, most: 90, unit: 'days', starts: 7 }),
  requestReadShare: integer(logs, { least: 1, most: 100, hasNone: true, unit: 'percent', starts: 0 }),
  statement: { ...words(statement, 0, limits.htmlLength, statementText), html: true },
  statementVersion: { ...text(statement, 20), starts: '1' },
  statementAgree: onOff(statement, false),
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settingTable;
export const settingNames = Object.keys(settingTable) as SettingName[]; // the keys of the table, which has no others

type ValueOf<Of extends Setting> = Of extends { readonly kind: 'words' }
  ? WordsSetting['starts']
  : Of extends { readonly kind: 'choice' }
    ? Of['of'][number]
    : Of extends { readonly kind: 'integer' }
      ? IntegerSetting['starts']
      : Of extends { readonly kind: 'switch' }
        ? boolean
        : string;

/** What a tenant has set. */
export type Settings = { readonly [Name in SettingName]: ValueOf<(typeof settingTable)[Name]> };
