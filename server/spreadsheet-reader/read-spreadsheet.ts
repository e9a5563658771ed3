import { Worker } from 'node:worker_threads';
import { limits } from '../../engine/schema/limits.ts';
import { SerialByKey } from '../kernel/serial-by-key.ts';
import { archiveEntries, isPlainWorkbook } from './archive-facts.ts';
import type { ReadAnswer, SheetsAsked, SheetsRead } from './sheet-content.ts';
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
  const answer = await turns.take('all', () => readInThread({ ...asked, bytes, isZip }));
  return answer.kind === 'read' ? answer.sheets : undefined;
}

/** The time counts from when the thread is there: on a machine that is busy its start takes longest. */
function readInThread(asked: SheetsAsked): Promise<ReadAnswer> {
  const worker = new Worker(spreadsheetWorkerFile(), {
    execArgv: [],
    env: {},
    name: 'spreadsheet',
    resourceLimits: { maxOldGenerationSizeMb: limits.importReaderMegabytes },
  });
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const end = (answer: ReadAnswer) => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const wrong = () => end({ kind: 'wrong' });
    worker.once('error', wrong);
    worker.once('exit', wrong);
    worker.on('message', (answer: ReadAnswer | { readonly kind: 'ready' }) => {
      if (answer.kind !== 'ready') return end(answer);
      timer = setTimeout(wrong, limits.importReaderMs);
      worker.postMessage(asked);
    });
  });
}
