import { storedWhole, type ValueKind } from '../fields/value-kind.ts';
import { dateRangeKind, timeKind } from './date-kinds.ts';
import { parseSpan, spanWords } from './span.ts';

/** Two times of day; of a shift through midnight the second comes before the first. */
export const timeRangeKind: ValueKind = {
  name: 'timeRange',
  ...storedWhole,
  isEmpty: dateRangeKind.isEmpty,
  parse: (value, field) =>
    parseSpan(
      value,
      (end) => timeKind.parse(end, field),
      field.props.crossMidnight === true ? undefined : 'field.timeOrder',
    ),
  display: (value, { props }) => {
    // Seconds that say nothing at either end are left out.
    const isBare = (end: unknown) => typeof end !== 'string' || end.endsWith(':00');
    const length = props.format === 'HH:mm' || (Array.isArray(value) && value.every(isBare)) ? 5 : 8;
    return spanWords(value, (end) => end.slice(0, length));
  },
};
