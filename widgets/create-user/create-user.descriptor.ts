import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { systemTexts } from '../shared/system.texts.ts';

const texts = systemTexts('createUser', { zh: '创建人员', en: 'Created by', zhtw: '建立人員' });
const setting = settingsOf('createUser', texts);

export const createUserDescriptor = defineDescriptor({
  key: 'createUser',
  kind: 'field',
  category: 'system',
  icon: 'UserOutlined',
  title: 'widget.createUser',
  value: 'reference',
  filledBy: 'createUser',
  defaults: {},
  settings: [setting('placeholder', 'input', { edit: 'words', props: { maxlength: 50 } })],
  texts,
  inTable: false,
});
