// @ts-check
import { writeFileSync } from 'node:fs';

/** Vitest's own report leaves out what goes wrong outside every test: how much of it there was goes to a file beside it. */
export default class ErrorsReporter {
  /**
   * @param {readonly unknown[]} _files
   * @param {readonly unknown[]} errors
   */
  onTestRunEnd(_files, errors) {
    const path = process.env.ADIT_ERRORS_PATH;
    if (path) writeFileSync(path, String(errors.length));
  }
}
