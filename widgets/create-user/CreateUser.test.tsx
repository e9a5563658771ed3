import { testSystemField } from '../../test/support/test-system-field.tsx';
import { widget } from './create-user.widget.ts';

testSystemField({
  widget,
  filledBy: 'createUser',
  value: 'reference',
  saved: { value: 'x1', words: '周岚', shows: '周岚' },
});
