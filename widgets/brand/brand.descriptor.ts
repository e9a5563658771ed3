import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { brandTexts } from './brand.texts.ts';

const setting = settingsOf('brand', brandTexts);

export const brandDescriptor = defineDescriptor({
  key: 'brand',
  kind: 'action',
  category: 'page',
  icon: 'BankOutlined',
  title: 'widget.brand',
  defaults: { name: '', compact: false, withMark: true, onDark: true },
  settings: [
    setting('name', 'input', { edit: 'words', props: { maxlength: 60 }, defaultValue: '' }),
    setting('compact', 'switch', { defaultValue: false }),
    setting('withMark', 'switch', { defaultValue: true }),
    setting('onDark', 'switch', { defaultValue: true }),
  ],
  texts: brandTexts,
  inTable: false,
  ownLabel: true,
});
