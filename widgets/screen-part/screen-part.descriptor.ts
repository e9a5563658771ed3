import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { screenPartTexts } from './screen-part.texts.ts';

const setting = settingsOf('screenPart', screenPartTexts);

export const screenPartDescriptor = defineDescriptor({
  key: 'screenPart',
  kind: 'action',
  category: 'page',
  icon: 'BlockOutlined',
  title: 'widget.screenPart',
  defaults: { screen: '' },
  settings: [setting('screen', 'input', { props: { maxlength: 100 }, defaultValue: '' })],
  texts: screenPartTexts,
  inTable: false,
  ownLabel: true,
});
