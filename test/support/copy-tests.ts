import { join } from 'node:path';
import { expect } from 'vitest';
import type { SourceCopy } from './source-copy.ts';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Runs test files in a copy. All have to be there and to hold; what failed is said with all that the run wrote. */
export async function expectTestsHold(copy: SourceCopy, files: readonly string[]): Promise<void> {
  const report = '--outputFile.json=report.json';
  const args = ['run', '--reporter=default', '--reporter=json', report, ...projectsOf(files), ...files];
  const { code, output } = await copy.run('vitest', args);
  expect(code, output).toBe(0);
  const { testResults }: Report = JSON.parse(copy.read('report.json'));
  const ran = testResults.filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'passed'));
  expect(ran.map(({ name }) => name).sort()).toEqual(files.map((file) => join(copy.path, file)).sort());
}

/** The projects of `vitest.config.ts` in which files stand: the others need not be set up. */
function projectsOf(files: readonly string[]): string[] {
  const project = (file: string) => {
    if (file.endsWith('.stories.tsx')) return 'stories';
    if (file.endsWith('.tsx')) return file.startsWith('designer/') ? 'designer' : 'widgets';
    return /^test\/(server\/|[^/]*$)/.test(file) ? 'unit' : 'rules';
  };
  return [...new Set(files.map(project))].map((name) => `--project=${name}`);
}
