import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { transferTexts } from './transfer.texts.ts';

const setting = settingsOf('transfer', transferTexts);

export const transferDescriptor = defineDescriptor({
  key: 'transfer',
  kind: 'field',
  category: 'advanced',
  icon: 'SwapOutlined',
  title: 'widget.transfer',
  palette: { rank: 115 },
  value: 'choices',
  defaults: { filterable: true },
  settings: [
    setting('sourceTitle', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('targetTitle', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('filterable', 'switch', { defaultValue: true }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: transferTexts,
  options: true,
  inTable: false,
  heightPx: 316,
});
