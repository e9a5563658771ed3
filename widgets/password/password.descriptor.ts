import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { passwordTexts } from './password.texts.ts';

const setting = settingsOf('password', passwordTexts);

/** A password that is set anew. It goes to the steps that take passwords alone, and stands on no form whose values are kept. */
export const passwordDescriptor = defineDescriptor({
  key: 'password',
  kind: 'field',
  category: 'page',
  icon: 'LockOutlined',
  title: 'widget.password',
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
  texts: passwordTexts,
  inTable: false,
  inList: false,
  inSearch: false,
  heightPx: 74,
});
