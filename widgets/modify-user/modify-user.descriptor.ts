import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { systemTexts } from '../shared/system.texts.ts';

const texts = systemTexts('modifyUser', { zh: '修改人员', en: 'Modified by', zhtw: '修改人員' });
const setting = settingsOf('modifyUser', texts);

export const modifyUserDescriptor = defineDescriptor({
  key: 'modifyUser',
  kind: 'field',
  category: 'system',
  icon: 'UserSwitchOutlined',
  title: 'widget.modifyUser',
  value: 'reference',
  filledBy: 'modifyUser',
  defaults: {},
  settings: [setting('placeholder', 'input', { edit: 'words', props: { maxlength: 50 } })],
  texts,
  inTable: false,
});
