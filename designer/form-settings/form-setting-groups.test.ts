import { describe, expect, it } from 'vitest';
import { formSettingsShape } from '../../engine/schema/documents/form-document.ts';
import { languages } from '../../engine/schema/text/text.ts';
import { designerText } from '../parts/use-designer-text.ts';
import { differsFromUsual, isWidth, shownSetting, storedSetting } from './doc-setting.ts';
import { formSettingGroups } from './form-setting-groups.ts';

const settings = formSettingGroups.flatMap((group) => group.settings);

describe('the settings of a form', () => {
  it('are every key of its shape, each once', () => {
    expect(settings.map(({ key }) => key).sort()).toEqual(Object.keys(formSettingsShape.properties).sort());
  });

  it('have a name, names of their choices and a hint in three languages', () => {
    const keys = settings.flatMap(({ key, choices = [], hint }) => [
      key,
      ...choices.map((choice) => `${key}.${choice}`),
      ...(hint ? [`${key}.hint`] : []),
    ]);
    const missing = languages.flatMap((language) =>
      keys.map((key) => `designer.formSettings.${key}`).filter((key) => designerText(language)(key) === key),
    );
    expect(missing).toEqual([]);
  });

  it('are not written where they are the default or empty', () => {
    const width = { key: 'labelWidth', kind: 'number', otherwise: 100 } as const;
    expect([100, undefined, 0].map((value) => storedSetting(width, value))).toEqual([undefined, undefined, 0]);
    expect(shownSetting(width, undefined)).toBe(100);
    expect([undefined, 100, 80].map((value) => differsFromUsual(width, value))).toEqual([false, false, true]);
  });

  it('take widths that a dialog can have', () => {
    expect(['800', '800px', '60%', '100%'].filter(isWidth)).toEqual(['800', '800px', '60%', '100%']);
    expect(['', '100px', '0%', '120%', '50vw', 'wide'].filter(isWidth)).toEqual([]);
  });
});
