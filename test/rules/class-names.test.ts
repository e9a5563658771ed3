import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Classes that a style sheet gives their looks by themselves, not inside of something else. */
function ownClasses(file: string): string[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(/^\.(adit-[\w-]+)(?: \{|,)$/gm);
  return [...new Set([...found].map(([, name]) => name ?? ''))];
}

const sheets = ['engine', 'widgets', 'shell', 'designer'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(room, file)),
);

it('a class has its looks from one style sheet: two parts of a page that use one name undo each other', () => {
  expect(sheets.length).toBeGreaterThan(20);
  const owners = new Map<string, string[]>();
  for (const file of sheets) for (const name of ownClasses(file)) owners.set(name, [...(owners.get(name) ?? []), file]);
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
});
