import { pickerDescriptor } from '../pickers/picker-descriptor.ts';
import { organizeSelectTitle } from './organize-select.texts.ts';

export const organizeSelectDescriptor = pickerDescriptor({
  key: 'organizeSelect',
  to: 'organize',
  icon: 'BankOutlined',
  rank: 10,
  title: organizeSelectTitle,
  settings: ['mode', 'selectType', ['ableIds', 'ableOrganizeIds']],
  kinds: ['path', 'paths'],
});
