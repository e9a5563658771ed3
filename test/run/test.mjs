// @ts-check
// npm test: installs what is missing, the browser included, builds, and runs every test. Arguments go on to Vitest.
// npm run test:long (--long): the same with every repetition, on both databases, from a seed that it prints; see docs/tests.md.
import { randomInt } from 'node:crypto';
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
  const isLong = process.argv.includes('--long');
  const args = process.argv.slice(2).filter((arg) => arg !== '--long');
  process.env.ADIT_TEST_BUILT = '1';
  if (isLong) sayLong(say);
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
  const result = await timed('tests', () => runVitest(projectRoot, args, { isLong }));
  say(`Time spent: ${spent.join(', ')}.`);
  process.exitCode = result.exitCode;
  return result.tally;
});

/** @param {(line: string) => void} say */
function sayLong(say) {
  process.env.ADIT_TEST_LONG = '1';
  process.env.ADIT_TEST_SEED ||= String(randomInt(2 ** 31));
  say(`A long run. The same one again: ADIT_TEST_SEED=${process.env.ADIT_TEST_SEED} npm run test:long`);
}

console.log(closingLine(tally ?? nothingRan));
