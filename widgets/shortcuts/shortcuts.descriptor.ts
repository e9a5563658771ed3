import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { shortcutsTexts } from './shortcuts.texts.ts';

const setting = settingsOf('shortcuts', shortcutsTexts);

export const shortcutsDescriptor = defineDescriptor({
  key: 'shortcuts',
  kind: 'action',
  category: 'page',
  icon: 'AppstoreOutlined',
  title: 'widget.shortcuts',
  palette: { rank: 330 },
  defaults: { most: 12, skip: '/home' },
  settings: [
    setting('items', 'textarea', { edit: 'data' }),
    setting('most', 'inputIntNumber', { props: { min: 1, max: 100 }, defaultValue: 12 }),
    setting('skip', 'input', { defaultValue: '/home' }),
    setting('chosen', 'input'),
    setting('visits', 'textarea', { edit: 'data' }),
  ],
  reaches: { items: 'links' },
  texts: shortcutsTexts,
  inTable: false,
  ownLabel: true,
});
