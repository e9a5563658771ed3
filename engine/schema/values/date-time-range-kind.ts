import { storedWhole, type ValueKind } from '../fields/value-kind.ts';
import { dateRangeKind, dateTimeKind } from './date-kinds.ts';
import { parseSpan, spanWords } from './span.ts';

/** Two moments. A search for a span of days finds what overlaps with it. */
export const dateTimeRangeKind: ValueKind = {
  name: 'dateTimeRange',
  ...storedWhole,
  search: 'range',
  isEmpty: dateRangeKind.isEmpty,
  parse: (value, field) => parseSpan(value, (end) => dateTimeKind.parse(end, field), 'field.timeOrder'),
  display: (value, field, context) => spanWords(value, (end) => dateTimeKind.display(end, field, context)),
};
