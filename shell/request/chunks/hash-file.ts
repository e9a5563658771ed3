import { limits } from '../../../engine/schema/limits.ts';
import { aborted } from './aborted.ts';
import type { HashNews, HashTask } from './hash-worker.ts';
// Within the file that asks for it: it is found wherever the application stands.
import HashWorker from './hash-worker.ts?worker&inline';

/** Thrown where a file is gone or may not be read any more. */
export class Unreadable extends Error {}

/** Of files that were read once: going on after a stop reads nothing anew. */
const known = new WeakMap<File, string>();

/**
 * SHA-256 of a file, as 64 hexadecimal digits, found out beside the page.
 * @param onProgress percent, 0 to 100
 * @throws Unreadable, or AbortError
 */
export async function hashFile(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const hash = known.get(file) ?? (await readHash(file, onProgress, signal));
  known.set(file, hash);
  return hash;
}

function readHash(file: File, onProgress: (percent: number) => void, signal: AbortSignal): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const worker = new HashWorker();
    const end = () => {
      worker.terminate();
      signal.removeEventListener('abort', stop);
    };
    const stop = () => {
      end();
      reject(aborted());
    };
    signal.addEventListener('abort', stop);
    worker.onerror = () => {
      end();
      reject(new Unreadable());
    };
    worker.onmessage = ({ data }: MessageEvent<HashNews>) => {
      if ('bytes' in data) return onProgress((data.bytes / file.size) * 100);
      end();
      if ('hash' in data) resolve(data.hash);
      else reject(new Unreadable());
    };
    worker.postMessage({ file, sliceBytes: limits.hashSliceBytes } satisfies HashTask);
  });
}
