// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderProblem } from './checks.mjs';
import { Stop } from './guard.mjs';
import { npmCommand, runPassing, say, secondsSince } from './terminal.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile package-lock.json, by place in the tree */

const networkCodes = new Set(
  'EAI_AGAIN ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ENOTFOUND ERR_SOCKET_TIMEOUT ETIMEDOUT EIDLETIMEOUT'.split(
    ' ',
  ),
);

/**
 * npm notes what it installed in node_modules/.package-lock.json as its last act, so an installation that was broken
 * off has no such note. Packages for other systems are optional and absent from it.
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile | undefined} installed npm's note
 */
export function packagesMatch(wanted, installed) {
  const present = installed?.packages;
  if (present === undefined) return false;
  return Object.entries(wanted.packages ?? {}).every(([place, locked]) => {
    if (place === '') return true;
    const found = present[place];
    if (found === undefined) return locked.optional === true || locked.devOptional === true;
    return found.version === locked.version && found.integrity === locked.integrity;
  });
}

/**
 * @param {string[]} tail the last lines of a failed `npm ci`
 * @returns {string} one line for people
 */
export function installProblem(tail) {
  const code = tail
    .map((line) => /^npm (?:error|ERR!) code (\S+)/.exec(line)?.[1])
    .find((found) => found !== undefined);
  const end = 'See the lines of npm above.';
  if (code === undefined) return `npm ci failed. ${end}`;
  if (networkCodes.has(code)) {
    return `The package registry cannot be reached (${code}): check the network and the registry and proxy settings of npm. ${end}`;
  }
  if (code === 'ENOSPC') return `npm ci failed: the disk is full. ${end}`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `npm ci failed: this user cannot write the project's node_modules or npm's cache (${code}). ${end}`;
  }
  return `npm ci failed (${code}). ${end}`;
}

/**
 * Installs the packages of package-lock.json, unless they are there.
 * @param {string} root the project's folder
 * @throws {Stop} when they cannot be had
 */
export async function ensurePackages(root) {
  const wanted = readLockfile(join(root, 'package-lock.json'));
  if (wanted === undefined)
    throw new Stop(`package-lock.json is missing or broken in ${root}: get it from the repository.`);
  if (packagesMatch(wanted, readLockfile(join(root, 'node_modules', '.package-lock.json')))) return;

  const problem = folderProblem(join(root, 'node_modules'), "project's folder");
  if (problem !== undefined) throw new Stop(problem);
  const startedMs = Date.now();
  say('Installing dependencies (npm ci), about a minute…');
  // Building and testing need the development packages, also where NODE_ENV=production is set.
  const { code, tail } = await runPassing(npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund']));
  if (code !== 0) throw new Stop(installProblem(tail));
  say(`Dependencies installed in ${secondsSince(startedMs)}.`);
}

/** @param {string} path @returns {Lockfile | undefined} undefined when it is absent or no JSON */
function readLockfile(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
