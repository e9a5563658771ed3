// @ts-check
// Loaded before anything else, on any Node that knows modules: keep it to old syntax and few imports.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, whatever the working directory is and whatever its path holds. */
export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A reason to end, told in one line that says what is wrong and what to do; anything else thrown is our mistake. */
export class Stop extends Error {}

/**
 * @param {string} version of the running Node, such as "18.20.1"
 * @param {string} range `engines.node` of package.json, of the form ">=major.minor"
 * @returns {string | undefined} one line for people when this Node is too old
 */
export function nodeProblem(version, range) {
  const numbers = /** @param {string} text */ (text) => text.replace(/^\D*/, '').split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = numbers(range);
  const [major = 0, minor = 0] = numbers(version);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return undefined;
  return `Node ${version} is too old: Adit needs ${wantedMajor}.${wantedMinor} or newer. Install one from https://nodejs.org.`;
}

/**
 * npm hands a signal to the shell between itself and us, which ends without handing it on and would leave a server
 * behind that holds port and data. So a command of npm's that lost its parent takes that for the signal.
 */
function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/**
 * Runs a command of ours: refuses an old Node, works from the project's folder, turns a `Stop` into its one line.
 * @template T
 * @param {() => Promise<T>} main imports what it needs itself, so that an old Node never meets newer syntax
 * @returns {Promise<T | undefined>} undefined when it could not be done; the exit code is then 1
 */
export async function guarded(main) {
  try {
    const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    const problem = nodeProblem(process.versions.node, engines.node);
    if (problem !== undefined) throw new Stop(problem);
    process.chdir(projectRoot);
    endWithParent();
    return await main();
  } catch (error) {
    console.error(error instanceof Stop ? `adit: ${error.message}` : error);
    process.exitCode = 1;
    return undefined;
  }
}
