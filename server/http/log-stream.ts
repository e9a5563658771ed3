import { writeSync } from 'node:fs';

const everyMs = 100;
const charactersMost = 64 * 1024;
const unsentMost = 4 * 1024 * 1024;
const warning = 40;

/** Where the log's lines go: pino tells the level of a line beforehand to streams that carry this mark. */
export interface LogStream {
  readonly [mark: symbol]: boolean;
  lastLevel: number;
  write(line: string): void;
}

/** Takes bytes and says how many it took. @throws Error with a code of the system */
export type Sink = (bytes: Uint8Array) => number;

const standardOutput: Sink = (bytes) => writeSync(1, bytes);

/**
 * Writes the log in batches, a tenth of a second late at most: a system call for each answer costs as much as making
 * the answer. Warnings and errors leave at once, and what waits leaves before the process ends. A reader that is slow
 * gets it later; one that is gone, or a full disk, costs lines and never the server.
 */
export function createLogStream(sink: Sink = standardOutput): LogStream {
  let waiting = '';
  let unsent: Uint8Array = new Uint8Array();
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    timer ??= setTimeout(flush, everyMs);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    let bytes: Uint8Array = Buffer.concat([unsent, Buffer.from(waiting)]);
    waiting = '';
    try {
      while (bytes.length > 0) bytes = bytes.subarray(sink(bytes));
    } catch (error) {
      const isFull = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
      if (!isFull || bytes.length > unsentMost) bytes = new Uint8Array();
    }
    unsent = bytes;
    if (unsent.length > 0) later();
  };
  process.once('exit', flush);
  return {
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line) {
      waiting += line;
      if (this.lastLevel >= warning || waiting.length > charactersMost) flush();
      else later();
    },
  };
}
