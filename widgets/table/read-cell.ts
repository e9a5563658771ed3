import type { Field } from '../../engine/schema/fields/fields.ts';
import { type Parsed, refuse } from '../../engine/schema/text/problem.ts';
import { affixesOf, dateFormats, dayFormat, type Option, valueKinds } from '../../engine/schema/values/index.ts';
import { readWrittenTime, saysForever, writtenEnds, writtenState } from '../../engine/schema/values/written-values.ts';
import {
  dayEntryFormats,
  dayjsFormat,
  dayPickerOf,
  momentEntryFormats,
  readTyped,
  writeDay,
  writeMoment,
} from '../date/day-format.ts';
import { readEntry } from '../input-number/number-entry.ts';

const yes = new Set(['是', '有', '√', '✓', 'y', 'yes', 'true', '1', 'on', '开', '開']);
const no = new Set(['否', '无', '無', '×', 'n', 'no', 'false', '0', 'off', '关', '關']);
const between = /[、,，;；]/;

/**
 * Text of a spreadsheet's cell as a value of a column: what people read (labels, 1,200.00, 2026/11/20) becomes what is
 * stored. Empty text is no value.
 * @param options those of the column; an offered label or value is taken, nothing else
 * @param timeZone IANA name of the zone in which moments are written
 */
export function readCell(text: string, field: Field, options: readonly Option[], timeZone: string): Parsed {
  const plain = text.trim();
  if (plain === '') return { ok: true, value: null };
  const kind = valueKinds[field.kind];
  const read = (value: unknown) => (value === undefined ? refuse('field.choice') : kind.parse(value, field));
  const readEnds = (ends: unknown) => (ends === undefined ? refuse('field.range') : read(ends));
  switch (field.kind) {
    case 'text':
      return read(plain);
    case 'longText':
      return read(text);
    case 'integer':
    case 'decimal':
      return read(readEntry(isShare(field) ? plain.replace(/\s*[%％]$/, '') : plain) ?? plain);
    case 'boolean':
      return read(readSwitch(plain, field));
    case 'threeState':
      return read(writtenState(plain, field));
    case 'date': {
      if (saysForever(plain, field)) return read(field.props.foreverDate);
      const format = dayjsFormat(dayFormat(field.props), dateFormats.day);
      const picker = dayPickerOf(field.props.type, format);
      const typed = readTyped(plain, dayEntryFormats(format, picker));
      return read(typed ? writeDay(typed, picker) : plain);
    }
    case 'dateTime': {
      return read(momentOf(plain, field, timeZone) ?? plain);
    }
    case 'time':
      return read(/^\d:/.test(plain) ? `0${plain}` : plain);
    case 'numberRange':
      return readEnds(writtenEnds(plain, (end) => readEntry(end)));
    case 'dateTimeRange':
      return readEnds(writtenEnds(plain, (end) => momentOf(end, field, timeZone)));
    case 'timeRange':
      return readEnds(writtenEnds(plain, readWrittenTime, true));
    case 'choice':
      return read(optionOf(options, plain));
    case 'choices': {
      const found = plain.split(between).map((part) => optionOf(options, part.trim()));
      return found.includes(undefined) ? refuse('field.choices') : read(found);
    }
    case 'path':
      return read(pathOf(options, plain));
    default:
      // People, files, places: their text says nothing that could be stored.
      return refuse('field.choice');
  }
}

/** Hundredths may be pasted with their sign. */
const isShare = (field: Field) => affixesOf(field, 'zh').after === '%';

function momentOf(text: string, { props }: Field, timeZone: string): string | undefined {
  const typed = readTyped(text, momentEntryFormats(dayjsFormat(props.format, dateFormats.minute)));
  return (typed && writeMoment(typed, timeZone)) ?? undefined;
}

function optionOf(options: readonly Option[], text: string): Option['value'] | undefined {
  for (const option of options) {
    if (option.label === text || String(option.value) === text) return option.disabled ? undefined : option.value;
    const below = option.children && optionOf(option.children, text);
    if (below !== undefined) return below;
  }
  return undefined;
}

function pathOf(options: readonly Option[], text: string): Option['value'][] | undefined {
  const path: Option['value'][] = [];
  let level = options;
  for (const step of text.split(/\s*[/>]\s*/)) {
    const option = level.find(({ label, value }) => label === step || String(value) === step);
    if (!option) return undefined;
    path.push(option.value);
    level = option.children ?? [];
  }
  return path;
}

function readSwitch(text: string, { props }: Field): unknown {
  const { activeTxt, inactiveTxt, activeValue = true, inactiveValue = false } = props;
  const word = text.toLowerCase();
  if (text === activeTxt || text === String(activeValue) || yes.has(word)) return activeValue;
  if (text === inactiveTxt || text === String(inactiveValue) || no.has(word)) return inactiveValue;
  return undefined;
}
