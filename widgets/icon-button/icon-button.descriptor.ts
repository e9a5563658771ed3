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
    setting('icon', 'input', { props: { maxlength: 60 }, defaultValue: 'AppstoreOutlined' }),
    setting('pressedIcon', 'input', { props: { maxlength: 60 } }),
    setting('tip', 'input', { props: { maxlength: 60 }, defaultValue: '' }),
    setting('keyHint', 'input', { props: { maxlength: 20 } }),
    setting('count', 'inputIntNumber', { props: { min: 0 } }),
    setting('countText', 'input', { props: { maxlength: 60 } }),
    setting('pressed', 'switch'),
    setting('disabled', 'switch'),
  ],
  texts: iconButtonTexts,
  inTable: false,
  ownLabel: true,
});
