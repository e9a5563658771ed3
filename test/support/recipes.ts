import type { SourceCopy } from './source-copy.ts';

/** A piece of code of a recipe: where it is put, and how: a file of its own where nothing is said. */
interface Part {
  readonly file: string;
  /** `one more line`, `one more entry`, `among its imports`, or `in <name>`: below the line that begins what is called so. */
  readonly place: string;
  readonly text: string;
}

/** A chapter of the README whose code says in which files it stands. */
export interface Recipe {
  readonly title: string;
  readonly parts: readonly Part[];
  /** Files of `npx vitest run …`, and scripts of `npx tsx server/…`, that its words name. */
  readonly tests: readonly string[];
  readonly scripts: readonly string[];
}

export function recipesIn(markdown: string): Recipe[] {
  return markdown.split(/^## /m).flatMap((chapter) => {
    const parts = partsIn(chapter);
    const words = chapter.replaceAll(/^```[\s\S]*?^```/gm, '');
    const named = (command: RegExp) => [...words.matchAll(command)].flatMap(([, args = '']) => args.split(/\s+/));
    const tests = named(/`npx vitest run ([^`]+)`/g).filter((arg) => arg.includes('.test.'));
    const scripts = named(/`npx tsx (server\/[^`]+)`/g);
    const [title = ''] = chapter.split(/[:\n]/);
    return parts.length > 0 ? [{ title, parts, tests, scripts }] : [];
  });
}

function partsIn(chapter: string): Part[] {
  const blocks = chapter.matchAll(/(?:^`([\w./-]+\.json)`(?:, (.+))?\n\n)?^```(ts|json)\n([\s\S]*?)^```/gm);
  return [...blocks].flatMap(([, file, place = '', , text = '']) =>
    file === undefined ? filesIn(text) : [{ file, place, text }],
  );
}

/** In code, each file begins with a line that says its name. */
function filesIn(code: string): Part[] {
  const pieces = code.split(/^\/\/ ([\w./-]+\.tsx?)(?:, (.+))?\n/m).slice(1);
  return Array.from({ length: pieces.length / 3 }, (_, index) => {
    const [file = '', place = '', text = ''] = pieces.slice(3 * index);
    return { file, place, text: `${text.trimEnd()}\n` };
  });
}

/** Puts a piece of code where a person would. @throws Error where the file has no such place */
export function putIn(copy: SourceCopy, { file, place, text }: Part): void {
  if (place === '') copy.write(file, text);
  else if (place === 'one more entry') copy.write(file, withEntry(copy.read(file), text));
  else copy.write(file, withLines(copy.read(file), place, text, file));
}

const withEntry = (list: string, entry: string) => JSON.stringify([...JSON.parse(list), JSON.parse(entry)], null, 2);

function withLines(before: string, place: string, text: string, file: string): string {
  if (place === 'one more line') return `${before}${text}`;
  if (place === 'among its imports') return before.replace(/^import /m, `${text}import `);
  const name = place.replace(/^in /, '');
  const begins = new RegExp(`^export (?:const|function|type) ${name}\\b.*[{=[]$`, 'm').exec(before);
  if (!begins) throw new Error(`There is no ${name} in ${file}.`);
  const end = begins.index + begins[0].length + 1;
  return `${before.slice(0, end)}${text}${before.slice(end)}`;
}
