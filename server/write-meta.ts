import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { metaFiles } from '../engine/schema/meta/meta-files.ts';
import { descriptors } from './kernel/descriptors.ts';
import { licencesText } from './system/licences-of.ts';

// Part of every build: after a change of a shape or with a new widget the published schemas follow by themselves.
const root = fileURLToPath(new URL('../', import.meta.url));
const licences = licencesText(await readFile(`${root}package-lock.json`, 'utf8'));
const files = [...metaFiles([...descriptors.keys()]), ['server/system/licences.generated.json', licences] as const];
for (const [path, text] of files) {
  if ((await readFile(root + path, 'utf8').catch(() => '')) === text) continue;
  await mkdir(dirname(root + path), { recursive: true });
  await writeFile(root + path, text);
  console.log(`${path} ${Buffer.byteLength(text)} bytes`);
}
