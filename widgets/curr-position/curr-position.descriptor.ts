import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { systemTexts } from '../shared/system.texts.ts';

const texts = systemTexts('currPosition', { zh: '所属岗位', en: 'Position', zhtw: '所屬職位' });
const setting = settingsOf('currPosition', texts);

export const currPositionDescriptor = defineDescriptor({
  key: 'currPosition',
  kind: 'field',
  category: 'system',
  icon: 'IdcardOutlined',
  title: 'widget.currPosition',
  value: 'reference',
  filledBy: 'currPosition',
  defaults: {},
  settings: [setting('placeholder', 'input', { edit: 'words', props: { maxlength: 50 } })],
  texts,
  inTable: false,
});
