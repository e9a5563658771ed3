import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { systemTexts } from '../shared/system.texts.ts';

const texts = systemTexts('createTime', { zh: '创建时间', en: 'Created at', zhtw: '建立時間' });
const setting = settingsOf('createTime', texts);

export const createTimeDescriptor = defineDescriptor({
  key: 'createTime',
  kind: 'field',
  category: 'system',
  icon: 'ClockCircleOutlined',
  title: 'widget.createTime',
  value: 'dateTime',
  filledBy: 'createTime',
  defaults: {},
  settings: [setting('placeholder', 'input', { edit: 'words', props: { maxlength: 50 } })],
  texts,
  inTable: false,
});
