import { testSystemField } from '../../test/support/test-system-field.tsx';
import { widget } from './modify-user.widget.ts';

testSystemField({
  widget,
  filledBy: 'modifyUser',
  value: 'reference',
  saved: { value: 'x1', words: '周岚', shows: '周岚' },
});
