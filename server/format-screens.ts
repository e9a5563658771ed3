import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { formatDocument } from '../engine/schema/documents/format-document.ts';

// npm run format: screens as the designer writes them, so that a screen written by hand differs in what it says alone.
const folder = fileURLToPath(new URL('../schemas/screens/', import.meta.url));
for (const name of await readdir(folder)) {
  const text = await readFile(folder + name, 'utf8');
  const formatted = formatDocument(JSON.parse(text));
  if (formatted === text) continue;
  await writeFile(folder + name, formatted);
  console.log(`schemas/screens/${name}`);
}
