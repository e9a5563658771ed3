import { readdirSync, readFileSync } from 'node:fs';
import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import type { LocalText } from '../../engine/schema/text/local-text.ts';

/** A screen as it comes with the product. */
export interface ScreenFile extends ScreenDocument {
  readonly title: LocalText;
}

/** Every file of `schemas/screens`. A build takes them in; `npm run dev` runs the server from its sources, where they are read. */
export const screenFiles: readonly ScreenFile[] = import.meta.env
  ? Object.values(import.meta.glob<ScreenFile>('../../schemas/screens/*.json', { eager: true, import: 'default' }))
  : readFolder(new URL('../../schemas/screens/', import.meta.url));

function readFolder(folder: URL): ScreenFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
}
