import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string>;
}

interface Packed {
  readonly name: Buffer;
  readonly offset: number;
  crc: number;
  size: number;
  packedSize: number;
}

/** Sizes and places have 32 bits: what is larger would need the format of after 2001, which not every reader has. */
const bytesMost = 0xffff_ffff;

/** The archive would have more than 4 GB. */
export class ZipTooLarge extends Error {}

/** Names are UTF-8 (0x800); size and checksum stand behind the content, as nobody knows them before (0x8). */
const flags = 0x808;
const versionNeeded = 20;
const deflated = 8;

/**
 * A zip archive as it is made: an entry is read only when the one before it has gone out, and nothing of it is kept.
 * Source: APPNOTE 4.3, 4.4.
 * @throws ZipTooLarge
 */
export async function* zip(entries: AsyncIterable<ZipEntry>, time: Date): AsyncGenerator<Buffer> {
  const stamp = dosTime(time);
  const done: Packed[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const entry: Packed = { name: Buffer.from(name), offset, crc: 0, size: 0, packedSize: 0 };
    const head = localHeader(entry, stamp);
    yield head;
    offset += head.length;
    for await (const chunk of pack(content, entry)) {
      entry.packedSize += chunk.length;
      offset += chunk.length;
      // Before the disk is filled with what nobody gets.
      if (Math.max(offset, entry.size) > bytesMost) throw new ZipTooLarge('The archive has more than 4 GB.');
      yield chunk;
    }
    const tail = descriptor(entry);
    yield tail;
    offset += tail.length;
    done.push(entry);
  }
  const directory = Buffer.concat(done.map((entry) => directoryEntry(entry, stamp)));
  yield directory;
  yield endOfDirectory(done.length, directory.length, offset);
}

async function* pack(content: AsyncIterable<string>, entry: Packed): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw();
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  }
  const feeding = pipeline(counted, deflate);
  // Whoever reads hears of a failure by the stream itself.
  feeding.catch(() => undefined);
  try {
    yield* deflate;
    await feeding;
  } finally {
    deflate.destroy();
  }
}

/** Date and time as 16 bits each, in steps of two seconds. */
function dosTime(time: Date): { readonly time: number; readonly date: number } {
  return {
    time: (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1),
    date: ((Math.max(1980, time.getUTCFullYear()) - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate(),
  };
}

type Stamp = ReturnType<typeof dosTime>;

function localHeader({ name }: Packed, { time, date }: Stamp): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(versionNeeded, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(deflated, 8);
  header.writeUInt16LE(time, 10);
  header.writeUInt16LE(date, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptor({ crc, packedSize, size }: Packed): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(Math.min(packedSize, bytesMost), 8);
  bytes.writeUInt32LE(Math.min(size, bytesMost), 12);
  return bytes;
}

function directoryEntry({ name, offset, crc, size, packedSize }: Packed, { time, date }: Stamp): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(versionNeeded, 4);
  entry.writeUInt16LE(versionNeeded, 6);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(deflated, 10);
  entry.writeUInt16LE(time, 12);
  entry.writeUInt16LE(date, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packedSize, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

function endOfDirectory(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
