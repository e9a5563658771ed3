import { createHmac, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A portal with both kinds of keys, as it would make tickets itself. */
export function createPortal() {
  const secret = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
  const signed = (header: object, claims: object, key: Buffer | KeyObject): string => {
    const content = `${part(header)}.${part(claims)}`;
    const signature =
      key instanceof Buffer
        ? createHmac('sha256', key).update(content).digest()
        : sign(null, Buffer.from(content), key);
    return `${content}.${signature.toString('base64url')}`;
  };
  return {
    secret,
    pem,
    privateKey,
    signed,
    /** What stands in ADIT_SSO_ISSUERS. */
    setting: JSON.stringify([
      { issuer: 'https://portal.example', audience: 'adit', algorithm: 'HS256', key: secret.toString('base64') },
      { issuer: 'https://city.example', audience: 'adit-city', algorithm: 'EdDSA', key: pem, tenant: 'main' },
      {
        issuer: 'https://other.example',
        audience: 'adit',
        algorithm: 'HS256',
        key: secret.toString('base64'),
        tenant: 't2',
      },
    ]),
    /** Claims of a ticket that holds. @param at in milliseconds */
    claims: (at: number, changes: object = {}) => {
      const iat = Math.floor(at / 1000);
      const jti = randomBytes(12).toString('hex');
      return { iss: 'https://portal.example', aud: 'adit', sub: 'staff', iat, exp: iat + 60, jti, ...changes };
    },
    part,
  };
}
