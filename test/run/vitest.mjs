// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCode, say, toolCommand } from '../../server/run/terminal.mjs';
import { tallyReport } from './closing-line.mjs';
import { walksToRepeat, withSecondTry } from './second-try.mjs';

/** @typedef {import('./closing-line.mjs').Report} Report */

const errorsReporter = fileURLToPath(new URL('errors-reporter.mjs', import.meta.url));

/**
 * Runs Vitest in this terminal, its report beside what it prints; in the CI a few walks that failed are walked again.
 * @param {string} root the project's folder
 * @param {string[]} args passed on
 * @returns {Promise<{ exitCode: number, tally: import('./closing-line.mjs').Tally }>} the exit code is 0 only when
 *   nothing failed and something ran
 */
export async function runVitest(root, args) {
  const first = await runOnce(root, args);
  const walks = process.env.CI && first.code === 1 ? walksToRepeat(first.report, first.errors) : [];
  if (first.report === undefined || walks.length === 0) return outcome(first.report, first.code);
  const names = walks.map((path) => basename(path)).join(', ');
  say(`Failed, and walked once more: ${names}`);
  const second = await runOnce(root, ['--project', 'walk', ...walks]);
  if (second.code === 0) say(`Passed at the second try: ${names}`);
  return outcome(second.report && withSecondTry(first.report, second.report), second.code);
}

/** @param {Report | undefined} report @param {number} code */
function outcome(report, code) {
  const tally = tallyReport(report, code);
  return { exitCode: code === 0 && tally.failed > 0 ? 1 : code, tally };
}

/** @param {string} root @param {string[]} args */
async function runOnce(root, args) {
  const folder = mkdtempSync(join(tmpdir(), 'adit-report-'));
  const reportPath = join(folder, 'report.json');
  const errorsPath = join(folder, 'errors');
  const reporters = [
    ...['default', 'json', errorsReporter].map((name) => `--reporter=${name}`),
    `--outputFile.json=${reportPath}`,
  ];
  const { command, args: all } = toolCommand(root, 'vitest', ['run', ...reporters, ...args]);
  const child = spawn(command, all, { stdio: 'inherit', env: { ...process.env, ADIT_ERRORS_PATH: errorsPath } });
  // A Ctrl-C reaches Vitest by itself; staying alive until it has ended is what keeps the closing line last.
  const stay = () => {};
  const forward = () => child.kill('SIGTERM');
  process.on('SIGINT', stay).on('SIGTERM', forward);
  try {
    /** @type {number} */
    const code = await new Promise((done) => {
      child.once('exit', (ended, signal) => done(exitCode(ended, signal)));
    });
    // A run that wrote no number of errors did not come to its end.
    return { code, report: reportAt(reportPath), errors: numberAt(errorsPath) ?? 1 };
  } finally {
    process.off('SIGINT', stay).off('SIGTERM', forward);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} path @returns {Report | undefined} undefined when Vitest wrote none */
function reportAt(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} path @returns {number | undefined} */
function numberAt(path) {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
