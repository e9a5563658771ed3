import { pickerDescriptor } from '../pickers/picker-descriptor.ts';
import { departmentSelectTitle } from './department-select.texts.ts';

export const departmentSelectDescriptor = pickerDescriptor({
  key: 'departmentSelect',
  to: 'department',
  icon: 'ApartmentOutlined',
  rank: 20,
  title: departmentSelectTitle,
  settings: ['mode', 'selectType', ['ableIds', 'ableDepIds']],
});
