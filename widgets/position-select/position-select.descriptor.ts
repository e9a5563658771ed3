import { pickerDescriptor } from '../pickers/picker-descriptor.ts';
import { positionSelectTitle } from './position-select.texts.ts';

export const positionSelectDescriptor = pickerDescriptor({
  key: 'positionSelect',
  to: 'position',
  icon: 'IdcardOutlined',
  rank: 30,
  title: positionSelectTitle,
  settings: ['selectType', 'ableDepIds', 'ablePosIds'],
});
