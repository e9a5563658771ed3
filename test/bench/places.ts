import { existsSync } from 'node:fs';
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Everything a bench makes is put here: copies of peers, pages, raw samples. */
export const benchCache = path.join(projectRoot, '.cache/bench');

const shared = path.join(projectRoot, '../shared/bench/forms');

/** The bench of the peers beside this project; undefined in a clone that has none. */
export function sharedFormBench(): string | undefined {
  return existsSync(path.join(shared, 'drive.mjs')) ? shared : undefined;
}
