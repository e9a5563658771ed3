import { testSystemField } from '../../test/support/test-system-field.tsx';
import { widget } from './create-time.widget.ts';

testSystemField({
  widget,
  filledBy: 'createTime',
  value: 'dateTime',
  saved: {
    value: '2026-11-20T01:36:00.000Z',
    // As the server's clock says it: not what who reads it has on the wall.
    words: '2026-11-19 00:00',
    shows: '2026-11-20 09:36',
  },
});
