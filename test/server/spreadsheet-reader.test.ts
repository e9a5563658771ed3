import { unzipSync, type Zippable, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { CFB, utils, write } from 'xlsx';
import { limits } from '../../engine/schema/limits.ts';
import { readSpreadsheet, type SheetsRead } from '../../server/spreadsheet-reader/index.ts';
import { readInThread } from '../../server/spreadsheet-reader/read-in-thread.ts';

const asked = { beside: '_adit', linesMost: 2 + 2 * limits.importRows };
const read = (bytes: Uint8Array, extension = 'xlsx') => readSpreadsheet(Buffer.from(bytes), extension, asked);

/** A workbook of these lines, whose parts may be changed before it is packed. */
function book(lines: unknown[][], change: (parts: Zippable) => void = () => {}): Uint8Array {
  const made = utils.book_new();
  utils.book_append_sheet(made, utils.aoa_to_sheet(lines), 'Sheet1');
  const parts: Zippable = { ...unzipSync(write(made, { type: 'buffer', bookType: 'xlsx', bookSST: true })) };
  change(parts);
  return zipSync(parts);
}
const plain = [['标题'], ['甲']];
const text = (value: string) => Buffer.from(value);
const sheetOf = (rows: string, before = '') =>
  text(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${before}<sheetData>${rows}</sheetData></worksheet>`,
  );
const sheet = 'xl/worksheets/sheet1.xml';
const firstLines = (sheets: SheetsRead | undefined) => sheets?.first.lines;

/** Changes what an archive says of one of its files, in its directory or before the file itself. */
function lie(bytes: Uint8Array, name: string, signature: 'PK\x01\x02' | 'PK\x03\x04', change: (at: Buffer) => void) {
  const archive = Buffer.from(bytes);
  const nameAt = signature === 'PK\x01\x02' ? 46 : 30;
  for (let at = archive.indexOf(signature); at >= 0; at = archive.indexOf(signature, at + 1))
    if (archive.toString('latin1', at + nameAt, at + nameAt + name.length) === name) change(archive.subarray(at));
  return archive;
}
const bomb = Buffer.alloc(24 * 1024 * 1024, 32);

it('refuses programs, locks and what is no workbook', async () => {
  const programs = book(plain, (parts) => {
    parts['xl/vbaProject.bin'] = text('x');
  });
  expect(await read(programs)).toBeUndefined();
  const sheets4 = book(plain, (parts) => {
    parts['xl/macrosheets/sheet1.xml'] = text('<x/>');
  });
  expect(await read(sheets4)).toBeUndefined();
  const locked = CFB.utils.cfb_new();
  CFB.utils.cfb_add(locked, '/EncryptionInfo', text('x'));
  CFB.utils.cfb_add(locked, '/EncryptedPackage', text('x'));
  expect(await read(CFB.write(locked, { type: 'buffer' }) as Buffer, 'xls')).toBeUndefined();
  expect(await read(zipSync({ 'a.xlsx': book(plain) }))).toBeUndefined();
});

it('unpacks nothing that is more than its directory says, wherever else the archive says so', async () => {
  expect(firstLines(await read(book(plain)))).toEqual(plain);
  const many = book(plain, (parts) => {
    for (let index = 0; index < 1_001; index += 1) parts[`xl/media/${index}`] = text('');
  });
  expect(await read(many)).toBeUndefined();
  const large = book(plain, (parts) => {
    parts['xl/media/1'] = bomb;
  });
  expect(large.length).toBeLessThan(limits.importFileBytes);
  expect(await read(large)).toBeUndefined();
  // The directory says less than there is.
  const small = lie(large, 'xl/media/1', 'PK\x01\x02', (at) => at.writeUInt32LE(10, 24));
  expect(await read(small)).toBeUndefined();
  // The directory says that it is not packed at all, and the file itself that it is: the text would be unpacked unasked.
  const texts = 'xl/sharedStrings.xml';
  const stored = lie(book(plain), texts, 'PK\x01\x02', (at) => {
    at.writeUInt16LE(0, 10);
    at.writeUInt32LE(at.readUInt32LE(20), 24);
  });
  expect(firstLines(await read(stored))).not.toEqual(plain);
});

it('reads no directory but the one that it has looked through', async () => {
  // A second end stands in the comment of the first, too close to the end for a whole one.
  const first = Buffer.from(book(plain));
  const second = Buffer.from(book([['别的'], ['乙']]));
  const joined = Buffer.concat([second, first]);
  const end = joined.lastIndexOf('PK\x05\x06');
  const directory = second.readUInt32LE(second.lastIndexOf('PK\x05\x06') + 16);
  const short = Buffer.alloc(20);
  short.write('PK\x05\x06', 'latin1');
  short.writeUInt16LE(second.readUInt16LE(second.lastIndexOf('PK\x05\x06') + 8), 8);
  short.writeUInt32LE(directory, 16);
  // Places in the first one move by what stands before it.
  for (let at = joined.indexOf('PK\x01\x02', second.length); at >= 0; at = joined.indexOf('PK\x01\x02', at + 1))
    joined.writeUInt32LE(joined.readUInt32LE(at + 42) + second.length, at + 42);
  joined.writeUInt32LE(joined.readUInt32LE(end + 16) + second.length, end + 16);
  joined.writeUInt16LE(short.length, end + 20);
  expect(firstLines(await read(Buffer.concat([joined, short])))).not.toEqual([['别的'], ['乙']]);
});

it('takes a cell as it is stored, and no more of a sheet than its head is wide', async () => {
  const made = (cells: string) =>
    book(plain, (parts) => {
      const head = ['A1', 'B1'].map((at) => `<c r="${at}" t="inlineStr"><is><t>${at}</t></is></c>`);
      parts[sheet] = sheetOf(
        `<row r="1">${head.join('')}</row><row r="2"><c r="A2"><v>1</v></c></row><row r="3">${cells}</row>`,
        '<dimension ref="A1:XFD1048576"/>',
      );
      parts['xl/sharedStrings.xml'] = text('<sst count="4294967295" uniqueCount="4294967295"><si><t>甲</t></si></sst>');
    });
  const formulas =
    '<c r="A3" t="str"><f>CONCAT("甲","乙")</f><v>甲乙</v></c><c r="B3"><f>1+1</f><v>2</v></c><c r="XFD3"><v>1</v></c>';
  expect(firstLines(await read(made(formulas)))?.[2]).toEqual(['甲乙', 2]);
  // Never worked out before: nobody works it out here.
  const unknown = '<c r="A3" t="s"><v>0</v></c><c r="B3"><f>WEBSERVICE("http://127.0.0.1")</f></c>';
  expect(firstLines(await read(made(unknown)))?.[2]).toEqual(['甲']);
  expect(await read(made('<c r="A3" t="s"><v>4000000000</v></c>'))).toBeUndefined();
});

it('hands over no more than a spreadsheet of that size holds: one long text in each cell is none', async () => {
  const rows = Array.from(
    { length: 900 },
    (_, row) => `<row r="${row + 1}">${Array.from({ length: 20 }, () => '<c t="s"><v>0</v></c>').join('')}</row>`,
  );
  const repeated = book(plain, (parts) => {
    parts[sheet] = sheetOf(rows.join(''));
    parts['xl/sharedStrings.xml'] = text(`<sst count="1"><si><t>${'长'.repeat(100_000)}</t></si></sst>`);
  });
  expect(repeated.length).toBeLessThan(limits.importFileBytes);
  expect(await read(repeated)).toBeUndefined();
});

it('gives a thread up that does not come, or does not end', async () => {
  const nothing = { bytes: Buffer.alloc(0), isZip: true, ...asked };
  const threadOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const idle = 'setInterval(() => undefined, 1_000);';
  const busy = `import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ kind: 'ready' });
    parentPort.on('message', () => { for (;;); });`;
  for (const [file, startMs, readMs] of [
    [threadOf(idle), 50, 60_000],
    [threadOf(busy), 60_000, 50],
    [threadOf('throw new Error("broken");'), 60_000, 60_000],
  ] as const)
    expect(await readInThread(nothing, { file, startMs, readMs })).toEqual({ kind: 'wrong' });
});
