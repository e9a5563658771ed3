import { pickerDescriptor } from '../pickers/picker-descriptor.ts';
import { userSelectTitle } from './user-select.texts.ts';

export const userSelectDescriptor = pickerDescriptor({
  key: 'userSelect',
  to: 'user',
  icon: 'UserOutlined',
  rank: 40,
  title: userSelectTitle,
  settings: [
    'selectType',
    'ableDepIds',
    'ablePosIds',
    'ableUserIds',
    'ableRoleIds',
    'ableGroupIds',
    ['ableIds', 'ableMemberIds'],
    'ableRelationIds',
    'relationField',
  ],
  fieldProps: ['relationField'],
});
