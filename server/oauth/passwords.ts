import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Refused } from '../kernel/refused.ts';
import { hashOf, isSameHash, newSecret } from './secrets.ts';

/** argon2id, 19 MiB, two passes, one lane: about 15 ms of a core. Source: dependencies note 6. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashes at one time, and callers that may wait for one: a flood of sign-ins must not take all memory and cores. */
const parallelMost = 2;
const waitingMost = 200;

let active = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (active >= parallelMost) {
    if (waiting.length >= waitingMost) throw new Refused('tooMany', 'session.crowd');
    // Whoever ends hands its place on, so `active` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    active += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else active -= 1;
  }
}

/** What a browser sends for a password. Source: design 9. */
export const sentPassword = (password: string): string => createHash('sha256').update(password, 'utf8').digest('hex');

/** @param sent hex SHA-256 of a password, as a browser sends it @returns what is stored: scheme, cost, salt and hash */
export const hashPassword = (sent: string): Promise<string> => inTurn(() => hash(sent, cost));

const randomScheme = 'sha256:';

/**
 * The same of a password that the server made: it is random enough for a fast hash without salt, and a thousand of them are
 * made at once. Source: administration P5
 */
export const hashRandomPassword = (sent: string): string => randomScheme + hashOf(sent);

let nobodysHash: Promise<string> | undefined;

/** Made before the first sign-in needs it, so that this one is not slower than the others. */
export function prepareNobodysHash(): Promise<string> {
  nobodysHash ??= hashPassword(newSecret());
  return nobodysHash;
}

/**
 * @param stored empty for an account that does not exist or cannot sign in: takes as long and is never right; so does one
 *   that was made
 * @param sent hex SHA-256 of a password
 */
export async function isPassword(stored: string, sent: string): Promise<boolean> {
  const isRandom = stored.startsWith(randomScheme);
  const against = stored === '' || isRandom ? await prepareNobodysHash() : stored;
  const isRight = await inTurn(() => verify(against, sent));
  return isRandom ? isSameHash(hashRandomPassword(sent), stored) : isRight && stored !== '';
}
