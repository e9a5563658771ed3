import { toDecimal } from '../../engine/schema/calc/index.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { accept, type Parsed } from '../../engine/schema/text/problem.ts';
import { languages } from '../../engine/schema/text/text.ts';
import { affixesOf, instantAt, valueKinds } from '../../engine/schema/values/index.ts';
import { readWrittenTime, saysForever, writtenEnds, writtenState } from '../../engine/schema/values/written-values.ts';
import { translateTo } from '../kernel/words.ts';
import type { CellContent } from '../spreadsheet-reader/index.ts';
import type { Found } from './found.ts';
import type { Lookup } from './lookups.ts';
import { clockOfSerial, clockOfText } from './read-time.ts';
import { partsOf } from './text-parts.ts';

/** What else a cell is read by. */
export interface Reading {
  readonly is1904: boolean;
  readonly timeZone: string;
  readonly lookup: Lookup | undefined;
}

const refuse = (code: string, text: string): Parsed => ({ ok: false, problem: { code, params: { text } } });
const unread = (cell: CellContent): Parsed => refuse('import.unread', String(cell));

/** Signs that people write in figures, and Chinese keyboards write wide. */
const plainFigure = (text: string) => text.normalize('NFKC').replace(/[\s,_¥￥$]/g, '');

/**
 * The value that a cell of a file stands for; the rules of its field are asked later.
 * @returns not ok where it stands for none
 */
export function readCell(field: Field, cell: Exclude<CellContent, null>, reading: Reading): Parsed {
  const text = String(cell).trim();
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return typeof cell === 'boolean' ? unread(cell) : readFigure(field, cell);
    case 'boolean':
      return readBoolean(field, cell);
    case 'threeState':
      return accept(writtenState(text, field));
    case 'date':
      if (saysForever(text, field)) return accept(field.props.foreverDate);
      return fromClock(cell, readClock(field, cell, reading), (clock) => clock.slice(0, 10));
    case 'dateTime':
      return fromClock(cell, readClock(field, cell, reading), (clock) =>
        instantAt(clock, reading.timeZone)?.toISOString(),
      );
    case 'time':
      return fromClock(cell, typeof cell === 'number' ? clockOfSerial(cell, false) : undefined, (clock) =>
        clock.slice(11),
      );
    case 'dateRange':
      return readRange(text, (end) => clockOfText(end)?.slice(0, 10));
    case 'dateTimeRange':
      return readRange(text, (end) => momentIn(end, reading.timeZone));
    case 'timeRange':
      return readRange(text, readWrittenTime, true);
    case 'numberRange':
      return readRange(text, (end) => plainFigure(end) || null);
    case 'choice':
    case 'path':
    case 'reference':
      return reading.lookup ? chosen(text, reading.lookup) : accept(text);
    case 'choices':
    case 'paths':
    case 'references':
      return reading.lookup ? readSeveral(text, reading.lookup) : accept(partsOf(text));
    default:
      return accept(text);
  }
}

function readFigure(field: Field, cell: string | number): Parsed {
  const figure = typeof cell === 'number' ? cell : shareIn(plainFigure(cell), field);
  return valueKinds[field.kind].parse(figure, field).ok ? accept(figure) : unread(cell);
}

/** 35% is 35 where the field counts hundredths, else 0.35. */
function shareIn(figure: string, field: Field): string {
  const [, share] = /^(.+)%$/.exec(figure) ?? [];
  if (share === undefined) return figure;
  const decimal = affixesOf(field, 'zh').after === '%' ? undefined : toDecimal(share);
  return decimal ? decimal.dividedBy(100).toFixed() : share;
}

function readBoolean(field: Field, cell: string | number | boolean): Parsed {
  const { activeValue = true, inactiveValue = false, activeTxt, inactiveTxt } = field.props;
  const said = String(cell).trim().toLowerCase();
  const words = (own: unknown, key: string) =>
    [own, ...languages.map((language) => translateTo(language)(key))].map((word) => String(word ?? '').toLowerCase());
  if (said === 'true' || said === '1' || words(activeTxt, 'value.yes').includes(said)) return accept(activeValue);
  if (said === 'false' || said === '0' || words(inactiveTxt, 'value.no').includes(said)) return accept(inactiveValue);
  return unread(cell);
}

function readClock({ props }: Field, cell: CellContent, { is1904 }: Reading): string | undefined {
  if (typeof cell !== 'number') return clockOfText(String(cell));
  const isYear = props.type === 'year' && Number.isInteger(cell) && cell >= 1000 && cell <= 9999;
  return isYear ? clockOfText(String(cell)) : clockOfSerial(cell, is1904);
}

function fromClock(cell: CellContent, clock: string | undefined, read: (clock: string) => string | undefined): Parsed {
  if (clock === undefined)
    return /^\d{1,2}[:：]\d{2}/.test(String(cell)) ? accept(clockWithin(String(cell))) : unread(cell);
  const value = read(clock);
  return value === undefined ? unread(cell) : accept(value);
}

/** A time of day as people write it. */
const clockWithin = (text: string) => text.normalize('NFKC').trim().padStart(5, '0');

const momentIn = (text: string, timeZone: string) => instantAt(clockOfText(text) ?? '', timeZone)?.toISOString();

function readRange(text: string, readEnd: (end: string) => unknown, bare = false): Parsed {
  const ends = writtenEnds(text, readEnd, bare);
  return ends ? accept(ends) : unread(text);
}

function chosen(text: string, lookup: Lookup): Parsed {
  const found: Found = lookup(text);
  if (found.kind === 'one') return accept(found.value);
  return refuse(found.kind === 'several' ? 'import.several' : 'import.unknown', text);
}

/** A label may have one of the signs in it that stand between labels. */
function readSeveral(text: string, lookup: Lookup): Parsed {
  const whole = lookup(text);
  if (whole.kind === 'one') return accept([whole.value]);
  const values: unknown[] = [];
  for (const part of partsOf(text)) {
    const parsed = chosen(part, lookup);
    if (!parsed.ok) return parsed;
    values.push(parsed.value);
  }
  return accept(values);
}
