import { constants, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryFolder } from './temporary-folders.ts';

const runFolderVariable = 'ADIT_TEST_WALKS_DIR';
let runFolder: string | undefined;

/** Vitest's global set-up of the walks: a folder of the run, in which the first walk leaves what the next ones copy. */
export function setup(): void {
  runFolder = makeTemporaryFolder('walks');
  process.env[runFolderVariable] = runFolder;
}

export function teardown(): void {
  if (runFolder) rmSync(runFolder, { recursive: true, force: true });
}

/**
 * A new data folder with the data of a first start in it. Filling one takes four times as long as starting on it, so a run
 * of walks fills one, when its first walk begins: the demo's dates count from then. Elsewhere the folder is empty, and is
 * filled by the start that it is for.
 * @param fill starts the product on an empty folder and stops it
 */
export async function seededFolder(fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = makeTemporaryFolder('product');
  const shared = process.env[runFolderVariable];
  if (!shared) return folder;
  const seeded = join(shared, 'seeded');
  if (!existsSync(seeded)) {
    const draft = mkdtempSync(join(shared, 'draft-'));
    await fill(draft);
    try {
      renameSync(draft, seeded);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      // A walk beside this one was faster.
      if (!existsSync(seeded)) throw error;
    }
  }
  cpSync(seeded, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}
