import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const note = text('docs/shell.md');
const rows = note.split('\n').filter((line) => line.startsWith('| '));
const cellsOf = (row: string) => row.split(/(?<!\\)\|/).map((cell) => cell.trim());
const named = rows.flatMap((row) =>
  [...row.matchAll(/`([^`]+\.test\.tsx?)` › "([^"]+)"/g)].map(([, file = '', title = '']) => ({ file, title })),
);

/** Sections of the shell specification whose sentences the note goes through. */
const sections = '2.1 2.2 2.3 2.4 3 4.1 4.2 4.3 4.4 4.5 4.6 4.7 5 6 8 9'.split(' ');
const series = (kind: string, ...ends: (readonly [from: number, to: number])[]) =>
  ends.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => `${kind}${String(from + at).padStart(2, '0')}`),
  );
/** Rows of the list of faults that are of the shell. */
const faults = [
  ...series('A', [1, 20], [75, 79], [90, 90], [93, 93], [95, 95]),
  ...series('B', [15, 22], [34, 34], [36, 36], [39, 39], [41, 42]),
];

describe('the note of what shows the shell', () => {
  it('has a part for each section, and a line for each fault', () => {
    const heads = [...note.matchAll(/^## (\S+)/gm)].map(([, head]) => head);
    expect(heads).toEqual([...sections, 'Faults']);
    const lines = rows.map((row) => cellsOf(row)[1]?.split(' ')[0]);
    expect(faults.filter((fault) => !lines.includes(fault))).toEqual([]);
  });

  it('says of each sentence what shows it, or that nothing does', () => {
    const says = /^(?:open\b|later issue|`[^`]+\.test\.tsx?` › "|.*; open: )/;
    const lacking = rows
      .filter((row) => !row.startsWith('| Sentence |') && !row.startsWith('| Row |'))
      .filter((row) => cellsOf(row).length !== 4 || !says.test(cellsOf(row)[2] ?? ''));
    expect(lacking).toEqual([]);
  });

  it('names tests that there are, by their titles', () => {
    expect(named.length).toBeGreaterThan(200);
    const gone = named.filter(({ file, title }) => {
      const source = text(file);
      return !["'", '"', '`'].some((quote) => source.includes(quote + title + quote));
    });
    expect(gone).toEqual([]);
  });
});
