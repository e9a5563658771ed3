import { testSystemField } from '../../test/support/test-system-field.tsx';
import { widget } from './curr-position.widget.ts';

testSystemField({
  widget,
  filledBy: 'currPosition',
  value: 'reference',
  saved: { value: 'x1', words: '巡检员', shows: '巡检员' },
});
