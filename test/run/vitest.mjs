// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCode, say, toolCommand } from '../../server/run/terminal.mjs';
import budgets from './budgets.json' with { type: 'json' };
import { tallyReport } from './closing-line.mjs';
import { overBudget } from './seconds.mjs';

/** @typedef {import('./closing-line.mjs').Report} Report */
/** @typedef {import('./run-reporter.mjs').RunNotes} RunNotes */

const runReporter = fileURLToPath(new URL('run-reporter.mjs', import.meta.url));

/**
 * Runs Vitest in this terminal, its report beside what it prints. What takes longer than its budget fails a run.
 * @param {string} root the project's folder
 * @param {string[]} args passed on
 * @param {{ isLong: boolean }} kind a long run may take its time
 * @returns {Promise<{ exitCode: number, tally: import('./closing-line.mjs').Tally }>} the exit code is 0 only when
 *   nothing failed and something ran
 */
export async function runVitest(root, args, { isLong }) {
  const { code, report, notes } = await runOnce(root, args);
  const slow = isLong || notes === undefined ? [] : overBudget(notes.times, budgets, notes.slowness);
  for (const line of slow) say(line);
  const tally = tallyReport(report, code);
  const failed = tally.failed + slow.length;
  return { exitCode: code === 0 && failed > 0 ? 1 : code, tally: { ...tally, failed } };
}

/** @param {string} root @param {string[]} args */
async function runOnce(root, args) {
  const folder = mkdtempSync(join(tmpdir(), 'adit-report-'));
  const reportPath = join(folder, 'report.json');
  const notesPath = join(folder, 'notes.json');
  const reporters = [
    ...['default', 'json', runReporter].map((name) => `--reporter=${name}`),
    `--outputFile.json=${reportPath}`,
  ];
  const { command, args: all } = toolCommand(root, 'vitest', ['run', ...reporters, ...args]);
  const child = spawn(command, all, { stdio: 'inherit', env: { ...process.env, ADIT_NOTES_PATH: notesPath } });
  // A Ctrl-C reaches Vitest by itself; staying alive until it has ended is what keeps the closing line last.
  const stay = () => {};
  const forward = () => child.kill('SIGTERM');
  process.on('SIGINT', stay).on('SIGTERM', forward);
  try {
    /** @type {number} */
    const code = await new Promise((done) => {
      child.once('exit', (ended, signal) => done(exitCode(ended, signal)));
    });
    /** @type {Report | undefined} */
    const report = jsonAt(reportPath);
    /** @type {RunNotes | undefined} */
    const notes = jsonAt(notesPath);
    return { code, report, notes };
  } finally {
    process.off('SIGINT', stay).off('SIGTERM', forward);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} path of what the run writes itself @returns {any} undefined when it wrote none */
function jsonAt(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
