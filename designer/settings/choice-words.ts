import type { Setting } from '../../engine/schema/fields/descriptor.ts';
import { isObject, type Json, type JsonObject } from '../document/json.ts';
import { designerText } from '../parts/use-designer-text.ts';
import { inAllLanguages } from './in-all-languages.ts';

/**
 * A setting with its entries called as the reader's language has them. Descriptors name an entry by what is stored
 * (`never`, `space-between`); what has no words here, as a format or an icon, keeps that name.
 */
export function withChoiceWords(setting: Setting): Setting {
  const { children } = setting.config;
  if (children) return { ...setting, config: { ...setting.config, children: children.map(withChoiceWords) } };
  const options = (setting.slot as JsonObject | undefined)?.options; // JSON, as the descriptor wrote it
  if (!Array.isArray(options)) return setting;
  const called = options.map((option: Json) => {
    const key = isObject(option) ? wordsOf(setting.vModel ?? '', option.value) : null;
    return isObject(option) && key !== null ? { ...option, label: inAllLanguages(key) } : option;
  });
  return { ...setting, slot: { ...setting.slot, options: called } };
}

/** The key of an entry's words: those of the setting, then those that hold for the value anywhere. */
function wordsOf(prop: string, value: Json | undefined): string | null {
  const name = String(value).replace(/\W/g, '_');
  const keys = [`designer.choice.${prop}.${name}`, `designer.choice.any.${name}`];
  return keys.find((key) => designerText('zh')(key) !== key) ?? null;
}
