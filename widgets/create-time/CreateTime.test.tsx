import { formatInstant } from '../../engine/schema/values/index.ts';
import { testSystemField } from '../../test/support/test-system-field.tsx';
import { widget } from './create-time.widget.ts';

testSystemField({
  widget,
  filledBy: 'createTime',
  value: 'dateTime',
  saved: {
    value: '2026-11-20T01:36:00.000Z',
    shows: formatInstant('2026-11-20T01:36:00.000Z', 'YYYY-MM-DD HH:mm'),
  },
});
