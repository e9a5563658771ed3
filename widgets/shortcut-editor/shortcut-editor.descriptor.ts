import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { shortcutEditorTexts } from './shortcut-editor.texts.ts';

const setting = settingsOf('shortcutEditor', shortcutEditorTexts);

export const shortcutEditorDescriptor = defineDescriptor({
  key: 'shortcutEditor',
  kind: 'action',
  category: 'page',
  icon: 'EditOutlined',
  title: 'widget.shortcutEditor',
  defaults: { most: 12, skip: '/home' },
  settings: [
    setting('items', 'textarea', { edit: 'data' }),
    setting('most', 'inputIntNumber', { props: { min: 1, max: 100 }, defaultValue: 12 }),
    setting('skip', 'input', { defaultValue: '/home' }),
    setting('chosen', 'input'),
    setting('visits', 'textarea', { edit: 'data' }),
  ],
  texts: shortcutEditorTexts,
  inTable: false,
  ownLabel: true,
});
