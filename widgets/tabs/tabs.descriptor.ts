import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { tabsTexts } from './tabs.texts.ts';

const setting = settingsOf('tabs', tabsTexts);

export const tabsDescriptor = defineDescriptor({
  key: 'tabs',
  kind: 'layout',
  category: 'layout',
  icon: 'SwitcherOutlined',
  title: 'widget.tabs',
  palette: { rank: 230 },
  wraps: 'both',
  holds: 'panes',
  defaults: { type: '', tabPosition: 'top' },
  settings: [
    setting('type', 'select', {
      options: [
        { value: 'card', label: '卡片 / card' },
        { value: 'border-card', label: '带边框卡片 / card with border' },
      ],
      props: { clearable: true },
    }),
    setting('tabPosition', 'select', {
      options: ['top', 'right', 'bottom', 'left'].map((value) => ({ value, label: value })),
      defaultValue: 'top',
    }),
  ],
  texts: tabsTexts,
  inTable: false,
  ownLabel: true,
});
