import type { FileEntry } from '../../engine/schema/values/index.ts';

/** An uploaded file of which its address alone is known. */
export function entryAt(url: string, name: string): FileEntry {
  return { fileId: url.split('/').at(-1) ?? '', name, url };
}
