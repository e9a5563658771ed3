const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const commentMost = 65_535;
const entriesMost = 1_000;

/** A file in an archive, as the directory at its end says. */
export interface ArchiveEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

/**
 * What an archive says that it holds; nothing is unpacked. Source: APPNOTE 4.3.12, 4.3.16
 * @returns undefined for what is no archive, or one that no spreadsheet is
 */
export function archiveEntries(bytes: Buffer): ArchiveEntry[] | undefined {
  for (let at = bytes.length - endLength; at >= Math.max(0, bytes.length - endLength - commentMost); at -= 1) {
    if (bytes.readUInt32LE(at) !== endSignature) continue;
    const [length, offset] = [bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 16)];
    if (offset + length > at) return undefined;
    return entriesIn(bytes.subarray(offset, offset + length));
  }
  return undefined;
}

function entriesIn(directory: Buffer): ArchiveEntry[] | undefined {
  const entries: ArchiveEntry[] = [];
  let at = 0;
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === entrySignature) {
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    if (entries.length > entriesMost) return undefined;
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return at === directory.length ? entries : undefined;
}

const nameOf = ({ name }: ArchiveEntry) => name.toLowerCase();

/** A workbook without programs, that unpacks to no more than so much. */
export function isPlainWorkbook(entries: readonly ArchiveEntry[], unpackedMost: number): boolean {
  const names = entries.map(nameOf);
  const isWorkbook = names.includes('[content_types].xml') && names.includes('xl/workbook.xml');
  const hasPrograms = names.some((name) => /(?:^|\/)(?:vbaproject|macrosheets|activex)/.test(name));
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  return isWorkbook && !hasPrograms && unpacked <= unpackedMost && new Set(names).size === names.length;
}
