import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { metaFiles } from './meta-files.ts';

// Run after a change of a shape: npx tsx engine/schema/meta/write-meta.ts
const root = fileURLToPath(new URL('../../../', import.meta.url));
for (const [path, text] of metaFiles()) {
  await mkdir(dirname(root + path), { recursive: true });
  await writeFile(root + path, text);
  console.log(`${path} ${Buffer.byteLength(text)} bytes`);
}
