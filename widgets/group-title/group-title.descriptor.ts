import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { groupTitleTexts } from './group-title.texts.ts';

const setting = settingsOf('groupTitle', groupTitleTexts);

export const groupTitleDescriptor = defineDescriptor({
  key: 'groupTitle',
  kind: 'action',
  category: 'display',
  icon: 'BookOutlined',
  title: 'widget.groupTitle',
  defaults: { content: '分组标题', contentPosition: 'left', helpMessage: '' },
  settings: [
    setting('content', 'input', { edit: 'words', props: { maxlength: 100 }, defaultValue: '分组标题' }),
    setting('contentPosition', 'select', {
      options: [
        { value: 'left', label: '左 / left' },
        { value: 'center', label: '中 / centre' },
        { value: 'right', label: '右 / right' },
      ],
      defaultValue: 'left',
    }),
    setting('helpMessage', 'input', { edit: 'words', props: { maxlength: 200 } }),
  ],
  texts: groupTitleTexts,
  inTable: false,
  ownLabel: true,
  heightPx: 52,
});
