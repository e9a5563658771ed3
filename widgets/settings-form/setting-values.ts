import { isSameSetting } from '../../engine/schema/settings/read-settings.ts';
import { type SettingName, type Settings, settingTable } from '../../engine/schema/settings/setting-table.ts';
import { isLocalText } from '../../engine/schema/text/local-text.ts';
import { type Language, languages, type Translate } from '../../engine/schema/text/text.ts';

export type SettingChange = Partial<Settings>;

/** The field of a setting; a setting of words has one in each language. */
export const fieldOf = (name: SettingName, language: Language = 'zh'): string =>
  language === 'zh' ? name : `${name}_${language}`;

/** Settings as the fields of the form hold them. */
export function fieldsOf(names: readonly SettingName[], settings: Settings): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      const value: unknown = settings[name];
      if (!isLocalText(value)) return [[name, value]];
      return languages.map((language) => [fieldOf(name, language), value[language] ?? '']);
    }),
  );
}

/** What is other than it was; fields that are not shown stay as they are. */
export function changedIn(
  names: readonly SettingName[],
  base: Settings,
  values: Readonly<Record<string, unknown>>,
): SettingChange {
  const entries = names.flatMap((name): [string, unknown][] => {
    if (!(name in values)) return [];
    const value = valueIn(name, values);
    return isSameSetting(value, base[name]) ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function valueIn(name: SettingName, values: Readonly<Record<string, unknown>>): unknown {
  const { kind } = settingTable[name];
  const text = (field: string) => String(values[field] ?? '').trim();
  if (kind === 'words')
    return Object.fromEntries(languages.map((language) => [language, text(fieldOf(name, language))]));
  const value = values[name];
  return typeof value === 'string' || value === null || value === undefined ? text(name) : value;
}

/** A value as people read it. */
export function valueWords(name: SettingName, value: unknown, translate: Translate): string {
  const nothing = translate('widget.settingsForm.nothing');
  if (isLocalText(value)) return [value.zh, value.en, value.zhtw].filter(Boolean).join(' / ') || nothing;
  if (typeof value === 'boolean') return translate(value ? 'widget.settingsForm.on' : 'widget.settingsForm.off');
  if (settingTable[name].kind === 'choice') return translate(`settings.choice.${name}.${value}`);
  return String(value ?? '') || nothing;
}
