import { hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { limits } from '../../engine/schema/limits.ts';

const secretBytes = 32;
const hourMs = 3_600_000;
/** A token lives 12 hours; its key as long again, so that a screen left overnight renews instead of signing in. */
export const tokenLifeMs = limits.sessionHours * hourMs;
export const keyLifeMs = 2 * tokenLifeMs;

/** 256 random bits as 43 letters, digits, `-` and `_`. */
export const newSecret = (): string => randomBytes(secretBytes).toString('base64url');

/** How a token or key is stored: it is random, so a fast hash without salt hides it. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'hex');

/**
 * Whether two hashes are the same, in a time that says nothing of how much of them is.
 * Source: reliability A13
 */
export function isSameHash(sent: string, stored: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(stored)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export interface TokenPair {
  readonly token: string;
  readonly tokenKey: string;
}

/**
 * The pair that follows a renewal key: the same again for the same salt, so that a lost answer can be given once more
 * without keeping any token. Without the salt, which never leaves the database, the key alone leads nowhere.
 */
export function successorsOf(key: string, salt: string): TokenPair {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', key, salt, `adit ${purpose}`, secretBytes)).toString('base64url');
  return { token: derive('token'), tokenKey: derive('key') };
}
