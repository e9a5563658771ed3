import { parentPort } from 'node:worker_threads';
import { readWorkbook } from './read-workbook.ts';
import type { SheetsAsked } from './sheet-content.ts';

/** Reads the one workbook that it is handed; what it cannot read is wrong, whatever the library says of it. */
function answer(asked: SheetsAsked) {
  try {
    return readWorkbook(asked);
  } catch {
    return { kind: 'wrong' };
  }
}

parentPort?.once('message', (asked: SheetsAsked) => parentPort?.postMessage(answer(asked)));
parentPort?.postMessage({ kind: 'ready' });
