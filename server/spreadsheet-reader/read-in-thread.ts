import { Worker } from 'node:worker_threads';
import { limits } from '../../engine/schema/limits.ts';
import type { ReadAnswer, SheetsAsked } from './sheet-content.ts';

/** A thread that reads one workbook. */
export interface ReaderThread {
  readonly file: URL;
  /** How long it may take to be there. */
  readonly startMs: number;
  /** How long it may read. */
  readonly readMs: number;
}

/**
 * Has a thread read a workbook, in little room and little time. The time to read counts from when the thread is there: on a
 * machine that is busy its start takes longest. One that does not come in its own time is given up as well, since others wait
 * for their turn behind it.
 */
export function readInThread(asked: SheetsAsked, { file, startMs, readMs }: ReaderThread): Promise<ReadAnswer> {
  const worker = new Worker(file, {
    execArgv: [],
    env: {},
    name: 'spreadsheet',
    resourceLimits: { maxOldGenerationSizeMb: limits.importReaderMegabytes },
  });
  return new Promise((resolve) => {
    const end = (answer: ReadAnswer) => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const wrong = () => end({ kind: 'wrong' });
    let timer = setTimeout(wrong, startMs);
    // Not once: what nobody listens to would end the process.
    worker.on('error', wrong);
    worker.on('exit', wrong);
    worker.on('messageerror', wrong);
    worker.on('message', (answer: ReadAnswer | { readonly kind: 'ready' }) => {
      if (answer.kind !== 'ready') return end(answer);
      clearTimeout(timer);
      timer = setTimeout(wrong, readMs);
      worker.postMessage(asked);
    });
  });
}
