// @ts-check

/** @typedef {{ project: string, file: string, seconds: number }} FileTime one file: its import, its hooks and its tests */
/** @typedef {{ whole: number, file?: number }} ProjectBudget of all its files together, and of each where that is not `file` of all */
/** @typedef {{ projects: Record<string, ProjectBudget>, file: number, slowFiles: Record<string, { seconds: number, why: string }> }} Budgets */

/** What the probe takes at its middle while the tests run on two quiet processors. */
export const quietProbeMs = 22;

/** By how much one run differs from the next. */
const noise = 1.5;

/**
 * A piece of work of always the same size: how long it takes says how busy the machine is.
 * @returns {number} milliseconds
 */
export function probe() {
  const startMs = performance.now();
  let sum = 0;
  for (let index = 0; index < 12_000_000; index += 1) sum = (sum + index * 31) % 1_000_003;
  return performance.now() - startMs + (sum < 0 ? 1 : 0);
}

/**
 * How many times longer than on a quiet machine everything takes just now.
 * @param {readonly number[]} probesMs
 */
export function slownessOf(probesMs) {
  const middle = [...probesMs].sort((one, other) => one - other)[Math.floor(probesMs.length / 2)] ?? quietProbeMs;
  return Math.max(1, middle / quietProbeMs);
}

/** @param {readonly FileTime[]} times @returns {Map<string, number>} seconds of each project, summed over its files */
export function secondsByProject(times) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { project, seconds } of times) sums.set(project, (sums.get(project) ?? 0) + seconds);
  return sums;
}

/**
 * @param {readonly FileTime[]} times
 * @param {Budgets} budgets in seconds of a quiet machine
 * @param {number} slowness of this one, see `slownessOf`
 * @returns {string[]} a line for each file and project that takes longer than it may
 */
export function overBudget(times, budgets, slowness) {
  /** @param {string} what @param {number} took @param {number} most @param {string} fix */
  const line = (what, took, most, fix) =>
    `${what} took ${Math.round(took)} s, ${Math.round(took / slowness)} s on a quiet machine; ${most} s are its limit. ${fix}`;
  const files = times.flatMap(({ project, file, seconds }) => {
    const most = budgets.slowFiles[file]?.seconds ?? budgets.projects[project]?.file ?? budgets.file;
    return seconds / slowness > most * noise
      ? [line(file, seconds, most, 'Make it quicker, or list it with a reason.')]
      : [];
  });
  const projects = [...secondsByProject(times)].flatMap(([name, seconds]) => {
    const most = budgets.projects[name]?.whole;
    return most !== undefined && seconds / slowness > most * noise
      ? [line(`Project ${name}`, seconds, most, 'Find what grew in test-results/seconds.json.')]
      : [];
  });
  return [...files, ...projects];
}
