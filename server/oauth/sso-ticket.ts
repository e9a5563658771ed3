import { createHmac, timingSafeEqual, verify } from 'node:crypto';
import { limits } from '../../engine/schema/limits.ts';
import type { SsoIssuer } from '../kernel/sso-issuers.ts';

/** What a ticket that holds says. */
export interface SsoClaims {
  readonly issuer: SsoIssuer;
  readonly account: string;
  /** Of the ticket: it counts once. */
  readonly id: string;
  /** Until then it may come again, and has to be known. */
  readonly expires: Date;
}

/** Why a ticket is refused: for the audit, never for who sent it. */
export type SsoFault = 'length' | 'form' | 'issuer' | 'algorithm' | 'signature' | 'audience' | 'tenant' | 'time';

const toleranceMs = limits.ssoToleranceSeconds * 1000;

/**
 * Reads a signed ticket: a JSON web token in its short form, with `iss`, `aud`, `sub` (the account), `jti`, `iat` and
 * `exp`, at most a minute after `iat`. Which algorithm and which key count is ours to say, by issuer, never the ticket's.
 * Source: RFC 7519, RFC 8725 (3.1, 3.2, 3.8, 3.9, 3.10); reliability A16
 */
export function readSsoTicket(ticket: string, issuers: readonly SsoIssuer[], now: Date): SsoClaims | SsoFault {
  if (ticket.length > limits.ssoTicketLength) return 'length';
  const [head = '', body = '', signature = '', ...more] = ticket.split('.');
  const header = objectIn(head);
  const claims = objectIn(body);
  if (more.length > 0 || !header || !claims || !isBase64Url(signature)) return 'form';
  const issuer = issuers.find((known) => known.issuer === claims.iss);
  if (!issuer) return 'issuer';
  // Of what `crit` names we know nothing, so none of it can hold.
  if (header.alg !== issuer.algorithm || header.crit !== undefined) return 'algorithm';
  if (!isSigned(issuer, `${head}.${body}`, Buffer.from(signature, 'base64url'))) return 'signature';
  const { aud, sub, jti, iat, exp, nbf, tenant } = claims;
  if (![aud].flat().includes(issuer.audience)) return 'audience';
  if (tenant !== undefined && tenant !== issuer.tenantId) return 'tenant';
  if (!isShortText(sub) || !isShortText(jti)) return 'form';
  if (!isTime(iat) || !isTime(exp) || (nbf !== undefined && !isTime(nbf))) return 'time';
  const time = now.getTime();
  const lives = exp > iat && exp - iat <= limits.ssoSeconds;
  const hasBegun = Math.max(iat, nbf ?? iat) * 1000 <= time + toleranceMs;
  const expires = new Date(exp * 1000 + toleranceMs);
  if (!lives || !hasBegun || expires.getTime() <= time) return 'time';
  return { issuer, account: sub, id: jti, expires };
}

function isSigned({ algorithm, key }: SsoIssuer, content: string, signature: Buffer): boolean {
  if (algorithm === 'EdDSA') return verify(null, Buffer.from(content), key, signature);
  const expected = createHmac('sha256', key).update(content).digest();
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

const isBase64Url = (text: string): boolean => /^[\w-]+$/.test(text);
const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= limits.nameLength;
/** Whole seconds of a year that there is. */
const isTime = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) < 1e11;

function objectIn(part: string): Readonly<Record<string, unknown>> | undefined {
  if (!isBase64Url(part)) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : undefined;
  } catch {
    return undefined;
  }
}
