import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute and more, the longest first; what runs beside one of them at the end has nothing left to do. */
const longest = [
  ...['kill', 'sign-in-ways', 'start', 'database-embedded', 'model-races'].map((name) => `server/${name}`),
  ...['map-screens', 'designer-looks', 'session', 'foreign-designs'].map((name) => `walks/${name}`),
].map((name) => fileURLToPath(new URL(`../${name}.test.ts`, import.meta.url)));
for (const path of longest) if (!existsSync(path)) throw new Error(`${path} is gone: take it off longest-first.ts.`);

/**
 * Vitest begins with what took longest the last time. On a fresh clone it knows no times and goes by size, and the longest
 * of all is a small file: it would be left over for the end, with one of two processors idle.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.indexOf(moduleId);
      return at < 0 ? longest.length : at;
    };
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}
