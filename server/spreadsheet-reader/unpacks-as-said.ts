import { inflateRawSync } from 'node:zlib';
import type { ArchiveEntry } from './archive-facts.ts';

const headLength = 30;
const headSignature = 0x04034b50;
const stored = 0;
const deflated = 8;

/** Whether each file of an archive is as large as its directory says: one that lies there is a bomb. */
export function unpacksAsSaid(bytes: Buffer, entries: readonly ArchiveEntry[]): boolean {
  return entries.every((entry) => {
    const { offset, packed, unpacked, method } = entry;
    if (offset + headLength > bytes.length || bytes.readUInt32LE(offset) !== headSignature) return false;
    const from = offset + headLength + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const content = bytes.subarray(from, from + packed);
    if (method === stored) return packed === unpacked;
    return method === deflated && inflatedLength(content, unpacked) === unpacked;
  });
}

/** @returns -1 for more than `most`, and for what does not unpack */
function inflatedLength(content: Buffer, most: number): number {
  if (most === 0) return content.length <= 2 ? 0 : -1;
  try {
    return inflateRawSync(content, { maxOutputLength: most }).length;
  } catch {
    return -1;
  }
}
