import { sha256 } from '../../engine/schema/helpers/sha-256.ts';

/** Hashes between two looks at the page, which stays alive meanwhile. */
const atOnce = 2_000;

/**
 * Finds a number with which SHA-256 of `id:number` begins with so many zero bits: what a device does for a person who
 * cannot read the picture. Less than a second for 17 bits.
 * @throws the signal's reason when nobody waits for it any more
 */
export async function proofOfWork(id: string, bits: number, signal: AbortSignal): Promise<number> {
  for (let number = 0; ; number += 1) {
    if (number % atOnce === 0) {
      await new Promise((go) => setTimeout(go));
      signal.throwIfAborted();
    }
    const [head = 0] = sha256(`${id}:${number}`);
    if (head >>> 0 < 2 ** (32 - bits)) return number;
  }
}
