// Here: the settings of the system, a tab of them at a time, from the table of settings.

import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingTabs } from '../../engine/schema/settings/setting-kinds.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { settingsFormTexts } from './settings-form.texts.ts';

const setting = settingsOf('settingsForm', settingsFormTexts);

/** Source: administration Y1 */
export const settingsFormDescriptor = defineDescriptor({
  key: 'settingsForm',
  kind: 'action',
  category: 'page',
  icon: 'SettingOutlined',
  title: 'widget.settingsForm',
  defaults: { tab: settingTabs[0] },
  settings: [
    setting('tab', 'select', {
      options: settingTabs.map((value) => ({ value, label: value })),
      defaultValue: settingTabs[0],
    }),
  ],
  texts: settingsFormTexts,
  inTable: false,
  ownLabel: true,
});
