import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { iconNames } from '../shared/icon-names.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { inputTexts } from './input.texts.ts';

const setting = settingsOf('input', inputTexts);
const icons = iconNames.map((name) => ({ value: name, label: name }));

/** What a browser or password manager may fill in. Source: HTML, autofill; WCAG 1.3.5. */
const fillings = ['username', 'current-password', 'new-password', 'name', 'email', 'tel', 'one-time-code'].map(
  (name) => ({
    value: name,
    label: name,
  }),
);

export const inputDescriptor = defineDescriptor({
  key: 'input',
  kind: 'field',
  category: 'basic',
  icon: 'EditOutlined',
  title: 'widget.input',
  palette: { rank: 10 },
  value: 'text',
  secret: ({ props }) => Boolean(props?.showPassword) || /password/.test(String(props?.autocomplete ?? '')),
  // 200 characters. Source: library specification 5 and 9.
  defaults: { maxlength: 200, clearable: true },
  settings: [
    setting('placeholder', 'input', { edit: 'words' }),
    setting('maxlength', 'inputIntNumber', { props: { min: 1, max: 100_000 }, defaultValue: 200 }),
    setting('showCount', 'switch'),
    setting('showPassword', 'switch'),
    setting('capsLockWarning', 'switch'),
    setting('autocomplete', 'select', { options: fillings, props: { clearable: true } }),
    setting('clearable', 'switch', { defaultValue: true }),
    setting('addonBefore', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('addonAfter', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('prefixIcon', 'select', { options: icons, props: { clearable: true } }),
    setting('suffixIcon', 'select', { options: icons, props: { clearable: true } }),
    setting('useScan', 'switch'),
    setting('useMask', 'switch'),
    setting('maskFiller', 'input', { props: { maxlength: 1 } }),
    setting('maskPrefix', 'inputIntNumber', { props: { min: 0, max: 200 } }),
    setting('maskSuffix', 'inputIntNumber', { props: { min: 0, max: 200 } }),
    setting('maskIgnore', 'input', { props: { maxlength: 20 } }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: inputTexts,
  inTable: true,
});
