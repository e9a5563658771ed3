import { isLocalText } from '../text/local-text.ts';
import type { Setting, Words } from './setting-kinds.ts';
import { type SettingName, type Settings, settingNames, settingTable } from './setting-table.ts';

/** A text as it may be stored, in all languages. */
const wordsIn = (value: unknown): Words | undefined => {
  if (typeof value === 'string') return { zh: value, en: '', zhtw: '' };
  if (!isLocalText(value)) return undefined;
  const { zh, en = '', zhtw = '' } = value;
  return { zh, en, zhtw };
};

/** Whether a value is one that a setting can have. */
export function isSettable(setting: Setting, value: unknown): boolean {
  switch (setting.kind) {
    case 'words':
      return isLocalText(value);
    case 'choice':
      return setting.of.some((one) => one === value);
    case 'integer':
      return Number.isInteger(value) && isWithin(setting, Number(value));
    case 'switch':
      return typeof value === 'boolean';
    case 'text':
    case 'email':
    case 'addresses':
      return typeof value === 'string';
  }
}

/** Whether a number is one of those that a setting takes. */
export const isWithin = ({ least, most, hasNone }: Extract<Setting, { kind: 'integer' }>, value: number): boolean =>
  (value >= least && value <= most) || (hasNone === true && value === 0);

/** What a tenant has: what was stored, and for what was not, or is nothing that it can be, what a fresh system has. */
export function settingsIn(stored: unknown): Settings {
  const kept: Readonly<Record<string, unknown>> = { ...Object(stored) };
  const entries = settingNames.map((name: SettingName) => {
    const setting: Setting = settingTable[name];
    const value = setting.kind === 'words' ? wordsIn(kept[name]) : kept[name];
    return [name, isSettable(setting, value) ? value : setting.starts];
  });
  return Object.fromEntries(entries) as Settings; // each asked by its own line of the table
}

/** Whether two values of a setting are the same: words whatever the order of their languages. */
export const isSameSetting = (one: unknown, other: unknown): boolean => asText(one) === asText(other);
const asText = (value: unknown): string => JSON.stringify(wordsIn(value) ?? value);
