import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { calls } from '../../engine/schema/calls/index.ts';
import { routes } from '../../engine/schema/routes/routes.ts';

const root = join(import.meta.dirname, '../..');

/** Ids of shipped screens, and the addresses of the program. */
const names = new Set([
  ...readdirSync(join(root, 'schemas/screens')).map((name) => name.replace('.json', '')),
  ...routes.map(({ path }) => path).filter((path) => path !== '/'),
]);

/** Every text that stands in code, comments left out. Calls of the call table have names of their own. */
function textsOf(code: string): string[] {
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<=^|\s)\/\/.*$/gm, '');
  const asked = bare.replaceAll(/\brequest\('(\w+)'/g, (text, name) => (Object.hasOwn(calls, name) ? '' : text));
  return [...asked.matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)].map(([, , text = '']) => text);
}

/** Calls that need no session are named in a list of their own. */
const callLists = /const exempt: ReadonlySet<CallName> = .*/g;

it('nothing in the shell names a particular screen or address: they come from schemas/routes.json', () => {
  const files = readdirSync(join(root, 'shell'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|tsx)$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(60);
  const named = files.flatMap((file) =>
    textsOf(readFileSync(join(root, 'shell', file), 'utf8').replaceAll(callLists, ''))
      .filter((text) => names.has(text) || names.has(text.split('?')[0] ?? ''))
      .map((text) => `${file}: ${text}`),
  );
  expect(named).toEqual([]);
});
