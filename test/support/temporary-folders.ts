import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'adit-test-';

/** @param kind letters only @returns a new folder whose name tells which process it belongs to */
export function makeTemporaryFolder(kind: string): string {
  return mkdtempSync(join(tmpdir(), `${prefix}${kind}-${process.pid}-`));
}

/** Removes folders that were left by test processes that were killed. @param before runs on each folder first */
export function removeLeftoverFolders(before: (folder: string) => void): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${prefix}[a-z]+-(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    const folder = join(tmpdir(), name);
    before(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive, only not ours to signal.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
