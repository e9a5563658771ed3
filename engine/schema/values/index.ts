// Here: the kinds of value, one file each: column, check, text, order, import and export.

import type { Field } from '../fields/fields.ts';
import type { ValueKind, ValueKindName } from '../fields/value-kind.ts';
import { booleanKind } from './boolean-kind.ts';
import { choiceKind, choicesKind, pathKind, pathsKind, referenceKind, referencesKind } from './choice-kinds.ts';
import { dateKind, dateRangeKind, dateTimeKind, timeKind } from './date-kinds.ts';
import { dateTimeRangeKind } from './date-time-range-kind.ts';
import { filesKind } from './files-kind.ts';
import { computedKind, decimalKind, integerKind, numberRangeKind } from './number-kinds.ts';
import { geometryKind, tableKind } from './other-kinds.ts';
import { longTextKind, textKind } from './text-kinds.ts';
import { threeStateKind } from './three-state-kind.ts';
import { timeRangeKind } from './time-range-kind.ts';

/** The one table of value kinds. */
export const valueKinds: Readonly<Record<ValueKindName, ValueKind>> = {
  text: textKind,
  longText: longTextKind,
  integer: integerKind,
  decimal: decimalKind,
  boolean: booleanKind,
  date: dateKind,
  dateTime: dateTimeKind,
  time: timeKind,
  dateRange: dateRangeKind,
  timeRange: timeRangeKind,
  dateTimeRange: dateTimeRangeKind,
  numberRange: numberRangeKind,
  choice: choiceKind,
  choices: choicesKind,
  path: pathKind,
  paths: pathsKind,
  reference: referenceKind,
  references: referencesKind,
  files: filesKind,
  threeState: threeStateKind,
  geometry: geometryKind,
  computed: computedKind,
  table: tableKind,
};

/**
 * Whether the server's words stand for a value: options, names and the like. A moment and a calculated figure are no such
 * values, though the server fills them in: they are written where they are read, as short or with as much around as the
 * place asks for.
 */
export function isInWords({ kind, descriptor }: Field): boolean {
  return valueKinds[kind].lookup || (descriptor.filledBy !== undefined && kind !== 'dateTime' && kind !== 'computed');
}

export { optionKeys } from '../fields/option-keys.ts';
export type { ColumnType, DisplayContext, Option, ValueKind, ValueKindName } from '../fields/value-kind.ts';
export { isEmptyValue } from '../text/emptiness.ts';
export { affixesOf, withAffixes, withUnit } from './affixes.ts';
export { isForever } from './date-kinds.ts';
export { type FileEntry, isFileEntry } from './files-kind.ts';
export {
  clockFormat,
  dateFormats,
  dayFormat,
  dayStart,
  formatDate,
  formatInstant,
  instantAt,
  machineTimeZone,
  offsetMs,
  timeOf,
} from './format-date.ts';
export { type Mask, maskOf, maskText } from './mask-text.ts';
export { amountWords, exactNumber } from './number-kinds.ts';
export { allLabels, staticOptions, toOptions } from './options.ts';
export { plainNumber, plainText, sameText } from './plain-text.ts';
export { stateWord } from './three-state-kind.ts';
export { readTime, type TimeRange, timeRangeOf } from './time-range.ts';
