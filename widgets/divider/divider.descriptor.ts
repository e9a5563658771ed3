import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { dividerTexts } from './divider.texts.ts';

const setting = settingsOf('divider', dividerTexts);

export const dividerDescriptor = defineDescriptor({
  key: 'divider',
  kind: 'action',
  category: 'display',
  icon: 'LineOutlined',
  title: 'widget.divider',
  defaults: { content: '', contentPosition: 'center' },
  settings: [
    setting('content', 'input', { edit: 'words', props: { maxlength: 100 } }),
    setting('contentPosition', 'select', {
      options: [
        { value: 'left', label: '左 / left' },
        { value: 'center', label: '中 / centre' },
        { value: 'right', label: '右 / right' },
      ],
      defaultValue: 'center',
    }),
  ],
  texts: dividerTexts,
  inTable: false,
  ownLabel: true,
  heightPx: 52,
});
