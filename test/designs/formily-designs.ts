import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StoredDesign } from './foreign-designs.ts';

const folder = new URL('./fixtures/', import.meta.url);

/** Forms as designable stores them, and as projects write them by hand. */
export const formilyDesigns: readonly StoredDesign[] = readdirSync(fileURLToPath(folder))
  .filter((name) => /^formily-.*\.json$/.test(name))
  .sort()
  .map((name) => ({ name, design: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) }));

export function formilyDesign(name: string): unknown {
  const found = formilyDesigns.find((one) => one.name === `formily-${name}.json`);
  if (!found) throw new Error(`No fixture formily-${name}.json`);
  return found.design;
}
