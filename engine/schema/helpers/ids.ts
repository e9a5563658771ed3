// Here: small things that belong to no part of the schema: ids, sizes, times, hosts.

import { limits } from '../limits.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const timeWidth = 8;
const counterWidth = 3;
const counterSize = 62 ** counterWidth;
const randomWidth = 9;
const randomBytesPerId = 6;
const idsPerFill = 256;

function base62(value: number, width: number): string {
  let text = '';
  for (let rest = value; text.length < width; rest = Math.floor(rest / 62)) text = digits.charAt(rest % 62) + text;
  return text;
}

const pool = new Uint8Array(randomBytesPerId * idsPerFill);
let used = pool.length;

/** Six bytes as nine digits: another node, worker or tab in the same millisecond differs here. */
function randomText(): string {
  // Asking the system for six bytes costs as much as asking for many.
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  let value = 0;
  for (const end = used + randomBytesPerId; used < end; used += 1) value = value * 256 + (pool[used] ?? 0);
  return base62(value, randomWidth);
}

/** Characters of an id. */
export const idLength = timeWidth + counterWidth + randomWidth;

/**
 * Makes ids of 20 letters and digits: milliseconds since 2020-08-01 (8), a counter within the process or the page (3),
 * random (9). Sorted as bytes they are in order of making within one process, and in order of time between processes. An
 * id is never a secret. Source: shell specification 9; made safe against twins by reliability 0.3.
 * @param now the clock in milliseconds
 */
export function createIds(now: () => number = Date.now): () => string {
  let last = 0;
  let counter = 0;
  return () => {
    // A clock that jumps back must not bring an earlier id; a full counter borrows from the next millisecond.
    const time = Math.max(now() - limits.idsSinceMs, last);
    counter = time === last ? counter + 1 : 0;
    last = time;
    if (counter === counterSize) {
      last += 1;
      counter = 0;
    }
    return base62(last, timeWidth) + base62(counter, counterWidth) + randomText();
  };
}

export const newId = createIds();
