import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { captchaTexts } from './captcha.texts.ts';

const setting = settingsOf('captcha', captchaTexts);

/** Its value is what the server takes as `code`: the id of the picture, a dot, and what was read in it. */
export const captchaDescriptor = defineDescriptor({
  key: 'captcha',
  kind: 'field',
  category: 'page',
  icon: 'SafetyOutlined',
  title: 'widget.captcha',
  value: 'text',
  defaults: {},
  settings: [setting('placeholder', 'input', { edit: 'words', props: { maxlength: 50 } })],
  texts: captchaTexts,
  inTable: false,
  inList: false,
  inSearch: false,
});
