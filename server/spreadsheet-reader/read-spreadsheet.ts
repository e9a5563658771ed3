import { limits } from '../../engine/schema/limits.ts';
import { SerialByKey } from '../kernel/serial-by-key.ts';
import { archiveEntries, isPlainWorkbook } from './archive-facts.ts';
import { readInThread } from './read-in-thread.ts';
import type { SheetsAsked, SheetsRead } from './sheet-content.ts';
import { spreadsheetWorkerFile } from './spreadsheet-worker-file.ts';

const zipHead = Buffer.from('PK\x03\x04', 'latin1');
const compoundHead = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** One at a time in this process: each of them may take all the room that a thread is given. */
const turns = new SerialByKey();

/**
 * Reads the first sheet of a workbook, and one by name. What is not what its name says, holds programs, is locked, or would
 * unpack to more than a spreadsheet of that size ever does, is refused before anything of it is unpacked.
 * @param extension `xlsx` or `xls`
 * @returns undefined for what is refused, and for what cannot be read within the room and the time of a thread
 */
export async function readSpreadsheet(
  bytes: Buffer,
  extension: string,
  asked: Pick<SheetsAsked, 'beside' | 'linesMost'>,
): Promise<SheetsRead | undefined> {
  const isZip = extension === 'xlsx';
  if (!bytes.subarray(0, 8).equals(compoundHead) && !bytes.subarray(0, 4).equals(zipHead)) return undefined;
  if (isZip !== bytes.subarray(0, 4).equals(zipHead)) return undefined;
  if (isZip && !isPlainWorkbook(archiveEntries(bytes) ?? [], limits.importUnpackedBytes)) return undefined;
  const thread = { file: spreadsheetWorkerFile(), startMs: limits.importReaderStartMs, readMs: limits.importReaderMs };
  const answer = await turns.take('all', () => readInThread({ ...asked, bytes, isZip }, thread));
  return answer.kind === 'read' ? answer.sheets : undefined;
}
