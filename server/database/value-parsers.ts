import { readArray } from './array-text.ts';

type Parser = (text: string) => unknown;

/** @returns a number when it is exact, else the digits as text */
function parseInt8(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

const instantText = /^(\d{4,})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?([+-]\d\d)(?::(\d\d))?$/;

/**
 * @param text ISO date style, with the offset of the session's time zone
 * @returns `YYYY-MM-DDTHH:mm:ss.SSSZ`, cut to milliseconds; `infinity`, dates before Christ and the like stay as they are
 */
function parseInstant(text: string): string {
  const parts = instantText.exec(text);
  if (parts === null) return text;
  const [, year, month, day, hour, minute, second, fraction = '', offsetHours = '+00', offsetMinutes = '00'] = parts;
  const millis = fraction.padEnd(3, '0').slice(0, 3);
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}.${millis}`;
  if (offsetHours === '+00' && offsetMinutes === '00') return `${local}Z`;
  return new Date(`${local}${offsetHours}:${offsetMinutes}`).toISOString();
}

const parseBytes: Parser = (text) => Buffer.from(text.slice(2), 'hex');
const parseJson: Parser = (text) => JSON.parse(text);
const asText: Parser = (text) => text;

/** By type oid (PostgreSQL's `pg_type.dat`). What is not here stays text: numeric, date, timestamp, time, uuid … */
const scalars = new Map<number, Parser>([
  [16, (text) => text === 't'], // bool
  [17, parseBytes], // bytea
  [20, parseInt8], // int8, which is also what count(*) gives
  [21, Number], // int2
  [23, Number], // int4
  [26, Number], // oid
  [114, parseJson], // json
  [700, Number], // float4
  [701, Number], // float8
  [1184, parseInstant], // timestamptz
  [3802, parseJson], // jsonb
]);

/** Array type to element type. */
const arrays: readonly (readonly [array: number, element: number])[] = [
  [199, 114],
  [1000, 16],
  [1001, 17],
  [1003, 19],
  [1005, 21],
  [1007, 23],
  [1009, 25],
  [1014, 1042],
  [1015, 1043],
  [1016, 20],
  [1021, 700],
  [1022, 701],
  [1028, 26],
  [1115, 1114],
  [1182, 1082],
  [1185, 1184],
  [1231, 1700],
  [2951, 2950],
  [3807, 3802],
];

const parsers = new Map<number, Parser>(scalars);
for (const [array, element] of arrays) {
  const parseItem = scalars.get(element) ?? asText;
  parsers.set(array, (text) => readArray(text, parseItem));
}

/** @returns how text of this type becomes a value: the one rule for both engines */
export function parserFor(typeOid: number): Parser {
  return parsers.get(typeOid) ?? asText;
}
