import { useId } from 'react';
import type { Json, JsonObject } from '../document/json.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { type DocSetting, differsFromUsual } from './doc-setting.ts';
import { PlainRow } from './PlainRow.tsx';
import { SettingControl } from './SettingControl.tsx';

interface Props {
  readonly settings: readonly DocSetting[];
  /** What is stored, by key of the setting. */
  readonly values: JsonObject;
  /** Before the keys of labels, choices and hints. */
  readonly words: string;
  /** Shown while a text or a number is empty, by key of the setting. */
  readonly placeholders?: Readonly<Record<string, string>>;
  /** Undefined takes the property away: the default holds again. */
  onChange(key: string, value: Json | undefined, typed: boolean): void;
}

/** Settings of one part of the document, a row each. */
export function SettingRows({ settings, values, words, placeholders = {}, onChange }: Props) {
  const text = useDesignerText();
  const prefix = useId();
  return settings.map((setting) => {
    const { key, kind, hint } = setting;
    const id = `${prefix}-${key}`;
    const label = text(`${words}.${key}`);
    const placeholder = placeholders[key];
    return (
      <PlainRow
        key={key}
        id={id}
        label={label}
        group={kind === 'choice'}
        differs={differsFromUsual(setting, values[key])}
        {...(hint ? { hint: text(`${words}.${key}.hint`) } : {})}
        onRestore={() => onChange(key, undefined, false)}
      >
        <SettingControl
          id={id}
          label={label}
          setting={setting}
          stored={values[key]}
          words={words}
          {...(placeholder === undefined ? {} : { placeholder })}
          onChange={(value, typed) => onChange(key, value, typed)}
        />
      </PlainRow>
    );
  });
}
