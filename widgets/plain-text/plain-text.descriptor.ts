import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { plainTextTexts } from './plain-text.texts.ts';

const setting = settingsOf('plainText', plainTextTexts);

/** A text of the record, to be read and copied; rules, imports and other programs write it. */
export const plainTextDescriptor = defineDescriptor({
  key: 'plainText',
  kind: 'field',
  category: 'display',
  icon: 'CopyOutlined',
  title: 'widget.plainText',
  palette: { group: 'display' },
  value: 'text',
  defaults: { copyable: true },
  settings: [setting('copyable', 'switch', { defaultValue: true })],
  texts: plainTextTexts,
  rare: true,
  inTable: true,
  viewsItself: true,
});
