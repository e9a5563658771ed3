import type { Names } from '../text/text-shape.ts';

/** Where a setting stands on the page: its tab, and its group there. */
interface Place<Tab extends string, Group extends string> {
  readonly tab: Tab;
  readonly group: Group;
  /** It is asked for only while another one is so. */
  readonly when?: { readonly name: string; readonly is: string | number | boolean };
}

/** A text in the three languages; what is not translated shows in Chinese. */
export interface WordsSetting {
  readonly kind: 'words';
  /** It is HTML, of which only what is safe is kept. */
  readonly html?: true;
  readonly least: number;
  readonly most: number;
  readonly starts: Words;
}
export type Words = { readonly zh: string } & Required<Names>;

export interface TextSetting {
  readonly kind: 'text' | 'email';
  readonly most: number;
  readonly starts: string;
}

/** Addresses, one a line. */
export interface LinesSetting {
  readonly kind: 'addresses';
  readonly most: number;
  readonly starts: string;
}

export interface IntegerSetting {
  readonly kind: 'integer';
  readonly least: number;
  readonly most: number;
  /** 0 is taken too, and means that the rule does not count. */
  readonly hasNone?: true;
  readonly unit: 'minutes' | 'hours' | 'days' | 'tries' | 'characters' | 'passwords' | 'megabytes' | 'percent';
  readonly starts: number;
}

export interface SwitchSetting {
  readonly kind: 'switch';
  readonly starts: boolean;
}

export interface ChoiceSetting {
  readonly kind: 'choice';
  readonly of: readonly (string | number)[];
  readonly starts: string | number;
}

export type SettingKind = WordsSetting | TextSetting | LinesSetting | IntegerSetting | SwitchSetting | ChoiceSetting;
export type Setting = SettingKind & Place<SettingTab, SettingGroup>;

export const settingTabs = ['basic', 'security', 'limits', 'texts'] as const;
export type SettingTab = (typeof settingTabs)[number];
export const settingGroups = [
  'names',
  'company',
  'display',
  'session',
  'tries',
  'addresses',
  'password',
  'files',
  'logs',
  'statement',
] as const;
export type SettingGroup = (typeof settingGroups)[number];
