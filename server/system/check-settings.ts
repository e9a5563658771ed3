import type { CallFinding } from '../../engine/schema/call-shapes/envelope.ts';
import { safeHtml } from '../../engine/schema/html/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { namedRules } from '../../engine/schema/rules/index.ts';
import { readHelpLinks } from '../../engine/schema/settings/help-links.ts';
import { isSettable, isWithin } from '../../engine/schema/settings/read-settings.ts';
import type { Setting } from '../../engine/schema/settings/setting-kinds.ts';
import {
  type SettingName,
  type Settings,
  settingNames,
  settingTable,
} from '../../engine/schema/settings/setting-table.ts';
import { Refused } from '../kernel/refused.ts';
import type { ServerWords } from '../kernel/words.ts';
import { addressList } from './address-list.ts';

export type SettingChange = Partial<Settings>;

/** Texts without spaces around them, HTML without what is not safe. */
export function tidied(change: SettingChange): SettingChange {
  const tidy = (value: unknown): unknown => {
    if (typeof value === 'string') return value.trim();
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([language, text]) => [language, tidy(text)]));
  };
  // Of a setting that there is not nothing is kept: the shape of the call has none.
  const isHtml = (name: string) => 'html' in Object(settingTable[name as SettingName]);
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, isHtml(name) ? safeWords(tidy(value)) : tidy(value)]),
  );
}

const safeWords = (value: unknown): unknown =>
  Object.fromEntries(Object.entries(Object(value)).map(([language, text]) => [language, safeHtml(String(text))]));

/** @throws Refused `badInput` with a finding for each setting that cannot be what was sent */
export function requireSettable(change: SettingChange): void {
  const wrong = settingNames.flatMap((name) => {
    const words = name in change ? wrongWith(settingTable[name], change[name]) : undefined;
    return words ? [{ name, words }] : [];
  });
  refuseAll(wrong);
}

/** @throws Refused `badInput` for a list of addresses that is none, or that shuts out whoever sets it. Source: administration F16 */
export function requireOwnAddress({ whitelistSwitch, whiteListIp }: Settings, address: string): void {
  const list = addressList(whiteListIp);
  const refuse = (words: ServerWords) => refuseAll([{ name: 'whiteListIp', words }]);
  if (list.wrong.length > 0)
    refuse({
      code: 'settings.addressWrong',
      args: { names: { parts: list.wrong.slice(0, 5), between: 'list.separator' } },
    });
  if (whitelistSwitch && !list.has(address)) refuse({ code: 'settings.ownAddressShutOut', args: { address } });
}

/** @throws Refused `badInput` where there is anything that is wrong */
export function refuseAll(wrong: readonly { readonly name: SettingName; readonly words: ServerWords }[]): void {
  const [first] = wrong;
  if (!first) return;
  const findings = wrong.map(
    ({ name, words: { code, args } }): CallFinding => ({
      code,
      severity: 'error',
      at: `/${name}`,
      message: '',
      fix: '',
      ...(args ? { args } : {}),
    }),
  );
  throw new Refused('badInput', first.words.code, first.words.args, { findings });
}

function wrongWith(setting: Setting, value: unknown): ServerWords | undefined {
  if (setting.kind === 'integer') return rangeOf(setting, Number(value));
  if (!isSettable(setting, value)) return { code: 'settings.wrong' };
  if (setting.kind === 'words' && setting.least > 0 && Object(value).zh === '') return { code: 'settings.blank' };
  if (setting.kind === 'addresses' && setting.links) return wrongLinks(String(value));
  if (setting.kind === 'email' && value !== '' && !namedRules.email(String(value))) return { code: 'rule.email' };
  return undefined;
}

function wrongLinks(text: string): ServerWords | undefined {
  const { links, wrong } = readHelpLinks(text);
  if (wrong.length > 0)
    return {
      code: 'settings.linksWrong',
      args: { lines: { parts: wrong.slice(0, 5).map(String), between: 'list.separator' } },
    };
  return links.length > limits.helpLinks ? { code: 'settings.linksMany', args: { most: limits.helpLinks } } : undefined;
}

function rangeOf(setting: Extract<Setting, { kind: 'integer' }>, value: number): ServerWords | undefined {
  if (isWithin(setting, value)) return undefined;
  const { least, most, hasNone } = setting;
  return { code: hasNone ? 'settings.rangeOrNone' : 'settings.range', args: { least, most } };
}
