import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const nameLength = 16;

/**
 * What this build of the page is called: another name whenever one of its files is another, whose names hold a hash of
 * what is in them. Said with every answer and in the page itself, so that one that stays open finds out.
 * @param clientDir what Vite built
 */
export function buildName(clientDir: string): string {
  const hash = createHash('sha256').update(readFileSync(join(clientDir, 'index.html')));
  for (const file of readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).sort()) hash.update(`\0${file}`);
  return hash.digest('base64url').slice(0, nameLength);
}
