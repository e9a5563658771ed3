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

const constants = Int32Array.from(fractions(1 / 3));
const start = Int32Array.from(fractions(1 / 2).slice(0, 8));
const blockBytes = 64;
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** SHA-256 of bytes that come one after the other, for pages that come by plain http: browsers keep their own from them. Source: FIPS 180-4 */
export class Sha256 {
  readonly #state = Int32Array.from(start);
  readonly #words = new Int32Array(64);
  /** What has not filled a block yet. */
  readonly #rest = new Uint8Array(blockBytes);
  #restBytes = 0;
  #bytes = 0;

  update(bytes: Uint8Array): this {
    this.#bytes += bytes.length;
    let at = 0;
    if (this.#restBytes > 0) {
      at = Math.min(blockBytes - this.#restBytes, bytes.length);
      this.#rest.set(bytes.subarray(0, at), this.#restBytes);
      this.#restBytes += at;
      if (this.#restBytes < blockBytes) return this;
      this.#take(this.#rest, 0);
      this.#restBytes = 0;
    }
    for (; at + blockBytes <= bytes.length; at += blockBytes) this.#take(bytes, at);
    this.#rest.set(bytes.subarray(at));
    this.#restBytes = bytes.length - at;
    return this;
  }

  /**
   * Ends it: nothing can be added any more.
   * @returns eight words of 32 bits, signed
   */
  words(): Int32Array {
    const end = new Uint8Array((this.#restBytes < 56 ? 1 : 2) * blockBytes - this.#restBytes);
    const bits = this.#bytes * 8;
    end[0] = 0x80;
    const view = new DataView(end.buffer);
    view.setUint32(end.length - 8, Math.floor(bits / 2 ** 32));
    view.setUint32(end.length - 4, bits >>> 0);
    return this.update(end).#state;
  }

  /** The same as 64 lower-case hexadecimal digits. */
  hex(): string {
    return [...this.words()].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  }

  #take(bytes: Uint8Array, from: number): void {
    const words = this.#words;
    for (let at = 0, byte = from; at < 16; at += 1, byte += 4) {
      words[at] =
        (at8(bytes, byte) << 24) | (at8(bytes, byte + 1) << 16) | (at8(bytes, byte + 2) << 8) | at8(bytes, byte + 3);
    }
    mix(this.#state, words);
  }
}

// Within their lists, as every index below is.
const at8 = (bytes: Uint8Array, index: number) => bytes[index] as number;
const at32 = (words: Int32Array, index: number) => words[index] as number;

/** Written without lists and functions made on the way: of a file of 300 MB it is done five million times. */
function mix(state: Int32Array, words: Int32Array): void {
  for (let at = 16; at < 64; at += 1) {
    const early = at32(words, at - 15);
    const late = at32(words, at - 2);
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const other = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = (at32(words, at - 16) + one + at32(words, at - 7) + other) | 0;
  }
  let a = at32(state, 0);
  let b = at32(state, 1);
  let c = at32(state, 2);
  let d = at32(state, 3);
  let e = at32(state, 4);
  let f = at32(state, 5);
  let g = at32(state, 6);
  let h = at32(state, 7);
  for (let at = 0; at < 64; at += 1) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + at32(constants, at) + at32(words, at)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const other = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + other) | 0;
  }
  // A list of 32 bits drops what is beyond them.
  state[0] = at32(state, 0) + a;
  state[1] = at32(state, 1) + b;
  state[2] = at32(state, 2) + c;
  state[3] = at32(state, 3) + d;
  state[4] = at32(state, 4) + e;
  state[5] = at32(state, 5) + f;
  state[6] = at32(state, 6) + g;
  state[7] = at32(state, 7) + h;
}

const ofText = (text: string) => new Sha256().update(new TextEncoder().encode(text));

/** Of a text as UTF-8. @returns eight words of 32 bits, signed */
export const sha256 = (text: string): Int32Array => ofText(text).words();

/** The same as 64 lower-case hexadecimal digits. */
export const sha256Hex = (text: string): string => ofText(text).hex();
