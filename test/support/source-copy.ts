import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { makeTemporaryFolder } from './temporary-folders.ts';

const root = resolve(import.meta.dirname, '../..');
/** What no test of a copy reads: packages are linked, the rest is made by runs or is large. */
const leftOut = /(^|\/)(node_modules|\.git|\.adit|\.cache|dist|coverage|storybook-static|test-results)$|\.png$/;
/** A run inside a run begins anew. */
const ofOuterRun = /^(VITEST|TEST$|NODE_ENV$|ADIT_TEST_BUILT|ADIT_TEST_LONG|ADIT_NOTES_PATH)/;

/** What a copy can be asked to run, by their scripts: a link in `.bin` may lead out of the copy. */
const tools = {
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vitest: 'vitest/vitest.mjs',
} as const;

/** How a command ended: `output` is all that it said. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** The project's sources in a temporary folder, where a test may change what it likes and run what it changed. */
export interface SourceCopy {
  readonly path: string;
  has(file: string): boolean;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Lays the files of a folder over it; their imports are written as from where they stand in the project. */
  layOver(folder: string): void;
  /** Adds a line at the end of a file. */
  addLine(file: string, line: string): void;
  /** Runs a tool in the copy. */
  run(tool: keyof typeof tools, args: readonly string[]): Promise<Ended>;
  remove(): void;
}

export function copySources(): SourceCopy {
  const path = makeTemporaryFolder('sources');
  cpSync(root, path, { recursive: true, filter: (from) => !leftOut.test(relative(root, from)) });
  linkPackages(path);
  const at = (file: string) => join(path, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  return {
    path,
    has: (file) => existsSync(at(file)),
    read,
    write,
    layOver: (folder) => {
      for (const file of filesIn(folder))
        write(file, asIfAtRoot(readFileSync(join(root, folder, file), 'utf8'), folder, file));
    },
    addLine: (file, line) => write(file, `${read(file).trimEnd()}\n${line}\n`),
    run: (tool, args) => runIn(path, [`node_modules/${tools[tool]}`, ...args]),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(root, folder), join(entry.parentPath, entry.name)));

/** What leads out of the folder, to the project, is written as from the file's new place. */
function asIfAtRoot(text: string, folder: string, file: string): string {
  const from = dirname(join(root, folder, file));
  return text.replaceAll(/'(\.\.\/[^']*)'/g, (whole, path: string) => {
    const target = resolve(from, path);
    const isInside = target.startsWith(join(root, folder));
    return isInside ? whole : `'${moduleName(relative(dirname(join(root, file)), target))}'`;
  });
}

const moduleName = (path: string) => (path.startsWith('.') ? path : `./${path}`);

/** One link a package, so that what tools keep in `node_modules` (Vite's bundles) is the copy's own. */
function linkPackages(path: string): void {
  mkdirSync(join(path, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!/^\.(vite|cache)/.test(name)) symlinkSync(join(root, 'node_modules', name), join(path, 'node_modules', name));
  }
}

function runIn(path: string, args: readonly string[]) {
  const outer = Object.entries(process.env).filter(([name]) => !ofOuterRun.test(name));
  const env = Object.fromEntries(outer);
  const child = spawn(process.execPath, args, { cwd: path, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise<Ended>((done, failed) => {
    child.once('error', failed).once('close', (code) => done({ code, output }));
  });
}
