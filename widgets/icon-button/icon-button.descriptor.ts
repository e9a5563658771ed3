import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { iconButtonTexts } from './icon-button.texts.ts';

const setting = settingsOf('iconButton', iconButtonTexts);

export const iconButtonDescriptor = defineDescriptor({
  key: 'iconButton',
  kind: 'action',
  category: 'page',
  icon: 'AppstoreOutlined',
  title: 'widget.iconButton',
  palette: { rank: 350 },
  defaults: { icon: 'AppstoreOutlined', tip: '' },
  settings: [
    setting('icon', 'input', { edit: 'icon', props: { maxlength: 60 }, defaultValue: 'AppstoreOutlined' }),
    setting('pressedIcon', 'input', { edit: 'icon', props: { maxlength: 60 } }),
    setting('tip', 'input', { edit: 'words', props: { maxlength: 60 }, defaultValue: '' }),
    setting('keyHint', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('count', 'inputIntNumber', { props: { min: 0 } }),
    setting('countText', 'input', { props: { maxlength: 60 } }),
    setting('pressed', 'switch'),
    setting('disabled', 'switch'),
  ],
  texts: iconButtonTexts,
  inTable: false,
  ownLabel: true,
});
