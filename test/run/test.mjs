// @ts-check
// npm test: installs what is missing, the browser included, builds, and runs every test. Arguments go on to Vitest.
import { guarded, projectRoot } from '../../server/run/guard.mjs';
import { closingLine, nothingRan } from './closing-line.mjs';

const tally = await guarded(async () => {
  const [{ ensurePackages }, { ensureBuilt }, { say, secondsSince }, { ensureBrowser, needsBrowser }, { runVitest }] =
    await Promise.all([
      import('../../server/run/packages.mjs'),
      import('../../server/run/build.mjs'),
      import('../../server/run/terminal.mjs'),
      import('./browser.mjs'),
      import('./vitest.mjs'),
    ]);
  const args = process.argv.slice(2);
  /** @type {string[]} */
  const spent = [];
  /** @template T @param {string} name @param {() => Promise<T>} step */
  const timed = async (name, step) => {
    const startedMs = Date.now();
    const result = await step();
    spent.push(`${name} ${secondsSince(startedMs)}`);
    return result;
  };
  await timed('packages', () => ensurePackages(projectRoot));
  if (needsBrowser(args)) await timed('browser', ensureBrowser);
  await timed('build', () => ensureBuilt(projectRoot));
  const result = await timed('tests', () => runVitest(projectRoot, args));
  say(`Time spent: ${spent.join(', ')}.`);
  process.exitCode = result.exitCode;
  return result.tally;
});

console.log(closingLine(tally ?? nothingRan));
