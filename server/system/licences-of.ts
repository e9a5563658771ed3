/** What a lock file of npm says of each package. */
interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

const within = 'node_modules/';

/** Packages that the program is run with, by name, each with its version and its licence. @param lock text of the lock file */
export function licencesOf(lock: string) {
  const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(lock); // npm wrote it
  const rows = Object.entries(packages).flatMap(([path, { version = '', license = '', ...kind }]) => {
    if (!path.startsWith(within) || kind.dev || kind.devOptional || kind.link) return [];
    const name = path.slice(path.lastIndexOf(within) + within.length);
    return [{ id: `${name}@${version}`, name, version, licence: license }];
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The list as it is kept, a package a line. */
export const licencesText = (lock: string): string =>
  `[\n${licencesOf(lock)
    .map((row) => `  ${JSON.stringify(row)}`)
    .join(',\n')}\n]\n`;
