import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { pageTabsTexts } from './page-tabs.texts.ts';

const setting = settingsOf('pageTabs', pageTabsTexts);

export const pageTabsDescriptor = defineDescriptor({
  key: 'pageTabs',
  kind: 'action',
  category: 'page',
  icon: 'SwitcherOutlined',
  title: 'widget.pageTabs',
  defaults: { icons: false, direction: 'row' },
  settings: [
    setting('items', 'textarea', { edit: 'data' }),
    setting('active', 'input'),
    setting('icons', 'switch', { defaultValue: false }),
    setting('direction', 'select', {
      options: [
        { value: 'row', label: 'row' },
        { value: 'column', label: 'column' },
      ],
      defaultValue: 'row',
    }),
  ],
  texts: pageTabsTexts,
  inTable: false,
  ownLabel: true,
});
