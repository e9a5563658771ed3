import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { stringTexts } from './string.texts.ts';

const setting = settingsOf('string', stringTexts);

/** A text of the record, to be read and copied; rules, imports and other programs write it. */
export const stringDescriptor = defineDescriptor({
  key: 'string',
  kind: 'field',
  category: 'display',
  icon: 'CopyOutlined',
  title: 'widget.string',
  palette: { group: 'display' },
  value: 'text',
  defaults: { copyable: true },
  settings: [setting('copyable', 'switch', { defaultValue: true })],
  texts: stringTexts,
  rare: true,
  inTable: true,
  viewsItself: true,
});
