import { pickerDescriptor } from '../pickers/picker-descriptor.ts';
import { groupSelectTitle } from './group-select.texts.ts';

export const groupSelectDescriptor = pickerDescriptor({
  key: 'groupSelect',
  to: 'group',
  icon: 'TeamOutlined',
  rank: 60,
  title: groupSelectTitle,
  settings: ['selectType', ['ableIds', 'ableGroupIds']],
});
