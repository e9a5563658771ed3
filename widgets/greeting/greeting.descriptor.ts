import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { listSetting } from '../shared/list-setting.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { greetingTexts } from './greeting.texts.ts';

const setting = settingsOf('greeting', greetingTexts);

export const greetingDescriptor = defineDescriptor({
  key: 'greeting',
  kind: 'action',
  category: 'page',
  icon: 'SmileOutlined',
  title: 'widget.greeting',
  palette: { rank: 340 },
  defaults: { name: '', line: '', shifts: [] },
  settings: [
    setting('name', 'input', { edit: 'words', defaultValue: '' }),
    setting('line', 'input', { edit: 'words', defaultValue: '' }),
    listSetting('greeting', 'shifts', greetingTexts, ['label', 'from', 'to']),
  ],
  texts: greetingTexts,
  inTable: false,
  ownLabel: true,
});
