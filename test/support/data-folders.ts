import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate, openDatabase } from '../../server/database/index.ts';
import { migrations } from '../../server/migrations/index.ts';
import { makeTemporaryFolder } from './temporary-folders.ts';

/** `empty`: a cluster with nothing in it. `migrated`: with the tables of the present migrations. */
export type ClusterKind = 'empty' | 'migrated';

const migrationsFolder = fileURLToPath(new URL('../../server/migrations/', import.meta.url));

/** @returns a new temporary data folder with a database in it, ready to open; the caller removes it */
export async function makeDataFolder(kind: ClusterKind = 'empty'): Promise<string> {
  const template = await prepareTemplate(kind);
  const dataDir = makeTemporaryFolder('data');
  cpSync(join(template, 'database'), join(dataDir, 'database'), { recursive: true });
  return dataDir;
}

/** Making a cluster and migrating it takes seconds: one of each is kept as long as engine and migrations stay, and copied. */
async function prepareTemplate(kind: ClusterKind): Promise<string> {
  const { folder, version } = engine();
  const name = kind === 'empty' ? `cluster-${version}` : `migrated-${version}-${digestOfMigrations()}`;
  const template = join(folder, `adit-test-${name}`);
  if (existsSync(template)) return template;
  const draft = `${template}-${randomBytes(4).toString('hex')}`;
  await fill(draft, kind);
  try {
    renameSync(draft, template);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another test process was faster.
    if (!existsSync(template)) throw error;
  }
  return template;
}

async function fill(draft: string, kind: ClusterKind): Promise<void> {
  if (kind === 'empty') mkdirSync(draft, { recursive: true });
  else cpSync(await prepareTemplate('empty'), draft, { recursive: true });
  const database = await openDatabase({ kind: 'embedded', dataDir: draft });
  if (kind === 'migrated') await migrate(database, migrations);
  await database.close();
}

/** Where the packages are is where what is made from them may be kept. */
function engine(): { folder: string; version: string } {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const packageFolder = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  return { folder: join(packageFolder, '..', '..', '.cache'), version };
}

function digestOfMigrations(): string {
  const hash = createHash('sha256');
  const files = readdirSync(migrationsFolder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
    hash.update(`${path.slice(migrationsFolder.length)}\0`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 12);
}
