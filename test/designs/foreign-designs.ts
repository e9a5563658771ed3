import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface StoredDesign {
  readonly name: string;
  readonly design: unknown;
}

function readFolder(folder: URL): StoredDesign[] {
  const path = fileURLToPath(folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, design: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) }));
}

/** The project's own foreign designs, one for each dialect and way of packing. */
export const ownDesigns = readFolder(new URL('./fixtures/', import.meta.url)).filter(({ name }) =>
  name.startsWith('foreign-'),
);
/** Designs of other people's products, read in place where they are at hand. */
export const sharedDesigns = readFolder(new URL('../../../shared/forms/', import.meta.url));
if (sharedDesigns.length === 0) console.log('No designs in ../shared/forms: only the own fixtures are read.');
export const allDesigns = [...sharedDesigns, ...ownDesigns];

export function ownDesign(name: string): unknown {
  const found = ownDesigns.find((one) => one.name === `foreign-${name}.json`);
  if (!found) throw new Error(`No fixture foreign-${name}.json`);
  return found.design;
}

/** A form keeps its values, so that none with a password box is published: here their boxes are ordinary ones. */
export function withoutPasswordBoxes(design: unknown): unknown {
  return JSON.parse(JSON.stringify(design).replace(/(\\*"show-?password\\*"):true/gi, '$1:false'));
}
