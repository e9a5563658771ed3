import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @returns the worker's file: beside this one from source; built, beside the start file or one folder above */
export function spreadsheetWorkerFile(): URL {
  if (import.meta.url.endsWith('.ts')) return new URL('spreadsheet-worker-from-source.mjs', import.meta.url);
  const built = ['spreadsheet-worker.js', '../spreadsheet-worker.js'].map((path) => new URL(path, import.meta.url));
  const found = built.find((url) => existsSync(fileURLToPath(url)));
  if (found === undefined) throw new Error('spreadsheet-worker.js is missing beside the server: build it again.');
  return found;
}
