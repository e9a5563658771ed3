import { crc32, inflateRawSync } from 'node:zlib';

/** What is in an archive, by name, read by its directory as other programs do. @throws Error where size or checksum lie */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const offset = archive.readUInt32LE(at + 42);
    const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    const content = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20)));
    if (content.length !== archive.readUInt32LE(at + 24)) throw new Error(`${name} has another size.`);
    if (crc32(content) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} has another checksum.`);
    files.set(name, content.toString());
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
