// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { probe, secondsByProject, slownessOf } from './seconds.mjs';

/** @typedef {import('./seconds.mjs').FileTime} FileTime */
/** What `vitest.mjs` reads of a run beside Vitest's own report. @typedef {{ errors: number, slowness: number, times: FileTime[] }} RunNotes */

const probeEveryMs = 5_000;
const shownFiles = 12;

/**
 * Writes what Vitest's own report leaves out: how much went wrong outside every test, and the seconds of each file, by
 * project. How busy the machine was is measured while the tests run.
 */
export default class RunReporter {
  /** @type {number[]} */
  #probesMs = [];
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  onTestRunStart() {
    this.#timer = setInterval(() => this.#probesMs.push(probe()), probeEveryMs);
    this.#timer.unref();
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} errors
   */
  onTestRunEnd(modules, errors) {
    clearInterval(this.#timer);
    const times = modules.map((module) => {
      const spent = module.diagnostic();
      const ms = spent.duration + spent.collectDuration + spent.setupDuration + spent.environmentSetupDuration;
      const file = relative(process.cwd(), module.moduleId).replaceAll('\\', '/');
      return { project: module.project.name, file, seconds: Math.round(ms / 100) / 10 };
    });
    times.sort((one, other) => other.seconds - one.seconds);
    /** @type {RunNotes} */
    const notes = { errors: errors.length, slowness: slownessOf(this.#probesMs), times };
    const path = process.env.ADIT_NOTES_PATH;
    if (path) writeFileSync(path, JSON.stringify(notes));
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/seconds.json', JSON.stringify(notes, null, 1));
    console.log(summaryOf(notes));
  }
}

/** @param {RunNotes} notes */
function summaryOf({ slowness, times }) {
  const projects = [...secondsByProject(times)].map(([name, seconds]) => `${name} ${Math.round(seconds)}`);
  const files = times.slice(0, shownFiles).map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)}  ${file}`);
  const busy = `the machine was ${slowness.toFixed(1)} times as slow as a quiet one`;
  return `Seconds by project, over its files (${busy}): ${projects.join(' · ')}\n${files.join('\n')}`;
}
