import fc from 'fast-check';
import { expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { limits } from '../../engine/schema/limits.ts';
import { archiveEntries, isPlainWorkbook } from './archive-facts.ts';
import { readWorkbook } from './read-workbook.ts';

const book = utils.book_new();
utils.book_append_sheet(book, utils.aoa_to_sheet([['标题'], ['甲']]), 'Sheet1');
const whole: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });

/** A workbook with bytes of it changed, cut off, or nothing of one at all. */
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some)),
  fc
    .tuple(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 8 }), fc.nat(whole.length))
    .map(([changes, length]) => {
      const changed = Buffer.from(whole);
      for (const [at, byte] of changes) changed[at] = byte;
      return changed.subarray(0, length > whole.length / 2 ? whole.length : length);
    }),
);

/** What looks before a thread does is the server itself: nothing that is sent may throw there. */
it('is asked of any bytes without an end of the server', () => {
  expect(isPlainWorkbook(archiveEntries(whole) ?? [], limits.importUnpackedBytes)).toBe(true);
  fc.assert(
    fc.property(bytes, (sent) => {
      const isPlain = isPlainWorkbook(archiveEntries(sent) ?? [], limits.importUnpackedBytes);
      return typeof isPlain === 'boolean';
    }),
    { numRuns: 500 },
  );
});

it('never reads more of changed bytes than there was', () => {
  const read = (sent: Buffer) => {
    try {
      return readWorkbook({ bytes: sent, isZip: true, beside: '_adit', linesMost: 10 });
    } catch {
      return { kind: 'wrong' as const };
    }
  };
  expect(read(whole)).toMatchObject({ kind: 'read', sheets: { first: { lines: [['标题'], ['甲']] } } });
  fc.assert(
    fc.property(bytes, (sent) => {
      const answer = read(sent);
      return answer.kind === 'wrong' || answer.sheets.first.lines.flat().length <= 10;
    }),
    { numRuns: 40 },
  );
});
