import { pickerDescriptor } from '../pickers/picker-descriptor.ts';
import { memberSelectTitle } from './member-select.texts.ts';

export const memberSelectDescriptor = pickerDescriptor({
  key: 'memberSelect',
  to: 'member',
  icon: 'ContactsOutlined',
  rank: 70,
  title: memberSelectTitle,
  settings: ['title', 'selectType', ['ableIds', 'ableMemberIds']],
});
