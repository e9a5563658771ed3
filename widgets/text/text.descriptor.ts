import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { styleSettings } from '../shared/style-settings.ts';
import { textTexts } from './text.texts.ts';

const setting = settingsOf('text', textTexts);

export const textDescriptor = defineDescriptor({
  key: 'text',
  kind: 'action',
  category: 'display',
  icon: 'FontSizeOutlined',
  title: 'widget.text',
  defaults: { content: '' },
  settings: [setting('content', 'textarea', { edit: 'words', props: { maxlength: 2000 } }), ...styleSettings(setting)],
  texts: textTexts,
  inTable: false,
  ownLabel: true,
  heightPx: 34,
});
