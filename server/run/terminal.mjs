// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

/** @typedef {{ command: string, args: string[], shell?: boolean }} Command */
/** @typedef {{ code: number, tail: string[] }} Outcome exit code, and the last lines that it wrote */

const keptLines = 40;
/** Long silent work (npm ci without a terminal writes nothing for a minute) shows in between that it goes on. */
const heartbeatMs = 15_000;

/** @param {string} line */
export function say(line) {
  console.log(`adit: ${line}`);
}

/** @param {number} sinceMs a `Date.now()` */
export function secondsSince(sinceMs) {
  return `${Math.round((Date.now() - sinceMs) / 1000)} s`;
}

/**
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env inside an npm script, npm says where it lies: started with our
 *   own Node it needs no shell on any system
 * @param {string} platform `process.platform`; on Windows, npm is a batch file, which only a shell can start
 * @returns {Command}
 */
export function npmCommand(args, env = process.env, platform = process.platform) {
  const npmPath = env.npm_execpath;
  if (npmPath !== undefined && /npm-cli\.c?js$/.test(npmPath)) {
    return { command: process.execPath, args: [npmPath, ...args] };
  }
  return { command: 'npm', args, shell: platform === 'win32' };
}

/**
 * @param {string} root the project's folder
 * @param {string} name of an installed package with one command of the same name
 * @param {string[]} args
 * @returns {Command} that command, started without a shell, so that any path will do
 */
export function toolCommand(root, name, args) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { command: process.execPath, args: [join(folder, typeof bin === 'string' ? bin : bin[name]), ...args] };
}

/**
 * Runs a command, passes its output on to the terminal and keeps the end of it.
 * @param {Command} command
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Outcome>} code 127 when the command is not there
 */
export function runPassing({ command, args, shell = false }, env = process.env) {
  const startedMs = Date.now();
  /** @type {string[]} */
  let tail = [''];
  return new Promise((done) => {
    const child = spawn(command, args, { env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    const beat = setInterval(() => say(`… still working, ${secondsSince(startedMs)}`), heartbeatMs);
    /** @param {NodeJS.WriteStream} stream @returns {(text: string) => void} */
    const passTo = (stream) => (text) => {
      stream.write(text);
      const [first = '', ...further] = text.split('\n');
      tail = [...tail.slice(0, -1), `${tail.at(-1)}${first}`, ...further].slice(-keptLines);
    };
    child.stdout.setEncoding('utf8').on('data', passTo(process.stdout));
    child.stderr.setEncoding('utf8').on('data', passTo(process.stderr));
    /** @param {number} code */
    const end = (code) => {
      clearInterval(beat);
      done({ code, tail: tail.filter((line) => line.trim() !== '') });
    };
    child.on('error', (error) => {
      passTo(process.stderr)(`${error.message}\n`);
      end(127);
    });
    child.on('close', (code, signal) => end(exitCode(code, signal)));
  });
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @returns {number} as a shell tells it: 128 + number of the signal that ended a process
 */
export function exitCode(code, signal) {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
}
