import { testSystemField } from '../../test/support/test-system-field.tsx';
import { widget } from './modify-time.widget.ts';

testSystemField({
  widget,
  filledBy: 'modifyTime',
  value: 'dateTime',
  saved: {
    value: '2026-11-20T01:36:00.000Z',
    shows: '2026-11-20 09:36',
  },
});
