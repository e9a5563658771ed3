/** Columns of a line; the repository's own formatter (`biome.json`) uses the same, so that it leaves this text alone. */
const lineColumns = 120;

/** Puts the keys of an object in order; gives the layout of what each of them holds. */
export interface KeyOrder {
  readonly first?: readonly string[];
  /** After all others, keys without a place here included. */
  readonly last?: readonly string[];
  /** Orders of the values below: of the object under a key, or of each object in the list under it. */
  readonly below?: Readonly<Record<string, () => KeyOrder>>;
  /** Order of every value below that `below` does not name. */
  readonly each?: () => KeyOrder;
}

/**
 * A JSON value as canonical text: two spaces, one key a line, lists of plain values on one line where they fit.
 * Keys without a place in `order` keep their stored order. Whatever JSON cannot hold (undefined, functions) is left out.
 */
export function printJson(value: unknown, order: KeyOrder = {}): string {
  return `${printValue(value, order, 0, 0, false)}\n`;
}

/** @param used columns taken on the line before the value  @param followed a comma comes after it */
function printValue(value: unknown, order: KeyOrder, level: number, used: number, followed: boolean): string {
  if (Array.isArray(value)) return printList(value, order, level, used, followed);
  if (isRecord(value)) return printObject(value, order, level);
  return printScalar(value);
}

function printObject(record: Record<string, unknown>, order: KeyOrder, level: number): string {
  const keys = orderedKeys(record, order);
  if (keys.length === 0) return '{}';
  const indent = '  '.repeat(level + 1);
  const lines = keys.map((key, index) => {
    const head = `${indent}${JSON.stringify(key)}: `;
    const below = order.below && Object.hasOwn(order.below, key) ? order.below[key]?.() : order.each?.();
    return head + printValue(record[key], below ?? {}, level + 1, columnsOf(head), index < keys.length - 1);
  });
  return `{\n${lines.join(',\n')}\n${'  '.repeat(level)}}`;
}

function printList(list: readonly unknown[], order: KeyOrder, level: number, used: number, followed: boolean): string {
  if (list.length === 0) return '[]';
  const short = printShort(list, lineColumns - used - (followed ? 1 : 0));
  if (short !== undefined) return short;
  const indent = '  '.repeat(level + 1);
  if (list.every((entry) => typeof entry === 'number')) return `[\n${fillLines(list, indent)}\n${'  '.repeat(level)}]`;
  const lines = list.map(
    (entry, index) => indent + printValue(entry, order, level + 1, indent.length, index < list.length - 1),
  );
  return `[\n${lines.join(',\n')}\n${'  '.repeat(level)}]`;
}

/** A list on one line; undefined when an object with keys is in it or it is too wide. */
function printShort(list: readonly unknown[], room: number): string | undefined {
  const parts: string[] = [];
  let left = room - 2;
  for (const entry of list) {
    const part = Array.isArray(entry) ? printShort(entry, left) : printFlat(entry);
    if (part === undefined) return undefined;
    left -= columnsOf(part) + (parts.length > 0 ? 2 : 0);
    if (left < 0) return undefined;
    parts.push(part);
  }
  return `[${parts.join(', ')}]`;
}

function printFlat(value: unknown): string | undefined {
  if (!isRecord(value)) return printScalar(value);
  return orderedKeys(value, {}).length === 0 ? '{}' : undefined;
}

/** Numbers fill each line, as the formatter has them. */
function fillLines(numbers: readonly number[], indent: string): string {
  const lines: string[] = [];
  let line = indent;
  numbers.forEach((number, index) => {
    const part = printScalar(number) + (index < numbers.length - 1 ? ',' : '');
    if (line !== indent && line.length + 1 + part.length > lineColumns) {
      lines.push(line);
      line = indent;
    }
    line += line === indent ? part : ` ${part}`;
  });
  return [...lines, line].join('\n');
}

function printScalar(value: unknown): string {
  if (Object.is(value, -0)) return '-0';
  return (isHeld(value) ? JSON.stringify(value) : 'null').replace(/^(-?[\d.]+e)\+/, '$1');
}

function orderedKeys(record: Record<string, unknown>, { first = [], last = [] }: KeyOrder): string[] {
  const held = Object.keys(record).filter((key) => isHeld(record[key]));
  const has = new Set(held);
  const end = new Set(last.filter((key) => has.has(key)));
  const start = new Set(first.filter((key) => has.has(key) && !end.has(key)));
  return [...start, ...held.filter((key) => !start.has(key) && !end.has(key)), ...end];
}

/** Columns as a terminal counts them: most East Asian characters take two. */
function columnsOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  let columns = 0;
  for (const character of text) columns += wide.test(character) ? 2 : 1;
  return columns;
}
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

const isHeld = (value: unknown) =>
  value !== undefined && typeof value !== 'function' && typeof value !== 'symbol' && typeof value !== 'bigint';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
