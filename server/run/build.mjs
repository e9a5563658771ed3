// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { folderProblem } from './checks.mjs';
import { Stop } from './guard.mjs';
import { npmCommand, runPassing, say, secondsSince } from './terminal.mjs';

const sources = ['schemas', 'engine', 'widgets', 'shell', 'designer', 'map', 'server'];
const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
const products = ['dist/client', 'dist/server'];

/** Tests, stories and these scripts go into no product: a change to one needs no new build. */
const unbuilt = /\.(test|stories)\.tsx?$|^server\/run\//;

/** What the server is started from; without it nothing was built. */
export const serverEntry = 'dist/server/start.js';

/**
 * Says which sources a product was made from and what came out, by content: neither a checkout that changes every
 * time stamp nor a build by other hands misleads it.
 * @param {string} root the project's folder
 * @returns {string} a line, equal as long as sources and product are
 */
export function buildStamp(root) {
  return `${digest(root, [...sources, ...settings])} ${digest(root, products)}\n`;
}

/** @param {string} root @param {string[]} places files and folders; an absent one counts as empty */
function digest(root, places) {
  const hash = createHash('sha256');
  const files = places.flatMap((place) => filesUnder(join(root, place))).map((path) => relative(root, path));
  for (const file of files.filter((path) => !unbuilt.test(path.split(sep).join('/'))).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} place @returns {string[]} paths of the files there */
function filesUnder(place) {
  if (!existsSync(place)) return [];
  try {
    return readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(place, entry.name)) : entry.isFile() ? [join(place, entry.name)] : [],
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [place];
    throw error;
  }
}

/** @param {string} root @returns {boolean} whether dist/ is what the present sources give */
export function isBuilt(root) {
  const note = join(root, 'dist', '.stamp');
  return existsSync(join(root, serverEntry)) && existsSync(note) && readFileSync(note, 'utf8') === buildStamp(root);
}

/**
 * Builds page and server into dist/, unless they are there as the sources have them.
 * @param {string} root the project's folder
 * @throws {Stop} when the build fails
 */
export async function ensureBuilt(root) {
  if (isBuilt(root)) return;
  const problem = folderProblem(join(root, 'dist'), 'build folder');
  if (problem !== undefined) throw new Stop(problem);
  const startedMs = Date.now();
  say('Building the page and the server (npm run build), about half a minute…');
  const note = join(root, 'dist', '.stamp');
  rmSync(note, { force: true });
  const { code } = await runPassing(npmCommand(['run', 'build']), { ...process.env, NODE_ENV: 'production' });
  if (code !== 0) throw new Stop(`The build failed (npm run build ended with ${code}). See its lines above.`);
  writeFileSync(note, buildStamp(root));
  say(`Built in ${secondsSince(startedMs)}.`);
}
