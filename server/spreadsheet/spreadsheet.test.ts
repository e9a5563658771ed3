import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWorkbook, rowsOfSheet } from '../../test/support/read-sheet.ts';
import { columnLetters } from './column-letters.ts';
import { withQuote } from './formula-like.ts';
import { csv, type RecordLines, type SheetCell, type SheetColumn, xlsx } from './index.ts';
import { sheetNames } from './sheet-names.ts';
import { formatCode, serialOf } from './time-cell.ts';

const time = new Date('2026-11-20T08:00:00Z');
const text = (value: string): SheetCell => ({ kind: 'text', text: value });
const number = (value: number, format = ''): SheetCell => ({ kind: 'number', value, format });
const column = (label: string, group = ''): SheetColumn => ({ label, group, widthPx: 120 });
const one = (...cells: (SheetCell | null)[]): RecordLines => [cells];

async function* inPieces(records: readonly RecordLines[], size = 2) {
  for (let at = 0; at < records.length; at += size) yield records.slice(at, at + size);
}
const table = (columns: readonly SheetColumn[], records: readonly RecordLines[], name = '缺陷') => ({
  name,
  columns,
  records: inPieces(records),
});
const read = async (...given: Parameters<typeof xlsx>) => readWorkbook(await buffer(xlsx(...given)));
const first = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('There is none.');
  return item;
};

it('a workbook holds numbers, times and booleans as what they are, each in its format', async () => {
  const moment: SheetCell = { kind: 'time', clock: '2026-11-20T12:00:00', format: 'YYYY年MM月DD日 HH:mm', text: '…' };
  const cells = one(text('甲 & <乙>'), number(-12.5, '#,##0.00'), moment, { kind: 'boolean', value: true }, null);
  const { sheets, files } = await read(
    table(
      ['a', 'b', 'c', 'd', 'e'].map((label) => column(label)),
      [cells],
    ),
    time,
  );
  const sheet = first(sheets);
  expect([...sheet.cells].filter(([place]) => place.endsWith('2'))).toEqual([
    ['A2', { type: 'inlineStr', value: '甲 & <乙>', style: 0 }],
    ['B2', { type: 'n', value: '-12.5', style: 4 }],
    ['C2', { type: 'n', value: '46346.5', style: 5 }],
    ['D2', { type: 'b', value: '1', style: 0 }],
  ]);
  const formats = [...(files.get('xl/styles.xml') ?? '').matchAll(/formatCode="([^"]*)"/g)].map(([, code]) => code);
  expect(formats).toEqual(['#,##0.00', 'yyyy&quot;年&quot;mm&quot;月&quot;dd&quot;日&quot; hh:mm']);
});

it('a text that begins like a formula is its own text, and stays one when it is edited', async () => {
  const values = ['=1+1', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1', '＝1', '＠a', "'=1", 'a=1'];
  const { sheets, files } = await read(
    table(
      [column('=cmd()')],
      values.map((value) => one(text(value))),
    ),
    time,
  );
  const cells = [...first(sheets).cells.values()];
  expect(cells.map(({ value }) => value)).toEqual(['=cmd()', ...values]);
  expect(cells.slice(1).map(({ style }) => style)).toEqual([...values.slice(0, -2).map(() => 2), 0, 0]);
  const styles = [...(files.get('xl/styles.xml')?.split('<cellXfs')[1] ?? '').matchAll(/<xf [^>]*>/g)].map(String);
  expect(styles.map((xf) => xf.includes('quotePrefix="1"'))).toEqual([false, false, true, false]);
  expect(first(sheets).xml).not.toContain('<f>');
});

it('every text comes back as it was, but for halves of characters, and no XML holds what it may not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('_x0041_', '_x_', 'a\u0000b', '\r\n', ' a ', ']]>', '\ufffe'),
        ),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
      async (values) => {
        const { sheets } = await read(
          table(
            values.map(() => column('x')),
            [one(...values.map(text))],
          ),
          time,
        );
        const shown = values.map((value) => value.replace(/\p{Surrogate}/gu, '\ufffd'));
        const sheet = first(sheets);
        expect(values.map((_, index) => sheet.cells.get(`${columnLetters(index)}2`)?.value ?? '')).toEqual(shown);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
        expect(sheet.xml).not.toMatch(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/);
      },
    ),
    { numRuns: 40 },
  );
});

it('a text that no cell has room for is cut, and says so', async () => {
  const long = `${'字'.repeat(32_765)}😀${'字'.repeat(10)}`;
  const { sheets } = await read(table([column('a')], [one(text(long))]), time);
  const cut = first(sheets).cells.get('A2')?.value ?? '';
  expect(cut).toBe(`${'字'.repeat(32_765)}…`);
  expect((await buffer(csv(table([column('a')], [one(text(long))])))).toString()).toContain(`字…\r\n`);
});

it('rows of a sub-table stand below each other, and the cells of their record beside them are one', async () => {
  const columns = [column('编号'), column('部件', '明细'), column('数量', '明细'), column('备注')];
  const records = [
    [
      [text('1'), text('阀'), number(1), text('x')],
      [null, text('泵'), number(2), null],
    ],
    one(text('2'), null, null, text('y')),
  ];
  const { sheets } = await read(table(columns, records), time);
  expect(rowsOfSheet(first(sheets))).toEqual([
    ['编号', '明细', '', '备注'],
    ['', '部件', '数量'],
    ['1', '阀', '1', 'x'],
    ['', '泵', '2'],
    ['2', '', '', 'y'],
  ]);
  expect(first(sheets).merges).toEqual(['A1:A2', 'D1:D2', 'B1:C1', 'A3:A4', 'D3:D4']);
});

it('rows that a sheet has no room for stand in further ones, and no record in two', async () => {
  const group = [column('a'), column('b', 'c')];
  const record = (name: string): RecordLines => [
    [text(name), number(1)],
    [null, number(2)],
  ];
  const { sheets } = await read(table(group, ['x', 'y', 'z'].map(record)), time, 5);
  expect(sheets.map(({ name }) => name)).toEqual(['缺陷', '缺陷 (2)', '缺陷 (3)']);
  expect(
    sheets.map((sheet) =>
      rowsOfSheet(sheet)
        .slice(2)
        .map(([name]) => name),
    ),
  ).toEqual([
    ['x', ''],
    ['y', ''],
    ['z', ''],
  ]);
  const empty = await read(table(group, []), time);
  expect(empty.sheets.map((sheet) => rowsOfSheet(sheet).length)).toEqual([2]);
});

it('no more is read than is written, and whoever stops lets go of the source', async () => {
  let isClosed = false;
  let count = 0;
  async function* source(): AsyncGenerator<RecordLines[]> {
    try {
      for (;;) {
        count += 1;
        yield Array.from({ length: 100 }, () => one(text(String(Math.random()).repeat(20))));
      }
    } finally {
      isClosed = true;
    }
  }
  let size = 0;
  for await (const chunk of xlsx({ name: 'a', columns: [column('a')], records: source() }, time)) {
    size += chunk.length;
    if (size > 200_000) break;
  }
  expect(isClosed).toBe(true);
  // About 9 kB of a piece go out.
  expect(count).toBeLessThan(200);
});

it('a source that fails makes the file fail', async () => {
  async function* source(): AsyncGenerator<RecordLines[]> {
    yield [one(text('a'))];
    throw new Error('gone');
  }
  const broken = () => ({ name: 'a', columns: [column('a')], records: source() });
  await expect(buffer(xlsx(broken(), time))).rejects.toThrow('gone');
  await expect(buffer(csv(broken()))).rejects.toThrow('gone');
});

it('text with commas quotes what spreadsheets would run, and leaves numbers alone', async () => {
  const moment: SheetCell = { kind: 'time', clock: '2026-11-20T12:00:00', format: 'YYYY-MM-DD', text: '2026-11-20' };
  const columns = [column('a'), column('=b', 'c')];
  const rows = [
    one(text('=1+1'), number(-1)),
    one(text('a "b", c\n'), { kind: 'boolean', value: false }),
    one(text("'=1"), moment),
    one(text('-'), null),
  ];
  expect((await buffer(csv(table(columns, rows)))).toString()).toBe(
    '\ufeffa,c / =b\r\n' + `'=1+1,-1\r\n"a ""b"", c\n",FALSE\r\n''=1,2026-11-20\r\n'-,\r\n`,
  );
});

it('every text that was quoted is itself again when one quote is taken off, and nothing else begins like a formula', () => {
  const signs = [...'=+-@\t\r\n＝＋－＠'];
  const begun = fc.tuple(fc.constantFrom('', "'", "''", "'a"), fc.constantFrom('', ' ', ...signs), fc.string());
  fc.assert(
    fc.property(
      begun.map((parts) => parts.join('')),
      (value) => {
        const written = withQuote(value);
        expect(signs).not.toContain(written[0]);
        expect(written.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, '')).toBe(value);
      },
    ),
  );
});

it('days are counted as spreadsheets do, and those that they do not know are text', async () => {
  expect([serialOf('1900-03-01T00:00:00'), serialOf('2026-11-20T18:00:00')]).toEqual([61, 46_346.75]);
  expect([serialOf('1900-02-28T00:00:00'), serialOf('x')]).toEqual([undefined, undefined]);
  expect([formatCode('YYYY-MM-DD HH:mm:ss'), formatCode('yyyy/MM'), formatCode('a"b')]).toEqual([
    'yyyy-mm-dd hh:mm:ss',
    'yyyy/mm',
    '"a"\\""b"',
  ]);
  const old: SheetCell = { kind: 'time', clock: '1850-01-01T00:00:00', format: 'YYYY-MM-DD', text: '1850-01-01' };
  const { sheets } = await read(table([column('a')], [one(old)]), time);
  expect(first(sheets).cells.get('A2')).toMatchObject({ type: 'inlineStr', value: '1850-01-01' });
});

it('sheets have names that spreadsheets take', () => {
  expect(sheetNames("'a/b:c'", 1)).toEqual(['a b c']);
  expect(sheetNames('///', 2)).toEqual(['Sheet', 'Sheet (2)']);
  expect(sheetNames('长'.repeat(40), 2).map(({ length }) => length)).toEqual([31, 31]);
  expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});
