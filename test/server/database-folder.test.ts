import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FreeSpace } from '../../server/database/free-space.ts';
import { openDatabase } from '../../server/database/index.ts';
import { assertCommitSyncs, openCluster } from '../../server/database/open-cluster.ts';
import { lockByPidFile } from '../../server/database/pid-file-lock.ts';
import { makeDataFolder } from '../support/data-folders.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';

describe('a data folder', () => {
  test('that cannot be made is named', async () => {
    const folder = makeTemporaryFolder('file');
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const opening = openDatabase({ kind: 'embedded', dataDir: join(file, 'data') });
    await expect(opening).rejects.toMatchObject({
      code: 'database.notWritable',
      message: expect.stringContaining(file),
    });
    rmSync(folder, { recursive: true });
  });

  test.each([
    { name: '500 MB of a large volume', totalBytes: 1e12, floor: 500_000_000, floorBytes: undefined },
    { name: '5 % of a small volume', totalBytes: 4e9, floor: 200_000_000, floorBytes: undefined },
    { name: '50 MB of a tiny volume', totalBytes: 2e8, floor: 50_000_000, floorBytes: undefined },
    { name: 'a floor that was set', totalBytes: 1e12, floor: 700_000_000, floorBytes: 700_000_000 },
  ])('has its floor of free space at $name', async ({ totalBytes, floor, floorBytes }) => {
    let freeBytes = floor;
    const space = new FreeSpace('/', { floorBytes, measure: async () => ({ freeBytes, totalBytes }) });
    space.stop();
    expect(await space.look()).toBe(true);
    freeBytes = floor - 1;
    expect(await space.look()).toBe(false);
    expect(space.isLow).toBe(true);
  });

  test('is measured by the file system', async () => {
    const space = new FreeSpace('/', { floorBytes: Number.MAX_VALUE });
    space.stop();
    expect(await space.look()).toBe(false);
  });
});

describe('the durability of the embedded engine', () => {
  test('syncs the disk at each commit', async () => {
    const dataDir = await makeDataFolder();
    const { pglite, files } = await openCluster(join(dataDir, 'database'), () => undefined);
    await assertCommitSyncs(pglite, files);
    await pglite.query('create table kept (id integer)');
    const before = files.syncs;
    for (let id = 0; id < 20; id += 1) await pglite.query('insert into kept values ($1)', [id]);
    expect(files.syncs - before).toBeGreaterThanOrEqual(20);
    await pglite.close();
    rmSync(dataDir, { recursive: true });
  });

  test('is refused at the start when a commit does not reach the disk', async () => {
    const silent = { query: async () => ({ rows: [], fields: [] }) };
    await expect(assertCommitSyncs(silent, { syncs: 5 })).rejects.toMatchObject({ code: 'database.notWritable' });
  });
});

describe('the lock by process id', () => {
  let folder = '';
  const lockFile = () => join(folder, 'adit.lock');
  beforeEach(() => {
    folder = makeTemporaryFolder('lock');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is held once, and free after its release', async () => {
    const lock = await lockByPidFile(folder);
    expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.pid));
    await expect(lockByPidFile(folder)).rejects.toMatchObject({ code: 'database.locked' });
    await lock.release();
    expect(readdirSync(folder)).toEqual([]);
    await (await lockByPidFile(folder)).release();
  });

  test('is refused while its process lives', async () => {
    writeFileSync(lockFile(), String(process.ppid));
    await expect(lockByPidFile(folder)).rejects.toThrow(`process ${process.ppid}.`);
    expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.ppid));
    expect(readdirSync(folder)).toEqual(['adit.lock']);
  });

  test.each([
    { name: 'whose process is gone', content: async () => String(await endedProcess()) },
    { name: 'with our own process id, as after the restart of a container', content: async () => String(process.pid) },
    { name: 'with no process id in it', content: async () => '' },
  ])('is taken over from a file $name', async ({ content }) => {
    writeFileSync(lockFile(), await content());
    const lock = await lockByPidFile(folder);
    expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.pid));
    await lock.release();
  });
});

/** @returns the id of a process that has ended */
async function endedProcess(): Promise<number | undefined> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'close');
  return child.pid;
}
