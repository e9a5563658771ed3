import { testSystemField } from '../../test/support/test-system-field.tsx';
import { widget } from './bill-rule.widget.ts';

testSystemField({
  widget,
  filledBy: 'billRule',
  value: 'text',
  saved: { value: 'QX-20261120-0086', shows: 'QX-20261120-0086' },
});
