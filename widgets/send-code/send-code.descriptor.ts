import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { sendCodeTexts } from './send-code.texts.ts';

const setting = settingsOf('sendCode', sendCodeTexts);

export const sendCodeDescriptor = defineDescriptor({
  key: 'sendCode',
  kind: 'field',
  category: 'page',
  icon: 'MessageOutlined',
  title: 'widget.sendCode',
  value: 'text',
  defaults: { mobileField: 'mobile' },
  settings: [
    setting('mobileField', 'input', { props: { maxlength: 50 }, defaultValue: 'mobile' }),
    setting('placeholder', 'input', { edit: 'words', props: { maxlength: 50 } }),
  ],
  fieldProps: ['mobileField'],
  texts: sendCodeTexts,
  inTable: false,
  inList: false,
  inSearch: false,
});
