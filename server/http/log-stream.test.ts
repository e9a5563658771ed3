import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogStream, type LogStream } from './log-stream.ts';

let written: string[];
let takes: (bytes: Uint8Array) => number;
let log: LogStream;

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  takes = (bytes) => bytes.length;
  log = createLogStream((bytes) => {
    const count = takes(bytes);
    written.push(Buffer.from(bytes.subarray(0, count)).toString());
    return count;
  });
  log.lastLevel = 30;
});
afterEach(() => {
  vi.useRealTimers();
});

const broken = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

it('writes the lines of a tenth of a second at once, in order', () => {
  log.write('a\n');
  log.write('b\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  log.write('c\n');
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['a\nb\n', 'c\n']);
});

it('writes a warning at once, after the lines before it', () => {
  log.write('call\n');
  log.lastLevel = 40;
  log.write('warning\n');
  expect(written).toEqual(['call\nwarning\n']);
});

it('keeps no more than a part in memory', () => {
  log.write('x'.repeat(70_000));
  expect(written).toHaveLength(1);
});

it('goes on where a slow reader stopped, in the middle of a letter too', () => {
  const parts: Buffer[] = [];
  let isFirst = true;
  log = createLogStream((bytes) => {
    if (parts.length === 1 && isFirst) {
      isFirst = false;
      broken('EAGAIN')();
    }
    const count = Math.min(4, bytes.length);
    parts.push(Buffer.from(bytes.subarray(0, count)));
    return count;
  });
  log.lastLevel = 40;
  log.write('日志\n');
  expect(parts).toHaveLength(1);
  vi.advanceTimersByTime(100);
  expect(Buffer.concat(parts).toString()).toBe('日志\n');
});

it('loses lines and not the server when the reader is gone or the disk is full, and goes on after', () => {
  log.lastLevel = 40;
  for (const code of ['EPIPE', 'ENOSPC']) {
    takes = broken(code);
    log.write('lost\n');
  }
  takes = (bytes) => bytes.length;
  log.write('kept\n');
  expect(written).toEqual(['kept\n']);
});
