// @ts-check

/** @typedef {import('./closing-line.mjs').Report} Report */

/** More walks than that do not fail together by chance. */
const most = 3;

/**
 * Walks go through the running product step by step, so a step that came too late once on a shared, busy machine cannot
 * be tried again by itself, as other tests are: the CI walks the whole way again, with a new product.
 * @param {Report | undefined} report
 * @param {number} errors outside every test
 * @returns {string[]} the files of walks to run once more; none where anything else went wrong
 */
export function walksToRepeat(report, errors) {
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
  const areWalks = failed.every((name) => name.replaceAll('\\', '/').includes('/test/walks/'));
  return errors === 0 && areWalks && failed.length <= most ? failed : [];
}

/**
 * @param {Report} first
 * @param {Report} second of some of its files
 * @returns {Report} both in one: of a file that ran twice, what came out last
 */
export function withSecondTry(first, second) {
  const replaced = first.testResults.filter(({ name }) => second.testResults.some((file) => file.name === name));
  /** @param {string[]} statuses */
  const replacedWith = (...statuses) =>
    replaced.flatMap((file) => file.assertionResults).filter(({ status }) => statuses.includes(status)).length;
  return {
    numPassedTests: first.numPassedTests - replacedWith('passed') + second.numPassedTests,
    numFailedTests: first.numFailedTests - replacedWith('failed') + second.numFailedTests,
    numPendingTests: first.numPendingTests - replacedWith('skipped', 'pending') + second.numPendingTests,
    numTodoTests: first.numTodoTests - replacedWith('todo') + second.numTodoTests,
    testResults: [...first.testResults.filter((file) => !replaced.includes(file)), ...second.testResults],
  };
}
