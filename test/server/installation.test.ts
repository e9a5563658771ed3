import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, migrate } from '../../server/database/index.ts';
import { Installation } from '../../server/installation/installation.ts';
import { readMarks, writeMark } from '../../server/installation/installation-mark.ts';
import { tables } from '../../server/kernel/tables.ts';
import { migrations } from '../../server/migrations/index.ts';
import { describeOnDatabases } from '../support/databases.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';

const other = '11111111-1111-4111-8111-111111111111';
let dataDir = '';
beforeEach(() => {
  dataDir = makeTemporaryFolder('installation');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('a folder for the embedded database', () => {
  const open = (meant?: string) => new Installation({ dataDir, engine: 'embedded', meant });
  const refused = expect.objectContaining({ code: 'database.missing', message: expect.stringContaining(dataDir) });
  const lose = (what: () => void) => {
    what();
    expect(open).toThrow(refused);
  };

  it('may be empty, or have been left by a first start that was broken off', () => {
    open();
    writeMark(dataDir, 'embedded', { id: other, isNew: true });
    open();
  });

  it('that was in use and has lost its database does not start', () => {
    lose(() => writeMark(dataDir, 'embedded', { id: other, isNew: false }));
    // An empty mount point is as good as none.
    lose(() => mkdirSync(join(dataDir, 'database')));
    open(other);
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18');
    open();
  });

  it('that was in use before there were marks is known by its files', () => {
    mkdirSync(join(dataDir, 'files'));
    open();
    lose(() => writeFileSync(join(dataDir, 'files', 'one'), ''));
  });

  it('with a damaged mark says which file it is, and takes a folder without one', () => {
    const path = join(dataDir, 'installation.json');
    for (const text of ['', '{"embedded": {"id"', 'null', '"installation"']) {
      writeFileSync(path, text);
      expect(open).toThrow(
        expect.objectContaining({ code: 'database.missing', message: expect.stringContaining(path) }),
      );
    }
    rmSync(path);
    open();
  });

  it('whose installation is on a PostgreSQL does not begin another when nobody says where that is', () => {
    lose(() => writeMark(dataDir, 'postgres', { id: other, isNew: false }));
  });
});

describeOnDatabases('a database and a folder', { isEmpty: true }, ({ open }) => {
  let database: Database;
  const installation = (meant?: string) => new Installation({ dataDir, engine: 'postgres', meant });
  const begin = async (meant?: string) => {
    const step = installation(meant);
    await step.check(database);
    await migrate(database, migrations);
    await step.keep(database);
    return readMarks(dataDir).postgres;
  };
  const forget = () => tables(database.kysely).deleteFrom('base_config').where('name', '=', 'installation').execute();

  it('get one mark at their first use, and start only together from then on', async () => {
    database = await open();
    const mark = await begin();
    expect(mark).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), isNew: false });
    expect(await begin()).toEqual(mark);

    const first = dataDir;
    dataDir = makeTemporaryFolder('installation');
    // A folder without a mark, and one with another: the operator is told what to say.
    await expect(begin()).rejects.toMatchObject({
      code: 'database.missing',
      message: expect.stringContaining(mark?.id ?? ''),
    });
    expect(readMarks(dataDir)).toEqual({});
    writeMark(dataDir, 'postgres', { id: other, isNew: false });
    for (const meant of [undefined, other])
      await expect(begin(meant)).rejects.toMatchObject({ code: 'database.missing' });
    expect(await begin(mark?.id)).toEqual(mark);
    expect(await begin()).toEqual(mark);

    // A folder that was in use does not go with a database that has no mark, unless that is meant.
    await forget();
    await expect(begin()).rejects.toMatchObject({
      code: 'database.missing',
      message: expect.stringContaining(mark?.id ?? ''),
    });
    expect(await begin(mark?.id)).toEqual(mark);
    rmSync(first, { recursive: true, force: true });
  });

  it('that were broken off between their two marks go on, and so do two servers that begin at once', async () => {
    await forget();
    writeMark(dataDir, 'postgres', { id: other, isNew: true });
    const both = [installation(), installation()];
    for (const step of both) await step.check(database);
    for (const step of both) await step.keep(database);
    expect(readMarks(dataDir).postgres).toEqual({ id: other, isNew: false });
  });

  it('go on where another server marked both between two looks of this one', async () => {
    await forget();
    rmSync(dataDir, { recursive: true, force: true });
    const late = installation();
    const mark = await begin();
    await late.check(database);
    await late.keep(database);
    expect(readMarks(dataDir).postgres).toEqual(mark);
  });
});
