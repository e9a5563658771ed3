import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { systemTexts } from '../shared/system.texts.ts';

const texts = systemTexts('modifyTime', { zh: '修改时间', en: 'Modified at', zhtw: '修改時間' });
const setting = settingsOf('modifyTime', texts);

export const modifyTimeDescriptor = defineDescriptor({
  key: 'modifyTime',
  kind: 'field',
  category: 'system',
  icon: 'HistoryOutlined',
  title: 'widget.modifyTime',
  value: 'dateTime',
  filledBy: 'modifyTime',
  defaults: {},
  settings: [setting('placeholder', 'input', { edit: 'words', props: { maxlength: 50 } })],
  texts,
  inTable: false,
});
