const primesMost = 312;

/** First 32 bits of the fractions of a root of each of the first 64 primes. Source: FIPS 180-4, 4.2.2 and 5.3.3 */
function fractions(power: number): number[] {
  const words: number[] = [];
  for (let number = 2; number < primesMost && words.length < 64; number += 1) {
    let isPrime = true;
    for (let factor = 2; factor * factor <= number; factor += 1) isPrime &&= number % factor !== 0;
    if (isPrime) words.push(((number ** power % 1) * 2 ** 32) | 0);
  }
  return words;
}

const constants = fractions(1 / 3);
const start = fractions(1 / 2).slice(0, 8);
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * SHA-256 of a text as UTF-8, for pages that come by plain http: browsers keep their own from them. Source: FIPS 180-4
 * @returns eight words of 32 bits, signed
 */
export function sha256(text: string): Int32Array {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64));
  new Uint8Array(blocks.buffer).set(bytes);
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  blocks.setUint32(blocks.byteLength - 4, bytes.length << 3);
  const state = Int32Array.from(start);
  const words = new Int32Array(64);
  for (let block = 0; block < blocks.byteLength; block += 64) {
    for (let at = 0; at < 16; at += 1) words[at] = blocks.getInt32(block + at * 4);
    mix(state, words);
  }
  return state;
}

function mix(state: Int32Array, words: Int32Array): void {
  const word = (at: number) => words[at] as number; // of 64, below
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [word(at - 15), word(at - 2)];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const other = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = (word(at - 16) + one + word(at - 7) + other) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + (constants[at] ?? 0) + word(at)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const other = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, at) => {
    state[at] = ((state[at] ?? 0) + value) | 0;
  });
}

/** The same as 64 lower-case hexadecimal digits. */
export function sha256Hex(text: string): string {
  return [...sha256(text)].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
