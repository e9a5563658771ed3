import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from '../../server/database/folder-lock.ts';
import { isOwner } from '../../server/database/folder-owner.ts';
import { FreeSpace } from '../../server/database/free-space.ts';
import { openDatabase } from '../../server/database/index.ts';
import { assertCommitSyncs, openCluster } from '../../server/database/open-cluster.ts';
import { lockBySocket } from '../../server/database/socket-lock.ts';
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

describe('the lock of a data folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = makeTemporaryFolder('lock');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is held once, free after its release, and its owner is known', async () => {
    const first = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toMatchObject({
      code: 'database.locked',
      message: expect.stringContaining(`process ${process.pid}.`),
    });
    expect(isOwner(first.owner)).toBe(true);
    await first.release();
    const second = await lockFolder(folder);
    expect([isOwner(first.owner), isOwner(second.owner)]).toEqual([false, true]);
    await second.release();
  });

  test('is refused by a program of the version before, which has another lock', async () => {
    const free = await lockBySocket(folder);
    await expect(lockFolder(folder)).rejects.toMatchObject({ code: 'database.locked' });
    await free?.();
    await (await lockFolder(folder)).release();
  });

  test.each([
    {
      name: 'does not lock',
      tryLock: () => {
        throw new Error('ENOLCK: no locks available');
      },
    },
    { name: 'grants every lock', tryLock: () => true },
  ])('is refused on a file system that $name', async ({ tryLock }) => {
    await expect(lockFolder(folder, tryLock)).rejects.toMatchObject({
      code: 'database.noLock',
      message: expect.stringContaining(folder),
    });
    // Nothing of it is left behind that keeps others out.
    await (await lockFolder(folder)).release();
  });
});
