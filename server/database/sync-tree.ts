import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** at once: the file system writes its journal once for several that wait */
const syncsAtOnce = 16;

/** Brings a folder with all that is in it to the disk, names included. */
export async function syncTree(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const paths = [folder, ...names.map((name) => join(folder, name))];
  const takeNext = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await syncPath(path);
  };
  await Promise.all(Array.from({ length: syncsAtOnce }, takeNext));
}

/** Brings a file, or the names in a folder, to the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
