import { pickerDescriptor } from '../pickers/picker-descriptor.ts';
import { roleSelectTitle } from './role-select.texts.ts';

export const roleSelectDescriptor = pickerDescriptor({
  key: 'roleSelect',
  to: 'role',
  icon: 'SafetyOutlined',
  rank: 50,
  title: roleSelectTitle,
  settings: ['selectType', ['ableIds', 'ableRoleIds']],
});
