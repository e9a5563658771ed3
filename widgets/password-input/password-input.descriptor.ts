import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { passwordInputTexts } from './password-input.texts.ts';

const setting = settingsOf('passwordInput', passwordInputTexts);

/** A password that is set anew. It goes to the steps that take passwords alone, and stands on no form whose values are kept. */
export const passwordInputDescriptor = defineDescriptor({
  key: 'passwordInput',
  kind: 'field',
  category: 'page',
  icon: 'LockOutlined',
  title: 'widget.passwordInput',
  value: 'text',
  secret: () => true,
  // 200 characters, as a text input has them. Source: library specification 5 and 9.
  defaults: { maxlength: 200, checkStrength: true },
  settings: [
    setting('placeholder', 'input', { edit: 'words' }),
    setting('maxlength', 'inputIntNumber', { props: { min: 1, max: 200 }, defaultValue: 200 }),
    setting('checkStrength', 'switch', { defaultValue: true }),
    setting('disabled', 'switch'),
  ],
  texts: passwordInputTexts,
  inTable: false,
  inList: false,
  inSearch: false,
  heightPx: 74,
});
