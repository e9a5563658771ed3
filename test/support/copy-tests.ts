import { relative } from 'node:path';
import type { SourceCopy } from './source-copy.ts';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly failureMessages: readonly string[] }[];
  }[];
}

/** What became of a file of tests: `held`, or what was wrong. */
export type Outcomes = ReadonlyMap<string, string>;

/** Runs test files in a copy, each in its project. A file of which nothing ran is left out. */
export async function runTests(copy: SourceCopy, files: readonly string[]): Promise<Outcomes> {
  const report = ['--reporter=json', '--outputFile.json=report.json'];
  const { output } = await copy.run('vitest', ['run', ...report, ...projectsOf(files), ...files]);
  if (!copy.has('report.json')) throw new Error(output);
  const { testResults }: Report = JSON.parse(copy.read('report.json'));
  return new Map(
    testResults.map(({ name, status, message, assertionResults }) => {
      const wrong = [message, ...assertionResults.flatMap(({ failureMessages }) => failureMessages)].filter(Boolean);
      const ran = assertionResults.some((one) => one.status === 'passed');
      return [relative(copy.path, name), status === 'passed' && ran ? 'held' : wrong.join('\n') || output];
    }),
  );
}

/** The projects of `vitest.config.ts` in which files stand: the others need not be set up. */
function projectsOf(files: readonly string[]): string[] {
  const project = (file: string) => {
    if (file.endsWith('.tsx')) return 'widgets';
    return /^test\/(server\/|[^/]*$)/.test(file) ? 'unit' : 'rules';
  };
  return [...new Set(files.map(project))].map((name) => `--project=${name}`);
}
