// Here: what several widgets use.

import type { Setting } from '../../engine/schema/fields/descriptor.ts';
import type { TextTables } from '../../engine/schema/text/text.ts';
import { settingLabel } from './setting-label.ts';

interface SettingParts {
  readonly props?: Setting['props'];
  readonly options?: readonly { readonly value: string | number; readonly label: string }[];
  readonly defaultValue?: unknown;
  readonly edit?: Setting['edit'];
}

/**
 * Makes the settings of one widget.
 * @param key the widget's key; a setting's words stand in `tables` as `setting.<key>.<prop>`
 */
export function settingsOf(key: string, tables: TextTables) {
  return (prop: string, aditKey: string, { props, options, defaultValue, edit }: SettingParts = {}): Setting => {
    const label = settingLabel(key, prop, tables);
    return {
      id: prop,
      vModel: prop,
      ...(edit ? { edit } : {}),
      config: { aditKey, label, span: 24, ...(defaultValue === undefined ? {} : { defaultValue }) },
      ...(options ? { slot: { options } } : {}),
      ...(props || options ? { props: { ...(options ? { props: optionNames } : {}), ...props } } : {}),
    };
  };
}

const optionNames = { value: 'value', label: 'label' };
