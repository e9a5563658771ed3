// @ts-check

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */
/** @typedef {{ name: string, status: string, assertionResults: { status: string }[] }} FileResult */
/**
 * What Vitest's JSON reporter writes, as far as it is read here.
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {FileResult[]} testResults one for each test file
 */

/** A run that never came to its tests. @type {Tally} */
export const nothingRan = { passed: 0, failed: 1, skipped: 0 };

/**
 * Counts a run so that nothing which went wrong can look green. A file that fails without a failed test of its own (it
 * does not load, or a hook of it throws) counts as one failure; so do a run without a test, a run without a report and
 * an error outside every test, which shows in the exit code alone.
 * @param {Report | undefined} report undefined when none was written
 * @param {number} exitCode of Vitest
 * @returns {Tally}
 */
export function tallyReport(report, exitCode) {
  if (report === undefined) return nothingRan;
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + brokenFiles.length;
  const skipped = report.numPendingTests + report.numTodoTests;
  const wrong = exitCode !== 0 || passed + failed === 0;
  return { passed, failed: wrong ? Math.max(failed, 1) : failed, skipped };
}

/** @param {Tally} tally @returns {string} the line that a run ends with, for people and for the CI */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
