import type { FileHandle } from 'node:fs/promises';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const commentMost = 65_535;
const directoryMost = 4 * 1024 * 1024;

/**
 * Names of the files in a zip archive, from its central directory: nothing is unpacked. Source: APPNOTE 4.3.12, 4.3.16.
 * @param size of the file in bytes
 * @returns none when this is no archive, or one of a size that only an attack has
 */
export async function zipNames(file: FileHandle, size: number): Promise<string[]> {
  const tailLength = Math.min(size, endLength + commentMost);
  const tail = await readAt(file, size - tailLength, tailLength);
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== endSignature) continue;
    const length = tail.readUInt32LE(at + 12);
    const offset = tail.readUInt32LE(at + 16);
    if (length > directoryMost || offset + length > size) return [];
    return namesIn(await readAt(file, offset, length));
  }
  return [];
}

function namesIn(directory: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === entrySignature; ) {
    const nameLength = directory.readUInt16LE(at + 28);
    names.push(directory.toString('utf8', at + 46, at + 46 + nameLength));
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return names;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
