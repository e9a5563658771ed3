import type { settingsOf } from './setting-node.ts';

type SettingMaker = ReturnType<typeof settingsOf>;
const choice = (...values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Settings of a text's looks: the harmless part of what the dialect keeps in `textStyle`. */
export function styleSettings(setting: SettingMaker) {
  return [
    setting('color', 'colorPicker'),
    setting('backgroundColor', 'colorPicker'),
    setting('textAlign', 'select', { options: choice('left', 'center', 'right', 'justify') }),
    setting('fontWeight', 'select', { options: choice('normal', 'bold') }),
    setting('fontStyle', 'select', { options: choice('normal', 'italic') }),
    setting('fontSize', 'inputIntNumber', { props: { min: 12, max: 100 } }),
    setting('lineHeight', 'inputIntNumber', { props: { min: 12, max: 200 } }),
    setting('textDecoration', 'select', { options: choice('none', 'underline', 'line-through') }),
  ];
}
