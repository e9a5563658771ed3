import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { listSetting } from '../shared/list-setting.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { choiceMenuTexts } from './choice-menu.texts.ts';

const setting = settingsOf('choiceMenu', choiceMenuTexts);

export const choiceMenuDescriptor = defineDescriptor({
  key: 'choiceMenu',
  kind: 'action',
  category: 'page',
  icon: 'UnorderedListOutlined',
  title: 'widget.choiceMenu',
  palette: { rank: 360 },
  defaults: { options: [], icon: 'DownOutlined', tip: '', showValue: false },
  settings: [
    listSetting('choiceMenu', 'options', choiceMenuTexts, ['value', 'label', 'icon', 'swatch', 'event']),
    setting('value', 'input'),
    setting('icon', 'input', { edit: 'icon', props: { maxlength: 60 }, defaultValue: 'DownOutlined' }),
    setting('tip', 'input', { edit: 'words', props: { maxlength: 60 }, defaultValue: '' }),
    setting('showValue', 'switch', { defaultValue: false }),
  ],
  texts: choiceMenuTexts,
  inTable: false,
  ownLabel: true,
});
