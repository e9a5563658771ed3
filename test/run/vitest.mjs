// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCode, toolCommand } from '../../server/run/terminal.mjs';
import { tallyReport } from './closing-line.mjs';

/**
 * Runs Vitest in this terminal, its report beside what it prints.
 * @param {string} root the project's folder
 * @param {string[]} args passed on
 * @returns {Promise<{ exitCode: number, tally: import('./closing-line.mjs').Tally }>} the exit code is 0 only when
 *   nothing failed and something ran
 */
export async function runVitest(root, args) {
  const folder = mkdtempSync(join(tmpdir(), 'adit-report-'));
  const reportPath = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
  const { command, args: all } = toolCommand(root, 'vitest', ['run', ...reporters, ...args]);
  const child = spawn(command, all, { stdio: 'inherit' });
  // A Ctrl-C reaches Vitest by itself; staying alive until it has ended is what keeps the closing line last.
  const stay = () => {};
  const forward = () => child.kill('SIGTERM');
  process.on('SIGINT', stay).on('SIGTERM', forward);
  try {
    /** @type {number} */
    const code = await new Promise((done) => {
      child.once('exit', (ended, signal) => done(exitCode(ended, signal)));
    });
    const tally = tallyReport(readReport(reportPath), code);
    return { exitCode: code === 0 && tally.failed > 0 ? 1 : code, tally };
  } finally {
    process.off('SIGINT', stay).off('SIGTERM', forward);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} path @returns {import('./closing-line.mjs').Report | undefined} undefined when Vitest wrote none */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
