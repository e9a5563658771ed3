import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';

/** What a ticket may be signed with: a secret that both sides have, or the issuer's own key. */
export type SsoAlgorithm = 'HS256' | 'EdDSA';

/** Who may say who comes: a portal whose tickets sign people in. */
export interface SsoIssuer {
  /** As its tickets name it, `iss`. */
  readonly issuer: string;
  /** As its tickets name us, `aud`. */
  readonly audience: string;
  readonly algorithm: SsoAlgorithm;
  readonly key: KeyObject;
  /** Its people are found in this tenant and in no other. */
  readonly tenantId: string;
}

const names = ['issuer', 'audience', 'algorithm', 'key', 'tenant'] as const;
const secretBytesLeast = 32;

/**
 * @param text a JSON list of `{ issuer, audience, algorithm, key, tenant? }`; `key` is a secret in base64 for HS256, a
 * public key in PEM for EdDSA
 * @returns what is wrong, without any part of a key, where it is no such list
 */
export function readSsoIssuers(text: string): readonly SsoIssuer[] | { readonly problem: string } {
  const entries = listIn(text);
  if (!entries) return { problem: 'is no JSON list' };
  const issuers: SsoIssuer[] = [];
  for (const [index, entry] of entries.entries()) {
    const issuer = readIssuer(entry);
    if ('problem' in issuer) return { problem: `has a wrong entry ${index + 1}: ${issuer.problem}` };
    if (issuers.some((known) => known.issuer === issuer.issuer)) return { problem: 'names an issuer twice' };
    issuers.push(issuer);
  }
  return issuers;
}

function listIn(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function readIssuer(entry: unknown): SsoIssuer | { readonly problem: string } {
  if (typeof entry !== 'object' || entry === null) return { problem: 'it is no object' };
  const { tenant = 'main', ...given } = Object.fromEntries(Object.entries(entry));
  const values: Record<string, unknown> = { ...given, tenant };
  const strange = Object.keys(values).find((name) => !names.some((known) => known === name));
  if (strange !== undefined) return { problem: `it knows no ${JSON.stringify(strange.slice(0, 40))}` };
  const missing = names.find((name) => typeof values[name] !== 'string' || values[name] === '');
  if (missing !== undefined) return { problem: `${missing} is missing or no text` };
  const text = (name: (typeof names)[number]) => String(values[name]);
  const algorithm = text('algorithm');
  if (algorithm !== 'HS256' && algorithm !== 'EdDSA') return { problem: 'algorithm is neither HS256 nor EdDSA' };
  const key = algorithm === 'HS256' ? secretIn(text('key')) : publicKeyIn(text('key'));
  if (!key) {
    return {
      problem:
        algorithm === 'HS256'
          ? `key is not ${secretBytesLeast} bytes or more in base64`
          : 'key is no Ed25519 public key in PEM',
    };
  }
  return { issuer: text('issuer'), audience: text('audience'), algorithm, key, tenantId: text('tenant') };
}

function secretIn(text: string): KeyObject | undefined {
  const isBase64 = /^[A-Za-z0-9+/_-]+={0,2}$/.test(text);
  const bytes = Buffer.from(text, 'base64');
  return isBase64 && bytes.length >= secretBytesLeast ? createSecretKey(bytes) : undefined;
}

/** A private key is refused: it has no business here. */
function publicKeyIn(text: string): KeyObject | undefined {
  if (!text.trimStart().startsWith('-----BEGIN PUBLIC KEY-----')) return undefined;
  try {
    const key = createPublicKey(text);
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}
