/** The parts of a zip file that holds each text as it is. Source: PKWARE APPNOTE 6.3, sections 4.3 and 4.4. */
const local = 0x04034b50;
const central = 0x02014b50;
const end = 0x06054b50;
/** Version 2.0; names in UTF-8. */
const version = 20;
const utf8Names = 0x0800;

export interface NamedText {
  readonly fileName: string;
  readonly text: string;
}

/**
 * Texts as one zip file, not compressed: designs are small.
 * @param at time that the files bear, in the person's own zone
 */
export function zipTexts(files: readonly NamedText[], at: Date): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
  const day = ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();
  const bodies: Uint8Array[] = [];
  const index: Uint8Array[] = [];
  let offset = 0;
  for (const { fileName, text } of files) {
    const name = encoder.encode(fileName);
    const data = encoder.encode(text);
    const common = [2, version, 2, utf8Names, 2, 0, 2, time, 2, day, 4, crc32(data), 4, data.length, 4, data.length];
    const head = numbers(4, local, ...common, 2, name.length, 2, 0);
    bodies.push(head, name, data);
    index.push(
      numbers(4, central, 2, version, ...common, 2, name.length, 2, 0, 2, 0, 2, 0, 2, 0, 4, 0, 4, offset),
      name,
    );
    offset += head.length + name.length + data.length;
  }
  const size = sizeOf(index);
  const count = files.length;
  return joined([...bodies, ...index, numbers(4, end, 2, 0, 2, 0, 2, count, 2, count, 4, size, 4, offset, 2, 0)]);
}

/** Numbers in the order of the format, each after its size in bytes; the lowest byte first. */
function numbers(...sized: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (let at = 0; at + 1 < sized.length; at += 2) {
    const [size = 0, value = 0] = sized.slice(at, at + 2);
    for (let byte = 0; byte < size; byte += 1) bytes.push((value >>> (8 * byte)) & 0xff);
  }
  return Uint8Array.from(bytes);
}

const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(sizeOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The check sum of the format, polynomial 0xEDB88320. */
function crc32(data: Uint8Array): number {
  let sum = ~0;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
