import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as descriptors from '../widgets/index.ts';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
const rooms = [
  'schemas',
  'engine/schema',
  'engine',
  'widgets',
  'shell',
  'designer',
  'map',
  'server',
  'test',
  '.storybook',
] as const;
type Room = (typeof rooms)[number];

/** Which rooms a room may import from, besides itself. Tests and stories beside the code may use what tests use. */
const arrows: Readonly<Record<Room, readonly Room[]>> = {
  schemas: [],
  'engine/schema': ['schemas'],
  engine: ['engine/schema', 'schemas'],
  widgets: ['engine', 'engine/schema'],
  shell: ['engine', 'engine/schema', 'widgets', 'schemas'],
  designer: ['engine', 'engine/schema', 'widgets', 'schemas'],
  map: ['engine/schema', 'widgets'],
  server: ['engine/schema', 'schemas', 'widgets'],
  '.storybook': ['engine', 'engine/schema', 'widgets', 'shell', 'schemas', 'test'],
  test: rooms,
};

interface Import {
  readonly from: string;
  readonly to: string;
}

const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file);
const sources = rooms
  .filter((room) => room !== 'engine/schema' && room !== 'schemas')
  .flatMap((room) => filesIn(join(root, room)))
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file));

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Static and dynamic imports, re-exports and JSDoc imports; `import type` counts as well: an arrow is an arrow. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(/(?:from\s+|import\s+|import\()\s*['"]([^'"]+)['"]/g);
  return [...found].map(([, name]) => name ?? '');
}

function roomOf(file: string): Room {
  const path = relative(root, file);
  const room = rooms
    .filter((name) => path === name || path.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];
  if (!room) throw new Error(`${path} stands in no room`);
  return room;
}

const local: Import[] = sources.flatMap((from) =>
  importsOf(from)
    .filter((name) => name.startsWith('.'))
    .map((name) => ({ from, to: resolve(dirname(from), name) })),
);

/** Rooms of the product, in which folders stand on floors; tests may lead anywhere. */
const product: readonly Room[] = rooms.filter((room) => room !== 'test' && room !== '.storybook');

describe('imports', () => {
  it('are found at all', () => {
    expect(local.length).toBeGreaterThan(300);
  });

  it('point one way', () => {
    const wrong = local
      .filter(({ from }) => !isTest(from))
      .filter(({ from, to }) => {
        const [room, other] = [roomOf(from), roomOf(to)];
        return room !== other && !arrows[room].includes(other);
      });
    expect(wrong.map(show)).toEqual([]);
  });

  it('lead from the server to nothing of the widgets but their pure descriptors', () => {
    const wrong = local.filter(
      ({ from, to }) => roomOf(from) === 'server' && roomOf(to) === 'widgets' && !isPure(to) && !isTest(from),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('never reach React, antd or Formily from the schema, a descriptor or the server', () => {
    const starts = sources.filter(
      (file) => !isTest(file) && (roomOf(file) === 'engine/schema' || roomOf(file) === 'server' || isPure(file)),
    );
    const reached = reachable(starts);
    const views = [...reached].filter(([, names]) =>
      names.some((name) => /^(react|react-dom|antd|@formily|@ant-design)(\/|$)/.test(name)),
    );
    expect(views.map(([file]) => nameOf(file))).toEqual([]);
  });

  it('bring the frame of maps nothing of the page around it: of the widgets only what draws nothing', () => {
    const reached = reachable(sources.filter((file) => roomOf(file) === 'map' && !isTest(file)));
    const drawn = [...reached].filter(
      ([file, names]) => file.endsWith('.tsx') || names.some((name) => /^(react|antd|@)/.test(name)),
    );
    expect(drawn.map(([file]) => nameOf(file))).toEqual([]);
    expect([...reached.keys()].some((file) => roomOf(file) === 'widgets')).toBe(true);
  });

  it('name what carries jobs from process to process in the module of jobs alone', () => {
    const carrying = sources.filter((file) => !isTest(file) && importsOf(file).includes('pg-boss')).map(nameOf);
    expect([...new Set(carrying.map(dirname))]).toEqual(['server/jobs']);
  });

  it('make no descriptor depend on a component', () => {
    const components = [...reachable(sources.filter(isPure)).keys()].filter((file) => file.endsWith('.tsx'));
    expect(components).toEqual([]);
  });
});

describe('folders', () => {
  const leadsTo = foldersBehind();

  it.each(product)('form no circle in %s', (room) => {
    const round = [...leadsTo.keys()].filter((folder) => roomOf(folder) === room);
    const circles = round.flatMap((folder) => wayBack(leadsTo, folder) ?? []);
    expect(circles).toEqual([]);
  });
});

describe('the list of widgets', () => {
  const folders = readdirSync(join(root, 'widgets'), { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && existsSync(join(root, 'widgets', entry.name, `${entry.name}.descriptor.ts`)),
    )
    .map(({ name }) => name)
    .sort();

  it('equals the folders', () => {
    const listed = importsOf(join(root, 'widgets/index.ts')).map((name) => dirname(name).slice(2));
    expect(listed.sort()).toEqual(folders);
  });

  it('names each widget as its folder, with a component that joins it, a story and a test', () => {
    const keys = Object.values(descriptors).map(({ key }) =>
      key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
    expect(keys.sort()).toEqual(folders);
    const lacking = folders.filter((folder) => {
      const files = readdirSync(join(root, 'widgets', folder));
      return (
        !files.includes(`${folder}.widget.ts`) ||
        !files.some((file) => file.endsWith('.stories.tsx')) ||
        !files.some((file) => /\.test\.tsx?$/.test(file))
      );
    });
    expect(lacking).toEqual([]);
  });
});

/** One file of each folder begins by saying what lives there: `git grep '^// Here:'` is a map of the house. */
describe('each folder', () => {
  const isCode = (file: string) => /\.tsx?$/.test(file) && !isTest(file) && roomOf(file) !== 'test';
  const folders = new Set(sources.filter((file) => isCode(file) && roomOf(file) !== '.storybook').map(dirname));
  /** A widget's folder is told by its descriptor. */
  const isWidget = (folder: string) => existsSync(join(folder, `${basename(folder)}.descriptor.ts`));
  it('has one door, which says what lives there', () => {
    const doorsOf = (folder: string) =>
      readdirSync(folder).filter(
        (file) => isCode(join(folder, file)) && readFileSync(join(folder, file), 'utf8').startsWith('// Here: '),
      );
    const wrong = [...folders]
      .filter((folder) => !isWidget(folder))
      .flatMap((folder) => {
        const doors = doorsOf(folder);
        return doors.length === 1 ? [] : [`${relative(root, folder)}: ${doors.join(', ') || 'none'}`];
      });
    expect(wrong).toEqual([]);
  });
});

/** Which folders the files of a folder import from, whatever they import: a type is an arrow as well. */
function foldersBehind(): ReadonlyMap<string, ReadonlySet<string>> {
  const leadsTo = new Map<string, Set<string>>();
  for (const { from, to } of local) {
    if (isTest(from) || !product.includes(roomOf(from))) continue;
    const [folder, other] = [dirname(from), dirname(to)];
    if (folder === other) continue;
    leadsTo.set(folder, (leadsTo.get(folder) ?? new Set()).add(other));
  }
  return leadsTo;
}

/** The shortest way from a folder back to itself, such as `a -> b -> a`; null when there is none. */
function wayBack(leadsTo: ReadonlyMap<string, ReadonlySet<string>>, start: string): string | null {
  const ways = new Map([[start, nameOf(start)]]);
  for (const [folder, way] of ways) {
    const next = leadsTo.get(folder) ?? new Set();
    if (next.has(start)) return `${way} -> ${nameOf(start)}`;
    for (const other of next) if (!ways.has(other)) ways.set(other, `${way} -> ${nameOf(other)}`);
  }
  return null;
}

function nameOf(path: string): string {
  return relative(root, path);
}

function isPure(file: string): boolean {
  return file.endsWith('.descriptor.ts') || file === join(root, 'widgets/index.ts');
}

/** Every own file that the starts lead to, with the packages it names. Types vanish: they lead nowhere. */
function reachable(starts: readonly string[]): Map<string, string[]> {
  const seen = new Map<string, string[]>();
  const open = [...starts];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !existsSync(file) || !/\.(ts|tsx|mjs|js)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8').replace(/^(?:import|export)\s+type\s[^;]*;/gm, '');
    const names = [...text.matchAll(/(?:from\s+|import\s+|import\()\s*['"]([^'"]+)['"]/g)].map(
      ([, name]) => name ?? '',
    );
    seen.set(
      file,
      names.filter((name) => !name.startsWith('.')),
    );
    for (const name of names) if (name.startsWith('.')) open.push(resolve(dirname(file), name));
  }
  return seen;
}

function show({ from, to }: Import): string {
  return `${nameOf(from)} -> ${nameOf(to)}`;
}
