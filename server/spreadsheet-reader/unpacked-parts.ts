import { inflateRawSync } from 'node:zlib';
import type { ArchiveEntry } from './archive-facts.ts';

const headLength = 30;
const headSignature = 0x04034b50;
const stored = 0;
const deflated = 8;

/**
 * The files of an archive, by what its directory says of them and by nothing else: each file has a head of its own, which
 * may say otherwise.
 * @returns undefined where one of them is not as large as the directory says: it may be a bomb
 */
export function unpackedParts(bytes: Buffer, entries: readonly ArchiveEntry[]): Map<string, Buffer> | undefined {
  const parts = new Map<string, Buffer>();
  for (const entry of entries) {
    const content = unpacked(bytes, entry);
    if (content?.length !== entry.unpacked) return undefined;
    parts.set(entry.name, content);
  }
  return parts;
}

function unpacked(bytes: Buffer, { offset, packed, unpacked: most, method }: ArchiveEntry): Buffer | undefined {
  if (offset + headLength > bytes.length || bytes.readUInt32LE(offset) !== headSignature) return undefined;
  const from = offset + headLength + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const content = bytes.subarray(from, from + packed);
  if (method === stored) return content;
  return method === deflated ? inflated(content, most) : undefined;
}

/** @returns undefined for more than `most`, and for what does not unpack */
function inflated(content: Buffer, most: number): Buffer | undefined {
  if (most === 0) return content.length <= 2 ? Buffer.alloc(0) : undefined;
  try {
    return inflateRawSync(content, { maxOutputLength: most });
  } catch {
    return undefined;
  }
}
